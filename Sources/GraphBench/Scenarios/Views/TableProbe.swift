import AttributeGraphUI
import GraphBenchKit

/// Mounts a table in this process, and measures what its rows take.
///
/// The elements are made before, since they belong to whoever has a table. A table of one row is mounted first: what
/// is found once per type is not part of a row.
@MainActor package struct TableProbe {
  private let rows: Int
  private let items: [RowItem]

  /// A table of so many rows.
  package init(rows: Int) {
    self.rows = rows
    items = ViewsTrees.items(rows)
  }

  /// Mounts the table, unmounts it, and mounts it a second time.
  ///
  /// - Throws: Which count was wrong.
  /// - Complexity: O(rows).
  package func reading() throws(RowFailure) -> MemoryReading {
    _ = mounted(ViewsTrees.items(1))
    // The first measurement pays for what measuring itself needs.
    _ = try ResidentSet.bytes()
    let empty = try ResidentSet.bytes()
    let (full, accounted) = try weigh()
    let (fullAgain, _) = try weigh()
    return MemoryReading(
      resident: perRow(full - empty), accounted: perRow(accounted), again: perRow(fullAgain - full))
  }

  /// Mounts the table, and measures with it the resident set and what the graph accounts for.
  private func weigh() throws(RowFailure) -> (resident: Int, accounted: Int) {
    let host = mounted(items)
    try RowFailure.expect(host.totalCounts.bodies, rows + 2, "as the number of bodies")
    try RowFailure.expect(host.displayListCount, 2 * rows, "as the number of texts")
    return (try ResidentSet.bytes(), host.population.graphBytes)
  }

  private func mounted(_ items: [RowItem]) -> ViewHost {
    let levers = RowLevers()
    return ViewHost { TableOwner(items: items, levers: levers) }
  }

  private func perRow(_ bytes: Int) -> Double { Double(bytes) / Double(rows) }
}

extension ViewHost {
  /// How many items are drawn, without a list of them, which would count as memory.
  fileprivate var displayListCount: Int { lastCommit.inserted }
}
