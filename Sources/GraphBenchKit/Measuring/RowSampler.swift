/// Takes the samples of one prepared scenario, in turns, so that several scenarios can be sampled interleaved.
///
/// Call `warmUp()` once, then `takeTurn()` until `isFinished`.
@MainActor package final class RowSampler {
  private let prepared: any PreparedScenario
  private let unit: TimedUnit
  private let plan: SamplingPlan
  private let clock: any TimeSource
  private let tick: ClockTick

  /// The samples so far, in nanoseconds per timed unit.
  package private(set) var samples: [Double] = []

  /// The number of updates or protocol runs so far, warm-up included: the expected counts are multiplied by it.
  package private(set) var runs = 0

  /// The number of updates in one sample.
  package private(set) var updatesPerSample: Int

  /// The total time of all samples, in nanoseconds.
  private var elapsed: Int64 = 0

  /// Makes a sampler for a verified scenario; the verification is the first part of its warm-up.
  package init(
    _ prepared: any PreparedScenario, unit: TimedUnit, plan: SamplingPlan, clock: any TimeSource, tick: ClockTick
  ) {
    self.prepared = prepared
    self.unit = unit
    self.plan = plan
    self.clock = clock
    self.tick = tick
    updatesPerSample = unit.updatesPerUnit
  }

  /// Whether the plan requires no further sample.
  package var isFinished: Bool {
    switch unit {
    case .update: plan.isEnough(samples: samples.count, nanoseconds: elapsed)
    case .block(_, let repetitions), .protocolRun(let repetitions):
      plan.isEnough(samples: samples.count, nanoseconds: elapsed, repetitions: repetitions)
    }
  }

  /// The fraction of the samples that have been taken, between 0 and 1.
  var progress: Double {
    let repetitions: Int? =
      switch unit {
      case .update: nil
      case .block(_, let repetitions), .protocolRun(let repetitions): repetitions
      }
    return isFinished ? 1 : plan.progress(samples: samples.count, nanoseconds: elapsed, repetitions: repetitions)
  }

  /// Runs updates without keeping their times, and determines how many of them a sample needs.
  ///
  /// A block is warmed up with one update beyond its verification, a protocol run with the verification only, because
  /// protocols prescribe their own warm-up.
  package func warmUp() {
    if let exact = plan.exactWarmUp {
      for _ in 0..<exact { runOnce() }
    } else {
      switch unit {
      case .update:
        let start = clock.nanoseconds()
        repeat { runOnce() } while clock.nanoseconds() < start + plan.minimumTime / 10
        // A single update that takes far longer than a sample must is a sample of its own.
        if runs == 1 && clock.nanoseconds() - start > 100 * tick.shortestSample { return }
      case .block: runOnce()
      case .protocolRun: break
      }
    }
    if unit == .update { updatesPerSample = updatesForOneSample() }
  }

  /// Takes samples for the time of one turn, at least three, unless it is finished.
  ///
  /// Other scenarios have evicted the caches between two turns, which is not a cost of this scenario, so an untimed
  /// update comes first.
  package func takeTurn(afterOthers: Bool) {
    if isFinished { return }
    if afterOthers && plan.exactWarmUp == nil && unit == .update { runOnce() }
    let end = elapsed + plan.turn
    var taken = 0
    while !isFinished && (taken < 3 || elapsed < end) {
      takeSample()
      taken += 1
    }
  }

  private func takeSample() {
    let nanoseconds: Double
    switch unit {
    case .update:
      nanoseconds = Double(time(updates: updatesPerSample)) / Double(updatesPerSample)
      elapsed += Int64(nanoseconds * Double(updatesPerSample))
    case .block:
      nanoseconds = Double(time(updates: updatesPerSample))
      elapsed += Int64(nanoseconds)
    case .protocolRun:
      let start = clock.nanoseconds()
      var stopwatch = Stopwatch(clock: clock)
      prepared.runProtocol(&stopwatch)
      runs += 1
      nanoseconds = stopwatch.nanoseconds
      elapsed += clock.nanoseconds() - start
    }
    samples.append(nanoseconds)
  }

  /// The nanoseconds that a number of consecutive updates take.
  private func time(updates: Int) -> Int64 {
    let prepared = self.prepared
    let start = clock.nanoseconds()
    for _ in 0..<updates { prepared.update() }
    let taken = clock.nanoseconds() - start
    runs += updates
    return taken
  }

  /// The number of updates that make a sample of a thousand ticks: 1 if a single one is that long.
  ///
  /// The number is doubled until the time is long enough to be reliable, then scaled to the target length. The fastest
  /// of three tries decides, because an interruption makes an update look longer than it is.
  private func updatesForOneSample() -> Int {
    var updates = 1
    while true {
      let taken = max((0..<3).map { _ in time(updates: updates) }.min() ?? 0, 1)
      if taken >= tick.shortestSample {
        guard updates > 1 else { return 1 }
        let aimedAt = Double(max(tick.shortestSample, plan.batchedSample)) * 1.1
        return max(1, Int((Double(updates) * aimedAt / Double(taken)).rounded(.up)))
      }
      // An update that takes no time at all would be repeated forever.
      guard updates < 1 << 30 else { return updates }
      updates *= 2
    }
  }

  private func runOnce() {
    prepared.runOnce(unit, clock: clock)
    runs += 1
  }
}
