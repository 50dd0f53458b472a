#if !canImport(Darwin)
import Foundation

extension DynamicViewContent {
  /// Sets the action for items of some types that a person drops between the rows of a list.
  ///
  /// The closure receives the offset before which they are dropped. A host drops them with
  /// `ViewHost.insert(_:before:)`, or with a drag over the rows.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(_RowEditingModifier(action: .insert(RowInsertion(types: supportedContentTypes, perform: action))))
  }

  /// Sets the action for items of some types, given by their names, that a person drops between the rows of a list.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(known: $0) }, perform: action)
  }

  /// Sets the action for values of a type that a person drops between the rows of a list.
  ///
  /// The closure receives the offset before which they are dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: T.importedContentTypes()) { offset, items in items.load(T.self) { action($0, offset) } }
  }
}

/// A closure that accepts items between the rows of a list.
struct RowInsertion {
  /// The accepted types.
  let types: [UTType]
  /// Accepts the items before an offset.
  let perform: (Int, [NSItemProvider]) -> Void
}

extension ListRowPlace {
  /// The reactions of the row to items over it, which are dropped before it in its upper half and after it in the
  /// lower.
  var drop: DropActions? {
    guard part == .row, let (insertion, offset) = insertion else { return nil }
    let height = node.geometry.size.height
    return DropActions(
      accepts: { $0.contains(types: insertion.types) },
      perform: { info in
        insertion.perform(info.location.y * 2 < height ? offset : offset + 1, info.itemProviders(for: insertion.types))
        return true
      })
  }
}

extension ViewHost {
  /// Drops values before a row. The closure of `onInsert` or `dropDestination` runs.
  ///
  /// - Throws: `HostError` if there is no such row, or items of these types cannot be dropped there.
  /// - Returns: The work that it caused.
  @discardableResult
  public func insert(
    _ items: [any Transferable], before target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let row = try listRow(target).row
    let providers = items.map { NSItemProvider(transferring: $0) }
    guard let (insertion, offset) = row.insertion, providers.contains(types: insertion.types) else {
      throw .disabled(row.name, kind: "insertion before the row")
    }
    let info = DropInfo(location: .zero, items: providers)
    return perform(as: "insert before the row '\(row.name)'", file, line) {
      insertion.perform(offset, info.itemProviders(for: insertion.types))
    }
  }
}
#endif
