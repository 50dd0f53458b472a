import Foundation

/// The edits that a person may make in a list made from a binding.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each action.
  public let rawValue: Int

  /// The actions with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Moving and deleting rows.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The indices of a collection, each with the id of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  let base: Base
  let id: KeyPath<Base.Element, ID>

  /// An index of the collection with the id of its element.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  /// The index of the first element.
  public var startIndex: Base.Index { base.startIndex }
  /// The index after the last element.
  public var endIndex: Base.Index { base.endIndex }
  /// An index with the id of its element.
  public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
  /// The index after an index.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// The index before an index.
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// The index at a distance from an index.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  /// The distance between two indices.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// The view of an element that a person can delete or move without a closure of the program.
nonisolated public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let edits: () -> CollectionEdits
}

extension EditableCollectionContent: View where Content: View {
  /// Traps: the enclosing container lays out the view inside.
  @MainActor public var body: Never {
    fatalError("\(Self.self) has no body: the container around it lays out the view inside.")
  }

  /// Makes the view inside, and passes the edits of the collection to the enclosing list.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let inside = inputs.wrapping(at: position) { child, place in
      TraitNode(at: place, wrapping: child) { $0.edits = $0.edits ?? { view.read().edits() } }
    }
    return Content._makeViewList(view: view.property(\.content), inputs: inside)
  }
}

/// The edits of the collection that a person can make at a row.
struct CollectionEdits {
  /// The offset of the row.
  let offset: Int
  /// Removes the row's element; nil if this is not allowed.
  let delete: (() -> Void)?
  /// Moves elements; nil if this is not allowed.
  let move: ((IndexSet, Int) -> Void)?
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// The edits that a person may make to an element of the collection.
  func edits(of index: Value.Index, _ actions: EditActions<Value>) -> CollectionEdits {
    let elements = wrappedValue
    let offset = elements.distance(from: elements.startIndex, to: index)
    var move: ((IndexSet, Int) -> Void)?
    if actions.rawValue & 1 != 0 { move = { wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
    var delete: (() -> Void)?
    if actions.rawValue & 2 != 0 { delete = { Self.removeElement(at: offset, from: self) } }
    return CollectionEdits(offset: offset, delete: delete, move: move)
  }

  private static func removeElement(at offset: Int, from binding: Binding) {
    // `EditActions.delete` exists only for range-replaceable collections.
    func remove<C: RangeReplaceableCollection>(from collection: C) -> C {
      var collection = collection
      collection.remove(atOffsets: IndexSet(integer: offset))
      return collection
    }
    guard let collection = binding.wrappedValue as? any RangeReplaceableCollection else { return }
    if let rest = remove(from: collection) as? Value { binding.wrappedValue = rest }
  }
}

extension ForEach {
  /// Makes a view for each element of a collection behind a binding, which a person can delete or move.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes a view for each element of a collection behind a binding, identified by a part of the element, which a
  /// person can delete or move.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  ) where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable {
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue, id: id),
      content: { element in
        EditableCollectionContent(content: content(data[element: element.index])) {
          data.edits(of: element.index, editActions)
        }
      }, identify: \.id)
  }
}
