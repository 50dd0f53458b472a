@testable import AttributeGraphUI

/// A commit with the given numbers of display items.
@MainActor
func summary(inserted: Int = 0, removed: Int = 0, changed: Int = 0) -> CommitSummary {
  CommitSummary(inserted: inserted, removed: removed, changed: changed)
}
