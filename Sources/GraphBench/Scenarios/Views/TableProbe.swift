import AttributeGraphUI
import GraphBenchKit

/// Mounts a table in this process, and measures the memory of its rows.
///
/// The elements are made before, because they belong to the program. A table of one row is mounted first, because data
/// that is computed once per type is not part of a row.
@MainActor package struct TableProbe {
  private let rows: Int
  private let items: [RowItem]

  /// Makes a probe for a table with a number of rows.
  package init(rows: Int) {
    self.rows = rows
    items = ViewsTrees.items(rows)
  }

  /// Mounts the table, unmounts it, and mounts it a second time.
  ///
  /// - Throws: The wrong count.
  /// - Complexity: O(rows).
  package func reading() throws(RowFailure) -> MemoryReading {
    _ = mounted(ViewsTrees.items(1))
    // The first measurement includes the setup of the measurement itself.
    _ = try ResidentSet.bytes()
    let empty = try ResidentSet.bytes()
    let (full, accounted) = try weigh()
    let (fullAgain, _) = try weigh()
    return MemoryReading(
      resident: perRow(full - empty), accounted: perRow(accounted), again: perRow(fullAgain - full))
  }

  /// Mounts the table, and measures the resident set and the memory that the graph accounts for.
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
  /// The number of display items, without a list of them, which would count as memory.
  fileprivate var displayListCount: Int { lastCommit.inserted }
}
