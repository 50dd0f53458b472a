import Foundation

/// A window of a program that an `AppHost` has launched.
@MainActor
public final class AppWindow: Identifiable {
  /// The number of the window; numbers are never reused.
  public nonisolated let id: Int
  /// The host of the window's views. All windows of a program share their counts and issues.
  public let host: ViewHost
  /// The value that it presents: the one with which it was opened, until its content sets another one; nil for none.
  public var value: AnyHashable? { presented.value }
  /// The look that the scene requests, in words: a host draws no window frame.
  public let appearance: [String]
  let entry: SceneEntry
  /// The connection with the delegate of its scene; nil if the program has none for it.
  let connection: (any SceneConnection)?
  private weak var book: SceneBook?
  private let state: State
  private let presented: PresentedWindowValue

  /// The state of a window that its environment contains.
  private final class State {
    var phase = ScenePhase.active
  }

  init(
    of entry: SceneEntry, value: AnyHashable?, number: Int, in book: SceneBook,
    connectedTo connection: (any SceneConnection)?
  ) {
    self.entry = entry
    self.connection = connection
    let presented = PresentedWindowValue(value)
    self.presented = presented
    self.book = book
    id = number
    let settings = entry.inputs.settings
    appearance = settings.appearance
    let place = ViewPosition(AppWindow.self, in: entry.position, runtime: entry.position.runtime)
    let state = State()
    self.state = state
    var leave: () -> Void = {}
    let dismissal = Dismissal { leave() }
    let isMenu = entry.kind == .menuBarExtra
    host = ViewHost(
      at: place, inheriting: entry.inputs.views, size: settings.defaultSize ?? book.usualSize, in: book,
      environment: { values in
        values.scenePhase = state.phase
        values.presentedWindowValue = presented
        if !isMenu { values.windowDismissal = dismissal }
        connection?.provide(to: &values)
      },
      content: entry.makeContent)
    if settings.isSizedByContent || entry.kind == .settings {
      host.rootNode.room.update(to: .proposal(ProposedViewSize(settings.defaultSize ?? book.usualSize)))
    }
    leave = { [weak self] in self?.close() }
  }

  /// The kind of its scene.
  public var kind: SceneKind { entry.kind }

  /// The id of its scene; nil if the scene has none.
  public var sceneID: String? { entry.id }

  /// The current title of its scene; empty if it has none.
  public var title: String { entry.title ?? "" }

  /// Whether it is open.
  public var isOpen: Bool { !host.root.isDetached }

  /// Its phase: active, inactive, or in the background.
  public var phase: ScenePhase { state.phase }

  /// Sets its phase, and updates the environment of its views.
  func setPhase(_ phase: ScenePhase) {
    let old = state.phase
    state.phase = phase
    host.environment.recompute()
    connection?.phaseChanged(from: old, to: phase)
  }

  /// Removes it in the next frame, with its state.
  func close() {
    guard isOpen else { return }
    book?.remove(self)
    connection?.disconnect()
    host.runtime.structureChanges.append { [host, book] in
      guard !host.root.isDetached else { return }
      host.runtime.presentations.detach(from: host.root)
      host.runtime.remove(host.root)
      book?.onWindowsChange()
    }
  }
}
