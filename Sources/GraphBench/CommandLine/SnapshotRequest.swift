/// What `GraphBench snapshot` is asked for: one scenario before and after one update, as text or as SVG.
package struct SnapshotRequest: Equatable, Sendable {
  /// The formats in which frames can be shown.
  package enum Format: String, CaseIterable, Sendable {
    /// Stable text, a line an item.
    case text
    /// A picture.
    case svg
  }

  /// The word on the command line.
  static let command = FixedCommand.snapshot.rawValue

  /// How it is called.
  static let usage = "\(command) SCENARIO [--sizes N] [--format text|svg]"

  /// The full name of the scenario, such as `layout/geometryReader/fontSize`.
  package let scenario: String

  /// The size of the scenario; nil for its smallest.
  package let size: Int?

  /// How the frames are shown.
  package let format: Format

  /// Reads the words that follow the command.
  ///
  /// - Throws: `UsageError` for an option that does not apply, a value that is none, and a scenario too many or too few.
  package init(words: some Collection<String>) throws(UsageError) {
    var (names, size, format): ([String], Int?, Format) = ([], nil, .text)
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        names.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = OptionName.allCases.first(where: { $0.spelling == parts[0] }) else {
        throw .unknownOption(parts[0])
      }
      guard option == .sizes || option == .format else {
        throw .inapplicableOption(option, command: Self.command)
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw .missingValue(option)
      }
      if option == .sizes {
        guard let number = Int(value), (1...CommandLineParser.largestSize).contains(number) else {
          throw .badNumber(option, value: value, needed: "a whole number from 1 to 1,000,000")
        }
        size = number
      } else {
        guard let known = Format(rawValue: value) else {
          throw .unknownWord(option, value: value, valid: Format.allCases.map(\.rawValue))
        }
        format = known
      }
    }
    guard let name = names.first else { throw .missingScenario }
    if names.count > 1 { throw .unexpectedArgument(names[1], command: Self.command) }
    (self.scenario, self.size, self.format) = (name, size, format)
  }
}
