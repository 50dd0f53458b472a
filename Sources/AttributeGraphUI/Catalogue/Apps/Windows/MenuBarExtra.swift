/// A menu in the bar of the system, which exists from the launch on, or while a binding is true.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  let scene: WindowScene<_MenuBarExtraContent<Label, Content>>

  /// Makes a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: nil, isInserted: nil, content: content(), label: label())
  }

  /// Makes a menu with a label, which exists while a binding is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(title: nil, isInserted: isInserted, content: content(), label: label())
  }

  private init(title: String?, isInserted: Binding<Bool>?, content: Content, label: Label) {
    scene = WindowScene(
      kind: .menuBarExtra, title: title, id: nil, isInserted: isInserted,
      content: _MenuBarExtraContent(label: label, content: content))
  }

  /// Adds the scene to those of the program.
  @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
    WindowScene.make(scene.property(\.scene), for: Self.self, inputs: inputs)
  }
}

extension MenuBarExtra where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey).windowTitle, isInserted: nil, content: content(), label: Text(titleKey))
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: String(title), isInserted: nil, content: content(), label: Text(String(title)))
  }

  /// Makes a menu with a title, which exists while a binding is true.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey).windowTitle, isInserted: isInserted, content: content(), label: Text(titleKey))
  }

  /// Makes a menu with a title, which exists while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(title: String(title), isInserted: isInserted, content: content(), label: Text(String(title)))
  }
}

extension MenuBarExtra where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: Text(titleKey).windowTitle, isInserted: nil, content: content(),
      label: AttributeGraphUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: String(title), isInserted: nil, content: content(),
      label: AttributeGraphUI.Label(String(title), systemImage: systemImage))
  }

  /// Makes a menu with a title and a symbol, which exists while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: Text(titleKey).windowTitle, isInserted: isInserted, content: content(),
      label: AttributeGraphUI.Label(titleKey, systemImage: systemImage))
  }

  /// Makes a menu with a title and a symbol, which exists while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: String(title), isInserted: isInserted, content: content(),
      label: AttributeGraphUI.Label(String(title), systemImage: systemImage))
  }

  /// Makes a menu with a title and a picture of the program.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: Text(titleKey).windowTitle, isInserted: nil, content: content(),
      label: AttributeGraphUI.Label(titleKey, image: image))
  }

  /// Makes a menu with a title and a picture of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: String(title), isInserted: nil, content: content(),
      label: AttributeGraphUI.Label(String(title), image: image))
  }

  /// Makes a menu with a title and a picture of the program, which exists while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: Text(titleKey).windowTitle, isInserted: isInserted, content: content(),
      label: AttributeGraphUI.Label(titleKey, image: image))
  }

  /// Makes a menu with a title and a picture of the program, which exists while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: String(title), isInserted: isInserted, content: content(),
      label: AttributeGraphUI.Label(String(title), image: image))
  }
}

/// The label of a menu in the bar of the system, above the content of the menu.
nonisolated public struct _MenuBarExtraContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// The label and the content.
  @MainActor public var body: some View {
    VStack {
      label
      content
    }
  }
}

/// The look of a menu in the bar of the system.
public protocol MenuBarExtraStyle: Sendable {}

/// The look that the system gives a menu in its bar.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Makes the style.
  public init() {}
}

/// A menu that is pulled down.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Makes the style.
  public init() {}
}

/// A window below the bar.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Makes the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The look that the system gives a menu in its bar.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// A menu that is pulled down.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// A window below the bar.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Records the style of menus in the bar of the system in `AppWindow.appearance`: here they are always windows.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    settings { $0.appearance.insert("menuBarExtraStyle \(S.self)", at: 0) }
  }
}
