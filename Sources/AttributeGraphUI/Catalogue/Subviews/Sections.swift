/// A section among the views of a container; views outside of sections form one without header and footer.
nonisolated public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of the section in its container.
  public let id: ID
  /// The values of the section for the container.
  public let containerValues: ContainerValues
  /// The views above the section.
  public let header: SubviewsCollection
  /// The views in the section.
  public let content: SubviewsCollection
  /// The views below the section.
  public let footer: SubviewsCollection
}

/// The sections of a container's content.
nonisolated public struct SectionCollection: RandomAccessCollection, View {
  private let sections: [SectionConfiguration]

  @MainActor init<Content: View>(of content: Content, at path: [AnyHashable] = [], by resolver: BodyResolver?) {
    sections = FlattenedSections(of: content, at: path, by: resolver).sections
  }

  /// The index of the first section.
  public var startIndex: Int { 0 }
  /// The index after the last section.
  public var endIndex: Int { sections.count }
  /// The section at an index.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// The sections, one after the other.
  @MainActor public var body: some View {
    ForEach(sections) { section in
      Section {
        section.content
      } header: {
        section.header
      } footer: {
        section.footer
      }
    }
  }
}

/// Content that a closure makes from the sections of a block.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: PartsContent {
  let base: Base
  let transform: (SectionCollection) -> Result

  @MainActor func parts(at path: [AnyHashable], by resolver: BodyResolver) -> SectionCollection {
    SectionCollection(of: base, at: path, by: resolver)
  }

  @MainActor func content(of parts: SectionCollection) -> Result { transform(parts) }
}

extension Group where Content: View {
  /// Makes content from the sections of a block.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// The sections of a block, for a loop over them.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  fileprivate let base: AnyView
  fileprivate let sections: [SectionConfiguration]

  /// The place of the first section.
  public var startIndex: Int { 0 }
  /// The place behind the last section.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach
where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
  /// Makes a view for each section of a block.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    let sections = onMainActor(view) { SectionCollection(of: $0, by: nil).map { $0 } }
    self.init(ForEachSectionCollection(base: AnyView(view), sections: sections), id: \.id, content: content)
  }
}

extension ForEachSectionCollection: BlockRows {
  @MainActor static func makeViewList<ID, Row: View>(
    of view: _GraphValue<ForEach<Self, ID, Row>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    SectionRows._makeViewList(
      view: view.projection { SectionRows(base: $0.data.base, row: $0.content) }, inputs: inputs)
  }
}

/// A view for each section of a block.
private struct SectionRows<Row: View>: PartsContent {
  let base: AnyView
  let row: (SectionConfiguration) -> Row

  func parts(at path: [AnyHashable], by resolver: BodyResolver) -> [SectionConfiguration] {
    SectionCollection(of: base, at: path, by: resolver).map { $0 }
  }

  func content(of parts: [SectionConfiguration]) -> some View { ForEach(parts, content: row) }
}

/// The parts of a section, for a container with sections.
@MainActor
private protocol SectionParts {
  /// The views above, in and below it.
  var sectionParts: (header: any View, content: any View, footer: any View) { get }
}

extension Section: SectionParts where Parent: View, Content: View, Footer: View {
  fileprivate var sectionParts: (header: any View, content: any View, footer: any View) { (header, content, footer) }
}

/// A modified view, which may be a section.
@MainActor
private protocol ModifiedSection {
  /// The parts of the section inside, each with the modifier; nil if there is none inside.
  var modifiedParts: (header: any View, content: any View, footer: any View)? { get }
}

extension IDView: ModifiedSection where Content: View {
  fileprivate var modifiedParts: (header: any View, content: any View, footer: any View)? { sectionParts(in: content) }
}

extension ModifiedContent: ModifiedSection where Content: View, Modifier: ViewModifier {
  fileprivate var modifiedParts: (header: any View, content: any View, footer: any View)? {
    guard modifier is any PrimitiveViewModifier, let parts = sectionParts(in: content) else { return nil }
    // These values are those of the section itself.
    if modifier is any ContainerValueWriter || modifier is any TagCarrier { return parts }
    func modified(_ view: some View) -> any View { view.modifier(modifier) }
    if modifier is any CollectiveModifier { return (parts.header, modified(parts.content), parts.footer) }
    return (modified(parts.header), modified(parts.content), modified(parts.footer))
  }
}

/// The parts of the section that a view is, perhaps with modifiers; nil for another view.
@MainActor
private func sectionParts(in view: any View) -> (header: any View, content: any View, footer: any View)? {
  (view as? any SectionParts)?.sectionParts ?? (view as? any ModifiedSection)?.modifiedParts
}

/// The sections in a block that can be found from its value.
@MainActor
private struct FlattenedSections {
  private(set) var sections: [SectionConfiguration] = []
  private let resolver: BodyResolver?
  /// The views since the last section.
  private var loose: [Subview] = []

  /// Finds the sections in a block.
  ///
  /// - Complexity: O(views).
  init<Content: View>(of content: Content, at path: [AnyHashable], by resolver: BodyResolver?) {
    self.resolver = resolver
    add(content, path: path)
    closeLoose()
  }

  private mutating func add(_ view: any View, path: [AnyHashable]) {
    if let parts = sectionParts(in: view) {
      closeLoose()
      // With another id, it is another section.
      let path = path + ((view as? any IdentifiedView).map { [PartPlace.id($0.explicitID)] } ?? [])
      var values = ContainerValues()
      (view as? any ContainerValueWriter)?.write(to: &values)
      sections.append(
        SectionConfiguration(
          id: .init(path: path), containerValues: values,
          header: collection(of: parts.header, path + [PartPlace.id("header")]),
          content: collection(of: parts.content, path + [PartPlace.id("content")]),
          footer: collection(of: parts.footer, path + [PartPlace.id("footer")])))
    } else if let parts = parts(of: view, at: path, by: resolver) {
      for part in parts { add(part.view, path: path + [part.id]) }
    } else {
      loose.append(Subview(FlattenedViews.Element(path: path, view: view)))
    }
  }

  private func collection<Content: View>(of view: Content, _ path: [AnyHashable]) -> SubviewsCollection {
    SubviewsCollection(FlattenedViews(of: view, at: path, by: resolver).elements.map { Subview($0) })
  }

  private mutating func closeLoose() {
    guard let first = loose.first else { return }
    sections.append(
      SectionConfiguration(
        id: .init(path: ["loose", AnyHashable(first.id)]), containerValues: ContainerValues(),
        header: SubviewsCollection([]), content: SubviewsCollection(loose), footer: SubviewsCollection([])))
    loose = []
  }
}
