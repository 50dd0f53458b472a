/// A view for each element of a collection.
///
/// Each row has the identity of its element's id. When the collection changes, rows whose id remains keep their state
/// and move with it, new ids get new rows, and the rows of removed ids end with their state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// Returns the id of an element.
  @usableFromInline let identify: (Data.Element) -> ID
  /// Whether later values of the collection are ignored, because the initialiser is for constant ranges.
  let isConstant: Bool
  /// The loops over all elements, compiled where their types are static.
  let loops: RowLoops<Data, ID, Content>

  /// Makes a view for each element of a collection.
  @inlinable init(
    data: Data, content: @escaping (Data.Element) -> Content, isConstant: Bool = false,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.init(data: data, content: content, isConstant: isConstant, identify: identify, loops: RowLoops())
  }

  @usableFromInline init(
    data: Data, content: @escaping (Data.Element) -> Content, isConstant: Bool,
    identify: @escaping (Data.Element) -> ID, loops: RowLoops<Data, ID, Content>
  ) {
    self.data = data
    self.content = content
    self.identify = identify
    self.isConstant = isConstant
    self.loops = loops
  }
}

extension ForEach: View where Content: View {
  /// Traps: a collection of views is laid out by the container around it.
  public var body: Never {
    fatalError("\(Self.self) has no body: the container around it lays out its views.")
  }

  /// Makes a position for each element, in a lazy container when it comes into sight, and keeps the positions up to
  /// date with the collection.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    if let rows = Data.self as? any BlockRows.Type { return makeViewList(of: view, by: rows, inputs: inputs) }
    var inputs = inputs.inImplicitStack()
    inputs.isAlone = false
    return inputs.listing is LazyListing
      ? LazyRowsPosition.makeViewList(of: view, inputs: inputs) : RowsPosition.makeViewList(of: view, inputs: inputs)
  }
}

extension ForEach where Content: View {
  @MainActor private static func makeViewList<Rows: BlockRows>(
    of view: _GraphValue<Self>, by rows: Rows.Type, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    rows.makeViewList(
      of: view.projection { forEach in
        guard let forEach = forEach as? ForEach<Rows, ID, Content> else {
          fatalError(
            "\(Self.self) was read as a loop over \(Rows.self). This is a mistake in AttributeGraphUI; please report it."
          )
        }
        return forEach
      }, inputs: inputs)
  }
}

/// A collection of the parts of a block, which takes the block apart where the loop over it is mounted.
@MainActor
protocol BlockRows: RandomAccessCollection {
  /// Makes the rows of a loop.
  static func makeViewList<ID, Row: View>(
    of view: _GraphValue<ForEach<Self, ID, Row>>, inputs: _ViewInputs
  ) -> _ViewListOutputs
}

/// A view of a variable number of rows, which its container lays out.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  /// Makes a view for each element, identified by a part of it.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    // The id of an element that is its own id is not read through its key path, which would cost more than the row. No
    // property of an element has its type and lies at its beginning, so the key path is `\.self`.
    if let same = { (element: Data.Element) in element } as? (Data.Element) -> ID,
      MemoryLayout<Data.Element>.offset(of: id) == 0
    {
      self.init(data: data, content: content, identify: same)
    } else {
      self.init(data: data, content: content) { $0[keyPath: id] }
    }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element, which has its own id.
  ///
  /// A binding to a collection is also a collection of bindings. Its rows are made by the initialiser that takes the
  /// binding and reads the collection, so that the body that makes them runs when an element is set.
  @_disfavoredOverload @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a constant range; later changes of the range are ignored, and reported once.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, isConstant: true) { $0 }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element of a collection behind a binding, from a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }

  /// Makes a view for each element of a collection behind a binding, identified by a part of the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  private init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, identifiedBy identify: @escaping (C.Element) -> ID,
    content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, identify(elements[$0])) },
      content: { content(data.row(at: $0.0, id: $0.1, identify: identify)) }, identify: \.1)
  }
}

extension ForEach {
  /// The issue that a collection for constant data is another one than at first; nil if it is the same.
  @MainActor func issue(ofChangeTo new: ForEach) -> Issue? {
    let (count, newCount) = (data.count, new.data.count)
    guard count != newCount || data.first.map(identify) != new.data.first.map(identify) else { return nil }
    return .changedRange(view: String(describing: ForEach.self), count: newCount, initialCount: count)
  }

  /// This collection with the closure of another value.
  func withContent(of other: ForEach) -> ForEach {
    ForEach(data: data, content: other.content, isConstant: isConstant, identify: identify, loops: loops)
  }
}
