extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header; its views exist while a binding is true.
  ///
  /// The header is a button, like the label of a disclosure group.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title; its views exist while a binding is true.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Makes a section with a title; its views exist while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// The header of an expandable section.
nonisolated struct _ExpandingSectionHeader<Header: View>: View {
  let isExpanded: Binding<Bool>
  let header: Header

  @MainActor var body: some View { DisclosureLook.label(header, isExpanded) }
}

/// The views of an expandable section.
nonisolated struct _ExpandingSectionContent<Content: View>: View, ViewSequence {
  let isExpanded: Binding<Bool>
  let content: Content

  @MainActor var body: some View {
    if isExpanded.wrappedValue { content }
  }
}
