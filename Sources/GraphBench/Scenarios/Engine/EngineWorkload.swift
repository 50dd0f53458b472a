import AttributeGraph2
import GraphBenchKit

/// A workload of one row: its names, its protocol, and its implementations on the engine and by hand.
///
/// The graphs use only the engine's public API. The work by hand is described under *The limit* in
/// docs/Benchmarking.md.
package struct WorkloadScenario: Scenario {
  package let id: ScenarioID
  package let group: RowGroup
  package let timedUnit: TimedUnit
  package let expectedCounts: Counts
  package let pieces: Int?

  /// Builds the workload on the engine.
  let onEngine: @MainActor () -> any PreparedScenario

  /// Builds the workload by hand; nil if there is nothing to compare with.
  package let byHand: (@MainActor () -> any PreparedScenario)?

  /// Builds the workload by hand in pooled memory; nil if it allocates none.
  package let byHandPooled: (@MainActor () -> any PreparedScenario)?

  /// Describes a workload of the engine suite, in a group of rows.
  init(
    _ name: String, in group: String, timedUnit: TimedUnit, counts: Counts, pieces: Int? = nil,
    onEngine: @escaping @MainActor () -> any PreparedScenario, byHand: (@MainActor () -> any PreparedScenario)?,
    byHandPooled: (@MainActor () -> any PreparedScenario)? = nil
  ) {
    id = ScenarioID(suite: "engine", path: name)
    self.group = RowGroup(title: group)
    self.timedUnit = timedUnit
    expectedCounts = counts
    self.pieces = pieces
    self.onEngine = onEngine
    self.byHand = byHand
    self.byHandPooled = byHandPooled
  }

  package func prepare() throws -> any PreparedScenario { onEngine() }

  package func prepareLimit() throws -> (any PreparedScenario)? { byHand?() }

  package func preparePooledLimit() throws -> (any PreparedScenario)? { byHandPooled?() }
}

/// The failed assertions of a workload.
@MainActor package final class WorkloadChecks {
  /// The first wrong value, as a phrase with the expected and the actual value; nil while all were right.
  private(set) var problem: String?

  /// Compares a value with the expected one; the assertion of the workloads' protocols.
  @inline(__always)
  func expect<Value: Equatable>(_ got: Value, _ expected: Value, _ what: StaticString) {
    if got != expected { note(got, expected, what) }
  }

  @inline(never)
  private func note<Value: Equatable>(_ got: Value, _ expected: Value, _ what: StaticString) {
    guard problem == nil else { return }
    problem = "expected \(expected) as \(what), got \(got)"
  }
}

/// A workload on the engine. The graph counts evaluations, the workload checks its values.
@MainActor package protocol EngineWorkload: GraphScenario {
  /// The number of evaluations that were already reported.
  var evaluationsTaken: Int { get set }

  /// The failed assertions of the workload.
  var checks: WorkloadChecks { get }
}

extension EngineWorkload {
  /// The rules and bodies that ran since the last call.
  package func takeCounts() -> Counts {
    let evaluations = graph.statistics.evaluations
    defer { evaluationsTaken = evaluations }
    return [.evaluations: evaluations - evaluationsTaken]
  }

  /// The failed assertions of the workload.
  package func verifyValue() -> String? { checks.problem }
}

/// A workload by hand. Its values are checked; its steps are not counted, because counting would slow it down.
@MainActor package protocol LimitWorkload: PreparedScenario {
  /// The failed assertions of the workload.
  var checks: WorkloadChecks { get }
}

extension LimitWorkload {
  /// Nothing is counted.
  package func takeCounts() -> Counts { [:] }

  /// The failed assertions of the workload.
  package func verifyValue() -> String? { checks.problem }
}

/// Counts the runs of effects, with a use of the value that the effect read.
///
/// It is nonisolated, as are the functions that build graphs: a closure of the main actor that is passed to the
/// standard library checks its isolation at every call, which is not part of a workload.
final class EffectRuns {
  /// The runs so far.
  var count = 0

  /// Counts a run. The value has no effect, because it is never the smallest integer, but the optimiser cannot remove
  /// its read.
  @inline(__always)
  func count(_ value: Int) {
    count &+= value == .min ? 0 : 1
  }
}
