import Foundation

/// Measures two built programs interleaved, A B A B, so that a temporary slowdown of the machine affects both.
@MainActor struct BuildRounds {
  /// The base program.
  let base: String

  /// The new program.
  let new: String

  /// The arguments of both programs, without their names.
  let arguments: [String]

  /// The number of runs of each.
  let rounds: Int

  /// The longest time of one run, in seconds.
  private static let limit = 3_600.0

  /// Runs both programs in turns.
  ///
  /// - Parameters:
  ///   - isInterrupted: Whether to end as soon as possible; the rounds so far are returned then.
  ///   - check: Called after the first round, so that programs that must not be compared do not run to the end.
  ///   - report: Called before each run with the program and the fraction of all runs that is done.
  /// - Returns: The results of each round.
  /// - Throws: The error that prevents running a program, a problem with its output, or the error of the check.
  func measure(
    isInterrupted: () -> Bool, check: (_ base: JSONReport, _ new: JSONReport) throws -> Void,
    report: (_ program: String, _ fraction: Double) -> Void
  ) throws -> [(base: JSONReport, new: JSONReport)] {
    var results: [(base: JSONReport, new: JSONReport)] = []
    for round in 0..<rounds where !isInterrupted() {
      report(base, Double(2 * round) / Double(2 * rounds))
      guard let before = try run(base, isInterrupted) else { break }
      report(new, Double(2 * round + 1) / Double(2 * rounds))
      guard let after = try run(new, isInterrupted) else { break }
      if round == 0 { try check(before, after) }
      results.append((before, after))
    }
    return results
  }

  /// The results of one run; nil if the run is interrupted.
  private func run(_ program: String, _ isInterrupted: () -> Bool) throws(InputError) -> JSONReport? {
    let end: ChildProgram.End
    do {
      end = try ChildProgram(URL(fileURLWithPath: program), arguments).run(limit: Self.limit)
    } catch {
      throw InputError(source: program, reason: "\(error.problem)", action: .run)
    }
    // Ctrl-C reaches the program as well, which then ends with a status of its own.
    if isInterrupted() { return nil }
    if let status = end.status, status != ExitStatus.done.rawValue, status != ExitStatus.wrongResult.rawValue {
      throw InputError(
        source: program, reason: "it ended with \(status) instead of results; try '\(program) \(shown)' by itself",
        action: .run)
    }
    return try ResultFile.parse(end.output, of: program)
  }

  private var shown: String { arguments.joined(separator: " ") }
}
