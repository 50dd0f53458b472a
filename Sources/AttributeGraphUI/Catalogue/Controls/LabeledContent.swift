import Foundation

/// A label at one end, and its views at the other.
nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// Makes views with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Makes the body of the views with the inherited style, or else a row of both.
  @MainActor public static func _makeViewList(
    view: _GraphValue<LabeledContent<Label, Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    // An enclosing modifier determines by its type whether there is a style, so this never changes at a position.
    if let style = inputs.environment.values.labeledContentStyle {
      return style.makeViewList(
        of: view.projection { _ in LabeledContentFacts() }, at: \.labeledContentStyle,
        inputs: inputs.inside(position).placing(
          LabeledContentStyleConfiguration.Label.self, for: view.property(\.label)
        )
        .placing(LabeledContentStyleConfiguration.Content.self, for: view.property(\.content)))
    }
    return inputs.inside(position).labeled(view.property(\.label), by: view.property(\.content))
  }
}

extension LabeledContent where Label == Text {
  /// Makes views with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes views with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Makes a text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Makes a value in a format with a title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Makes a value in a format with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes views with the default look and the parts of others, for use in a style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The look of labelled views.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the body of labelled views, which the compiler infers.
  associatedtype Body: View
  /// The properties of labelled views.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the body of labelled views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labelled views that a style receives.
public struct LabeledContentStyleConfiguration {
  /// The label.
  nonisolated public struct Label: StylePart {}
  /// The views.
  nonisolated public struct Content: StylePart {}

  /// The label.
  public var label: LabeledContentStyleConfiguration.Label { Label() }
  /// The views.
  public var content: LabeledContentStyleConfiguration.Content { Content() }
}

/// The facts of labelled views for their style: there are none besides their parts.
struct LabeledContentFacts {}

/// Makes bodies with a style of labelled views.
enum LabeledContentStyleMaker<Style: LabeledContentStyle>: StyleMaker {
  static func makeBody(of facts: LabeledContentFacts, by style: Style) -> Style.Body {
    style.makeBody(configuration: LabeledContentStyleConfiguration())
  }
}

/// The look of the platform: a row of the label and the views.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes views with the default look.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style of the platform.
  public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: ControlStyle<LabeledContentFacts>? { nil }
  }

  /// The style of labelled views; nil for the default.
  var labeledContentStyle: ControlStyle<LabeledContentFacts>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labelled views inside.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.labeledContentStyle =
          style is any UsualStyle ? nil : TypedStyle(style, by: LabeledContentStyleMaker<S>.self)
      })
  }
}
