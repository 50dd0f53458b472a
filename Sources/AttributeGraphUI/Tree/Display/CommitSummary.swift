/// The display items that a commit inserted, removed and changed.
public struct CommitSummary: Hashable, Sendable {
  /// Items that were not there before.
  public var inserted = 0
  /// Items that are not there any more.
  public var removed = 0
  /// Items that look different or are elsewhere.
  public var changed = 0

  /// Makes a summary to compare another one with.
  public init(inserted: Int = 0, removed: Int = 0, changed: Int = 0) {
    self.inserted = inserted
    self.removed = removed
    self.changed = changed
  }
}
