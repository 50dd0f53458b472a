import Foundation
import Observation

/// A scene with a modifier around it.
nonisolated public struct _ModifiedScene<Content: Scene, Modifier: _SceneModifier>: PrimitiveScene {
  let content: Content
  let modifier: Modifier

  /// Makes the modifier, and the scene inside.
  @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    Modifier._makeScene(modifier: scene.stored("modifier", as: Modifier.self), inputs: inputs) { inside in
      Content._makeScene(scene: scene.stored("content", as: Content.self), inputs: inside)
    }
  }
}

/// A modifier of a scene. Only the library has some; programs put their scenes into types with a body.
@MainActor
public protocol _SceneModifier {
  /// Makes the modifier's part of the graph, once, around the scene that `body` makes.
  static func _makeScene(modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> Void)
}

extension _SceneModifier where Self: PrimitiveViewModifier {
  /// Makes the part of the view modifier, which needs no layout.
  @MainActor static func makeModifiedScene(
    _ modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> Void
  ) {
    _ = Self._makeViewList(modifier: modifier, inputs: inputs.views) { inside in
      body(_SceneInputs(inside))
      return _ViewListOutputs(items: .many([]))
    }
  }
}

extension _EnvironmentKeyWritingModifier: _SceneModifier {
  /// Makes the environment for the scene inside.
  @MainActor public static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> Void
  ) {
    makeModifiedScene(modifier, inputs: inputs, body: body)
  }
}

extension _EnvironmentKeyTransformModifier: _SceneModifier {
  /// Makes the environment for the scene inside.
  @MainActor public static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> Void
  ) {
    makeModifiedScene(modifier, inputs: inputs, body: body)
  }
}

extension _ValueActionModifier: _SceneModifier {
  /// Makes the scene inside, and compares the value at each update.
  @MainActor public static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> Void
  ) {
    makeModifiedScene(modifier, inputs: inputs, body: body)
  }
}

/// Changes the settings of the scene inside.
nonisolated struct SceneSettingsModifier: _SceneModifier {
  let change: (inout SceneSettings) -> Void

  @MainActor static func _makeScene(
    modifier: _GraphValue<Self>, inputs: _SceneInputs, body: @escaping (_SceneInputs) -> Void
  ) {
    body(inputs.changingSettings(for: Self.self) { modifier.read().change(&$0) })
  }
}

extension Scene {
  /// Puts a modifier around the scene.
  nonisolated func modified<Modifier: _SceneModifier>(_ modifier: Modifier) -> _ModifiedScene<Self, Modifier> {
    _ModifiedScene(content: self, modifier: modifier)
  }

  nonisolated func settings(_ change: @escaping (inout SceneSettings) -> Void) -> some Scene {
    modified(SceneSettingsModifier(change: change))
  }

  /// Sets a value of the environment for the windows of the scene.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    modified(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Gives the windows of the scene an object that they find by its type.
  nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    modified(_EnvironmentKeyWritingModifier(keyPath: \.[object: ObjectKey<Object>()], value: object))
  }

  /// Gives the windows of the scene an object that they observe.
  nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    modified(_EnvironmentKeyWritingModifier(keyPath: \.[object: ObjectKey<Object>()], value: Optional(object)))
  }

  /// Changes a value of the environment for the windows of the scene.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    modified(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Runs an action with the old and the new value when a value has changed.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    modified(_ValueActionModifier(value: value, isInitial: initial, action: .after(action), isOfScene: true))
  }

  /// Runs an action when a value has changed.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified(
      _ValueActionModifier(value: value, isInitial: initial, action: .after { _, _ in action() }, isOfScene: true))
  }

  /// Runs an action with the new value when a value has changed; it has the captures of the body before the change.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    modified(_ValueActionModifier(value: value, isInitial: false, action: .before(action), isOfScene: true))
  }

  /// Sets the size of new windows, in points.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { settings { $0.defaultSize = size } }

  /// Gives new windows a size in points.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the rule for the size of windows.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    settings { $0.isSizedByContent = resizability == .contentSize }
  }

  /// Sets which URLs may open a window of the scene: those that contain one of the texts. `["*"]` allows all, and an
  /// empty set none.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    settings { $0.externalEvents = conditions }
  }

  /// Records the style of the window in `AppWindow.appearance`: a host draws no window frame.
  nonisolated public func windowStyle<Style: WindowStyle>(_ style: Style) -> some Scene {
    settings { $0.appearance.insert("windowStyle \(Style.self)", at: 0) }
  }

  /// Records the position of new windows in `AppWindow.appearance`: a host has no desktop.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
    settings { $0.appearance.insert("defaultPosition \(position.x) \(position.y)", at: 0) }
  }
}

extension Scene {
  /// Sets whether the system's overlays are visible over the windows of the scene; a host has none.
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }

  /// Sets the severity of the dialogs in the windows of the scene; all look the same.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { self }
}

/// The rule for the size of a window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// By the kind of the window: by the content for `Settings`, by a person for the others.
  public static let automatic = WindowResizability(name: "automatic")
  /// On the content alone.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// By a person; the content's size is the minimum.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension View {
  /// Sets the style of the windows that views inside open; a window has the style of its scene.
  nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

  /// Sets the style of the toolbars of the windows that views inside open; a window has the style of its scene.
  nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}

/// The style of a window's frame.
public protocol WindowStyle: Sendable {}

/// The frame that the system gives a window.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A frame without a bar for the title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A frame with a bar for the title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window without a frame.
public struct PlainWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The frame that the system gives a window.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A frame without a bar for the title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A frame with a bar for the title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
