import Foundation

/// A row of a list on the screen, as a test asks for it.
@MainActor
public struct ListRow {
  let place: ListRowPlace
  let isInEditing: Bool

  /// The strings of the texts in the row, in the order of the source.
  public var texts: [String] { place.row.position?.texts ?? [] }

  /// The part of a section in which the row stands.
  public var part: ListPart { place.part }

  /// Whether a person can delete the row, with a swipe or while the list is edited.
  public var isDeletable: Bool { place.deletion != nil }

  /// Whether a person can move the row.
  public var isMovable: Bool { place.move != nil }

  /// Whether the row has a button that deletes it, as it has while the list is edited.
  public var showsDeletion: Bool { isInEditing && isDeletable }

  /// The tint of the row's symbols and marks; nil where no modifier tells it.
  public var itemTint: ListItemTint? { place.traits.itemTint }

  /// The sides at which the row has buttons to be shown with a swipe.
  public var swipeEdges: Set<HorizontalEdge> { Set(place.traits.swipes.map(\.edge)) }
}

/// Actions of a person on the rows of lists.
extension ViewHost {
  /// The rows of a list that are on the screen, with headers and footers, in their order; without a target of the first
  /// list.
  ///
  /// - Throws: `HostError` where there is no such list.
  /// - Complexity: O(positions).
  public func listRows(in target: ControlTarget? = nil) throws(HostError) -> [ListRow] {
    let list = try listNode(target)
    return list.shownRows.map { ListRow(place: $0, isInEditing: list.isEditing) }
  }

  /// Whether a person edits a list, because of the edit mode around it; without a target the first list.
  ///
  /// - Throws: `HostError` where there is no such list.
  public func isEditing(list target: ControlTarget? = nil) throws(HostError) -> Bool {
    try listNode(target).isEditing
  }

  /// The `scrollContentBackground` of a list; without a target of the first list.
  ///
  /// - Throws: `HostError` where there is no such list.
  public func contentBackground(ofList target: ControlTarget? = nil) throws(HostError) -> Visibility {
    try listNode(target).look.background.current
  }

  /// Deletes a row: with a swipe, or with its button while the list is edited. The closure of `onDelete` runs.
  ///
  /// - Throws: `HostError` where there is no such row, or nobody can delete it: without `onDelete`, with
  ///   `deleteDisabled`, or because the row has swipe actions of its own and the list is not edited.
  /// - Returns: What ran because of it.
  @discardableResult
  public func deleteRow(
    _ target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (row, list) = try listRow(target)
    let hasOwnActions = !list.isEditing && row.traits.swipes.contains { $0.edge == .trailing }
    guard !hasOwnActions, let deletion = row.deletion else { throw .disabled(row.name, kind: "deletion of the row") }
    return perform(as: "delete the row '\(row.name)'", file, line, deletion)
  }

  /// Moves a row before another one of the same collection. The closure of `onMove` runs.
  ///
  /// - Throws: `HostError` where there is no such row, or nobody can move it there.
  /// - Returns: What ran because of it.
  @discardableResult
  public func moveRow(
    _ target: ControlTarget, before other: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    try moveRow(target, to: other, distance: 0, file, line)
  }

  /// Moves a row behind another one of the same collection. The closure of `onMove` runs.
  ///
  /// - Throws: `HostError` where there is no such row, or nobody can move it there.
  /// - Returns: What ran because of it.
  @discardableResult
  public func moveRow(
    _ target: ControlTarget, after other: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    try moveRow(target, to: other, distance: 1, file, line)
  }

  private func moveRow(
    _ target: ControlTarget, to other: ControlTarget, distance: Int, _ file: String, _ line: Int
  ) throws(HostError) -> UpdateReport {
    let row = try listRow(target).row
    guard let move = row.move, let offset = try listRow(other).row.moveOffset else {
      throw .disabled(row.name, kind: "move of the row")
    }
    return perform(as: "move the row '\(row.name)'", file, line) {
      move.perform(IndexSet(integer: move.offset), offset + distance)
    }
  }

  /// Drops items before a row. The closure of `onInsert` runs.
  ///
  /// - Throws: `HostError` where there is no such row, or nothing can be dropped there.
  /// - Returns: What ran because of it.
  @discardableResult
  public func insert(
    _ items: [Any], before target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let row = try listRow(target).row
    guard let insertion = row.insertion else { throw .disabled(row.name, kind: "insertion before the row") }
    return perform(as: "insert before the row '\(row.name)'", file, line) { insertion.perform(insertion.offset, items) }
  }

  /// Swipes a row from a side, so that the buttons of its swipe actions are shown: they are the `presentation` in front,
  /// and each leaves it when it is tapped.
  ///
  /// - Throws: `HostError` where there is no such row, it has no buttons at that side, or the list is edited.
  /// - Returns: What ran because of it.
  @discardableResult
  public func swipe(
    _ target: ControlTarget, from edge: HorizontalEdge = .trailing, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (row, swipes) = try swipes(of: target, at: edge)
    return perform(as: "swipe the row '\(row.name)'", file, line) { for swipe in swipes { swipe.open() } }
  }

  /// Swipes a row from a side as far as it goes: the first button is tapped, unless the modifier does not allow it; then the
  /// buttons are shown.
  ///
  /// A row without swipe actions at the trailing side that can be deleted is deleted.
  ///
  /// - Throws: `HostError` where there is no such row, it has no buttons at that side, or the list is edited.
  /// - Returns: What ran because of it.
  @discardableResult
  public func swipeFully(
    _ target: ControlTarget, from edge: HorizontalEdge = .trailing, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (row, list) = try listRow(target)
    if edge == .trailing, !list.isEditing, row.deletion != nil, !row.traits.swipes.contains(where: { $0.edge == edge })
    {
      return try deleteRow(target, file: file, line: line)
    }
    let first = try swipes(of: target, at: edge).swipes.first
    var failure: HostError?
    let report = report {
      do throws(HostError) {
        try swipe(target, from: edge, file: file, line: line)
        let button = presented.last?.position.first { position -> (() -> Void)? in
          if case .tap(_, let tap)? = position.control?.action, position.control?.isEnabled == true { tap } else { nil }
        }
        if let first, first.allowsFullSwipe, let button { perform(as: "swipe fully", file, line, button) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return report
  }

  private func swipes(
    of target: ControlTarget, at edge: HorizontalEdge
  ) throws(HostError) -> (row: ListRowPlace, swipes: [SwipeOpening]) {
    let (row, list) = try listRow(target)
    let swipes = row.traits.swipes.filter { $0.edge == edge }
    guard !swipes.isEmpty, !list.isEditing else { throw .disabled(row.name, kind: "swipe of the row") }
    return (row, swipes)
  }

  private func listNode(_ target: ControlTarget?) throws(HostError) -> ListNode {
    try findContainer(target, kind: "list") { $0.owned(ListNode.self) }
  }

  /// The row that is pointed at by a text or an identifier, with its list.
  func listRow(_ target: ControlTarget) throws(HostError) -> (row: ListRowPlace, list: ListNode) {
    let row = try findContainer(target, kind: "row") { position -> LazyRow? in
      guard position.type == LazyRow.self, let row = position.parent?.owned(RowSource.self)?.row(at: position) else {
        return nil
      }
      return position.nearest({ $0.owned(ListNode.self) }) == nil ? nil : row
    }
    guard let list = row.position?.nearest({ $0.owned(ListNode.self) }),
      let place = list.shownRows.first(where: { $0.row === row })
    else { throw .nothingFound(target: target, available: [], kind: "row") }
    return (place, list)
  }
}

extension ListRowPlace {
  /// The name of the row: its texts.
  fileprivate var name: String { row.position?.texts.joined(separator: " ") ?? "" }
}
