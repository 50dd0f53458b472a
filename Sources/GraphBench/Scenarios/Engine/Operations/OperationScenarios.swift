import GraphBenchKit

extension SuiteSection {
  /// The cost of a single read, write or creation; one time covers many of them.
  static var operations: SuiteSection {
    SuiteSection(
      title: "operation", summary: "The same operation again and again, beside a load, a comparison or a box.",
      columns: .operations, timeUnit: .ms, sizes: [], scenarios: { _ in WorkloadScenario.operations })
  }
}

extension WorkloadScenario {
  /// Rows of one kind of operation each.
  package static var operations: [WorkloadScenario] {
    [
      operation(
        "cleanRead", SingleOperation.repetitions, .block(updates: 1, repetitions: 20), onEngine: { CleanReads($0) },
        byHand: { CleanLoads($0) }),
      operation(
        "setEqual", SingleOperation.repetitions, .block(updates: 1, repetitions: 20), onEngine: { EqualSets($0) },
        byHand: { EqualStores($0) }),
      operation(
        "createCell", SingleOperation.creations, .protocolRun(repetitions: 20), onEngine: { CellCreations($0) },
        byHand: { BoxCreations($0) }),
    ]
  }

  private static func operation(
    _ name: String, _ count: Int, _ timedUnit: TimedUnit, onEngine: @escaping @MainActor (Int) -> any PreparedScenario,
    byHand: @escaping @MainActor (Int) -> any PreparedScenario
  ) -> WorkloadScenario {
    WorkloadScenario(
      "operation/\(name)", in: "operation", timedUnit: timedUnit, counts: [.evaluations: 0], pieces: count,
      onEngine: { onEngine(count) }, byHand: { byHand(count) })
  }
}

/// The number of operations in one time.
enum SingleOperation {
  /// Reads, and writes of equal values.
  static let repetitions = 1_000_000

  /// Creations of cells.
  static let creations = 100_000
}
