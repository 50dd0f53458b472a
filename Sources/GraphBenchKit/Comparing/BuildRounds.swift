import Foundation

/// Measures two built programs in turns, so that whatever slows the machine down for a while slows down both: A B A B.
@MainActor struct BuildRounds {
  /// The program that is compared with.
  let base: String

  /// The program that is judged.
  let new: String

  /// The arguments of both programs, without their names.
  let arguments: [String]

  /// How often each is run.
  let rounds: Int

  /// How long one run may take, in seconds.
  private static let limit = 3_600.0

  /// Runs both programs in turns.
  ///
  /// - Parameters:
  ///   - isInterrupted: whether the run is to end as soon as it can; the rounds so far are returned then.
  ///   - report: is told, before each run, the program and the part of all runs that is done.
  /// - Returns: the results of each round.
  /// - Throws: what keeps a program from being run, or what is wrong with what it printed.
  func measure(
    isInterrupted: () -> Bool, report: (_ program: String, _ fraction: Double) -> Void
  ) throws(InputError) -> [(base: JSONReport, new: JSONReport)] {
    var results: [(base: JSONReport, new: JSONReport)] = []
    for round in 0..<rounds where !isInterrupted() {
      report(base, Double(2 * round) / Double(2 * rounds))
      guard let before = try run(base, isInterrupted) else { break }
      report(new, Double(2 * round + 1) / Double(2 * rounds))
      guard let after = try run(new, isInterrupted) else { break }
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
      throw InputError(source: program, reason: "\(error.problem)")
    }
    // Ctrl-C reaches the program as well, which then ends with a status of its own.
    if isInterrupted() { return nil }
    if let status = end.status, status != ExitStatus.done.rawValue, status != ExitStatus.wrongResult.rawValue {
      throw InputError(
        source: program, reason: "it ended with \(status) instead of results; try '\(program) \(shown)' by itself")
    }
    return try ResultFile.parse(end.output, of: program)
  }

  private var shown: String { arguments.joined(separator: " ") }
}
