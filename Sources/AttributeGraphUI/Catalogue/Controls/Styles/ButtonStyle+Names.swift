/// A style of the library: it has the one look of a control without a style.
protocol UsualStyle {}

/// The default style of the platform.
public struct DefaultButtonStyle: PrimitiveButtonStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a button in the default style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// Without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a button in the default style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// Without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a button in the default style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// With a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style with a colour for the border, which is not drawn.
  public nonisolated init(tint: Color) {}
  /// Makes a button in the default style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// With a border that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a button in the default style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// With a border of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style with a kind of glass.
  public nonisolated init(_ glass: Glass) {}
  /// Makes a button in the default style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// With a border of glass that stands out.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a button in the default style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// Like a link, as on a Mac.
public struct LinkButtonStyle: PrimitiveButtonStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a button in the default style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// On a card, for a television.
public struct CardButtonStyle: PrimitiveButtonStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a button in the default style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// For the bar below a toolbar, for a Mac.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a button in the default style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// For an action in the bar below a toolbar, for a Mac.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a button in the default style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Like a link, as on a Mac.
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// On a card, for a television.
  public nonisolated static var card: CardButtonStyle { CardButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// For the bar below a toolbar, for a Mac.
  public nonisolated static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// For an action in the bar below a toolbar, for a Mac.
  public nonisolated static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// With a border of glass.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// With a border of a kind of glass.
  public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// With a border of glass that stands out.
  public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style of the platform.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Without decoration.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a border.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a border.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  /// With a border in a colour, which is not drawn.
  public nonisolated static func bordered(tint: Color) -> BorderedButtonStyle { BorderedButtonStyle(tint: tint) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With a border that stands out.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// Sets the style of a kind of control inside.
nonisolated public struct _ControlStyleModifier<Style>: PrimitiveViewModifier {
  let style: Style
  /// Sets it in an environment.
  let set: @MainActor (Style, inout EnvironmentValues) -> Void

  /// Passes the style down.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(inputs.transformingEnvironment(by: modifier) { modifier, values in modifier.set(modifier.style, &values) })
  }
}

extension View {
  /// Sets the style of the buttons inside.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.buttonStyle = TypedStyle(style, by: ButtonStyleMaker<S>.self)
        values.buttonsShareRow = false
      })
  }

  /// Sets the style of the buttons inside, including their reaction to a person; all styles of the library have the
  /// default look.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.buttonStyle =
          style is any UsualStyle ? nil : TypedStyle(style, by: PrimitiveButtonStyleMaker<S>.self, leadsActions: true)
        values.buttonsShareRow = style is DefaultButtonStyle
      })
  }
}
