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

/// The views that a container was given.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  @MainActor init<Content: View>(of content: Content) {
    subviews = FlattenedViews(of: content).elements.map { Subview($0) }
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

/// Content that a closure makes from the subviews of a block.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  /// The content of the closure.
  @MainActor public var body: some View { transform(SubviewsCollection(of: base)) }
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
  let subviews: [Subview]

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
    let subviews = onMainActor(view) { SubviewsCollection(of: $0).map { $0 } }
    self.init(ForEachSubviewCollection(subviews: subviews), id: \.id, content: content)
  }
}
