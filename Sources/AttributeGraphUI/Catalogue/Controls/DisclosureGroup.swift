/// A label that shows and hides the views below it when it is tapped.
///
/// It is a column at the leading edge; the label is a button over the full width, with a symbol at its end. This look
/// is ours. The views are made when they are shown, and end when they are hidden. In a list the label and the views are
/// rows, and the views are indented by 20 points.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  /// Whether it is open, if the program owns that state.
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  init(isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  /// Makes a group that is closed at first, with a label of views.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: nil, content: content, label: label())
  }

  /// Makes a group that is open while a binding is true, with a label of views.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, content: content, label: label())
  }

  /// A column of the label and, while it is open, the views.
  @MainActor public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    if let style {
      styled(style, isExpanded)
    } else {
      VStack(alignment: .leading) {
        DisclosureLook.label(label, isExpanded)
        if isExpanded.wrappedValue { content() }
      }
    }
  }

  /// Makes the position of the group; in a list its label and its views are rows.
  @MainActor public static func _makeViewList(
    view: _GraphValue<DisclosureGroup<Label, Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    guard let list = inputs.listing as? LazyListing, list.isList else {
      return BodyPosition.makeViewList(of: view, inputs: inputs, by: ViewBody<Self>())
    }
    return BodyPosition.makeViewList(
      of: view, inputs: inputs, by: DisclosureRows<Label, Content>(isSelectable: list.isSelectable))
  }

  /// The label and, while the group is open, the views, one after the other.
  @MainActor @ViewBuilder func rows(isSelectable: Bool) -> some View {
    let isExpanded = isExpanded ?? $isOpen
    if let style {
      styled(style, isExpanded)
    } else {
      DisclosureLook.label(label, isExpanded, isSelectable: isSelectable)
      if isExpanded.wrappedValue { content().padding(.leading, DisclosureLook.indentation) }
    }
  }

  @MainActor private func styled(_ style: AnyDisclosureGroupStyle, _ isExpanded: Binding<Bool>) -> some View {
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init { AnyView(content()) }, isExpanded: isExpanded)
    )
    .environment(\.disclosureGroupStyle, nil)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group that is closed at first, with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(titleKey))
  }

  /// Makes a group that is closed at first, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(title))
  }

  /// Makes a group that is open while a binding is true, with a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  /// Makes a group that is open while a binding is true, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(title))
  }
}
