/// Compares what a peer does in some iterations with what has to be done, before it is timed.
struct Gate<W: Workload, P: Peer> {
  /// A peer that runs rules or effects more than so many times too often in a small version of a workload is not tried
  /// in a larger one.
  private static var largestRatio: Double { 20 }
  /// One that takes longer than this in a small version is not tried in a larger one.
  private static var longest: Duration { .seconds(2) }

  let workload: W

  /// Checks smaller versions of the workload first, and the workload itself unless one of them was too much.
  func check() -> GateOutcome {
    for smaller in workload.smallerVersions {
      let verdict = Self.verdict(on: smaller)
      if max(verdict.ruleRatio, verdict.effectRatio) > Self.largestRatio || verdict.duration > Self.longest {
        return .tooMuch(at: smaller.name, verdict)
      }
    }
    return .checked(Self.verdict(on: workload))
  }

  /// Runs a workload with the reference, then with the peer, and compares.
  private static func verdict(on workload: W) -> Verdict {
    let reference = RunLog()
    _ = run(workload, Session(ReferencePeer(), reference))
    let log = RunLog(comparingWith: reference)
    let clock = ContinuousClock()
    let start = clock.now
    let (wrongValues, numbers) = run(workload, Session(P(), log)) { clock.now - start > longest }
    var verdict = Verdict()
    verdict.duration = clock.now - start
    (verdict.wrongValues, verdict.glitches, verdict.runs) = (wrongValues, log.glitches, log.runs)
    for number in numbers {
      let runs = workload.exactRuns(ofIteration: number)
      verdict.exact.rules += runs.rules
      verdict.exact.effects += runs.effects
    }
    return verdict
  }

  /// Runs the iterations that are checked, and the one before them unless each has a graph of its own.
  ///
  /// - Parameters:
  ///   - workload: What is run.
  ///   - session: Where it is run.
  ///   - isTimeUp: Whether no further iteration is wanted; asked after each.
  /// - Returns: How many values were wrong, and the numbers of the iterations that were checked.
  private static func run<Q: Peer>(
    _ workload: W, _ session: Session<Q, RunLog>, until isTimeUp: () -> Bool = { false }
  ) -> (wrongValues: Int, numbers: Range<Int>) {
    let wiring = workload.build(session)
    var wrong = 0
    var next = workload.firstNumber
    if !workload.isMadeAnew {
      wrong += workload.iterate(wiring, session, number: next)
      next += 1
    }
    // What is lazy and was never read runs now, and not in the middle of the check.
    for end in [wiring.end] + wiring.ends { _ = end.value }
    session.meter.startCheck()
    // The reference runs everything at each batch, and so records the state before the first write, too.
    session.peer.batch {}
    session.meter.forgetCounts()
    let first = next
    repeat {
      wrong += workload.iterate(wiring, session, number: next)
      next += 1
    } while next < first + workload.iterationsChecked && !isTimeUp()
    return (wrong + workload.wrongValues(wiring, before: next), first..<next)
  }
}
