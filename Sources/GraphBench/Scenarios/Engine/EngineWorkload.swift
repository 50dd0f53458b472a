import AttributeGraph2
import GraphBenchKit

/// A workload that is one row: its names, its protocol, and how it is built on the engine and by hand.
///
/// The graphs use the engine's public API as any other package would. The work by hand is that of *The limit* in
/// docs/Benchmarking.md.
package struct WorkloadScenario: Scenario {
  package let id: ScenarioID
  package let group: RowGroup
  package let timedUnit: TimedUnit
  package let expectedCounts: Counts
  package let pieces: Int?

  /// Builds the workload on the engine.
  let onEngine: @MainActor () -> any PreparedScenario

  /// Builds the workload by hand; nil where there is nothing to compare with.
  package let byHand: (@MainActor () -> any PreparedScenario)?

  /// Builds the workload by hand in memory that is pooled; nil where no memory is made.
  package let byHandPooled: (@MainActor () -> any PreparedScenario)?

  /// Describes a workload of the engine suite, in the group whose rows stand together.
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

/// What a workload has found wrong with its own values.
@MainActor package final class WorkloadChecks {
  /// The first value that was wrong, as a phrase that says expected and got; nil while all were right.
  private(set) var problem: String?

  /// Compares a value with the one that it has to be; this is the assertion of the workloads' protocols.
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

/// A workload on the engine: the graph counts what ran, the workload checks its values.
@MainActor package protocol EngineWorkload: GraphScenario {
  /// How many evaluations of the graph were taken into account.
  var evaluationsTaken: Int { get set }

  /// What is wrong with the values.
  var checks: WorkloadChecks { get }
}

extension EngineWorkload {
  /// The rules and bodies that ran since the last call.
  package func takeCounts() -> Counts {
    let evaluations = graph.statistics.evaluations
    defer { evaluationsTaken = evaluations }
    return [.evaluations: evaluations - evaluationsTaken]
  }

  /// What the workload's own assertions have found.
  package func verifyValue() -> String? { checks.problem }
}

/// A workload by hand: its values are checked, what runs is not counted, because counting would slow it down.
@MainActor package protocol LimitWorkload: PreparedScenario {
  /// What is wrong with the values.
  var checks: WorkloadChecks { get }
}

extension LimitWorkload {
  /// Nothing is counted.
  package func takeCounts() -> Counts { [:] }

  /// What the workload's own assertions have found.
  package func verifyValue() -> String? { checks.problem }
}

/// Counts the runs of effects, using the value that an effect has read.
///
/// It belongs to no actor, and so do the functions that build graphs: a closure of the main actor that is given to the
/// standard library asks at every call whether it is there, and that is no part of a workload.
final class EffectRuns {
  /// The runs so far.
  var count = 0

  /// Counts a run. The value changes nothing, because the smallest integer never comes, but it has to be read.
  @inline(__always)
  func count(_ value: Int) {
    count &+= value == .min ? 0 : 1
  }
}
