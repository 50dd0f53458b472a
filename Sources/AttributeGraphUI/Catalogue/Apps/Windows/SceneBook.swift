import Foundation

/// The scenes of a program, its windows, and its menus.
@MainActor
final class SceneBook {
  /// The scenes with windows, in the order of the source.
  var entries: [SceneEntry] = []
  /// The windows that are open; the last is in front.
  private(set) var windows: [AppWindow] = []
  /// The commands, in the order of the source.
  var commands: [CommandEntry] = []
  /// The number of modifiers with commands so far.
  var commandModifiers = 0
  /// The size of windows whose scene sets none.
  let usualSize: CGSize
  /// The host that runs the frames of all windows.
  weak var conductor: ViewHost?
  /// Connects the scene of a new window with a delegate, if the program has one for it.
  var connectScene: () -> (any SceneConnection)? = { nil }
  /// Runs when a window was opened or closed.
  var onWindowsChange: () -> Void = {}
  /// Whether the windows of the launch are being opened, which changes the phase of the program once.
  private var isLaunching = false
  /// The number of windows so far.
  private var windowCount = 0

  /// The time of the program.
  let clock: VirtualClock

  init(usualSize: CGSize, clock: VirtualClock) {
    self.usualSize = usualSize
    self.clock = clock
  }

  /// The arguments of `openWindow`.
  struct Request {
    var id: String?
    var value: AnyHashable?

    /// The request in the form of the program's call.
    var text: String {
      [id.map { "id: \"\($0)\"" }, value.map { "value: \($0.base)" }].compactMap(\.self).joined(separator: ", ")
    }
  }

  /// The scene that matches a request: the first with the id, or the first that presents values of the type.
  private func entry(for request: Request) -> SceneEntry? {
    entries.first { entry in
      if let id = request.id, entry.id != id { return false }
      return request.value.map { entry.presents($0) } ?? (request.id != nil)
    }
  }

  /// Opens a window, or brings a window that already shows the value to the front; a request without a matching scene
  /// is an issue.
  func open(_ request: Request) {
    guard let entry = entry(for: request) else {
      conductor?.runtime.report(.missingScene(request: request.text))
      return
    }
    open(entry, value: request.value)
  }

  /// Opens a window of a scene after the current update, if there is one.
  func open(_ entry: SceneEntry, value: AnyHashable? = nil) {
    entry.position.runtime.structureChanges.append { [weak self, weak entry] in
      guard let self, let entry, !entry.position.isDetached else { return }
      bringToFront(entry, value)
    }
  }

  private func bringToFront(_ entry: SceneEntry, _ value: AnyHashable?) {
    let shown = windows.firstIndex { window in
      window.entry === entry && (!entry.hasManyWindows || (value != nil && window.value == value))
    }
    if let shown {
      bringToFront(windows[shown])
    } else {
      windowCount += 1
      // A menu of the system's bar is no scene of UIKit's.
      let window = AppWindow(
        of: entry, value: value, number: windowCount, in: self,
        connectedTo: entry.kind == .menuBarExtra ? nil : connectScene())
      windows.append(window)
      window.connection?.phaseChanged(from: .background, to: window.phase)
      if !isLaunching { onWindowsChange() }
    }
  }

  /// Brings a window that is open to the front.
  func bringToFront(_ window: AppWindow) {
    remove(window)
    windows.append(window)
  }

  /// Opens the windows of a launch: that of the first scene, and the menus in the system's bar.
  func launch() {
    isLaunching = true
    for entry in entries where entry.kind == .menuBarExtra && entry.opensAtLaunch { open(entry) }
    if let first = entries.first(where: { $0.hasManyWindows || $0.kind == .window }), first.opensAtLaunch {
      open(first)
    }
    conductor?.runtime.structureChanges.append { [weak self] in
      self?.isLaunching = false
      self?.onWindowsChange()
    }
  }

  /// Closes the windows that match a request, the frontmost first.
  func close(_ request: Request) {
    guard let entry = entry(for: request) else { return }
    for window in windows.reversed() where window.entry === entry {
      if let value = request.value, window.value != value { continue }
      window.close()
      if entry.hasManyWindows && request.value == nil { break }
    }
  }

  /// Closes the windows of a scene.
  func close(_ entry: SceneEntry) {
    for window in windows where window.entry === entry { window.close() }
  }

  /// Removes a window that is being closed.
  func remove(_ window: AppWindow) { windows.removeAll { $0 === window } }

  /// Removes a scene that has ended, with its windows.
  func forget(_ entry: SceneEntry) {
    entries.removeAll { $0 === entry }
    for window in windows where window.entry === entry { window.connection?.disconnect() }
    windows.removeAll { $0.entry === entry }
  }

  /// The phase of the program: that of the most active of its windows.
  var phase: ScenePhase { windows.filter { $0.kind != .menuBarExtra }.map(\.phase).max() ?? .background }
}

extension Issue {
  /// No scene of the program matches a request.
  fileprivate static func missingScene(request: String) -> Issue {
    Issue(
      message: "No scene answers openWindow(\(request)). A WindowGroup or Window with it may be missing in the App.",
      view: "openWindow", property: nil)
  }
}
