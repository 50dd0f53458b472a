import Foundation

/// Runs a program without a screen: it launches the program, plays the system and the person in front of it, and
/// provides a `ViewHost` for each window.
///
/// ```swift
/// let app = AppHost(launching: NotesApp.self)
/// try app.windows[0].host.tap("New note")
/// app.setPhase(.background)
/// ```
///
/// All windows share one graph, one clock, their counts and their issues, because they share the program's state. A
/// name given with `named(_:)` is unique in the whole program.
@MainActor
public final class AppHost {
  /// The host of the program's own tree, which runs the frames.
  let conductor: ViewHost
  let book: SceneBook
  /// The delegates that adaptors of the program have made.
  private let delegates: [any ApplicationDelegateAdaptor]
  /// The name of the program's type.
  public let name: String
  /// Whether `terminate()` was called.
  public private(set) var isTerminated = false
  private var lastNotifiedPhase = ScenePhase.inactive

  /// Launches a program, and shows the first frame of its first window.
  ///
  /// - Parameters:
  ///   - program: The type of the program; one value of it is made.
  ///   - size: The size in points of windows whose scenes set none.
  ///   - measurer: The measurer of texts; by default with built-in widths, the same on every machine.
  ///   - clock: The time of the program.
  ///   - lifecycleOrder: The order in which actions of a frame run.
  public convenience init<Program: App>(
    launching program: Program.Type, size: CGSize = CGSize(width: 390, height: 700),
    measurer: any TextMeasurer = BuiltInTextMeasurer(), clock: VirtualClock = VirtualClock(),
    lifecycleOrder: LifecycleOrder = .insideOut
  ) {
    // Timed work that the program's initialisers start follows the clock of this host.
    HostTime.become(HostTime(clock: clock, startDate: Date()))
    self.init(Program(), size: size, measurer: measurer, clock: clock, lifecycleOrder: lifecycleOrder)
  }

  /// Launches a program that a test has made, and shows the first frame of its first window.
  public init<Program: App>(
    _ program: Program, size: CGSize = CGSize(width: 390, height: 700),
    measurer: any TextMeasurer = BuiltInTextMeasurer(), clock: VirtualClock = VirtualClock(),
    lifecycleOrder: LifecycleOrder = .insideOut
  ) {
    name = String(describing: Program.self)
    let book = SceneBook(usualSize: size, clock: clock)
    self.book = book
    let delegates = Mirror(reflecting: program).children.compactMap { $0.value as? any ApplicationDelegateAdaptor }
    self.delegates = delegates
    for delegate in delegates { delegate.launch() }
    conductor = ViewHost(
      room: .host(size, safeArea: EdgeInsets()), displayScale: 1, measurer: measurer, clock: clock,
      lifecycleOrder: lifecycleOrder,
      environment: { values in
        values.sceneContext.book = book
        values.scenePhase = .inactive
        for delegate in delegates { delegate.provide(to: &values) }
      }, root: { AppRoot(app: program) })
    book.conductor = conductor
    book.onWindowsChange = { [weak self] in self?.notifyPhase() }
    book.connectScene = { [weak conductor] in
      for delegate in delegates {
        if let connection = delegate.connectScene(report: { conductor?.runtime.report($0) }) { return connection }
      }
      return nil
    }
    conductor.perform { book.launch() }
  }

  /// The windows that are open, from the back to the front.
  public var windows: [AppWindow] { book.windows }

  /// The window in front; nil if none is open.
  public var frontWindow: AppWindow? { windows.last { $0.kind != .menuBarExtra } }

  /// The phase of the program: that of its most active window, or the background if none is open.
  public var phase: ScenePhase { book.phase }

  /// The menus with commands of the program, from the first to the last of the bar.
  public var menus: [AppMenu] { book.menus(of: name) }

  /// The misuse reported since the launch, in order.
  public var issues: [Issue] { conductor.issues }

  /// The work done at all values of a type since the launch: of the program itself, of a scene, of a view.
  public func counts<Content>(of type: Content.Type) -> WorkCounts { conductor.counts(of: type) }

  /// Runs a closure as one action, shows the frame that follows, and reports what ran because of it.
  @discardableResult
  public func perform(file: String = #fileID, line: Int = #line, _ action: () -> Void) -> UpdateReport {
    conductor.perform(file: file, line: line, action)
  }

  /// Opens a window of the scene with an id, as a person does with a menu. If the scene has a single window, it comes
  /// to the front.
  ///
  /// - Returns: The window in front; nil if no scene has the id, which is an issue.
  @discardableResult
  public func openWindow(id: String) -> AppWindow? { open(.init(id: id)) }

  /// Opens a window that presents a value, or brings the window that presents it to the front.
  @discardableResult
  public func openWindow<D: Codable & Hashable>(id: String? = nil, value: D) -> AppWindow? {
    open(.init(id: id, value: AnyHashable(value)))
  }

  /// Opens a window, and returns the frontmost one; nil if no scene matches the request, which is an issue.
  func open(_ request: SceneBook.Request) -> AppWindow? {
    let before = issues.count
    perform { book.open(request) }
    return issues.count == before ? windows.last : nil
  }

  /// Opens the settings.
  ///
  /// - Returns: Their window; nil if the program has none.
  @discardableResult
  public func openSettings() -> AppWindow? {
    guard let entry = book.entries.first(where: { $0.kind == .settings }) else { return nil }
    perform { book.open(entry) }
    return windows.last
  }

  /// Opens a further window of the first scene, as the system's "New Window" does.
  ///
  /// - Returns: The window; nil if the program has no scene with any number of windows.
  @discardableResult
  public func openNewWindow() -> AppWindow? {
    guard let entry = book.entries.first(where: { $0.kind == .windowGroup }) else { return nil }
    perform { book.open(entry) }
    return windows.last
  }

  /// Closes a window and ends its state.
  @discardableResult
  public func close(_ window: AppWindow) -> UpdateReport { perform { window.close() } }

  /// Sets the phase of a window.
  @discardableResult
  public func setPhase(_ phase: ScenePhase, of window: AppWindow) -> UpdateReport {
    perform {
      window.setPhase(phase)
      notifyPhase()
    }
  }

  /// Sets the phase of all windows, as the system does when a person leaves a program and comes back.
  @discardableResult
  public func setPhase(_ phase: ScenePhase) -> UpdateReport {
    perform {
      for window in windows { window.setPhase(phase) }
      notifyPhase()
    }
  }

  /// Opens a URL with the program: the `onOpenURL` actions in one window run, which comes to the front.
  ///
  /// It is the frontmost window whose views prefer the URL, or else the frontmost one whose views allow it
  /// (`handlesExternalEvents(preferring:allowing:)`; without this modifier they allow it). If there is none, a new
  /// window is opened: by the first scene with `handlesExternalEvents(matching:)` that the URL matches, or else by the
  /// first one without this modifier.
  @discardableResult
  public func open(_ url: URL) -> UpdateReport {
    let window = window(for: url)
    for delegate in delegates { delegate.open(url) }
    return perform {
      // A delegate may have closed it.
      guard let window, windows.contains(where: { $0 === window }) else { return }
      book.bringToFront(window)
      window.connection?.open(url)
      conductor.runtime.urls.deliver(url, to: window.host.root)
    }
  }

  /// The window that gets a URL; a new one if no open window handles it, and nil if no scene does either.
  private func window(for url: URL) -> AppWindow? {
    let open = windows.reversed().filter { $0.kind != .menuBarExtra && $0.kind != .settings }
    func first(that answer: ExternalEventAnswer) -> AppWindow? {
      open.first { conductor.runtime.urls.answer(of: $0.host.root, to: url) == answer }
    }
    if let window = first(that: .prefers) ?? first(that: .allows) { return window }
    let scenes = book.entries.filter { $0.kind == .windowGroup }
    let matching = scenes.first { $0.inputs.settings.externalEvents?.match(url) == true }
    guard let scene = matching ?? scenes.first(where: { $0.inputs.settings.externalEvents == nil }) else { return nil }
    perform { book.open(scene) }
    return windows.last
  }

  /// Performs a command, as a person does. A disabled command does nothing.
  ///
  /// - Parameters:
  ///   - command: The title of the command.
  ///   - menu: The title of its menu; nil for the first menu that has such a command.
  /// - Throws: `HostError` if there is no such menu or command; the error lists the available ones.
  /// - Returns: The work that it caused.
  @discardableResult
  public func perform(command: String, in menu: String? = nil) throws -> UpdateReport {
    let all = self.menus
    let menus = all.filter { menu == nil || $0.title == menu }
    if let menu, menus.isEmpty { throw HostError.noControl(title: menu, available: all.map(\.title), kind: "menu") }
    guard let found = menus.first(where: { $0.texts.contains(command) }) else {
      throw HostError.noControl(title: command, available: menus.flatMap(\.texts), kind: "command")
    }
    return try found.perform(command)
  }

  /// Presses keys in the front window: a control in it with this shortcut is tapped, or else a command with it is
  /// performed. Without a window, the commands alone are left.
  ///
  /// - Throws: `HostError.nothingShown` if nothing reacts to the keys.
  /// - Returns: The work that it caused.
  @discardableResult
  public func pressKey(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) throws(HostError) -> UpdateReport {
    // Without a window, the views of the program are those of its commands.
    try (frontWindow?.host ?? conductor).pressKey(key, modifiers: modifiers)
  }

  /// Ends the program: its delegates are notified, then its windows close.
  public func terminate() {
    guard !isTerminated else { return }
    isTerminated = true
    setPhase(.background)
    for delegate in delegates { delegate.terminate() }
    perform { for window in windows.reversed() { window.close() } }
  }

  /// Sets the phase of the program in its environment and notifies its delegates, if it has changed.
  private func notifyPhase() {
    let (old, new) = (lastNotifiedPhase, phase)
    guard new != old else { return }
    lastNotifiedPhase = new
    conductor.setEnvironment(\.scenePhase, to: new)
    for delegate in delegates { delegate.phaseChanged(from: old, to: new) }
  }
}

extension AppHost: @preconcurrency CustomStringConvertible {
  /// The windows, each as a line with its title, followed by the text picture of its content.
  public var description: String {
    windows.map { window in
      let title = window.title.isEmpty ? name : window.title
      return "window \(window.id) '\(title)'\n\(window.host.picture.text)"
    }.joined(separator: "\n")
  }
}
