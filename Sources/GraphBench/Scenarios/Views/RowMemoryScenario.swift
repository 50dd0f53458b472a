import GraphBenchKit

/// The memory of a mounted row of a table.
package struct RowMemoryScenario: WeighedScenario {
  /// The number of mounted rows.
  let count: Int

  /// Launches the processes.
  package var launcher = MemoryLauncher.thisProgram

  package var id: ScenarioID { ScenarioID(suite: "views", path: "memory/row", size: count) }

  /// One reading is enough: readings differ by some bytes per row.
  package var repetitions: Int { 1 }

  /// Makes a row memory scenario.
  package init(count: Int, launcher: MemoryLauncher = MemoryLauncher.thisProgram) {
    self.count = count
    self.launcher = launcher
  }

  package func weigh() throws -> MemoryReading {
    let reading = try launcher.reading(of: MemoryRequest(population: .row, count: count))
    try MemoryScenario.checkReuse(reading, count: count)
    return reading
  }
}

extension SuiteSection {
  /// Bytes per row.
  package static var rowMemory: SuiteSection {
    SuiteSection(
      title: "memory", summary: "The resident set per row, with its views and its state, in a process of its own.",
      columns: .rowMemory, timeUnit: .ms, sizes: [10_000], scenarios: { $0.map { RowMemoryScenario(count: $0) } },
      findings: RowMemoryFindings.sentences)
  }
}

/// The findings of the weighed tables.
@MainActor package enum RowMemoryFindings {
  /// The bar for the memory of a row, in bytes (2.4 KB).
  static let bar = 2_458.0

  /// The fewest rows of a table whose memory is compared with the bar.
  static let smallestJudged = 10_000

  /// States the memory of a row of the largest table, and the bar.
  package static func sentences(_ results: [RowResult]) -> [String] {
    let weighed = results.filter { $0.memory != nil }
    guard let largest = weighed.max(by: { ($0.id.size ?? 0) < ($1.id.size ?? 0) }), let memory = largest.memory else {
      return []
    }
    let bytes = memory.resident.minimum
    // In smaller tables the page size of the system distorts the figure.
    let verdict =
      (largest.id.size ?? 0) < smallestJudged
      ? "" : ", \(bytes <= bar ? "within" : "above") the \(bytesText(bar)) that it may take"
    return [
      "A row takes \(bytesText(bytes)) bytes\(verdict); \(bytesText(memory.accounted)) of them are nodes and edges of the graph."
    ]
  }
}
