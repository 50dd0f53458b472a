import Foundation

/// Opens a window: of the scene with an id, or of the one that presents a value.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let book: SceneBook?

  nonisolated init(book: SceneBook?) { self.book = book }

  /// Opens a window that presents a value, or brings the window that presents it to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) { book?.open(.init(value: AnyHashable(value))) }

  /// Opens a window of the scene with an id. The only window of a scene comes to the front.
  public func callAsFunction(id: String) { book?.open(.init(id: id)) }

  /// Opens a window of the scene with an id that presents a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    book?.open(.init(id: id, value: AnyHashable(value)))
  }
}

/// Opens a window in place of the enclosing one. Here the enclosing one stays open behind it, as after `openWindow`.
@MainActor @preconcurrency
public struct PushWindowAction {
  private let openWindow: OpenWindowAction

  nonisolated init(book: SceneBook?) { openWindow = OpenWindowAction(book: book) }

  /// Opens a window that presents a value, or brings the window that presents it to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) { openWindow(value: value) }

  /// Opens a window of the scene with an id. The only window of a scene comes to the front.
  public func callAsFunction(id: String) { openWindow(id: id) }

  /// Opens a window of the scene with an id that presents a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { openWindow(id: id, value: value) }
}

/// Closes windows: the enclosing one, or those of a scene.
@MainActor @preconcurrency
public struct DismissWindowAction {
  let book: SceneBook?
  let dismissal: Dismissal?

  nonisolated init(book: SceneBook?, dismissal: Dismissal?) {
    self.book = book
    self.dismissal = dismissal
  }

  /// Closes the enclosing window.
  public func callAsFunction() { dismissal?.dismiss() }

  /// Closes the frontmost window of the scene with an id.
  public func callAsFunction(id: String) { book?.close(.init(id: id)) }

  /// Closes the windows that present a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { book?.close(.init(value: AnyHashable(value))) }

  /// Closes the windows of the scene with an id that present a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    book?.close(.init(id: id, value: AnyHashable(value)))
  }
}

/// Opens the settings of the program.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  let book: SceneBook?

  nonisolated init(book: SceneBook?) { self.book = book }

  /// Opens the settings; a program without them does nothing.
  public func callAsFunction() {
    if let book, let entry = book.entries.first(where: { $0.kind == .settings }) { book.open(entry) }
  }
}

extension EnvironmentValues {
  private enum WindowDismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

  /// Closes the enclosing window; nil outside of windows.
  var windowDismissal: Dismissal? {
    get { self[WindowDismissalKey.self] }
    set { self[WindowDismissalKey.self] = newValue }
  }

  /// Opens windows; outside of a program it does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction(book: sceneContext.book) }

  /// Opens windows in front of the enclosing one; outside of a program it does nothing.
  public var pushWindow: PushWindowAction { PushWindowAction(book: sceneContext.book) }

  /// Closes windows; outside of a program it does nothing.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(book: sceneContext.book, dismissal: windowDismissal)
  }

  /// Opens the settings of the program; outside of a program it does nothing.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(book: sceneContext.book) }

  /// Whether the program may open several windows: true inside a program.
  public var supportsMultipleWindows: Bool { sceneContext.book != nil }
}

/// Opens an immersive space.
@MainActor
public struct OpenImmersiveSpaceAction {
  /// The result of opening a space.
  public enum Result: Hashable, Sendable {
    /// It was opened.
    case opened
    /// A person declined.
    case userCancelled
    /// It could not be opened.
    case error
  }

  nonisolated init() {}

  /// Opens the space with an id: always an error, because a host has no spaces.
  @discardableResult
  public func callAsFunction(id: String) async -> Result { .error }

  /// Opens the space that presents a value: always an error, because a host has no spaces.
  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { .error }

  /// Opens the space with an id for a value: always an error, because a host has no spaces.
  @discardableResult
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result { .error }
}

/// Closes the open immersive space.
@MainActor
public struct DismissImmersiveSpaceAction {
  nonisolated init() {}

  /// Closes the open space; a host has none.
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  /// Opens an immersive space; a host has none.
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }

  /// Closes the open immersive space; a host has none.
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
}

/// A button that opens the settings of the program; without settings it does nothing.
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Makes a button with a label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// The label, which opens the settings.
  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The usual label of a `SettingsLink`.
nonisolated public struct DefaultSettingsLinkLabel: View {
  /// The word of the system.
  @MainActor public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Makes a button with the usual label.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}
