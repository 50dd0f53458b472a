/// A named set of scenarios that share one table.
@MainActor struct ScenarioSuite {
  /// The word on the command line, and the first part of the names of its scenarios.
  let name: String

  /// One line that says what the suite measures, for `help` and `list`.
  let summary: String

  /// The columns of the suite's table.
  let columns: ColumnSet

  /// The unit of the times in tables when `--time-unit` is not given.
  let timeUnit: TimeUnit

  /// The sizes measured when `--sizes` is not given; empty for a suite whose scenarios have no size.
  let defaultSizes: [Int]

  /// Makes the scenarios for the given sizes, in the order of the table, without building any of them.
  let scenarios: @MainActor (_ sizes: [Int]) -> [any Scenario]

  /// Says in plain sentences what the measured rows show, for the lines below the table.
  let findings: @MainActor (_ results: [RowResult]) -> [String]

  /// Describes a suite.
  init(
    name: String, summary: String, columns: ColumnSet, timeUnit: TimeUnit, defaultSizes: [Int],
    scenarios: @escaping @MainActor (_ sizes: [Int]) -> [any Scenario],
    findings: @escaping @MainActor (_ results: [RowResult]) -> [String] = { _ in [] }
  ) {
    self.name = name
    self.summary = summary
    self.columns = columns
    self.timeUnit = timeUnit
    self.defaultSizes = defaultSizes
    self.scenarios = scenarios
    self.findings = findings
  }
}

/// The suites that the command line knows.
///
/// Invariants, checked when a catalogue is made:
/// 1. No two suites have the same name.
/// 2. No suite is named like a command that is always there.
@MainActor struct SuiteCatalog {
  /// The suites in the order of `list` and `all`; the first is the one that runs when no command is given.
  let suites: [ScenarioSuite]

  /// The suites of the GraphBench executable; a new suite is one more line here.
  static let standard = SuiteCatalog(suites: [.layout, .engine])

  /// Registers suites.
  ///
  /// - Precondition: the names differ from each other and from `all`, `list` and `help`.
  init(suites: [ScenarioSuite]) {
    var taken = Set(FixedCommand.allCases.map(\.rawValue))
    for suite in suites {
      precondition(
        taken.insert(suite.name).inserted,
        "The suite name '\(suite.name)' is taken by another suite or a command. Give the suite a name of its own.")
    }
    self.suites = suites
  }

  /// The names of the suites, in their order.
  var names: [String] { suites.map(\.name) }

  /// The suite with the given name.
  ///
  /// - Complexity: O(*n*) in the number of suites.
  func suite(named name: String) -> ScenarioSuite? {
    suites.first { $0.name == name }
  }
}
