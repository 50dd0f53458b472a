/// Related views below a label.
///
/// It is a column at the leading edge with the platform's padding around. Nothing is drawn for the box. This look is
/// ours.
nonisolated public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// Makes a box of views with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a box of views with a label that is a view.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// Makes the body of the box with the inherited style, or else the default one.
  @MainActor public static func _makeViewList(view: _GraphValue<GroupBox<Label, Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let position = inputs.makePosition(Self.self)
    let style =
      inputs.environment.values.groupBoxStyle
      ?? TypedStyle(DefaultGroupBoxStyle(), by: GroupBoxStyleMaker<DefaultGroupBoxStyle>.self)
    return style.makeViewList(
      of: view.projection { _ in GroupBoxFacts() }, at: \.groupBoxStyle,
      inputs: inputs.inside(position).placing(GroupBoxStyleConfiguration.Label.self, for: view.property(\.label))
        .placing(GroupBoxStyleConfiguration.Content.self, for: view.property(\.content)))
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Makes a box of views with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Makes a box of views with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// The look of boxes of views.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the body of a box, which the compiler infers.
  associatedtype Body: View
  /// The properties of a box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the body of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a box of views that a style receives.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  nonisolated public struct Label: StylePart {}
  /// The views in the box.
  nonisolated public struct Content: StylePart {}

  /// The label of the box.
  public let label: GroupBoxStyleConfiguration.Label
  /// The views in the box.
  public let content: GroupBoxStyleConfiguration.Content
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes a box with the default look and the parts of another one, for use in a style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

/// The facts of a box for its style: there are none besides its parts.
struct GroupBoxFacts {}

/// Makes bodies with a style of boxes.
enum GroupBoxStyleMaker<Style: GroupBoxStyle>: StyleMaker {
  static func makeBody(of facts: GroupBoxFacts, by style: Style) -> Style.Body {
    style.makeBody(configuration: GroupBoxStyleConfiguration(label: .init(), content: .init()))
  }
}

/// The look of the platform: the label above the views, with padding around.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes a column of the label and the views.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
    .padding()
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look of the platform: the label above the views, with padding around.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  private enum GroupBoxStyleKey: EnvironmentKey { static var defaultValue: ControlStyle<GroupBoxFacts>? { nil } }

  /// The style of boxes of views; nil for the default.
  var groupBoxStyle: ControlStyle<GroupBoxFacts>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the boxes of views inside.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.groupBoxStyle = TypedStyle(style, by: GroupBoxStyleMaker<S>.self)
      })
  }
}
