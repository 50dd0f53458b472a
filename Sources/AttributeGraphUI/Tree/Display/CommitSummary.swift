/// The display items that a commit inserted, removed and changed.
public struct CommitSummary: Hashable, Sendable {
  /// Items that are new.
  public var inserted = 0
  /// Items that were removed.
  public var removed = 0
  /// Items with another look or another size.
  public var changed = 0
  /// Groups, and unchanged items, that have moved in their enclosing group.
  ///
  /// Each view that lays out others is a group: a stack, padding, the content of a scroll view. Its content moves along
  /// and is not counted. A step of an animated frame counts each item that it moves.
  public var moved = 0

  /// Makes a summary to compare another one with.
  public init(inserted: Int = 0, removed: Int = 0, changed: Int = 0, moved: Int = 0) {
    self.inserted = inserted
    self.removed = removed
    self.changed = changed
    self.moved = moved
  }
}
