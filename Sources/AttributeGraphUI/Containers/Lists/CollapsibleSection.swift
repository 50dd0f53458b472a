/// The views of a section that can be closed: none while it is.
nonisolated public struct _CollapsibleContent<Content: View>: View {
  let isExpanded: Binding<Bool>
  let content: Content

  /// The views, while the section is open.
  @MainActor public var body: some View {
    if isExpanded.wrappedValue { content }
  }
}

extension Section where Parent: View, Footer == EmptyView {
  /// Makes a section with a header, whose views are there while a value is true.
  ///
  /// There is no button to close it, as in lists of a phone without the style of a sidebar.
  public init<C: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent
  ) where Content == _CollapsibleContent<C> {
    self.init(
      header: header(), content: _CollapsibleContent(isExpanded: isExpanded, content: content()), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title, whose views are there while a value is true.
  public init<C: View>(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C)
  where Content == _CollapsibleContent<C> {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Makes a section with a title, whose views are there while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol, C: View>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C)
  where Content == _CollapsibleContent<C> {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section whose views are there while a value is true.
  public init<C: View>(isExpanded: Binding<Bool>, @ViewBuilder content: () -> C)
  where Content == _CollapsibleContent<C> {
    self.init(isExpanded: isExpanded, content: content) { EmptyView() }
  }
}
