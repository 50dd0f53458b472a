import Foundation

/// Runs `GraphBench compare`, and the comparison of a run with `--baseline`.
@MainActor struct ComparisonRun {
  /// The outside of the run.
  let context: RunContext

  /// The default threshold, as a fraction of the time: for results that were not measured in turns.
  static let thresholdOfResults = 0.05

  /// The default threshold, as a fraction of the time: for builds that are measured in turns.
  static let thresholdOfBuilds = 0.02

  /// The default number of rounds.
  static let rounds = 50

  /// Compares two results, prints the comparison, and returns the exit status.
  ///
  /// - Throws: Results that may not be compared; output that cannot be written.
  func compare(
    _ base: JSONReport, _ new: JSONReport, title: String, options: Options
  ) throws -> ExitStatus {
    try Comparability.check(base, new.machine, new.preset, allowsMismatch: options.allowsMismatch)
    let threshold = options.noiseThreshold ?? Self.thresholdOfResults
    return try finish(Comparison(base: base, new: new, threshold: threshold), title: title, options: options)
  }

  /// Measures two programs in turns and compares them.
  ///
  /// - Throws: The error that prevents measuring a program; results that may not be compared; output that cannot be
  ///   written.
  func compareBuilds(_ base: String, _ new: String, suite: String, options: Options) throws -> ExitStatus {
    let arguments = ComparisonRequest.arguments(suite: suite, options: options)
    let bar = context.progressBar(options)
    let rounds = BuildRounds(base: base, new: new, arguments: arguments, rounds: options.rounds ?? Self.rounds)
    let results: [(base: JSONReport, new: JSONReport)]
    do {
      results = try rounds.measure(
        isInterrupted: context.isInterrupted,
        check: { try Comparability.check($0, $1.machine, $1.preset, allowsMismatch: options.allowsMismatch) },
        report: { bar?.show(name: $0, fraction: $1) })
    } catch {
      bar?.clear()
      throw error
    }
    bar?.clear()
    guard !results.isEmpty else {
      context.standardError("\(context.program): interrupted; no round was finished until then\n")
      return .interrupted
    }
    let comparison = Comparison(rounds: results, threshold: options.noiseThreshold ?? Self.thresholdOfBuilds)
    let status = try finish(comparison, title: "\(base) (base) and \(new) (new), in turns", options: options)
    guard context.isInterrupted() else { return status }
    let number = counted(results.count, "round was", "rounds were")
    context.standardError("\(context.program): interrupted; \(number) finished until then\n")
    return .interrupted
  }

  private func finish(_ comparison: Comparison, title: String, options: Options) throws -> ExitStatus {
    let report = ComparisonReport(comparison, title: title, isQuiet: options.isQuiet)
    let style = TextStyle(options.color, isTerminal: context.isOutputTerminal, environment: context.environment)
    switch options.format {
    case .text, .csv, .html, .svg: try context.standardOutput(report.text(width: context.tableWidth, style: style))
    case .markdown: try context.standardOutput(report.markdown())
    case .json: try context.standardOutput(try report.json())
    }
    if !comparison.rows(.wrong).isEmpty { return .wrongResult }
    return options.failsOnRegression && comparison.isRegression ? .regression : .done
  }
}
