/// Controls below each other that can be scrolled, made when they come into sight: a list in which nothing is chosen.
///
/// It is laid out as a `List` is here: rows are as high as their views and stand at the leading edge, without insets and
/// lines.
nonisolated public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// Makes a form of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a lazy column that can be scrolled.
  @MainActor public static func _makeViewList(view: _GraphValue<Form<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let position = inputs.makePosition(Self.self)
    // Whether there is a style is said by the type of a modifier around, so it never changes at a position.
    if let style = inputs.environment.values.formStyle {
      return style.makeViewList(
        of: view.projection { _ in FormFacts() }, at: \.formStyle,
        inputs: inputs.inside(position).placing(FormStyleConfiguration.Content.self, for: view.projection(\.content)))
    }
    let list = view.projection { List<Never, Content>(selection: nil, content: $0.content) }
    return List<Never, Content>._makeViewList(view: list, inputs: inputs.inside(position))
  }
}

/// How the forms inside a view look; the styles of the system have one look here.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of what a form looks like, which the compiler finds.
  associatedtype Body: View
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration
  /// Makes what a form looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that a style sees.
public struct FormStyleConfiguration {
  /// The views of the form.
  nonisolated public struct Content: StylePart {}

  /// The views of the form.
  public let content = FormStyleConfiguration.Content()
}

/// A form tells its style nothing but its views.
struct FormFacts: Equatable {}

/// Makes bodies by a style of forms.
enum FormStyleMaker<Style: FormStyle>: StyleMaker {
  static func makeBody(of facts: FormFacts, by style: Style) -> Style.Body {
    style.makeBody(configuration: FormStyleConfiguration())
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes a form of the usual look with the views of another one, for use in a style.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension EnvironmentValues {
  private enum FormStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<FormFacts>? { nil } }

  /// The style of forms; nil for the usual one.
  var formStyle: ControlStyle<FormFacts>? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

/// The look of the platform.
public struct AutomaticFormStyle: FormStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a form of the usual look.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// With sections apart from each other.
public struct GroupedFormStyle: FormStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a form of the usual look.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// With labels and values in columns.
public struct ColumnsFormStyle: FormStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a form of the usual look.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look of the platform.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// With sections apart from each other.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// With labels and values in columns.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Says how the forms inside look; the styles of the system have one look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.formStyle = style is any UsualStyle ? nil : TypedStyle(style, by: FormStyleMaker<S>.self)
      })
  }
}
