/// Related views with a header and a footer; for the enclosing container, all of them are rows.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the views exist, for a section that a person can collapse. The initialiser determines whether there is a
  /// binding, so this never changes at a position.
  let isExpanded: Binding<Bool>?

  init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Traps: a section is laid out by the container around it.
  public var body: Never {
    fatalError("\(Self.self) has no body: the container around it lays out its views.")
  }

  /// Makes the header, the views and the footer, one after the other.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let isExpanded = view.read().isExpanded
    var edge = inputs
    if let listing = inputs.listing as? LazyListing, listing.isSelectable { edge.listing = listing.withoutSelection }
    let section = SectionItems(
      header: isExpanded.map { first in
        _ExpandingSectionHeader<Parent>.makeElement(
          view: view.projection { _ExpandingSectionHeader(isExpanded: $0.isExpanded ?? first, header: $0.header) },
          inputs: edge
        ).items
      } ?? Parent.makeElement(view: view.property(\.header), inputs: edge).items,
      content: isExpanded.map { first in
        _ExpandingSectionContent<Content>.makeElement(
          view: view.projection { _ExpandingSectionContent(isExpanded: $0.isExpanded ?? first, content: $0.content) },
          inputs: inputs
        ).items
      } ?? Content.makeElement(view: view.property(\.content), inputs: inputs).items,
      footer: Footer.makeElement(view: view.property(\.footer), inputs: edge).items)
    return _ViewListOutputs(items: inputs.listing is LazyListing ? .section(section) : .many(section.parts))
  }
}

extension Section: ViewSequence {}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes a section with a header and a footer that are views.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section with a header that is a view.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes a section with a footer that is a view.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
