/// What text fields look like.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of what a field looks like, which the compiler finds.
  associatedtype _Body: View
  /// The label of a field in a style.
  typealias _Label = _TextFieldStyleLabel
  /// Makes what a field looks like of the field itself.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field in a style.
nonisolated public struct _TextFieldStyleLabel: StylePart {}

/// What a text field tells its style.
struct TextFieldFacts {
  let field: TextField<_TextFieldStyleLabel>
}

/// Makes bodies by a style of text fields.
enum TextFieldStyleMaker<Style: TextFieldStyle>: StyleMaker {
  static func makeBody(of facts: TextFieldFacts, by style: Style) -> Style._Body {
    style._body(configuration: facts.field)
  }
}

/// The look of the platform: without decoration.
public struct DefaultTextFieldStyle: TextFieldStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The field itself.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// With a border whose corners are round; the distances are those of a phone, as far as is known.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The field in its border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(7).overlay(
      RoundedRectangle(cornerRadius: 5).strokeBorder(SeparatorShapeStyle(), lineWidth: 1).allowsHitTesting(false))
  }
}

/// With a border whose corners are square.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The field in its border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(7).overlay(
      Rectangle().strokeBorder(SeparatorShapeStyle(), lineWidth: 1).allowsHitTesting(false))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look of the platform.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without decoration.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a border whose corners are round.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// With a border whose corners are square.
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum TextFieldStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<TextFieldFacts>? { nil } }

  /// What text fields look like; nil for the usual.
  var textFieldStyle: ControlStyle<TextFieldFacts>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Says what the text fields inside look like.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.textFieldStyle = style is any UsualStyle ? nil : TypedStyle(style, by: TextFieldStyleMaker<S>.self)
      })
  }
}
