/// Measures scenarios whose times are compared, interleaved: A B C A B C, so that a temporary slowdown of the machine
/// affects all of them.
///
/// A scenario that cannot be prepared or gives wrong results fails its own row and is not measured.
@MainActor struct GroupMeasuring {
  /// Decides when a row has been measured for long enough.
  let plan: SamplingPlan

  /// The clock for all times.
  let clock: any TimeSource

  /// The tick of `clock`.
  let tick: ClockTick

  /// Whether the run should end as soon as possible.
  let isInterrupted: () -> Bool

  /// Prepares, verifies, times and verifies again the scenarios of one group and size; memory is measured first.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios of one group, in the order of the table.
  ///   - report: Called after every turn with the scenario, and the fraction of the group's samples that are taken.
  /// - Returns: A result for each scenario, in the same order, with the ratios to the reference; if the run is
  ///   interrupted, only for those with samples.
  func measure(
    _ scenarios: [any Measurable], report: (_ id: ScenarioID, _ fraction: Double) -> Void
  ) -> [RowResult] {
    var contestants: [Contestant] = []
    for scenario in scenarios where !isInterrupted() {
      report(scenario.id, 0)
      switch scenario.method {
      case .timed(let timed): contestants.append(prepare(timed))
      case .weighed(let weighed):
        let outcome = weigh(weighed) { report(weighed.id, $0) }
        // Ctrl-C reaches the child process as well.
        if !isInterrupted() { contestants.append(.settled(weighed, outcome)) }
      }
    }
    let ready = contestants.compactMap(\.ready)
    for contestant in ready where !isInterrupted() { contestant.warmUp() }
    var isUnderWay = true
    while isUnderWay, !isInterrupted() {
      isUnderWay = false
      for contestant in ready where !contestant.isFinished && !isInterrupted() {
        contestant.takeTurn(afterOthers: ready.count > 1)
        isUnderWay = true
        report(contestant.scenario.id, ready.map(\.progress).reduce(0, +) / Double(ready.count))
      }
    }
    let measured = contestants.filter { $0.ready?.hasSamples ?? true }
    return withRatios(measured.map { RowResult(id: $0.id, group: $0.group, outcome: $0.outcome()) })
  }

  private func prepare(_ scenario: any Scenario) -> Contestant {
    do {
      let prepared = try scenario.prepare()
      let counts = try Verification.verifyFresh(prepared, of: scenario, clock: clock)
      let limit = try contestantLimit(scenario.prepareLimit(), of: scenario)
      let pooledLimit = try contestantLimit(scenario.preparePooledLimit(), of: scenario)
      return .ready(
        ReadyContestant(
          scenario: scenario, counts: counts, prepared: prepared, sampler: sampler(for: prepared, of: scenario),
          limit: limit, pooledLimit: pooledLimit))
    } catch let failure as RowFailure {
      return .settled(scenario, .failed(failure))
    } catch {
      return .settled(scenario, .failed(RowFailure(problem: "cannot be prepared: \(error)")))
    }
  }

  /// A limit of a scenario, verified, with its sampler.
  private func contestantLimit(
    _ limit: (any PreparedScenario)?, of scenario: any Scenario
  ) throws(RowFailure) -> ReadyContestant.Limit? {
    guard let limit else { return nil }
    try Verification.verifyLimit(limit, unit: scenario.timedUnit, clock: clock)
    return (limit, sampler(for: limit, of: scenario))
  }

  /// Takes all memory readings of a scenario.
  private func weigh(_ scenario: any WeighedScenario, report: (_ fraction: Double) -> Void) -> RowOutcome {
    var readings: [MemoryReading] = []
    let start = clock.nanoseconds()
    do {
      repeat {
        readings.append(try scenario.weigh())
        let elapsed = clock.nanoseconds() - start
        report(plan.progress(samples: readings.count, nanoseconds: elapsed, repetitions: scenario.repetitions))
      } while !plan.isEnough(
        samples: readings.count, nanoseconds: clock.nanoseconds() - start, repetitions: scenario.repetitions)
    } catch let failure as RowFailure {
      return .failed(failure)
    } catch {
      return .failed(RowFailure(problem: "cannot be weighed: \(error)"))
    }
    return .weighed(MemoryMeasurement(readings))
  }

  private func sampler(for prepared: any PreparedScenario, of scenario: any Scenario) -> RowSampler {
    RowSampler(prepared, unit: scenario.timedUnit, plan: plan, clock: clock, tick: tick)
  }

  /// Divides every row's time by that of its group's reference, if that was measured.
  private func withRatios(_ results: [RowResult]) -> [RowResult] {
    guard let reference = results.first(where: \.isReference)?.measurement else { return results }
    return results.map { result in
      guard var measurement = result.measurement else { return result }
      measurement.ratio = RatioInterval(of: measurement.time, over: reference.time)
      return RowResult(id: result.id, group: result.group, outcome: .measured(measurement))
    }
  }
}

/// One scenario of a group that is being measured.
@MainActor private enum Contestant {
  /// It was verified and takes turns.
  case ready(ReadyContestant)

  /// It takes no turns: it failed before the first, or its memory was measured.
  case settled(any Measurable, RowOutcome)

  var id: ScenarioID { scenario.id }

  var group: RowGroup { scenario.group }

  var ready: ReadyContestant? {
    switch self {
    case .ready(let contestant): contestant
    case .settled: nil
    }
  }

  /// The figures, after a last check, or the failure.
  func outcome() -> RowOutcome {
    switch self {
    case .settled(_, let outcome): outcome
    case .ready(let contestant): contestant.outcome()
    }
  }

  private var scenario: any Measurable {
    switch self {
    case .ready(let contestant): contestant.scenario
    case .settled(let scenario, _): scenario
    }
  }
}

/// A verified scenario with its sampler and those of its limits, which take their turns together.
@MainActor private struct ReadyContestant {
  /// The same work written by hand.
  typealias Limit = (prepared: any PreparedScenario, sampler: RowSampler)

  let scenario: any Scenario
  let counts: Counts
  let prepared: any PreparedScenario
  let sampler: RowSampler
  let limit: Limit?
  let pooledLimit: Limit?

  private var limits: [Limit] { [limit, pooledLimit].compactMap { $0 } }

  private var samplers: [RowSampler] { [sampler] + limits.map(\.sampler) }

  var isFinished: Bool { samplers.allSatisfy(\.isFinished) }

  var hasSamples: Bool { samplers.allSatisfy { !$0.samples.isEmpty } }

  var progress: Double { samplers.map(\.progress).reduce(0, +) / Double(samplers.count) }

  func warmUp() {
    for sampler in samplers { sampler.warmUp() }
  }

  func takeTurn(afterOthers: Bool) {
    for sampler in samplers { sampler.takeTurn(afterOthers: afterOthers || samplers.count > 1) }
  }

  func outcome() -> RowOutcome {
    do throws(RowFailure) {
      try Verification.verifyTimed(prepared, expected: scenario.expectedCounts, runs: sampler.runs)
      for limit in limits { try Verification.verifyTimedLimit(limit.prepared) }
    } catch {
      return .failed(error)
    }
    var measurement = Measurement(
      time: SampleStatistics(samples: sampler.samples), updatesPerSample: sampler.updatesPerSample,
      counts: counts.multiplied(by: scenario.timedUnit.updatesPerUnit), pieces: scenario.pieces,
      limit: limit.map { SampleStatistics(samples: $0.sampler.samples) },
      pooledLimit: pooledLimit.map { SampleStatistics(samples: $0.sampler.samples) })
    measurement.unit = scenario.timedUnit
    return .measured(measurement)
  }
}
