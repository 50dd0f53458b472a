/// A scene with a single window.
public struct Window<Content: View>: PrimitiveScene {
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
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    WindowScene.make(scene.property(\.scene), for: Self.self, inputs: inputs)
  }
}

/// The window with the program's settings, which `openSettings` opens.
public struct Settings<Content: View>: PrimitiveScene {
  let scene: WindowScene<Content>

  /// Makes the window.
  public init(@ViewBuilder content: () -> Content) {
    scene = WindowScene(kind: .settings, title: "Settings", id: nil, content: content())
  }

  /// Adds the scene to those of the program.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    WindowScene.make(scene.property(\.scene), for: Self.self, inputs: inputs)
  }
}

/// A menu in the bar of the system, which exists from the launch on.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  let scene: WindowScene<_MenuBarExtraContent<Label, Content>>

  /// Makes a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: nil, content: content(), label: label())
  }

  private init(title: String?, content: Content, label: Label) {
    scene = WindowScene(
      kind: .menuBarExtra, title: title, id: nil, content: _MenuBarExtraContent(label: label, content: content))
  }

  /// Adds the scene to those of the program.
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    WindowScene.make(scene.property(\.scene), for: Self.self, inputs: inputs)
  }
}

extension MenuBarExtra where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey).windowTitle, content: content(), label: Text(titleKey))
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: String(title), content: content(), label: Text(String(title)))
  }
}

extension MenuBarExtra where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: Text(titleKey).windowTitle, content: content(),
      label: AttributeGraphUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: String(title), content: content(), label: AttributeGraphUI.Label(String(title), systemImage: systemImage))
  }
}

/// The label of a menu in the bar of the system, above the content of the menu.
public struct _MenuBarExtraContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// The label and the content.
  public var body: some View {
    VStack {
      label
      content
    }
  }
}
