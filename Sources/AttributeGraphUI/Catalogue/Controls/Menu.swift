/// A button that shows views, mostly other buttons, when it is tapped; each of those closes the menu, and so do toggles
/// and the options of pickers, which stand in the menu one by one.
///
/// Its closures run with the body that makes it; its views are mounted when it opens. A host opens it with a tap on its
/// label, finds it as its `presentation`, and taps controls in it. In the menus of a program its label and its views
/// stand among the commands, because the bar has all of them.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.menuStyle) private var style
  @Environment(\.buttonDismissal) private var outerDismissal

  init(content: () -> Content, label: () -> Label, primaryAction: (() -> Void)?) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// Makes a menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content, label: label, primaryAction: nil)
  }

  /// Makes a menu with a label of views that runs an action when it is tapped, and opens when it is held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label, primaryAction: Optional(primaryAction))
  }

  /// The label, in the inherited style.
  @MainActor public var body: some View {
    if let style {
      style.makeBody(
        MenuStyleConfiguration(
          label: .init(AnyView(label)), content: .init(AnyView(content)), primaryAction: primaryAction))
    } else if let primaryAction {
      Button(action: primaryAction) { label }
        .gesture(LongPressGesture().onEnded { _ in isOpen = true })
        .environment(\.buttonsShareRow, false)
        .modifier(menu)
    } else {
      Button {
        isOpen = true
      } label: {
        label
      }
      // Opening a menu in a menu does not close the outer one.
      .environment(\.buttonDismissal, nil)
      .environment(\.buttonsShareRow, false)
      .modifier(menu)
    }
  }

  @MainActor private var menu: _FlagPresentationModifier<_MenuContent<Content>> {
    let outer = outerDismissal
    return _FlagPresentationModifier(kind: .menu, isPresented: $isOpen, onDismiss: nil) {
      _MenuContent(content: content, outer: outer)
    }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: nil)
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    let title = String(title)
    self.init(content: content, label: { Text(title) }, primaryAction: nil)
  }

  /// Makes a menu with a title that runs an action when it is tapped, and opens when it is held.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a title that runs an action when it is tapped, and opens when it is held.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    let title = String(title)
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == AttributeGraphUI.Label<Text, Image> {
  /// Makes a menu with a symbol and a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      content: content, label: { AttributeGraphUI.Label(titleKey, systemImage: systemImage) }, primaryAction: nil)
  }

  /// Makes a menu with a symbol and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    let title = String(title)
    self.init(
      content: content, label: { AttributeGraphUI.Label(title, systemImage: systemImage) }, primaryAction: nil)
  }

  /// Makes a menu with a symbol and a title that runs an action when it is tapped, and opens when it is held.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { AttributeGraphUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Makes a menu with a symbol and a title that runs an action when it is tapped, and opens when it is held.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    let title = String(title)
    self.init(
      content: content, label: { AttributeGraphUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes a menu with the default look and the label and the content of another one, for use in a style.
  public init(_ configuration: MenuStyleConfiguration) {
    let (label, content) = (configuration.label, configuration.content)
    self.init(content: { content }, label: { label }, primaryAction: configuration.primaryAction)
  }
}

/// The views of an open menu, below each other.
nonisolated struct _MenuContent<Content: View>: View {
  let content: Content
  /// Closes the enclosing menu, if there is one.
  var outer: Dismissal?

  @MainActor var body: some View {
    VStack(alignment: .leading) { content }
      .environment(\.menuStyle, nil)
      .environment(\.labelStyle, nil)
      .environment(\.isInMenu, true)
      .transformEnvironment(\.pickerLook) { $0 = $0.inMenu }
      .transformEnvironment(\.buttonDismissal) { inner in
        inner = onMainActor((inner, outer)) { own, outer in
          Dismissal {
            own?.dismiss()
            outer?.dismiss()
          }
        }
      }
  }
}

/// The look of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the body of a menu, which the compiler infers.
  associatedtype Body: View
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the body of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that a style receives.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  nonisolated public struct Label: View {
    private let view: AnyView

    init(_ view: AnyView) { self.view = view }

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// The views in the menu.
  nonisolated public struct Content: View {
    private let view: AnyView

    init(_ view: AnyView) { self.view = view }

    /// The views in the menu.
    @MainActor public var body: some View { view }
  }

  /// The label of the menu.
  public let label: MenuStyleConfiguration.Label
  /// The views in the menu.
  public let content: MenuStyleConfiguration.Content
  /// The action of a tap; nil if a tap opens the menu.
  let primaryAction: (() -> Void)?
}

/// Makes bodies with a style of menus.
private enum MenuStyleMaker<Style: MenuStyle>: StyleMaker {
  static func makeBody(of configuration: MenuStyleConfiguration, by style: Style) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// A style of menus, with its type erased.
@MainActor
struct AnyMenuStyle {
  let makeBody: (MenuStyleConfiguration) -> AnyView

  init<S: MenuStyle>(_ style: S) {
    makeBody = {
      AnyView(StyledControl<MenuStyleMaker<S>>(style: style, facts: $0).environment(\.menuStyle, nil))
    }
  }
}

/// The style of menus among the commands of a program: the views of a menu are always there, below its label.
struct InlineMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      if let action = configuration.primaryAction {
        Button(action: action) { configuration.label }
      } else {
        configuration.label
      }
      configuration.content
    }
    .environment(\.menuStyle, AnyMenuStyle(self))
  }
}

/// The default style of the platform.
public struct DefaultMenuStyle: MenuStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a menu in the default style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button that opens the menu.
public struct ButtonMenuStyle: MenuStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a menu in the default style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border that opens the menu.
public struct BorderlessButtonMenuStyle: MenuStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a menu in the default style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style of the platform.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border that opens the menu.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of the views in a menu.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, priority, fixed }
  private let kind: Kind

  /// The system's choice.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first view is nearest to the finger.
  public static let priority = MenuOrder(kind: .priority)
  /// From the top to the bottom.
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether a menu stays open when a button in it is tapped.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, disabled }
  private let kind: Kind

  /// The system's choice: it closes.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  /// It goes.
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// It stays.
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

extension EnvironmentValues {
  private enum MenuStyleKey: EnvironmentKey { static var defaultValue: AnyMenuStyle? { nil } }
  private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
  private enum MenuDismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }
  private enum InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The style of menus; nil for the default.
  var menuStyle: AnyMenuStyle? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }

  /// The order of the views in menus; a host lists them in the order of the source.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus stay open when a button in them is tapped.
  var menuDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }

  /// Whether the view is an item of a menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }

  /// The dismissal that a control performs after its action; nil if there is none, or for an item that leaves its menu
  /// open.
  var dismissalByControls: Dismissal? { isInMenu && menuDismissBehavior == .disabled ? nil : buttonDismissal }
}

extension View {
  /// Sets the style of the menus inside.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.menuStyle = style is any UsualStyle ? nil : AnyMenuStyle(style)
      })
  }

  /// Sets the order of the views in the menus inside; a host lists them in the order of the source.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether the menus inside stay open when an item is tapped; on an item, whether its menu does.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }

  /// Shows or hides the arrow beside the labels of the menus inside; here there is none.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

extension EnvironmentValues {
  private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// Whether menus show an arrow beside their labels; a style of a program's own may read it.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}
