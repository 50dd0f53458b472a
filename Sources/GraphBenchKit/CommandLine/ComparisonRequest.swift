/// The request of `GraphBench compare`.
package struct ComparisonRequest: Equatable, Sendable {
  /// The sides of the comparison.
  package enum Subject: Equatable, Sendable {
    /// Two files or baselines; without a new one, a new run of the base's command.
    case results(base: String, new: String?)

    /// Two built programs, measured in turns.
    case builds(base: String, new: String, suite: String)
  }

  /// The name of the command.
  static let command = FixedCommand.compare.rawValue

  /// The usage of the command.
  static let usages = ["\(command) BASE [NEW] [OPTIONS]", "\(command) --build A B [SUITE] [OPTIONS]"]

  /// The formats of a comparison.
  static let formats: [OutputFormat] = [.text, .markdown, .json]

  /// The sides of the comparison.
  package let subject: Subject

  /// Everything else.
  package let options: Options

  /// The options that it accepts.
  static func takes(_ option: OptionName, forBuilds: Bool) -> Bool {
    switch option {
    case .filter, .skip, .exact, .sizes, .format, .noProgress, .quiet, .color, .noiseThreshold, .failOnRegression,
      .allowMismatch, .build, .help, .version:
      true
    case .rounds, .full, .iterations, .warmUpIterations, .minimumTime, .maximumTime, .quick:
      forBuilds
    case .columns, .timeUnit, .exportJSON, .exportCSV, .exportMarkdown, .exportHTML, .exportSVG, .saveBaseline,
      .baseline:
      false
    case .allowDebugBuild: true
    }
  }

  /// Reads the arguments after the command, and the options.
  ///
  /// - Throws: A missing or superfluous argument, an option that does not apply, a format that a comparison does not
  ///   have.
  init(
    words: [String], given: [(name: OptionName, value: String)], options: Options, suites: [String]
  ) throws(UsageError) {
    let isOfBuilds = given.contains { $0.name == .build }
    if let other = given.first(where: { !Self.takes($0.name, forBuilds: isOfBuilds) }) {
      if Self.takes(other.name, forBuilds: true) { throw .missingOption(.build, for: other.name) }
      throw .inapplicableOption(other.name, command: Self.command + (isOfBuilds ? " --build" : ""))
    }
    guard Self.formats.contains(options.format) else {
      throw .unknownWord(.format, value: options.format.rawValue, valid: Self.formats.map(\.rawValue))
    }
    if isOfBuilds {
      guard words.count >= 2 else { throw .missingOperands(Self.command) }
      if words.count > 3 { throw .unexpectedArgument(words[3], command: Self.command) }
      guard let suite = words.count == 3 ? words[2] : suites.first else { throw .noSuites }
      let known = suites + [FixedCommand.all.rawValue]
      guard known.contains(suite) else { throw .unknownCommand(suite, valid: known) }
      subject = .builds(base: words[0], new: words[1], suite: suite)
    } else {
      guard let base = words.first else { throw .missingOperands(Self.command) }
      if words.count > 2 { throw .unexpectedArgument(words[2], command: Self.command) }
      subject = .results(base: base, new: words.count == 2 ? words[1] : nil)
    }
    self.options = options
  }

  /// The arguments with which both programs run.
  static func arguments(suite: String, options: Options) -> [String] {
    let (selection, measuring) = (options.selection, options.measuring)
    var words = [suite, "--format", "json", "--no-progress"]
    words += selection.filters.flatMap { ["--filter", $0] } + selection.skips.flatMap { ["--skip", $0] }
    if selection.isExact { words.append("--exact") }
    if let sizes = selection.sizes { words += ["--sizes", sizes.map(String.init).joined(separator: ",")] }
    if selection.isFull { words.append("--full") }
    if let number = measuring.iterations { words += ["--iterations", "\(number)"] }
    if let number = measuring.warmUpIterations { words += ["--warmup-iterations", "\(number)"] }
    if let time = measuring.minimumTime { words += ["--min-time", "\(time)"] }
    if let time = measuring.maximumTime { words += ["--max-time", "\(time)"] }
    // Rounds replace samples, so each is short by default.
    let isGiven = measuring.iterations != nil || measuring.minimumTime != nil || measuring.maximumTime != nil
    if measuring.isQuick || !isGiven { words.append("--quick") }
    if options.allowsDebugBuild { words.append("--allow-debug-build") }
    return words
  }
}
