/// The formats of a command that shows one scenario; the first is the default.
package protocol ScenarioFormat: CaseIterable, RawRepresentable<String>, Equatable, Sendable
where AllCases == [Self] {
  /// The command.
  static var command: String { get }

  /// The default format.
  static var standard: Self { get }
}

/// The formats in which frames can be shown.
package enum SnapshotFormat: String, ScenarioFormat {
  /// Stable text, one line per item.
  case text
  /// A picture.
  case svg

  package static var command: String { FixedCommand.snapshot.rawValue }

  package static var standard: SnapshotFormat { .text }
}

/// The formats in which a graph can be drawn.
package enum GraphFormat: String, ScenarioFormat {
  /// For Graphviz.
  case dot
  /// For Markdown with Mermaid.
  case mermaid
  /// For programs.
  case json

  package static var command: String { FixedCommand.graph.rawValue }

  package static var standard: GraphFormat { .dot }
}

/// The formats in which an update can be explained.
package enum ExplanationFormat: String, ScenarioFormat {
  /// One line for each write, evaluation and body.
  case text
  /// For programs: the steps of an engine's workload, the recording of views.
  case json
  /// The recording of views as a page for a browser.
  case html

  package static var command: String { FixedCommand.explain.rawValue }

  package static var standard: ExplanationFormat { .text }
}

/// The request of `GraphBench explain`: the steps of one update of one scenario, and their causes.
package typealias ExplanationRequest = ScenarioRequest<ExplanationFormat>

/// The request of `GraphBench snapshot`: one scenario before and after one update.
package typealias SnapshotRequest = ScenarioRequest<SnapshotFormat>

/// The request of `GraphBench graph`: the nodes and edges of one scenario.
package typealias GraphRequest = ScenarioRequest<GraphFormat>

/// The request of a command that shows one scenario.
package struct ScenarioRequest<Format: ScenarioFormat>: Equatable, Sendable {
  /// The name of the command.
  static var usage: String {
    "\(Format.command) SCENARIO [--sizes N] [--format \(Format.allCases.map(\.rawValue).joined(separator: "|"))]"
  }

  /// The full name of the scenario, such as `layout/geometryReader/fontSize`.
  package let scenario: String

  /// The size of the scenario; nil for its smallest.
  package let size: Int?

  /// The format.
  package let format: Format

  /// Reads the arguments after the command.
  ///
  /// - Throws: `UsageError` for an option that does not apply, an invalid value, or a missing or superfluous scenario.
  package init(words: some Collection<String>) throws(UsageError) {
    var (names, size, format): ([String], Int?, Format) = ([], nil, .standard)
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
        throw .inapplicableOption(option, command: Format.command)
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
    guard let name = names.first else { throw .missingScenario(usage: Self.usage) }
    if names.count > 1 { throw .unexpectedArgument(names[1], command: Format.command) }
    (self.scenario, self.size, self.format) = (name, size, format)
  }
}
