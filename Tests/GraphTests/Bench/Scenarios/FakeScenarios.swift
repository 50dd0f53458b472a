import GraphBench
import GraphBenchKit

/// A clock that every reading moves by one tick and that fake updates move by what they cost.
final class ManualClock: TimeSource {
  private var now: Int64 = 0
  private let step: Int64

  /// Makes a clock with a tick of so many nanoseconds.
  init(step: Int64 = 10) {
    self.step = step
  }

  /// Moves by a tick and returns the time.
  func nanoseconds() -> Int64 {
    now += step
    return now
  }

  /// Lets time pass.
  func advance(by nanoseconds: Int64) { now += nanoseconds }
}

/// What fake scenarios were asked to do, in order.
@MainActor final class Journal {
  /// The entries, such as `prepare a` and `update a`.
  var entries: [String] = []

  /// The number of updates among them.
  var updates: Int { entries.count { $0.hasPrefix("update ") } }
}

/// A scenario whose counts, value and cost are what a test says they are.
@MainActor struct FakeScenario: Scenario {
  /// The name and size.
  var id: ScenarioID

  /// The rows it stands with.
  var group: RowGroup

  /// What one time stands for.
  var timedUnit: TimedUnit = .update

  /// The counts it claims.
  var expectedCounts: Counts = [.bodies: 1]

  /// The counts that the given update, counted from 1, really runs.
  var actualCounts: @MainActor (_ update: Int) -> Counts = { _ in [.bodies: 1] }

  /// What is wrong with the value after the given update.
  var valueProblem: @MainActor (_ update: Int) -> String? = { _ in nil }

  /// What an update costs, in nanoseconds.
  var cost: Int64 = 20_000

  /// What an update of the limit costs, in nanoseconds; no limit where it is `nil`.
  var limitCost: Int64?

  /// Why it cannot be prepared.
  var obstacle: RowFailure?

  /// The clock that updates move.
  let clock: ManualClock

  /// Where everything is recorded.
  let journal: Journal

  /// A scenario of the suite `layout` that is right in everything.
  init(_ path: String, size: Int? = nil, reference: String? = nil, clock: ManualClock, journal: Journal) {
    id = ScenarioID(suite: "layout", path: path, size: size)
    group = RowGroup(title: String(path.split(separator: "/").last ?? ""), reference: reference)
    self.clock = clock
    self.journal = journal
  }

  func prepare() throws -> any PreparedScenario {
    journal.entries.append("prepare \(id.path)")
    if let obstacle { throw Obstacle(reason: obstacle.problem) }
    return PreparedFake(self, name: id.path, cost: cost)
  }

  func prepareLimit() throws -> (any PreparedScenario)? {
    limitCost.map { PreparedFake(self, name: "limit of \(id.path)", cost: $0) }
  }
}

/// Why a fake scenario cannot be prepared.
struct Obstacle: Error, CustomStringConvertible {
  /// The reason.
  let reason: String

  /// The reason alone.
  var description: String { reason }
}

/// A fake scenario that is prepared.
@MainActor final class PreparedFake: PreparedScenario {
  private let scenario: FakeScenario
  private let name: String
  private let cost: Int64
  private var updates = 0
  private var counts: Counts = [:]

  /// Prepares a fake.
  init(_ scenario: FakeScenario, name: String, cost: Int64) {
    self.scenario = scenario
    self.name = name
    self.cost = cost
  }

  func update() {
    updates += 1
    scenario.clock.advance(by: cost)
    scenario.journal.entries.append("update \(name)")
    for (counter, count) in scenario.actualCounts(updates).entries {
      counts[counter] = (counts[counter] ?? 0) + count
    }
  }

  func takeCounts() -> Counts {
    defer { counts = [:] }
    return counts
  }

  func verifyValue() -> String? { scenario.valueProblem(updates) }
}

/// A run with fake surroundings, and what it printed.
@MainActor final class FakeRun {
  /// Everything that went to standard output.
  var output = ""

  /// Everything that went to standard error.
  var errors = ""

  /// What the run exited with, where a test notes it.
  var status = ExitStatus.done

  /// The clock of the run.
  let clock = ManualClock()

  /// What the scenarios were asked to do.
  let journal = Journal()

  /// Whether both outputs are terminals.
  var isTerminal = false

  /// The number of characters in a line of the terminal.
  var terminalColumns: Int?

  /// The number of characters in a line of the terminal of standard error.
  var errorColumns: Int?

  /// After so many updates Ctrl-C is pressed.
  var updatesBeforeInterruption = Int.max

  /// Whether something else has pressed Ctrl-C.
  var isInterrupted: () -> Bool = { false }

  /// The environment variables.
  var environment: [String: String] = [:]

  /// How the executable claims to be built.
  var build = BuildMode.release

  /// What the suite finds in its rows.
  var findings: [String] = []

  /// The tables of the suite `layout` behind its main one.
  var moreSections: [SuiteSection] = []

  /// A right scenario of this run.
  func scenario(_ path: String, size: Int? = nil, reference: String? = nil) -> FakeScenario {
    FakeScenario(path, size: size, reference: reference, clock: clock, journal: journal)
  }

  /// Runs GraphBench with one suite `layout` of the given scenarios, and `engine` without any size.
  func run(_ arguments: [String], scenarios: [FakeScenario]) -> ExitStatus {
    let findings = self.findings
    let layout = ScenarioSuite(
      name: "layout", summary: "Fake layouts.", columns: .updates, timeUnit: .us, defaultSizes: [10],
      scenarios: { _ in scenarios }, findings: { _ in findings }, moreSections: moreSections)
    let engine = ScenarioSuite(
      name: "engine", summary: "Fake workloads.", columns: .workloads, timeUnit: .ms, defaultSizes: [],
      scenarios: { _ in scenarios })
    let catalog = SuiteCatalog(suites: [layout, engine], weigh: SuiteCatalog.standard.weigh)
    return BenchmarkRun(catalog: catalog, context: context(clock)).run(arguments)
  }

  /// The surroundings of the run, with a clock.
  func context(_ clock: any TimeSource) -> RunContext {
    RunContext(
      standardOutput: { self.output += $0 }, standardError: { self.errors += $0 }, isOutputTerminal: isTerminal,
      isErrorTerminal: isTerminal, terminalColumns: terminalColumns, errorColumns: errorColumns,
      isInterrupted: { self.journal.updates >= self.updatesBeforeInterruption || self.isInterrupted() },
      environment: environment, clock: clock,
      build: build,
      machine: { FakeMachine.description })
  }
}
