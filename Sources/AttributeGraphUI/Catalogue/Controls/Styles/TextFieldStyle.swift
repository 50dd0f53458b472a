/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the body of a field, which the compiler infers.
  associatedtype _Body: View
  /// The label of a field in a style.
  typealias _Label = _TextFieldStyleLabel
  /// Returns the body of a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field in a style.
nonisolated public struct _TextFieldStyleLabel: StylePart {}

/// The facts of a text field for its style.
struct TextFieldFacts {
  let field: TextField<_TextFieldStyleLabel>
}

/// Makes bodies with a style of text fields.
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

/// With a rounded border; the paddings are those of a phone, as far as known.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The field in its border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(7).overlay(
      RoundedRectangle(cornerRadius: 5).strokeBorder(SeparatorShapeStyle(), lineWidth: 1).allowsHitTesting(false))
  }
}

/// With a square border.
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
  /// The default style of the platform.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without decoration.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a rounded border.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// With a square border.
  public nonisolated static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private enum TextFieldStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<TextFieldFacts>? { nil } }

  /// The style of text fields; nil for the default.
  var textFieldStyle: ControlStyle<TextFieldFacts>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text fields inside.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.textFieldStyle = style is any UsualStyle ? nil : TypedStyle(style, by: TextFieldStyleMaker<S>.self)
      })
  }
}
