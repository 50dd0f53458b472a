/// One of the views that a container was given.
nonisolated public struct Subview: View, Identifiable {
  /// The identity of a subview.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of the subview in its container.
  public let id: ID
  /// The values of the subview for the container.
  public let containerValues: ContainerValues
  private let view: AnyView

  @MainActor init(_ element: FlattenedViews.Element) {
    id = ID(path: element.path)
    var values = ContainerValues()
    (element.view as? any ContainerValueWriter)?.write(to: &values)
    containerValues = values
    view = AnyView(erasing: element.view)
  }

  /// The view.
  @MainActor public var body: some View { view }
}

extension Subview: ContainerValueWriter {
  // A container that passes its subviews to another one passes their values, too.
  @MainActor func write(to values: inout ContainerValues) { values.merge(containerValues) }
}

extension Subview: ViewParts {
  @MainActor var viewParts: [(id: AnyHashable, view: any View)] { [(PartPlace.id("subview"), view)] }
}

/// The views that a container was given.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  @MainActor init<Content: View>(of content: Content, at path: [AnyHashable] = [], by resolver: BodyResolver?) {
    subviews = FlattenedViews(of: content, at: path, by: resolver).elements.map { Subview($0) }
  }

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { subviews.count }
  /// The view at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at some indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: Slice(base: self, bounds: bounds))
  }

  /// The views, one after the other.
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollection: ViewParts {
  @MainActor var viewParts: [(id: AnyHashable, view: any View)] { map { (PartPlace.id($0.id), $0) } }
}

/// Some of the views that a container was given, one after the other.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  fileprivate let base: Slice<SubviewsCollection>

  /// The place of the first view.
  public var startIndex: Int { base.startIndex }
  /// The place behind the last view.
  public var endIndex: Int { base.endIndex }
  /// The view at an index.
  public subscript(index: Int) -> Subview { base[index] }
  /// The views at some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: base[bounds]) }

  /// The views, one after the other.
  @MainActor public var body: some View { ForEach(Array(base)) { $0 } }
}

extension SubviewsCollectionSlice: ViewParts {
  @MainActor var viewParts: [(id: AnyHashable, view: any View)] { map { (PartPlace.id($0.id), $0) } }
}

/// Content that a closure makes from the subviews of a block.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: PartsContent {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  @MainActor func parts(at path: [AnyHashable], by resolver: BodyResolver) -> SubviewsCollection {
    SubviewsCollection(of: base, at: path, by: resolver)
  }

  @MainActor func content(of parts: SubviewsCollection) -> Result { transform(parts) }
}

extension Group where Content: View {
  /// Makes content from the views of a block.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// The views of a block, for a loop over them.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  fileprivate let base: AnyView
  fileprivate let subviews: [Subview]

  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The place behind the last view.
  public var endIndex: Int { subviews.count }
  /// The view at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// Makes a view for each view of a block.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    let subviews = onMainActor(view) { SubviewsCollection(of: $0, by: nil).map { $0 } }
    self.init(ForEachSubviewCollection(base: AnyView(view), subviews: subviews), id: \.id, content: content)
  }
}

extension ForEachSubviewCollection: BlockRows {
  @MainActor static func makeViewList<ID, Row: View>(
    of view: _GraphValue<ForEach<Self, ID, Row>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    SubviewRows._makeViewList(
      view: view.projection { SubviewRows(base: $0.data.base, row: $0.content) }, inputs: inputs)
  }
}

/// A view for each view of a block.
private struct SubviewRows<Row: View>: PartsContent {
  let base: AnyView
  let row: (Subview) -> Row

  func parts(at path: [AnyHashable], by resolver: BodyResolver) -> [Subview] {
    SubviewsCollection(of: base, at: path, by: resolver).map { $0 }
  }

  func content(of parts: [Subview]) -> some View { ForEach(parts, content: row) }
}
