/// A named set of scenarios: a main table, and optionally further tables with columns of their own.
@MainActor package struct ScenarioSuite {
  /// The command, and the first part of the names of its scenarios.
  package let name: String

  /// One line about what the suite measures, for `help` and `list`.
  package let summary: String

  /// The columns of the main table.
  package let columns: ColumnSet

  /// The unit of the times in the main table when `--time-unit` is not given.
  package let timeUnit: TimeUnit

  /// The sizes of the main table when `--sizes` is not given; empty if its scenarios have no size.
  package let defaultSizes: [Int]

  /// Makes the scenarios of the main table for the given sizes, in table order, without building any of them.
  package let scenarios: @MainActor (_ sizes: [Int]) -> [any Scenario]

  /// Returns plain sentences about the measured rows, for the lines below the main table.
  package let findings: @MainActor (_ results: [RowResult]) -> [String]

  /// The sizes of the main table with `--full`; nil for the default sizes.
  package let fullSizes: [Int]?

  /// Whether the main table shows only the row of the largest size by default.
  package let isCondensed: Bool

  /// The greatest exponent of the growth of times with the size in the main table; nil if any is accepted.
  package let greatestExponent: Double?

  /// The tables that follow the main one.
  package let moreSections: [SuiteSection]

  /// Describes a suite.
  package init(
    name: String, summary: String, columns: ColumnSet, timeUnit: TimeUnit, defaultSizes: [Int],
    scenarios: @escaping @MainActor (_ sizes: [Int]) -> [any Scenario],
    findings: @escaping @MainActor (_ results: [RowResult]) -> [String] = { _ in [] },
    fullSizes: [Int]? = nil, isCondensed: Bool = false, greatestExponent: Double? = nil,
    moreSections: [SuiteSection] = []
  ) {
    self.name = name
    self.summary = summary
    self.columns = columns
    self.timeUnit = timeUnit
    self.defaultSizes = defaultSizes
    self.scenarios = scenarios
    self.findings = findings
    self.fullSizes = fullSizes
    self.isCondensed = isCondensed
    self.greatestExponent = greatestExponent
    self.moreSections = moreSections
  }

  /// All tables of the suite in their order; the main one has no title.
  package var sections: [SuiteSection] {
    let scenarios = self.scenarios
    let main = SuiteSection(
      title: nil, summary: summary, columns: columns, timeUnit: timeUnit, sizes: defaultSizes,
      fullSizes: fullSizes, isCondensed: isCondensed, greatestExponent: greatestExponent,
      scenarios: { scenarios($0) }, findings: findings)
    return [main] + moreSections
  }
}

/// A table of a suite.
@MainActor package struct SuiteSection {
  /// The part of the heading after the suite's name, and the start of the paths of its scenarios; `nil` for the main
  /// table.
  package let title: String?

  /// One line about what the table shows.
  package let summary: String

  /// The columns of the table.
  package let columns: ColumnSet

  /// The unit of the times when `--time-unit` is not given.
  package let timeUnit: TimeUnit

  /// The sizes when `--sizes` is not given; empty if the scenarios have no size.
  package let sizes: [Int]

  /// The sizes with `--quick`; those without it by default.
  package let quickSizes: [Int]

  /// The sizes with `--full`; those without it by default.
  package let fullSizes: [Int]

  /// Whether the table shows only the row of the largest size by default; the others are still measured, for the
  /// growth, and are in the exported files.
  package let isCondensed: Bool

  /// The greatest exponent of the growth of times with the size; nil if any is accepted.
  package let greatestExponent: Double?

  /// Makes the scenarios for the given sizes, in table order, without building any of them.
  package let scenarios: @MainActor (_ sizes: [Int]) -> [any Measurable]

  /// Returns plain sentences about the measured rows, for the lines below the table.
  package let findings: @MainActor (_ results: [RowResult]) -> [String]

  /// Describes a table.
  package init(
    title: String?, summary: String, columns: ColumnSet, timeUnit: TimeUnit, sizes: [Int], quickSizes: [Int]? = nil,
    fullSizes: [Int]? = nil, isCondensed: Bool = false, greatestExponent: Double? = nil,
    scenarios: @escaping @MainActor (_ sizes: [Int]) -> [any Measurable],
    findings: @escaping @MainActor (_ results: [RowResult]) -> [String] = { _ in [] }
  ) {
    self.title = title
    self.summary = summary
    self.columns = columns
    self.timeUnit = timeUnit
    self.sizes = sizes
    self.quickSizes = quickSizes ?? sizes
    self.fullSizes = fullSizes ?? sizes
    self.isCondensed = isCondensed
    self.greatestExponent = greatestExponent
    self.scenarios = scenarios
    self.findings = findings
  }

  /// The scenarios for the given sizes, or for the sizes of the extent if none are given.
  package func scenarios(sizes asked: [Int]?, extent: Extent) -> [any Measurable] {
    if sizes.isEmpty { return scenarios([]) }
    if let asked { return scenarios(asked) }
    return switch extent {
    case .quick: scenarios(quickSizes)
    case .standard: scenarios(sizes)
    case .full: scenarios(fullSizes)
    }
  }
}

/// The part of a suite that is measured if no sizes are given.
package enum Extent: Sendable {
  /// Enough for a first look.
  case quick

  /// The tables and sizes of a readable size.
  case standard

  /// Every table and every size.
  case full
}
