import AttributeGraph2
import GraphBenchKit

/// A chain of computed attributes on one cell, run on the program's own stack.
package struct ChainScenario: Scenario {
  /// The timed step; the raw value is a part of the scenario's name.
  package enum Step: String, CaseIterable, Sendable {
    /// The first read of the end: every rule runs for the first time, nested in its reader.
    case coldRead
    /// A write and a read of the end.
    case update
    /// A write, and the run of an effect at the end.
    case effect
    /// The release of the end, which keeps all the others alive.
    case release
  }

  /// The timed step.
  let step: Step

  /// The number of attributes in the chain.
  let length: Int

  package var id: ScenarioID { ScenarioID(suite: "engine", path: "chain/\(step.rawValue)", size: length) }

  package var group: RowGroup { RowGroup(title: step.rawValue) }

  package var timedUnit: TimedUnit {
    switch step {
    case .coldRead, .release: .protocolRun(repetitions: GrowthPlan.repetitions(size: length))
    case .update, .effect: .update
    }
  }

  package var pieces: Int? { length }

  /// Makes a chain scenario.
  package init(step: ChainScenario.Step, length: Int) {
    self.step = step
    self.length = length
  }

  /// The evaluations of the timed step: every rule once and the effect once; the release runs none.
  package var expectedCounts: Counts {
    switch step {
    case .coldRead, .update: [.evaluations: length]
    case .effect: [.evaluations: length + 1]
    case .release: [.evaluations: 0]
    }
  }

  package func prepare() throws -> any PreparedScenario {
    switch step {
    case .coldRead, .release: ChainRun(step, length)
    case .update: ChainUpdate(length)
    case .effect: ChainEffect(length)
    }
  }

  /// Makes a chain of rules that add 1 to their input.
  @MainActor fileprivate static func chain(
    of length: Int, on head: StateCell<Int>, in graph: Graph
  ) -> ComputedAttribute<Int> {
    var last = graph.computed { head.value &+ 1 }
    for _ in 1..<length {
      let previous = last
      last = graph.computed { previous.value &+ 1 }
    }
    return last
  }
}

/// Chains one after the other: the first read of each, or its release.
@MainActor private final class ChainRun: RecordedProtocol {
  let record = GrowthRecord()
  private let step: ChainScenario.Step
  private let length: Int
  private let head: StateCell<Int>

  init(_ step: ChainScenario.Step, _ length: Int) {
    self.step = step
    self.length = length
    head = record.graph.cell(0)
  }

  func runProtocol(_ stopwatch: inout Stopwatch) {
    var end: ComputedAttribute<Int>? = ChainScenario.chain(of: length, on: head, in: record.graph)
    if step == .coldRead {
      stopwatch.time { record.expect(end?.value ?? -1, length, "at the end") }
      record.expect(nodes: length + 1, edges: length)
      end = nil
    } else {
      record.uncounted { record.expect(end?.value ?? -1, length, "at the end") }
      record.expect(nodes: length + 1, edges: length)
      stopwatch.time { end = nil }
    }
    record.expect(nodes: 1, edges: 0)
  }
}

/// A chain whose head is written and whose end is read.
@MainActor private final class ChainUpdate: RecordedScenario {
  let record = GrowthRecord()
  private let length: Int
  private let head: StateCell<Int>
  private let end: ComputedAttribute<Int>

  init(_ length: Int) {
    self.length = length
    head = record.graph.cell(0)
    end = ChainScenario.chain(of: length, on: head, in: record.graph)
    record.expect(end.value, length, "at the end")
  }

  func update() {
    let value = head.value + 1
    head.value = value
    record.expect(end.value, value + length, "at the end")
  }
}

/// A chain whose head is written, with an effect at its end.
@MainActor private final class ChainEffect: RecordedScenario {
  let record = GrowthRecord()
  private let length: Int
  private let head: StateCell<Int>
  private let effect: Effect
  private let seen: GrowthCounter

  init(_ length: Int) {
    self.length = length
    let (head, seen) = (record.graph.cell(0), GrowthCounter())
    let end = ChainScenario.chain(of: length, on: head, in: record.graph)
    self.head = head
    self.seen = seen
    effect = record.graph.effect { seen.value = end.value }
    record.expect(seen.value, length, "at the end")
  }

  func update() {
    let value = head.value + 1
    head.value = value
    record.expect(seen.value, value + length, "at the end")
  }
}

extension SuiteSection {
  /// Long chains.
  package static var chains: SuiteSection {
    SuiteSection(
      title: "chain", summary: "Chains of computed attributes, each of which reads the one before.",
      columns: .growth, timeUnit: .us, sizes: [1_000, 100_000, 1_000_000],
      scenarios: { sizes in
        ChainScenario.Step.allCases.flatMap { step in sizes.map { ChainScenario(step: step, length: $0) } }
      },
      findings: GrowthFindings.sentences)
  }
}
