import Foundation

/// A row of a list on the screen, as a query of a test returns it.
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

  /// Whether the row shows its delete button, because the list is edited.
  public var showsDeletion: Bool { isInEditing && isDeletable }

  /// The tint of the row's symbols and marks; nil if no modifier sets it.
  public var itemTint: ListItemTint? { place.traits.itemTint }

  /// The edges from which a swipe reveals buttons.
  public var swipeEdges: Set<HorizontalEdge> { Set(place.traits.swipes.map(\.edge)) }
}

/// Actions of a person on the rows of lists.
extension ViewHost {
  /// The rows of a list on the screen, including headers and footers, in order; without a target, those of the first
  /// list.
  ///
  /// - Throws: `HostError` if there is no such list.
  /// - Complexity: O(positions).
  public func listRows(in target: ControlTarget? = nil) throws(HostError) -> [ListRow] {
    let list = try listNode(target)
    return list.shownRows.map { ListRow(place: $0, isInEditing: list.isEditing) }
  }

  /// Whether a list is being edited, according to the edit mode around it; without a target, the first list.
  ///
  /// - Throws: `HostError` if there is no such list.
  public func isEditing(list target: ControlTarget? = nil) throws(HostError) -> Bool {
    try listNode(target).isEditing
  }

  /// The `scrollContentBackground` of a list; without a target, of the first list.
  ///
  /// - Throws: `HostError` if there is no such list.
  public func contentBackground(ofList target: ControlTarget? = nil) throws(HostError) -> Visibility {
    try listNode(target).look.background.current
  }

  /// Deletes a row: with a swipe, or with its button while the list is edited. The closure of `onDelete` runs.
  ///
  /// - Throws: `HostError` if there is no such row, or if it cannot be deleted: without `onDelete`, with
  ///   `deleteDisabled`, or because it has swipe actions of its own and the list is not edited.
  /// - Returns: The work that it caused.
  @discardableResult
  public func deleteRow(
    _ target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (row, list) = try listRow(target)
    let hasOwnActions = !list.isEditing && row.traits.swipes.contains { $0.edge == .trailing }
    guard !hasOwnActions, let deletion = row.deletion else {
      let reason =
        hasOwnActions
        ? "it has swipe actions of its own" : "it is in no ForEach with onDelete, or has deleteDisabled"
      throw .notOffered("deletion of the row '\(row.name)'", reason: reason)
    }
    return perform(as: "delete the row '\(row.name)'", file, line) {
      closeSwipes(in: list)
      deletion()
    }
  }

  /// Moves a row before another one of the same collection. The closure of `onMove` runs.
  ///
  /// - Throws: `HostError` if there is no such row, or if it cannot be moved there.
  /// - Returns: The work that it caused.
  @discardableResult
  public func moveRow(
    _ target: ControlTarget, before other: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    try moveRow(target, to: other, distance: 0, file, line)
  }

  /// Moves a row after another one of the same collection. The closure of `onMove` runs.
  ///
  /// - Throws: `HostError` if there is no such row, or if it cannot be moved there.
  /// - Returns: The work that it caused.
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
    guard let move = row.move, let target = try listRow(other).row.moveTarget else {
      throw .notOffered(
        "move of the row '\(row.name)'", reason: "the two rows are in no ForEach with onMove, or have moveDisabled")
    }
    guard row.moveTarget?.collection === target.collection else {
      throw .notOffered(
        "move of the row '\(row.name)'", reason: "the two rows are in different collections, and stay in them")
    }
    return perform(as: "move the row '\(row.name)'", file, line) {
      move.perform(IndexSet(integer: move.offset), target.offset + distance)
    }
  }

  /// Swipes a row from an edge to reveal the buttons of its swipe actions. They are the topmost `presentation`. Tapping
  /// one closes them, and so does a swipe of another row, or from the other edge.
  ///
  /// - Throws: `HostError` if there is no such row, if it has no buttons at that edge, or if the list is edited.
  /// - Returns: The work that it caused.
  @discardableResult
  public func swipe(
    _ target: ControlTarget, from edge: HorizontalEdge = .trailing, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let (row, list, swipes) = try swipes(of: target, at: edge)
    return perform(as: "swipe the row '\(row.name)'", file, line) {
      closeSwipes(in: list, except: swipes)
      for swipe in swipes { swipe.open() }
    }
  }

  /// Swipes a row from an edge all the way: the first button is tapped, or, if the modifier does not allow a full
  /// swipe, the buttons are revealed.
  ///
  /// A deletable row without swipe actions at the trailing edge is deleted.
  ///
  /// - Throws: `HostError` if there is no such row, if it has no buttons at that edge, or if the list is edited.
  /// - Returns: The work that it caused.
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
          if let control = position.control, control.isEnabled { (control.action as? TapAction)?.perform } else { nil }
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
  ) throws(HostError) -> (row: ListRowPlace, list: ListNode, swipes: [SwipeOpening]) {
    let (row, list) = try listRow(target)
    let swipes = row.traits.swipes.filter { $0.edge == edge }
    guard !swipes.isEmpty, !list.isEditing else {
      let reason = list.isEditing ? "the list is edited" : "it has no swipe actions at that edge"
      throw .notOffered("swipe of the row '\(row.name)'", reason: reason)
    }
    return (row, list, swipes)
  }

  /// Closes the buttons of the rows of a list, except those of some modifiers: one edge of one row is open at a time.
  private func closeSwipes(in list: ListNode, except swipes: [SwipeOpening] = []) {
    for presentation in presented where presentation.kind == .swipeActions {
      let presenter = presentation.position.knownInfo?.presenter?.nearest { $0.owned(ListNode.self) }
      guard presenter === list, !swipes.contains(where: { $0.isShowing(presentation) }) else { continue }
      presentation.dismissal.dismiss()
    }
  }

  private func listNode(_ target: ControlTarget?) throws(HostError) -> ListNode {
    try findContainer(target, kind: "list") { $0.owned(ListNode.self) }
  }

  /// Returns the row that a text or an identifier points at, and its list.
  func listRow(_ target: ControlTarget) throws(HostError) -> (row: ListRowPlace, list: ListNode) {
    let row = try findContainer(target, kind: "row") { position -> LazyRow? in
      guard position.type == LazyRow.self, let row = position.parent?.owned(RowSource.self)?.row(at: position) else {
        return nil
      }
      return position.nearest({ $0.owned(ListNode.self) }) == nil ? nil : row
    }
    let list = row.position?.nearest { $0.owned(ListNode.self) }
    guard let list, let place = list.shownRows.first(where: { $0.row === row }) else {
      throw .nothingFound(target: target, available: list?.shownRows.map(\.name) ?? [], kind: "row")
    }
    return (place, list)
  }
}

extension ListRowPlace {
  /// The name of the row: its texts.
  var name: String { row.position?.texts.joined(separator: " ") ?? "" }
}

extension ListRow: @preconcurrency CustomStringConvertible {
  /// The texts of the row.
  public var description: String { texts.isEmpty ? "row" : "row \(texts.quotedList)" }
}
