/// The display items that a commit inserted, removed and changed.
public struct CommitSummary: Hashable, Sendable {
  /// Items that were not there before.
  public var inserted = 0
  /// Items that are not there any more.
  public var removed = 0
  /// Items that look different or have another size.
  public var changed = 0
  /// Groups, and items that did not change, that are elsewhere in the group around them.
  ///
  /// Whatever lays out views makes a group: a stack, padding, the content of a scroll view. What is inside moves along
  /// and is not counted.
  public var moved = 0

  /// Makes a summary to compare another one with.
  public init(inserted: Int = 0, removed: Int = 0, changed: Int = 0, moved: Int = 0) {
    self.inserted = inserted
    self.removed = removed
    self.changed = changed
    self.moved = moved
  }
}
