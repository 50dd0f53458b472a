import Foundation

// The ids of rows, and of views in rows that were not made yet.

extension RowSource {
  /// The frame of the row with an id, in the host's coordinates; nil if no row has it, or before it was laid out.
  func frame(ofID id: AnyHashable) -> CGRect? { indexOfID(id).flatMap { frame($0) } }

  /// Whether there are rows out of sight in which there may be views with ids of their own.
  var mayHideIDs: Bool { mayHoldIDs && shown.count < count }

  /// The frame of the row out of sight that contains the view with an id, in the host's coordinates; nil if there is
  /// none.
  ///
  /// The rows before it are made, because their loops exist only then. They are not laid out, so bodies of views in
  /// those loops do not run.
  ///
  /// - Precondition: A layout pass runs.
  /// - Complexity: O(rows out of sight).
  func frame(ofRowHolding id: AnyHashable) -> CGRect? { hiddenRow(holding: id).flatMap { frame($0) } }

  private func hiddenRow(holding id: AnyHashable) -> Int? {
    guard mayHideIDs else { return nil }
    return (0..<count).first { index in
      guard !shown.contains(index) else { return false }
      _ = bringForward(index)
      defer { putBack(index) }
      return rows[index]?.position?.holds(id) ?? false
    }
  }
}

extension RowSource: IdentifyingRows {
  func holds(_ id: AnyHashable) -> Bool { indexOfID(id) != nil || hiddenRow(holding: id) != nil }

  /// The rows on the screen that have an id.
  var identifiedViews: [(ids: [AnyHashable], views: LayoutItems)] {
    shown.compactMap { index in
      guard let row = rows[index] else { return nil }
      let ids = [row.id, row.explicitID()].compactMap { $0 }
      return ids.isEmpty ? nil : (ids, row.items)
    }
  }
}
