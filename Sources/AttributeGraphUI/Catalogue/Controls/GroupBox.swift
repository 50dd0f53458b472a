/// Views that belong together, below a label.
///
/// It is a column at the leading edge with the padding of the platform around; nothing is drawn for it, as there is one look
/// here. That look is ours.
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

  /// Makes what the style around, or the usual one, makes of the box.
  @MainActor public static func _makeViewList(view: _GraphValue<GroupBox<Label, Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let position = inputs.makePosition(Self.self)
    let style =
      inputs.environment.values.groupBoxStyle
      ?? TypedStyle(DefaultGroupBoxStyle(), by: GroupBoxStyleMaker<DefaultGroupBoxStyle>.self)
    return style.makeViewList(
      of: view.projection { _ in GroupBoxFacts() }, at: \.groupBoxStyle,
      inputs: inputs.inside(position).placing(GroupBoxStyleConfiguration.Label.self, for: view.projection(\.label))
        .placing(GroupBoxStyleConfiguration.Content.self, for: view.projection(\.content)))
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

/// What boxes of views look like.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of what a box looks like, which the compiler finds.
  associatedtype Body: View
  /// What is known of a box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes what a box looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a box of views.
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

/// What a box tells its style: its parts are all there is to it.
struct GroupBoxFacts {}

/// Makes bodies by a style of boxes.
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

  /// What boxes of views look like; nil for the usual.
  var groupBoxStyle: ControlStyle<GroupBoxFacts>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Says what the boxes of views inside look like.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      _ControlStyleModifier(style: style) { style, values in
        values.groupBoxStyle = TypedStyle(style, by: GroupBoxStyleMaker<S>.self)
      })
  }
}
