import Foundation

/// Closures that change the collection of the rows inside when a person deletes, moves or drops rows.
nonisolated public struct _RowEditingModifier: PrimitiveViewModifier {
  /// An action that a modifier sets, or removes by nil.
  enum Action {
    case delete(((IndexSet) -> Void)?)
    case move(((IndexSet, Int) -> Void)?)
    #if !canImport(Darwin)
    case insert(RowInsertion)
    #endif
  }

  let action: Action

  /// Stores the action at the position of the modifier, where a host finds it.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    position.own(RowEditing { modifier.read().action })
    return body(inputs.inside(position))
  }
}

/// The action of a modifier of rows, at its position.
@MainActor
final class RowEditing: Ending {
  private(set) var action: (() -> _RowEditingModifier.Action)?

  /// Stores the action that the body made last.
  init(_ action: @escaping () -> _RowEditingModifier.Action) { self.action = action }

  func end() { action = nil }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the rows inside.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Sets the action that deletes rows of a list for a person; nil makes deleting impossible.
  ///
  /// A host deletes rows with `ViewHost.deleteRow(_:)`. The closure receives the offset of the row in the collection.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditingModifier(action: .delete(action)))
  }

  /// Sets the action that moves rows of a list for a person; nil makes moving impossible.
  ///
  /// A host moves rows with `ViewHost.moveRow(_:before:)` and `moveRow(_:after:)`. The closure receives the offset of
  /// the row and the offset before which it is inserted, both counted before the move.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(_RowEditingModifier(action: .move(action)))
  }
}

/// A row of a list, and the edits of its collection.
@MainActor
struct ListRowPlace {
  /// The node of the row's view.
  let node: LayoutNode
  /// The row of the lazy container; of nested rows, the innermost.
  let row: LazyRow
  /// The part of a section in which the row stands.
  let part: ListPart

  /// The traits that modifiers gave to the row.
  var traits: ListRowTraits { node.listRowTraits ?? ListRowTraits() }

  /// The innermost collection for which a closure returns a value, with the offset of the row in it.
  ///
  /// - Complexity: O(depth).
  private func nearest<Value>(
    _ value: (_RowEditingModifier.Action) -> Value?
  ) -> (value: Value, offset: Int, collection: RowSource?)? {
    var (offset, collection): (Int, RowSource?) = (row.index, nil)
    var place = row.position
    while let here = place {
      if here.type == LazyRow.self, let source = here.parent?.owned(RowSource.self), let row = source.row(at: here) {
        (offset, collection) = (row.index, source)
      }
      if let action = here.owned(RowEditing.self)?.action?(), let value = value(action) {
        return (value, offset, collection)
      }
      if here.owned(ListNode.self) != nil { return nil }
      place = here.parent
    }
    return nil
  }

  /// Deletes the row; nil if this is not possible.
  var deletion: (() -> Void)? {
    guard part == .row, traits.isDeleteDisabled != true else { return nil }
    if let edits = traits.edits { return edits().delete }
    let found = nearest { action -> ((IndexSet) -> Void)?? in
      if case .delete(let perform) = action { .some(perform) } else { nil }
    }
    guard let found, let perform = found.value else { return nil }
    return { perform(IndexSet(integer: found.offset)) }
  }

  /// Moves the row, with its offset; nil if this is not possible.
  var move: (perform: (IndexSet, Int) -> Void, offset: Int)? {
    guard part == .row, traits.isMoveDisabled != true else { return nil }
    if let edits = traits.edits {
      let edits = edits()
      return edits.move.map { ($0, edits.offset) }
    }
    let found = nearest { action -> ((IndexSet, Int) -> Void)?? in
      if case .move(let perform) = action { .some(perform) } else { nil }
    }
    guard let found, let perform = found.value else { return nil }
    return (perform, found.offset)
  }

  #if !canImport(Darwin)
  /// Drops items before the row, with its offset; nil if this is not possible.
  var insertion: (value: RowInsertion, offset: Int)? {
    let found = nearest { action -> RowInsertion? in
      if case .insert(let insertion) = action { insertion } else { nil }
    }
    return found.map { ($0.value, $0.offset) }
  }
  #endif

  /// The collection in which the row can be moved, or moved around, with its offset.
  var moveTarget: (offset: Int, collection: RowSource?)? {
    if let edits = traits.edits { return (edits().offset, row.position?.nearest { $0.owned(RowSource.self) }) }
    return nearest { if case .move = $0 { true } else { nil } }.map { ($0.offset, $0.collection) }
  }
}
