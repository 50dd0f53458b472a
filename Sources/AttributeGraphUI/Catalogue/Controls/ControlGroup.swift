/// A group of related controls.
nonisolated public struct ControlGroup<Content: View>: PrimitiveView {
  let content: Content
  let label: AnyView?

  /// Makes a group without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Makes a group with a label of views, which only a style shows.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.content = LabeledControlGroupContent(content: content(), label: label)
    self.label = AnyView(label)
  }

  /// Makes a group with a title, which only a style shows.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a title, which only a style shows.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group with a symbol and a title, which only a style shows.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a group with a symbol and a title, which only a style shows.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Makes the body of the controls with the inherited style, or else a row of them.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    var inside = inputs.inside(position)
    inside.environment = EnvironmentScope(inside: inputs.environment, at: position) { inherited in
      var values = inherited
      values.buttonsShareRow = false
      return values
    }
    // An enclosing modifier determines by its type whether there is a style, so this never changes at a position.
    if let style = inputs.environment.values.controlGroupStyle {
      return style.makeViewList(
        of: view.projection { ControlGroupFacts(hasLabel: $0.label != nil) }, at: \.controlGroupStyle,
        inputs:
          inside
          .placing(ControlGroupStyleConfiguration.Content.self, for: view.property(\.content))
          .placing(
            ControlGroupStyleConfiguration.Label.self, for: view.projection { $0.label ?? AnyView(EmptyView()) }))
    }
    return HStack<Content>._makeViewList(
      view: view.projection { group in HStack { group.content } }, inputs: inside)
  }
}

/// The controls of a group with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls.
  @MainActor public var body: some View { content }
}

/// The look of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the body of a group, which the compiler infers.
  associatedtype Body: View
  /// The properties of a group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the body of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group of controls that a style receives.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  nonisolated public struct Content: StylePart {}
  /// The label of the group.
  nonisolated public struct Label: StylePart {}

  /// The controls.
  public var content: ControlGroupStyleConfiguration.Content { Content() }
  /// The label of the group; empty if there is none.
  public var label: ControlGroupStyleConfiguration.Label { Label() }
  /// Whether the group has a label.
  let hasLabel: Bool
}

/// The facts of a group of controls for its style.
struct ControlGroupFacts {
  let hasLabel: Bool
}

/// Makes bodies with a style of groups of controls.
enum ControlGroupStyleMaker<Style: ControlGroupStyle>: StyleMaker {
  static func makeBody(of facts: ControlGroupFacts, by style: Style) -> Style.Body {
    style.makeBody(configuration: ControlGroupStyleConfiguration(hasLabel: facts.hasLabel))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a group with the default look and the controls of another one, for use in a style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}

/// The look of the platform: a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a row.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A row, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a row.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A menu of the controls under the label of the group; the label is "More" if the group has none.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      if configuration.hasLabel { configuration.label } else { Text("More") }
    }
  }
}

/// A row, as in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a row.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A row of symbols to choose from.
public struct PaletteControlGroupStyle: ControlGroupStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a row.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style of the platform.
  public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A row, as in a bar.
  public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A row, as in a menu.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of symbols to choose from.
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension EnvironmentValues {
  private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: ControlStyle<ControlGroupFacts>? { nil }
  }

  /// The style of groups of controls; nil for the default.
  var controlGroupStyle: ControlStyle<ControlGroupFacts>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the groups of controls inside.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.controlGroupStyle = style is any UsualStyle ? nil : TypedStyle(style, by: ControlGroupStyleMaker<S>.self)
      })
  }
}
