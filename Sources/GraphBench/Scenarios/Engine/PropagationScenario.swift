import AttributeGraph2

/// A workload of the reactive benchmarks' first group: one block is 500 calls of its `iter`, the fastest of 10 counts.
///
/// The workloads use the engine's public API as any other package would.
struct PropagationScenario: Scenario {
  /// Which workload.
  enum Workload: String, CaseIterable {
    /// A chain of 50 computed attributes with an effect at its end.
    case deepPropagation
    /// 50 pairs of computed attributes on one cell, with an effect each.
    case broadPropagation

    /// How many effects every write runs.
    var effects: Int {
      switch self {
      case .deepPropagation: 1
      case .broadPropagation: 50
      }
    }

    /// How many rules every write runs.
    var rules: Int {
      switch self {
      case .deepPropagation: 50
      case .broadPropagation: 100
      }
    }
  }

  let workload: Workload

  var id: ScenarioID { ScenarioID(suite: "engine", path: workload.rawValue) }

  var timedUnit: TimedUnit { .block(updates: 500, repetitions: 10) }

  /// The rules and effects that one `iter` runs: 51 writes, each of which changes the value.
  var expectedCounts: Counts { [.evaluations: 51 * (workload.rules + workload.effects)] }

  func prepare() throws -> any PreparedScenario { PropagationGraph(workload) }

  func prepareLimit() throws -> (any PreparedScenario)? { PropagationLimit(workload) }
}

/// A workload on the engine.
@MainActor
private final class PropagationGraph: PreparedScenario {
  /// Counts the runs of the effects.
  @MainActor
  private final class Runs {
    var count = 0

    /// Counts a run, using the value that the effect read as the limit's counters do.
    func count(_ value: Int) {
      count &+= value == .min ? 0 : 1
    }
  }

  private let graph = Graph()
  private let head: StateCell<Int>
  private let last: ComputedAttribute<Int>
  private let effects: [Effect]
  private let runs = Runs()
  private let expectedRuns: Int
  private var counted = 0
  private var problem: String?

  init(_ workload: PropagationScenario.Workload) {
    let (graph, runs, head) = (self.graph, self.runs, self.graph.cell(0))
    switch workload {
    case .deepPropagation:
      var last = graph.computed { head.value + 1 }
      for _ in 1..<50 {
        let previous = last
        last = graph.computed { previous.value + 1 }
      }
      let end = last
      effects = [graph.effect { runs.count(end.value) }]
      self.last = end
    case .broadPropagation:
      let pairs = (0..<50).map { number in
        let first = graph.computed { head.value + number }
        let second = graph.computed { first.value + 1 }
        return (end: second, effect: graph.effect { runs.count(second.value) })
      }
      effects = pairs.map(\.effect)
      last = pairs[49].end
    }
    self.head = head
    expectedRuns = 50 * workload.effects
    counted = graph.statistics.evaluations
  }

  func update() {
    graph.transaction { head.value = 1 }
    runs.count = 0
    for value in 0..<50 {
      graph.transaction { head.value = value }
      if last.value != 50 + value { problem = "expected \(50 + value) at the end, got \(last.value)" }
    }
    if runs.count != expectedRuns { problem = "expected \(expectedRuns) runs of effects, got \(runs.count)" }
  }

  func takeCounts() -> Counts {
    let evaluations = graph.statistics.evaluations
    defer { counted = evaluations }
    return [.evaluations: evaluations - counted]
  }

  func verifyValue() -> String? { problem }
}

/// A workload by hand.
@MainActor
private final class PropagationLimit: PreparedScenario {
  private let program: LimitProgram
  private let last: Int
  private let counter: Int
  private let expectedRuns: Int
  private var problem: String?

  init(_ workload: PropagationScenario.Workload) {
    let values = 1 + workload.rules + 1
    let program = LimitProgram(values: values, steps: workload.rules + workload.effects)
    counter = values - 1
    last = values - 2
    switch workload {
    case .deepPropagation:
      for place in 1...50 { program.addSum(at: place, from: place - 1, plus: 1) }
      program.addCounter(at: counter, reading: last)
    case .broadPropagation:
      for number in 0..<50 {
        program.addSum(at: 1 + number, from: 0, plus: number)
        program.addSum(at: 51 + number, from: 1 + number, plus: 1)
        program.addCounter(at: counter, reading: 51 + number)
      }
    }
    self.program = program
    expectedRuns = 50 * workload.effects
  }

  func update() {
    program.write(1, at: 0)
    program[counter] = 0
    for value in 0..<50 {
      program.write(value, at: 0)
      if program[last] != 50 + value { problem = "expected \(50 + value) at the end, got \(program[last])" }
    }
    if program[counter] != expectedRuns { problem = "expected \(expectedRuns) runs, got \(program[counter])" }
  }

  func takeCounts() -> Counts { [:] }
  func verifyValue() -> String? { problem }
}
