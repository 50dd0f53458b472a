/// A scene with a single window.
nonisolated public struct Window<Content: View>: PrimitiveScene {
  let scene: WindowScene<Content>

  /// Makes a window with a title, which is opened by its id.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    scene = WindowScene(kind: .window, title: title.windowTitle, id: id, content: content())
  }

  /// Makes a window with a title, which is opened by its id.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    scene = WindowScene(kind: .window, title: Text(titleKey).windowTitle, id: id, content: content())
  }

  /// Makes a window with a title, which is opened by its id.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    scene = WindowScene(kind: .window, title: String(title), id: id, content: content())
  }

  /// Adds the scene to those of the program.
  @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    WindowScene.make(scene.property(\.scene), for: Self.self, inputs: inputs)
  }
}

/// The window with the program's settings, which `openSettings` opens.
nonisolated public struct Settings<Content: View>: PrimitiveScene {
  let scene: WindowScene<Content>

  /// Makes the window.
  public init(@ViewBuilder content: () -> Content) {
    scene = WindowScene(kind: .settings, title: "Settings", id: nil, content: content())
  }

  /// Adds the scene to those of the program.
  @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    WindowScene.make(scene.property(\.scene), for: Self.self, inputs: inputs)
  }
}
