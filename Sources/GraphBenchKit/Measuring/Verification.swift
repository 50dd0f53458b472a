/// Checks a scenario's counts and value before it is timed and afterwards.
@MainActor package enum Verification {
  /// Runs a newly prepared scenario a few times and checks the counts of every run and the value after it.
  ///
  /// - Returns: The counts of the last run.
  /// - Throws: The failure, naming the run that went wrong.
  package static func verifyFresh(
    _ prepared: any PreparedScenario, of scenario: any Scenario, clock: any TimeSource
  ) throws(RowFailure) -> Counts {
    // Building may have run bodies or closures, which are no part of an update.
    _ = prepared.takeCounts()
    let unit = scenario.timedUnit
    var got: Counts = [:]
    for run in 1...runs(for: unit) {
      prepared.runOnce(unit, clock: clock)
      got = prepared.takeCounts()
      try check(got, against: scenario.expectedCounts, value: prepared.verifyValue(), when: "update \(run)")
    }
    return got
  }

  /// Checks that the value of a limit is right after a few runs; its counts are not checked.
  ///
  /// - Throws: The failure, naming the limit.
  package static func verifyLimit(
    _ limit: any PreparedScenario, unit: TimedUnit, clock: any TimeSource
  ) throws(RowFailure) {
    for run in 1...runs(for: unit) {
      limit.runOnce(unit, clock: clock)
      try checkValue(limit.verifyValue(), when: "the limit's update \(run)")
    }
  }

  /// Checks after timing that the counts of all runs since the last check, and the value, are right.
  ///
  /// - Throws: The failure, with the counts of all runs.
  package static func verifyTimed(
    _ prepared: any PreparedScenario, expected: Counts, runs: Int
  ) throws(RowFailure) {
    try check(
      prepared.takeCounts(), against: expected.multiplied(by: runs), value: prepared.verifyValue(),
      when: counted(runs, "timed update", "timed updates"))
  }

  /// Checks after timing that the limit's value is still right.
  ///
  /// - Throws: The failure, which names the limit.
  package static func verifyTimedLimit(_ limit: any PreparedScenario) throws(RowFailure) {
    try checkValue(limit.verifyValue(), when: "the limit's timed updates")
  }

  /// The number of runs that are checked before timing: fewer for blocks and protocol runs, which prescribe their own
  /// warm-up.
  private static func runs(for unit: TimedUnit) -> Int {
    switch unit {
    case .update: 3
    case .block: 2
    case .protocolRun: 1
    }
  }

  private static func check(
    _ got: Counts, against expected: Counts, value problem: String?, when: String
  ) throws(RowFailure) {
    var problems = expected.differences(from: got)
    if let problem { problems.append("value \(problem)") }
    guard !problems.isEmpty else { return }
    throw RowFailure(expected: expected, got: got, problem: "\(when): \(problems.joined(separator: "; "))")
  }

  private static func checkValue(_ problem: String?, when: String) throws(RowFailure) {
    guard let problem else { return }
    throw RowFailure(problem: "\(when): value \(problem)")
  }
}
