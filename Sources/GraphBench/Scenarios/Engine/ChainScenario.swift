import AttributeGraph2

/// A chain of 1,000,000 computed attributes on one cell, on the stack that the program was given.
struct ChainScenario: Scenario {
  /// What is timed.
  enum Step: String, CaseIterable {
    /// The first read of the end: every rule runs for the first time, nested in the one after it.
    case coldRead
    /// A write and a read of the end.
    case update
    /// The release of the end, which owns all the others.
    case release
  }

  /// How many attributes the chain has.
  static let length = 1_000_000

  let step: Step

  var id: ScenarioID { ScenarioID(suite: "engine", path: "chain/\(step.rawValue)") }

  var timedUnit: TimedUnit { .protocolRun(repetitions: 3) }

  /// What the timed step runs: the cold read and the update every rule once, the release none.
  var expectedCounts: Counts {
    switch step {
    case .coldRead, .update: [.evaluations: Self.length]
    case .release: [.evaluations: 0]
    }
  }

  func prepare() throws -> any PreparedScenario { ChainRun(step) }
}

/// Chains, one after the other.
@MainActor
private final class ChainRun: PreparedScenario {
  private let step: ChainScenario.Step
  private let graph = Graph()
  private var timedEvaluations = 0
  private var problem: String?

  init(_ step: ChainScenario.Step) {
    self.step = step
  }

  func runProtocol(_ stopwatch: inout Stopwatch) {
    let nodes = graph.statistics.nodes
    let head = graph.cell(0)
    var end: ComputedAttribute<Int>? = makeChain(from: head)
    if step != .coldRead { expect(end?.value, ChainScenario.length) }
    let evaluations = graph.statistics.evaluations
    switch step {
    case .coldRead:
      stopwatch.time { expect(end?.value, ChainScenario.length) }
    case .update:
      stopwatch.time {
        head.value = 1
        expect(end?.value, ChainScenario.length + 1)
      }
    case .release:
      stopwatch.time { end = nil }
    }
    timedEvaluations += graph.statistics.evaluations - evaluations
    end = nil
    if graph.statistics.nodes != nodes + 1 {
      problem = "expected the cell to be left, got \(graph.statistics.nodes - nodes) nodes"
    }
  }

  private func makeChain(from head: StateCell<Int>) -> ComputedAttribute<Int> {
    var last = graph.computed { head.value + 1 }
    for _ in 1..<ChainScenario.length {
      let previous = last
      last = graph.computed { previous.value + 1 }
    }
    return last
  }

  private func expect(_ value: Int?, _ expected: Int) {
    if value != expected { problem = "expected \(expected) at the end, got \(value.map(String.init) ?? "nothing")" }
  }

  /// A chain is made for each run, so a single update is one run of the protocol.
  func update() {
    var stopwatch = Stopwatch(clock: MonotonicClock())
    runProtocol(&stopwatch)
  }

  func takeCounts() -> Counts {
    defer { timedEvaluations = 0 }
    return [.evaluations: timedEvaluations]
  }

  func verifyValue() -> String? { problem }
}
