/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the body of a label, which the compiler infers.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the body of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that a style receives.
public struct LabelStyleConfiguration {
  /// The title of the label.
  nonisolated public struct Title: StylePart {}
  /// The icon of the label.
  nonisolated public struct Icon: StylePart {}

  /// The title of the label.
  public var title: LabelStyleConfiguration.Title { Title() }
  /// The icon of the label.
  public var icon: LabelStyleConfiguration.Icon { Icon() }
}

/// The facts of a label for its style: there are none besides its parts.
struct LabelFacts {}

/// Makes bodies with a style of labels.
enum LabelStyleMaker<Style: LabelStyle>: StyleMaker {
  static func makeBody(of facts: LabelFacts, by style: Style) -> Style.Body {
    style.makeBody(configuration: LabelStyleConfiguration())
  }
}

/// The look of the platform: the icon and the title side by side.
public struct DefaultLabelStyle: LabelStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a label with the default look.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The icon and the title side by side.
public struct TitleAndIconLabelStyle: LabelStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a label with the default look.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look of the platform: the icon and the title side by side.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title side by side.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label with the default look and the title and the icon of another one, for use in a style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<LabelFacts>? { nil } }

  /// The style of labels; nil for the default.
  var labelStyle: ControlStyle<LabelFacts>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels inside.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.labelStyle = style is any UsualStyle ? nil : TypedStyle(style, by: LabelStyleMaker<S>.self)
      })
  }
}
