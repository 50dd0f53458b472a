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
  }

  let workload: Workload

  var id: ScenarioID { ScenarioID(suite: "engine", path: workload.rawValue) }

  var timedUnit: TimedUnit { .block(updates: 500, repetitions: 10) }

  /// The rules and effects that one `iter` runs: 51 writes, each of which changes the value.
  var expectedCounts: Counts {
    switch workload {
    case .deepPropagation: [.evaluations: 51 * 51]
    case .broadPropagation: [.evaluations: 51 * 150]
    }
  }

  func prepare() throws -> any PreparedScenario {
    switch workload {
    case .deepPropagation: DeepPropagation()
    case .broadPropagation: BroadPropagation()
    }
  }

  func prepareLimit() throws -> (any PreparedScenario)? {
    switch workload {
    case .deepPropagation: DeepPropagationLimit()
    case .broadPropagation: BroadPropagationLimit()
    }
  }
}

/// What the effects of a workload have counted.
@MainActor
private final class EffectRuns {
  var count = 0

  /// Counts a run, using the value that the effect read as the limit's counters do.
  func count(_ value: Int) {
    count &+= value == .min ? 0 : 1
  }
}

/// `deepPropagation` on the engine.
@MainActor
private final class DeepPropagation: PreparedScenario {
  private let graph = Graph()
  private let head: StateCell<Int>
  private let last: ComputedAttribute<Int>
  private let effect: Effect
  private let runs = EffectRuns()
  private var counted = 0
  private var problem: String?

  init() {
    let head = graph.cell(0)
    var last = graph.computed { head.value + 1 }
    for _ in 1..<50 {
      let previous = last
      last = graph.computed { previous.value + 1 }
    }
    let (end, runs) = (last, self.runs)
    effect = graph.effect { runs.count(end.value) }
    self.head = head
    self.last = last
    counted = graph.statistics.evaluations
  }

  func update() {
    graph.transaction { head.value = 1 }
    runs.count = 0
    for value in 0..<50 {
      graph.transaction { head.value = value }
      if last.value != 50 + value { problem = "expected \(50 + value) at the end, got \(last.value)" }
    }
    if runs.count != 50 { problem = "expected 50 runs of the effect, got \(runs.count)" }
  }

  func takeCounts() -> Counts {
    let evaluations = graph.statistics.evaluations
    defer { counted = evaluations }
    return [.evaluations: evaluations - counted]
  }

  func verifyValue() -> String? { problem }
}

/// `deepPropagation` by hand.
@MainActor
private final class DeepPropagationLimit: PreparedScenario {
  private let program = LimitProgram(values: 52, steps: 51)
  private var problem: String?

  init() {
    for place in 1...50 { program.addSum(at: place, from: place - 1, plus: 1) }
    program.addCounter(at: 51, reading: 50)
  }

  func update() {
    program.write(1, at: 0)
    program[51] = 0
    for value in 0..<50 {
      program.write(value, at: 0)
      if program[50] != 50 + value { problem = "expected \(50 + value) at the end, got \(program[50])" }
    }
    if program[51] != 50 { problem = "expected 50 runs of the effect, got \(program[51])" }
  }

  func takeCounts() -> Counts { [:] }
  func verifyValue() -> String? { problem }
}

/// `broadPropagation` on the engine.
@MainActor
private final class BroadPropagation: PreparedScenario {
  private let graph = Graph()
  private let head: StateCell<Int>
  private let last: ComputedAttribute<Int>
  private var effects: [Effect] = []
  private let runs = EffectRuns()
  private var counted = 0
  private var problem: String?

  init() {
    let head = graph.cell(0)
    let runs = self.runs
    var last: ComputedAttribute<Int>?
    for number in 0..<50 {
      let first = graph.computed { head.value + number }
      let second = graph.computed { first.value + 1 }
      effects.append(graph.effect { runs.count(second.value) })
      last = second
    }
    self.head = head
    self.last = last ?? graph.computed { head.value }
    counted = graph.statistics.evaluations
  }

  func update() {
    graph.transaction { head.value = 1 }
    runs.count = 0
    for value in 0..<50 {
      graph.transaction { head.value = value }
      if last.value != value + 50 { problem = "expected \(value + 50) at the end, got \(last.value)" }
    }
    if runs.count != 2_500 { problem = "expected 2500 runs of the effects, got \(runs.count)" }
  }

  func takeCounts() -> Counts {
    let evaluations = graph.statistics.evaluations
    defer { counted = evaluations }
    return [.evaluations: evaluations - counted]
  }

  func verifyValue() -> String? { problem }
}

/// `broadPropagation` by hand.
@MainActor
private final class BroadPropagationLimit: PreparedScenario {
  private let program = LimitProgram(values: 102, steps: 150)
  private var problem: String?

  init() {
    for number in 0..<50 {
      program.addSum(at: 1 + number, from: 0, plus: number)
      program.addSum(at: 51 + number, from: 1 + number, plus: 1)
      program.addCounter(at: 101, reading: 51 + number)
    }
  }

  func update() {
    program.write(1, at: 0)
    program[101] = 0
    for value in 0..<50 {
      program.write(value, at: 0)
      if program[100] != value + 50 { problem = "expected \(value + 50) at the end, got \(program[100])" }
    }
    if program[101] != 2_500 { problem = "expected 2500 runs of the effects, got \(program[101])" }
  }

  func takeCounts() -> Counts { [:] }
  func verifyValue() -> String? { problem }
}
