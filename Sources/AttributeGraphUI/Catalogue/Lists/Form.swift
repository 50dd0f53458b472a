/// A scrollable column of controls, made when they come into sight: a list without selection.
///
/// It is laid out as a `List` is here: rows are as high as their views and stand at the leading edge, without insets
/// and lines.
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
    // A modifier around the form determines by its type whether there is a style, so this never changes at a position.
    if let style = inputs.environment.values.formStyle {
      return style.makeViewList(
        of: view.projection { _ in FormFacts() }, at: \.formStyle,
        inputs: inputs.inside(position).placing(FormStyleConfiguration.Content.self, for: view.property(\.content)))
    }
    let list = view.projection { List<Never, Content>(selection: nil, content: $0.content) }
    return List<Never, Content>._makeViewList(view: list, inputs: inputs.inside(position))
  }
}

/// The look of the forms inside a view; all styles of the system look the same here.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of a form's body, which the compiler infers.
  associatedtype Body: View
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration
  /// Returns the body of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that its style receives.
public struct FormStyleConfiguration {
  /// The views of the form.
  nonisolated public struct Content: StylePart {}

  /// The views of the form.
  public let content = FormStyleConfiguration.Content()
}

/// A style of forms receives only the views.
struct FormFacts: Equatable {}

/// Makes bodies with a style of forms.
enum FormStyleMaker<Style: FormStyle>: StyleMaker {
  static func makeBody(of facts: FormFacts, by style: Style) -> Style.Body {
    style.makeBody(configuration: FormStyleConfiguration())
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes a form with the default look and the views of another form, for use in a style.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension EnvironmentValues {
  private enum FormStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<FormFacts>? { nil } }

  /// The style of forms; nil for the default.
  var formStyle: ControlStyle<FormFacts>? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

/// The default style of the platform.
public struct AutomaticFormStyle: FormStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a form in the default style.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// A style that sets sections apart.
public struct GroupedFormStyle: FormStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a form in the default style.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// A style with labels and values in columns.
public struct ColumnsFormStyle: FormStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a form in the default style.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style of the platform.
  public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A style that sets sections apart.
  public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A style with labels and values in columns.
  public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms inside; all styles of the system look the same.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.formStyle = style is any UsualStyle ? nil : TypedStyle(style, by: FormStyleMaker<S>.self)
      })
  }
}
