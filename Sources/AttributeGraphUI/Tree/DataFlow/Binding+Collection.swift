extension Binding where Value: MutableCollection {
  /// A binding to the element at an index, valid while the index is.
  subscript(element index: Value.Index) -> Binding<Value.Element> {
    element(behind: ElementLocation(location, at: index))
  }

  /// A binding to the element with an id, which is at an index now.
  func row<ID: Hashable>(
    at index: Value.Index, id: ID, identify: @escaping (Value.Element) -> ID
  ) -> Binding<Value.Element> {
    element(behind: RowElementLocation(location, at: index, id: id, identify: identify))
  }

  private func element(behind location: BindingLocation<Value.Element>) -> Binding<Value.Element> {
    var binding = Binding<Value.Element>(location: location)
    binding.transaction = transaction
    return binding
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// Bindings to the elements of a collection, one after the other.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over the elements of the moment at which it is made.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection.
  public typealias Index = Value.Index
  /// The positions in the collection.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position after another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// A binding to the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> { self[element: position] }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  /// The position before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
