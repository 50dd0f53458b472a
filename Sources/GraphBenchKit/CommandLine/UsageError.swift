/// A problem with a command line; every message is one line with a solution.
package enum UsageError: Error, Equatable, Sendable {
  /// No suite is registered, so there is nothing to measure.
  case noSuites

  /// The first word is not a command.
  case unknownCommand(String, valid: [String])

  /// The first word is the name of a scenario, or begins like one.
  case scenarioAsCommand(String)

  /// A word follows the command, but none is allowed there.
  case unexpectedArgument(String, command: String)

  /// An option that does not exist.
  case unknownOption(String)

  /// An option that the command does not accept.
  case inapplicableOption(OptionName, command: String)

  /// An option without the value it needs.
  case missingValue(OptionName)

  /// A value for an option without value.
  case unexpectedValue(OptionName, value: String)

  /// A value that is not one of the option's words.
  case unknownWord(OptionName, value: String, valid: [String])

  /// A value that is not a number of the right kind and range.
  case badNumber(OptionName, value: String, needed: String)

  /// A pattern that is not a regular expression.
  case badPattern(OptionName, value: String)

  /// The minimum time is above the maximum time.
  case minimumAboveMaximum(minimum: Double, maximum: Double)

  /// Two exports would go to one file.
  case sameExportPath(String)

  /// Columns were given that no selected table has.
  case missingColumns([String], valid: [String])

  /// The suites have no scenarios.
  case noScenarios([String])

  /// Sizes were given for scenarios that have none.
  case scenariosWithoutSizes

  /// The patterns leave no scenario.
  case nothingSelected(patterns: [String], nearest: String?)

  /// A command that shows a scenario without a scenario.
  case missingScenario(usage: String)

  /// A scenario that exists, but not at the given size.
  case missingSize(scenario: String, size: Int)

  /// A snapshot of a scenario that does not exist.
  case unknownScenario(String, valid: [String])

  /// A snapshot of a scenario that shows nothing.
  case scenarioWithoutScreen(String)

  /// A comparison without the results or programs to compare.
  case missingOperands(String)

  /// An option that depends on another one, which was not given.
  case missingOption(OptionName, for: OptionName)

  /// Results that must not be compared, with the facts that differ.
  case incomparable([String])

  /// A graph of a scenario that keeps none.
  case scenarioWithoutGraph(String)

  /// A graph of a scenario whose graph keeps no list of its nodes.
  case graphWithoutList(String)

  /// An explanation of a scenario that keeps neither a host nor a graph.
  case scenarioWithoutSubject(String)

  /// An explanation of a scenario whose update makes everything anew.
  case scenarioWithoutUpdate(String)

  /// A debug build should measure times.
  case debugBuild

  /// Invalid arguments of the command that GraphBench starts itself with.
  case badMemoryRequest([String])

  /// The message of GraphBench itself.
  package var message: String { message(of: RunContext.tool) }

  /// The message without the name of the program at its beginning, on one line whatever was typed.
  ///
  /// - Parameter program: The name of the program, for the commands in the message.
  /// - Returns: The message.
  func message(of program: String) -> String {
    func suggestion(for word: String, among valid: [String], help: String) -> String {
      if let near = nearestWord(to: word, among: valid) { return "did you mean '\(near)'?" }
      return "'\(program) \(help)' lists all of them"
    }
    return switch self {
    case .noSuites:
      "this program has no suites; give 'GraphBenchProgram.run' one"
    case .unknownCommand(let word, let valid):
      "unknown command \(quoted(word)); \(suggestion(for: word, among: valid, help: "help"))"
    case .scenarioAsCommand(let name):
      "\(quoted(name)) is no command; measure scenarios with '\(OptionName.exact.spelling) \(OptionName.filter.spelling) NAME'"
    case .unexpectedArgument(let word, let command):
      "unexpected argument \(quoted(word)) after \(quoted(command)); " + Self.remedy(after: command)
    case .unknownOption(let option):
      "unknown option \(quoted(option)); "
        + suggestion(for: option, among: OptionName.allCases.map(\.spelling), help: "help")
    case .inapplicableOption(let option, let command):
      "the option '\(option.spelling)' does not apply to '\(command)'; leave it out"
    case .missingValue(let option):
      "the option '\(option.spelling)' needs a value: '\(option.spelling) \(option.valueName ?? "")'"
    case .unexpectedValue(let option, let value):
      "the option '\(option.spelling)' takes no value, but \(quoted(value)) was given; leave it out"
    case .unknownWord(let option, let value, let valid):
      "\(quoted(value)) is not a value of '\(option.spelling)'; " + nearest(to: value, among: valid)
        + "the values are \(valid.joined(separator: ", "))"
    case .badNumber(let option, let value, let needed):
      "\(quoted(value)) is not a value of '\(option.spelling)'; give \(needed)"
    case .badPattern(let option, let value):
      "\(quoted(value)) is not a regular expression; give '\(option.spelling)' one such as 'fontSize$'"
    case .minimumAboveMaximum(let minimum, let maximum):
      "the minimum time of \(minimum) s is above the maximum time of \(maximum) s; "
        + "lower '--min-time' or raise '--max-time'"
    case .sameExportPath(let path):
      "two exports go to \(quoted(path)); give each a path of its own"
    case .missingColumns(let names, let valid):
      "no selected table has the column \(names.map(quoted).joined(separator: " or ")); "
        + "the columns are \(valid.joined(separator: ", "))"
    case .noScenarios(let suites):
      "there are no scenarios in \(suites.map(quoted).joined(separator: " and ")); add one"
    case .scenariosWithoutSizes:
      "no selected scenario has sizes; leave '--sizes' out"
    case .nothingSelected(let patterns, let nearest):
      "no scenario matches \(patterns.map(quoted).joined(separator: " ")); "
        + (nearest.map { "did you mean \(quoted($0))? " } ?? "") + "'\(program) list' prints all names"
    case .missingScenario(let usage):
      "this needs a scenario: '\(usage)'; '\(program) list' prints their names"
    case .missingSize(let name, let size):
      "the scenario \(quoted(name)) has no size \(grouped(size)); give another, or none: '\(program) list' prints some"
    case .unknownScenario(let name, let valid):
      "there is no scenario \(quoted(name)); \(suggestion(for: name, among: valid, help: "list"))"
    case .scenarioWithoutScreen(let name):
      "the scenario \(quoted(name)) has no screen that stays; give one that updates views: '\(program) list' prints all names"
    case .scenarioWithoutGraph(let name):
      "the scenario \(quoted(name)) keeps no graph; give one that updates views or a graph: '\(program) list' prints all names"
    case .graphWithoutList(let name):
      "the graph of the scenario \(quoted(name)) keeps no list of its nodes, so it cannot be drawn; "
        + "make it with 'makeGraph()' instead of 'Graph()'"
    case .missingOperands(let command):
      "'\(command)' needs results or programs: '\(command) BASE [NEW]', or '\(command) --build A B'"
    case .missingOption(let needed, let option):
      "the option '\(option.spelling)' applies only with "
        + "'\(([needed.spelling] + [needed.valueName].compactMap { $0 }).joined(separator: " "))'; give that, too"
    case .incomparable(let differences):
      "these results differ in \(differences.joined(separator: ", ")), so their times say nothing about the code; "
        + "give '\(OptionName.allowMismatch.spelling)' to compare them anyway"
    case .scenarioWithoutSubject(let name):
      "the scenario \(quoted(name)) keeps neither a host nor a graph, so there is nothing to explain; "
        + "give one that updates views or a graph: '\(program) list' prints all names"
    case .scenarioWithoutUpdate(let name):
      "the scenario \(quoted(name)) makes everything anew in each update, so there is no cause to explain; "
        + "give one that updates what is there: '\(program) list' prints all names"
    case .debugBuild:
      "this is a debug build, whose times say nothing about a release build; "
        + "run 'swift run -c release \(program)', or give '--allow-debug-build' to measure anyway"
    case .badMemoryRequest(let words):
      "\(words.map(quoted).joined(separator: " ")) is not a population for '\(MemoryRequest.command)', with which "
        + "GraphBench starts itself; run 'GraphBench engine --filter memory' instead"
    }
  }

  /// The solution for a word that follows a command.
  private static func remedy(after command: String) -> String {
    switch FixedCommand(rawValue: command) {
    case .list: "leave it out, or choose names with '\(OptionName.filter.spelling) REGEX'"
    case .some: "leave it out"
    // A page of the help has one topic.
    case nil:
      command.hasPrefix("\(FixedCommand.help.rawValue) ") ? "leave it out" : "give one suite, or 'all' for every suite"
    }
  }

  private func nearest(to word: String, among valid: [String]) -> String {
    nearestWord(to: word, among: valid).map { "did you mean '\($0)'? " } ?? ""
  }
}

/// The text in quotation marks, with line breaks and control characters escaped, so that a message stays on its line.
func quoted(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028
    escaped += isControl ? scalar.escaped(asASCII: true) : String(scalar)
  }
  return "'\(escaped)'"
}
