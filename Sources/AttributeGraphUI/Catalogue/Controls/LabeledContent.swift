import Foundation

/// A label, and views that belong to it at the other end.
nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// Makes views with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Makes what the style around makes of the views, or else a row of both.
  @MainActor public static func _makeViewList(
    view: _GraphValue<LabeledContent<Label, Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    // Whether there is a style is said by the type of a modifier around, so it never changes at a position.
    if let style = inputs.environment.values.labeledContentStyle {
      return style.makeViewList(
        of: view.projection { _ in LabeledContentFacts() }, at: \.labeledContentStyle,
        inputs: inputs.inside(position).placing(
          LabeledContentStyleConfiguration.Label.self, for: view.projection(\.label)
        )
        .placing(LabeledContentStyleConfiguration.Content.self, for: view.projection(\.content)))
    }
    return inputs.inside(position).labeled(view.projection(\.label), by: view.projection(\.content))
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
    self.init(content: { Text(format.format(value)) }, label: { Text(titleKey) })
  }

  /// Makes a value in a format with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(format.format(value)) }, label: { Text(title) })
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes views of the usual look with the parts of others, for use in a style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// What labelled views look like.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of what labelled views look like, which the compiler finds.
  associatedtype Body: View
  /// What is known of labelled views.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes what labelled views look like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of labelled views.
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

/// What labelled views tell their style: their parts are all there is to them.
struct LabeledContentFacts {}

/// Makes bodies by a style of labelled views.
enum LabeledContentStyleMaker<Style: LabeledContentStyle>: StyleMaker {
  static func makeBody(of facts: LabeledContentFacts, by style: Style) -> Style.Body {
    style.makeBody(configuration: LabeledContentStyleConfiguration())
  }
}

/// The look of the platform: a row of the label and the views.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, UsualStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes views of the usual look.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look of the platform.
  public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: ControlStyle<LabeledContentFacts>? { nil }
  }

  /// What labelled views look like; nil for the usual.
  var labeledContentStyle: ControlStyle<LabeledContentFacts>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Says what the labelled views inside look like.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.labeledContentStyle =
          style is any UsualStyle ? nil : TypedStyle(style, by: LabeledContentStyleMaker<S>.self)
      })
  }
}
