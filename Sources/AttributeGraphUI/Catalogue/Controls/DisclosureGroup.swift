/// A label that a person taps to see the views below it, and to hide them again.
///
/// It is a column at the leading edge; the label is a button as wide as there is room for, with a symbol at its end. That look
/// is ours. The views are made when they are shown, and end when they are hidden.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  /// Whether it is open, where the program keeps that.
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
      style.makeBody(
        DisclosureGroupStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init { AnyView(content()) }, isExpanded: isExpanded)
      )
      .environment(\.disclosureGroupStyle, nil)
    } else {
      usual(isExpanded)
    }
  }

  @MainActor private func usual(_ isExpanded: Binding<Bool>) -> some View {
    VStack(alignment: .leading) {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        label
        Spacer()
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
      }
      if isExpanded.wrappedValue { content() }
    }
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
