import GraphBenchKit

/// The memory of a node of a kind, or of an edge.
package struct MemoryScenario: WeighedScenario {
  /// The weighed subject.
  enum Subject: Equatable {
    /// Nodes of a kind, with their edges.
    case population(MemoryPopulation)

    /// An edge: a third of the difference between computed attributes with four inputs and with one.
    case edge

    /// All subjects, in the order of the table.
    static var all: [Subject] { MemoryPopulation.nodes.map(population) + [.edge] }
  }

  /// The weighed subject.
  let subject: Subject

  /// The number of nodes.
  let count: Int

  /// Launches the processes.
  var launcher = MemoryLauncher.thisProgram

  package var id: ScenarioID {
    let name =
      switch subject {
      case .population(let population): population.rawValue
      case .edge: "edge"
      }
    return ScenarioID(suite: "engine", path: "memory/\(name)", size: count)
  }

  /// One reading is enough: with many nodes, readings differ by less than a tenth of a byte per node.
  package var repetitions: Int { 1 }

  package func weigh() throws -> MemoryReading {
    switch subject {
    case .population(let population):
      let reading = try reading(of: population)
      try Self.checkReuse(reading, count: count)
      return reading
    case .edge:
      return Self.edge(between: try reading(of: .computed1), and: try reading(of: .computed4))
    }
  }

  private func reading(of population: MemoryPopulation) throws -> MemoryReading {
    try launcher.reading(of: MemoryRequest(population: population, count: count))
  }

  /// The memory of an edge, from the readings of nodes with one edge and with four.
  package static func edge(between one: MemoryReading, and four: MemoryReading) -> MemoryReading {
    MemoryReading(
      resident: (four.resident - one.resident) / 3, accounted: (four.accounted - one.accounted) / 3,
      again: (four.again - one.again) / 3)
  }

  /// Checks that a second population reused the memory of the first.
  ///
  /// The resident set may grow by a tenth of the first population and a megabyte, because allocators keep some memory
  /// apart.
  ///
  /// - Throws: The growth of the resident set, if it is greater.
  package static func checkReuse(_ reading: MemoryReading, count: Int) throws(RowFailure) {
    let allowed = reading.resident / 10 + 1_048_576 / Double(count)
    guard reading.again > allowed else { return }
    throw RowFailure(
      problem: """
        a second population after the disposal of the first took \(bytesText(reading.again)) bytes per node \
        more than the first, expected at most \(bytesText(allowed))
        """)
  }
}

extension SuiteSection {
  /// Bytes per node and edge.
  package static var memory: SuiteSection {
    SuiteSection(
      title: "memory", summary: "The resident set per node, with its closure and its edges, in a process of its own.",
      columns: .memory, timeUnit: .ms, sizes: [1_000_000], quickSizes: [100_000],
      scenarios: { sizes in
        sizes.flatMap { size in MemoryScenario.Subject.all.map { MemoryScenario(subject: $0, count: size) } }
      },
      findings: MemoryFindings.sentences)
  }
}

/// The findings of the weighed rows.
@MainActor enum MemoryFindings {
  /// States that no node was left, which every row has verified, and how far freed memory was reused.
  static func sentences(_ results: [RowResult]) -> [String] {
    guard let most = results.compactMap(\.memory?.again).max() else { return [] }
    return [
      """
      After the disposal of a population its graph had no node and no edge of it left, and a second one took at most \
      \(bytesText(max(most, 0))) bytes per node in addition.
      """
    ]
  }
}
