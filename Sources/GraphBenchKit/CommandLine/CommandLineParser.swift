/// Parses a command line without any other input.
package struct CommandLineParser: Sendable {
  /// The names of the suites, each of which is a command; the first runs if no command is given.
  let suites: [String]

  /// Makes a command line parser.
  package init(suites: [String]) {
    self.suites = suites
  }

  /// The formats of a list.
  static let listFormats: [OutputFormat] = [.text, .json]

  /// The largest accepted size.
  static let largestSize = 1_000_000

  /// The largest accepted number of samples or warm-up updates.
  static let largestIterations = 1_000_000

  /// The longest accepted time, in seconds: a day.
  static let longestTime = 86_400.0

  /// Parses the arguments, without the name of the executable.
  ///
  /// An option may be written `--option value` or `--option=value`, before or after the command. If an option is
  /// repeated, its last value counts, but every filter and skip counts.
  ///
  /// - Throws: The problem with the first invalid argument.
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    if arguments.first == MemoryRequest.command { return .weigh(try MemoryRequest(words: arguments.dropFirst())) }
    if let request = try scenarioRequest(arguments) { return request }
    var words: [String] = []
    var given: [(name: OptionName, value: String)] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "-h" {
        given.append((.help, ""))
      } else if argument.hasPrefix("-"), argument != "-" {
        given.append(try option(argument, rest: &rest))
      } else {
        words.append(argument)
      }
    }
    if given.contains(where: { $0.name == .version }) { return .version }
    return try invocation(words: words, given: given)
  }

  /// The request of a command that shows one scenario; nil if the first word is another command.
  private func scenarioRequest(_ arguments: [String]) throws(UsageError) -> Invocation? {
    guard let place = Self.firstWord(of: arguments), let command = FixedCommand(rawValue: arguments[place]),
      command.showsOneScenario
    else { return nil }
    var words = arguments
    words.remove(at: place)
    if words.contains("-h") || words.contains(OptionName.help.spelling) { return .help(topic: command.rawValue) }
    return switch command {
    case .explain: .explain(try ExplanationRequest(words: words))
    case .snapshot: .snapshot(try SnapshotRequest(words: words))
    case .graph: .graph(try GraphRequest(words: words))
    case .all, .list, .compare, .help: nil
    }
  }

  /// The place of the first argument that is neither an option nor the value of one.
  private static func firstWord(of arguments: [String]) -> Int? {
    var isValue = false
    return arguments.firstIndex { argument in
      if isValue {
        isValue = false
        return false
      }
      guard argument.hasPrefix("-"), argument != "-" else { return true }
      // An option with its value in the same argument has no such spelling.
      isValue = OptionName.allCases.contains { $0.spelling == argument && $0.valueName != nil }
      return false
    }
  }

  /// The option of an argument, with its value, which is the next argument unless it follows an equals sign.
  private func option(
    _ argument: String, rest: inout ArraySlice<String>
  ) throws(UsageError) -> (name: OptionName, value: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let name = OptionName.allCases.first(where: { $0.spelling == spelling }) else {
      throw .unknownOption(spelling)
    }
    guard name.valueName != nil else {
      if parts.count > 1 { throw .unexpectedValue(name, value: String(parts[1])) }
      return (name, "")
    }
    if parts.count > 1 {
      if parts[1].isEmpty { throw .missingValue(name) }
      return (name, String(parts[1]))
    }
    guard let value = rest.first, !value.isEmpty, !value.hasPrefix("--") else { throw .missingValue(name) }
    rest.removeFirst()
    return (name, value)
  }

  private func invocation(
    words: [String], given: [(name: OptionName, value: String)]
  ) throws(UsageError) -> Invocation {
    let command = words.first ?? suites.first
    let isHelp = given.contains { $0.name == .help }
    let fixed = command.flatMap(FixedCommand.init(rawValue:))
    if let command, fixed == nil, !suites.contains(command) {
      throw suites.contains { command.hasPrefix("\($0)/") }
        ? .scenarioAsCommand(command) : .unknownCommand(command, valid: commands)
    }
    if fixed == .help { return try help(about: Array(words.dropFirst()), given: given) }
    if fixed == .compare {
      if isHelp { return .help(topic: command) }
      return .compare(
        try ComparisonRequest(
          words: Array(words.dropFirst()), given: given, options: try options(from: given), suites: suites))
    }
    if let command, let extra = words.dropFirst().first { throw .unexpectedArgument(extra, command: command) }
    if isHelp { return .help(topic: words.first) }
    guard let command else { throw .noSuites }
    if fixed == .list, let inapplicable = given.first(where: { !$0.name.appliesToList }) {
      throw .inapplicableOption(inapplicable.name, command: command)
    }
    if fixed != .list, let inapplicable = given.first(where: { !$0.name.appliesToMeasuring }) {
      throw .inapplicableOption(inapplicable.name, command: command)
    }
    let options = try options(from: given)
    if options.baseline == nil, let lonely = given.first(where: { $0.name.isAboutComparison }) {
      throw .missingOption(.baseline, for: lonely.name)
    }
    if fixed == .list {
      guard Self.listFormats.contains(options.format) else {
        throw .unknownWord(.format, value: options.format.rawValue, valid: Self.listFormats.map(\.rawValue))
      }
      return .list(options)
    }
    if suites.isEmpty { throw .noSuites }
    return .measure(suites: fixed == .all ? suites : [command], options)
  }

  private func help(
    about words: [String], given: [(name: OptionName, value: String)]
  ) throws(UsageError) -> Invocation {
    if let option = given.first(where: { $0.name != .help }) {
      throw .inapplicableOption(option.name, command: FixedCommand.help.rawValue)
    }
    guard let topic = words.first else { return .help(topic: nil) }
    guard commands.contains(topic) else { throw .unknownCommand(topic, valid: commands) }
    if words.count > 1 { throw .unexpectedArgument(words[1], command: "help \(topic)") }
    return .help(topic: topic)
  }

  /// Every valid first word.
  private var commands: [String] { suites + FixedCommand.allCases.map(\.rawValue) }

  private func options(from given: [(name: OptionName, value: String)]) throws(UsageError) -> Options {
    var options = Options()
    for (name, value) in given {
      try OptionReader(name: name, value: value).read(into: &options)
    }
    if let minimum = options.measuring.minimumTime, let maximum = options.measuring.maximumTime, minimum > maximum {
      throw .minimumAboveMaximum(minimum: minimum, maximum: maximum)
    }
    var paths = Set<String>()
    for export in options.exports where !paths.insert(export.path).inserted {
      throw .sameExportPath(export.path)
    }
    return options
  }
}
