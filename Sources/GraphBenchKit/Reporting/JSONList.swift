import Foundation

/// The scenarios that can be measured as JSON, version 1.
package struct JSONList: Codable, Equatable, Sendable {
  /// A table.
  package struct Table: Codable, Equatable, Sendable {
    /// The name of the suite, with the title of the table if it has one.
    package let name: String
    /// The content of the table in one line.
    let summary: String
    /// The scenarios in its order.
    package let scenarios: [Entry]
  }

  /// A scenario.
  package struct Entry: Codable, Equatable, Sendable {
    /// Suite and path.
    package let scenario: String
    /// The sizes; empty for a scenario without one.
    package let sizes: [Int]
    /// The sizes that are measured by default.
    package let defaultSizes: [Int]
    /// Whether it is measured only with `--full` or a filter.
    let onRequest: Bool
  }

  /// The version of the schema.
  var schema = 1

  /// The name of the tool.
  var tool = "GraphBench"

  /// The version of the tool.
  var version = HelpText.version

  /// The tables.
  package let tables: [Table]

  /// Puts selected scenarios into the schema.
  @MainActor init(_ selection: ScenarioSelection) {
    tables = selection.chosen.map { chosen in
      var names: [String] = []
      for scenario in chosen.scenarios where !names.contains(scenario.id.description) {
        names.append(scenario.id.description)
      }
      let entries = names.map { name in
        let scenarios = chosen.scenarios.filter { $0.id.description == name }
        return Entry(
          scenario: name, sizes: scenarios.compactMap(\.id.size),
          defaultSizes: scenarios.filter(chosen.isDefault).compactMap(\.id.size),
          onRequest: scenarios.allSatisfy(\.isOnRequest))
      }
      return Table(name: chosen.name, summary: chosen.section.summary, scenarios: entries)
    }
  }

  /// The JSON as text.
  ///
  /// - Throws: An encoding error; never for names and numbers.
  func rendered() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
