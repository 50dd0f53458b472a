extension Section where Parent: View, Content: View, Footer: View {
  /// Adds controls to the section: they are rows behind its views, as on a phone.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    Section<Parent, TupleView<(Content, Actions)>, Footer>(
      header: header, content: ViewBuilder.buildBlock(self.content, content()), footer: footer, isExpanded: isExpanded)
  }
}

extension View {
  /// Adds controls to the section inside: they are rows behind it, because its modifiers hide where its views end.
  nonisolated public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    ViewBuilder.buildBlock(self, content())
  }
}
