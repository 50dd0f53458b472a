#if !canImport(Darwin)
import Foundation

extension DynamicTableRowContent {
  /// Sets the action for items of some types that a person drops between the rows.
  ///
  /// The closure receives the offset before which they are dropped. A host drops them with
  /// `ViewHost.insert(_:before:)`, or with a drag over the rows.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> _ModifiedRows<Self> {
    _ModifiedRows(rows: self) {
      AnyView(
        $0.modifier(_RowEditingModifier(action: .insert(RowInsertion(types: supportedContentTypes, perform: action)))))
    }
  }

  /// Sets the action for values of a type that a person drops between the rows.
  ///
  /// The closure receives the offset before which they are dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> _ModifiedRows<Self> {
    onInsert(of: T.importedContentTypes()) { offset, items in items.load(T.self) { action(offset, $0) } }
  }
}
#endif
