/// A peer with the graph of a workload, ready to be timed block by block.
///
/// It hides what the peer and the workload are, but for one call a block.
struct PreparedPeer {
  /// What the peer is called.
  let name: String
  /// What it did at the gate.
  let outcome: GateOutcome
  /// Times a block; nil where the peer is not timed.
  let block: (() -> BlockTime)?
}

/// How long a block took.
struct BlockTime {
  /// The milliseconds of as many iterations as the workload's block has.
  let milliseconds: Double
  /// How many of them were run, from which the time is scaled up.
  let iterations: Int
  /// How many values were wrong.
  let wrongValues: Int
  /// How often effects ran less how often they have to.
  let surplusEffects: Int
}

/// How long and how often is timed.
struct TimingPlan {
  /// How many blocks each peer has, of which the fastest counts.
  var rounds = 5
  /// How long a block takes at most, if it can be had with fewer iterations, in milliseconds.
  var blockLimit = 400.0
}

/// Times a peer on a workload.
struct Timing<W: Workload, P: Peer> {
  let workload: W
  let plan: TimingPlan
  private let clock = ContinuousClock()

  init(_ workload: W, _ plan: TimingPlan) { (self.workload, self.plan) = (workload, plan) }

  /// Makes the graph, warms it up, finds out how many iterations a block can have, and returns what times one.
  func prepareBlock() -> () -> BlockTime {
    if workload.isMadeAnew {
      let first = timeAnew(iterations: 1)
      let iterations = blockIterations(whenBlockTakes: first.milliseconds)
      return { timeAnew(iterations: iterations) }
    }
    let session = Session(P(), SilentMeter())
    let wiring = workload.build(session)
    var next = workload.firstNumber
    func block(of iterations: Int) -> BlockTime {
      // A whole block begins at 0, as the benchmark has it; a shorter one goes on, so that each write is a change.
      let start = iterations == workload.iterationsPerBlock ? 0 : next
      next = start + iterations
      return time(wiring, session, numbers: start..<next)
    }
    _ = block(of: 1)
    let first = block(of: workload.iterationsChecked)
    let iterations = blockIterations(whenBlockTakes: first.milliseconds)
    return { block(of: iterations) }
  }

  /// How many iterations are run, if a whole block takes so many milliseconds.
  private func blockIterations(whenBlockTakes milliseconds: Double) -> Int {
    let whole = workload.iterationsPerBlock
    return max(1, Int(min(plan.blockLimit / milliseconds, 1) * Double(whole)))
  }

  /// Times a block on the same graph as the last one.
  private func time(
    _ wiring: Wiring<P, SilentMeter>, _ session: Session<P, SilentMeter>, numbers: Range<Int>
  ) -> BlockTime {
    var wrong = 0
    let effects = wiring.counter.runs
    let start = clock.now
    for number in numbers { wrong += workload.iterate(wiring, session, number: number) }
    let duration = clock.now - start
    wrong += workload.wrongValues(wiring, before: numbers.upperBound)
    return blockTime(duration, numbers: numbers, wrongValues: wrong, effects: wiring.counter.runs - effects)
  }

  /// Times a block of which each iteration has a graph of its own.
  private func timeAnew(iterations: Int) -> BlockTime {
    var (wrong, effects) = (0, 0)
    var duration = Duration.zero
    for _ in 0..<iterations {
      let session = Session(P(), SilentMeter())
      let wiring = workload.build(session)
      effects -= wiring.counter.runs
      let start = clock.now
      wrong += workload.iterate(wiring, session, number: 0)
      duration += clock.now - start
      effects += wiring.counter.runs
    }
    return blockTime(duration, numbers: 0..<iterations, wrongValues: wrong, effects: effects)
  }

  private func blockTime(
    _ duration: Duration, numbers: Range<Int>, wrongValues: Int, effects: Int
  ) -> BlockTime {
    let scale = Double(workload.iterationsPerBlock) / Double(numbers.count)
    let exactEffects = numbers.reduce(0) { $0 + workload.exactRuns(ofIteration: $1).effects }
    return BlockTime(
      milliseconds: duration / .milliseconds(1) * scale, iterations: numbers.count, wrongValues: wrongValues,
      surplusEffects: effects - exactEffects)
  }
}
