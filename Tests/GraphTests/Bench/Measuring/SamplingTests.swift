import GraphBench
import GraphBenchKit
import Testing

@MainActor private func plan(_ options: MeasuringOptions = MeasuringOptions(), rows: Int = 1) -> SamplingPlan {
  SamplingPlan(options: options, rows: rows)
}

struct `The sampling plan` {
  @Test(arguments: [(1, 100), (50, 100), (100, 50), (10_000, 20)])
  @MainActor func `the default shares five seconds among the rows`(rows: Int, milliseconds: Int64) {
    #expect(plan(rows: rows).minimumTime == milliseconds * 1_000_000)
    #expect(plan(rows: rows).preset == .standard)
  }

  @MainActor @Test func `a row is done after its time and fifteen samples`() {
    let plan = plan()
    #expect(!plan.isEnough(samples: 14, nanoseconds: 100_000_000))
    #expect(!plan.isEnough(samples: 15, nanoseconds: 99_999_999))
    #expect(plan.isEnough(samples: 15, nanoseconds: 100_000_000))
  }

  @MainActor @Test func `the maximum time cuts a row off, but not before five samples`() {
    #expect(!plan().isEnough(samples: 4, nanoseconds: 5_000_000_000))
    #expect(plan().isEnough(samples: 5, nanoseconds: 200_000_000))
  }

  @Test(arguments: [(1, 200), (50, 200), (100, 100), (10_000, 50)])
  @MainActor func `rows whose samples are long share ten seconds`(rows: Int, milliseconds: Int64) {
    #expect(plan(rows: rows).maximumTime == milliseconds * 1_000_000)
  }

  @MainActor @Test func `iterations are exact whatever the time`() {
    let exact = plan(MeasuringOptions(iterations: 4))
    #expect(!exact.isEnough(samples: 3, nanoseconds: .max))
    #expect(exact.isEnough(samples: 4, nanoseconds: 0))
    #expect(exact.isEnough(samples: 4, nanoseconds: 0, repetitions: 10))
    #expect(exact.preset == .custom)
  }

  @MainActor @Test func `a protocol's repetitions are cut by quick and by a maximum time only`() {
    #expect(!plan().isEnough(samples: 9, nanoseconds: .max, repetitions: 10))
    #expect(plan().isEnough(samples: 10, nanoseconds: 0, repetitions: 10))
    #expect(plan(MeasuringOptions(isQuick: true)).isEnough(samples: 3, nanoseconds: 0, repetitions: 10))
    #expect(plan(MeasuringOptions(maximumTime: 1)).isEnough(samples: 1, nanoseconds: 1_000_000_000, repetitions: 10))
  }

  @MainActor @Test func `a limit given by hand keeps the other one on its side`() {
    #expect(plan(MeasuringOptions(minimumTime: 5)).maximumTime == 5_000_000_000)
    #expect(plan(MeasuringOptions(maximumTime: 0.01)).minimumTime == 10_000_000)
  }
}

@MainActor struct `Sampling a row` {
  private func sampled(
    _ scenario: FakeScenario, options: MeasuringOptions = MeasuringOptions(iterations: 5, warmUpIterations: 0)
  ) throws -> RowSampler {
    let tick = ClockTick(measuring: scenario.clock)
    let sampler = RowSampler(
      try scenario.prepare(), unit: scenario.timedUnit, plan: plan(options), clock: scenario.clock, tick: tick)
    sampler.warmUp()
    while !sampler.isFinished { sampler.takeTurn(afterOthers: false) }
    return sampler
  }

  private func scenario(cost: Int64, unit: TimedUnit = .update) -> FakeScenario {
    var scenario = FakeRun().scenario("a")
    scenario.cost = cost
    scenario.timedUnit = unit
    return scenario
  }

  @Test func `the tick is the smallest step of the clock`() {
    #expect(ClockTick(measuring: ManualClock(step: 7)).nanoseconds == 7)
    #expect(ClockTick(measuring: ManualClock(step: 7)).shortestSample == 7_000)
  }

  @Test func `a clock that stands still has the tick of a second`() {
    #expect(ClockTick(measuring: ManualClock(step: 0)).nanoseconds == 1_000_000_000)
  }

  @Test func `the system's clock goes forward`() {
    let clock = MonotonicClock()
    let first = clock.nanoseconds()
    #expect(clock.nanoseconds() >= first)
    #expect(ClockTick(measuring: clock).nanoseconds >= 1)
  }

  @Test func `an update of a thousand ticks is a sample of its own`() throws {
    // A tick of 10 ns; every sample has one reading of the clock in it.
    let sampler = try sampled(scenario(cost: 10_000))
    #expect(sampler.updatesPerSample == 1)
    #expect(sampler.samples == Array(repeating: 10_010, count: 5))
  }

  @Test func `shorter updates are batched until a sample has a thousand ticks`() throws {
    let sampler = try sampled(scenario(cost: 100))
    #expect(sampler.updatesPerSample * 100 >= 10_000)
    let batch = Double(sampler.updatesPerSample)
    #expect(sampler.samples == Array(repeating: (batch * 100 + 10) / batch, count: 5))
  }

  @Test func `every run is counted, warm-up included`() throws {
    let scenario = scenario(cost: 10_000)
    let sampler = try sampled(scenario, options: MeasuringOptions(iterations: 5, warmUpIterations: 4))
    #expect(sampler.runs == scenario.journal.entries.count { $0 == "update a" })
    #expect(sampler.runs >= 9)
  }

  @Test func `a sample of a block is the time of all its updates`() throws {
    let sampler = try sampled(
      scenario(cost: 100, unit: .block(updates: 50, repetitions: 3)), options: MeasuringOptions())
    #expect(sampler.samples == [5_010, 5_010, 5_010])
    #expect(sampler.runs == 151)
  }

  @Test func `a sample of a protocol is what its stopwatch added up`() throws {
    let sampler = try sampled(scenario(cost: 100, unit: .protocolRun(repetitions: 2)), options: MeasuringOptions())
    #expect(sampler.samples == [110, 110])
    #expect(sampler.runs == 2)
  }

  @Test func `a stopwatch adds up what it times and what it is given`() {
    let clock = ManualClock(step: 10)
    var stopwatch = Stopwatch(clock: clock)
    stopwatch.time { clock.advance(by: 100) }
    clock.advance(by: 1_000_000)
    let kept = stopwatch.timeTaken { clock.advance(by: 30) }
    #expect(stopwatch.nanoseconds == 110)
    stopwatch.add(nanoseconds: kept)
    #expect(stopwatch.nanoseconds == 150)
  }
}

@MainActor struct `Interleaved rows` {
  @Test func `rows of one group and size take turns`() {
    let run = FakeRun()
    var scenarios = ["a/x", "b/x"].map { run.scenario($0, size: 1, reference: "a/x") }
    for index in scenarios.indices { scenarios[index].cost = 20_000_000 }
    let status = run.run(["--iterations", "6", "--warmup-iterations", "0"], scenarios: scenarios)
    #expect(status == .done)
    let turns = ["a/x", "b/x", "a/x", "b/x"].flatMap { Array(repeating: "update \($0)", count: 3) }
    #expect(run.journal.entries.suffix(12) == turns)
  }

  @Test func `a turn after that of another row begins with an update that is not timed`() {
    let run = FakeRun()
    var scenarios = ["a/x", "b/x"].map { run.scenario($0, size: 1, reference: "a/x") }
    for index in scenarios.indices { scenarios[index].cost = 20_000_000 }
    #expect(run.run(["--iterations", "3"], scenarios: scenarios) == .done)
    let turns = ["a/x", "b/x"].flatMap { Array(repeating: "update \($0)", count: 4) }
    #expect(run.journal.entries.suffix(8) == turns[...])
  }

  @Test func `rows without a reference are measured one after the other`() {
    let run = FakeRun()
    _ = run.run(["--iterations", "2"], scenarios: [run.scenario("a"), run.scenario("b")])
    #expect(run.journal.entries.last { $0 != "update b" } == "prepare b")
  }

  @Test func `groups come in the order of their titles, then of their sizes`() {
    let run = FakeRun()
    let scenarios = [
      run.scenario("a/x", size: 1, reference: "a/x"), run.scenario("a/x", size: 2, reference: "a/x"),
      run.scenario("a/y", size: 1, reference: "a/y"), run.scenario("b/x", size: 1, reference: "a/x"),
    ]
    let groups = MeasuringOrder(scenarios).groups.map { $0.map { "\($0.id.path) \($0.id.size ?? 0)" } }
    #expect(groups == [["a/x 1", "b/x 1"], ["a/x 2"], ["a/y 1"]])
  }
}
