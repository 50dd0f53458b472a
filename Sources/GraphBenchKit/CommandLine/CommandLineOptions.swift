/// A built-in command.
enum FixedCommand: String, CaseIterable, Sendable {
  /// Measures every suite.
  case all

  /// Prints the names of the scenarios.
  case list

  /// Compares results, or two built programs.
  case compare

  /// Explains which parts ran in one update of a scenario, and why.
  case explain

  /// Shows the frames of a scenario before and after an update.
  case snapshot

  /// Draws the graph of a scenario.
  case graph

  /// Explains a command.
  case help

  /// One line about what the command does.
  var summary: String {
    switch self {
    case .all: "Measure every suite."
    case .list: "Print the names and sizes of the scenarios, without measuring."
    case .compare: "Compare results with stored ones, or two built programs in turns."
    case .explain: "Say what ran in one update of a scenario, in order, and why; as text, JSON or a page."
    case .snapshot: "Show the frames of a scenario before and after an update, as text or SVG."
    case .graph: "Draw the nodes and edges of a scenario, as dot, Mermaid or JSON."
    case .help: "Explain the program, or the command named after it."
    }
  }

  /// Whether the command shows one scenario, whose name follows it.
  var showsOneScenario: Bool { self == .explain || self == .snapshot || self == .graph }
}

/// A parsed command line.
package enum Invocation: Equatable, Sendable {
  /// Measure the named suites.
  case measure(suites: [String], Options)

  /// Print the names of the scenarios.
  case list(Options)

  /// Explain one update of a scenario.
  case explain(ExplanationRequest)

  /// Show the frames of a scenario before and after one update.
  case snapshot(SnapshotRequest)

  /// Compare results.
  case compare(ComparisonRequest)

  /// Draw the graph of a scenario.
  case graph(GraphRequest)

  /// Explain a command, or all of GraphBench for `nil`.
  case help(topic: String?)

  /// Print the version.
  case version

  /// Make a population of nodes in this process and print its memory; GraphBench starts itself with it.
  case weigh(MemoryRequest)
}

/// The options after the command.
package struct Options: Equatable, Sendable {
  /// The scenarios that take part.
  package var selection = SelectionOptions()

  /// The limits of the measurement.
  package var measuring = MeasuringOptions()

  /// The format of standard output.
  package var format = OutputFormat.text

  /// The names of the columns that tables show after those that name a row; `nil` for the suite's own.
  package var columns: [String]?

  /// The unit of the times in tables; `nil` for the suite's default.
  package var timeUnit: TimeUnit?

  /// The files for the results, in the order of the command line.
  package var exports: [Export] = []

  /// The name of the new baseline; `nil` for none.
  package var savedBaseline: String?

  /// The name of the baseline for a comparison; `nil` for none.
  package var baseline: String?

  /// The smallest change of a time that counts as better or worse, as a fraction; `nil` for the default of the
  /// comparison.
  package var noiseThreshold: Double?

  /// Whether a regression has an exit status of its own.
  package var failsOnRegression = false

  /// Whether results of different machines or presets may be compared.
  package var allowsMismatch = false

  /// The number of runs of each of two programs; `nil` for the default.
  package var rounds: Int?

  /// Whether text is coloured.
  package var color = ColorChoice.auto

  /// Whether the progress bar is disabled even on a terminal.
  package var hidesProgress = false

  /// Whether only results are printed.
  package var isQuiet = false

  /// Whether a debug build may measure times.
  package var allowsDebugBuild = false

  /// Makes options.
  package init() {}
}

/// The selection of scenarios.
package struct SelectionOptions: Equatable, Sendable {
  /// Only scenarios that match one of these patterns take part; all if there are none.
  package var filters: [String] = []

  /// Scenarios that match one of these patterns do not take part.
  var skips: [String] = []

  /// Whether a pattern must match a whole name instead of a part of it.
  var isExact = false

  /// The sizes to measure; `nil` for the suite's own.
  package var sizes: [Int]?

  /// Whether every table and every size of the suite takes part.
  var isFull = false

  /// Makes selection options.
  package init(
    filters: [String] = [], skips: [String] = [], isExact: Bool = false, sizes: [Int]? = nil, isFull: Bool = false
  ) {
    self.filters = filters
    self.skips = skips
    self.isExact = isExact
    self.sizes = sizes
    self.isFull = isFull
  }
}

/// How long scenarios are measured, as far as options set it.
package struct MeasuringOptions: Equatable, Sendable {
  /// The exact number of samples of every row.
  package var iterations: Int?

  /// The exact number of updates that every row is warmed up with.
  package var warmUpIterations: Int?

  /// The minimum total time of a row's samples, in seconds.
  package var minimumTime: Double?

  /// The time after which a row is not sampled further, in seconds.
  package var maximumTime: Double?

  /// Whether a first look is enough.
  package var isQuick = false

  /// Makes measuring options.
  package init(
    iterations: Int? = nil, warmUpIterations: Int? = nil, minimumTime: Double? = nil, maximumTime: Double? = nil,
    isQuick: Bool = false
  ) {
    self.iterations = iterations
    self.warmUpIterations = warmUpIterations
    self.minimumTime = minimumTime
    self.maximumTime = maximumTime
    self.isQuick = isQuick
  }
}

extension Options {
  /// The part of a suite that is measured; `--full` has priority over `--quick`.
  var extent: Extent { selection.isFull ? .full : measuring.isQuick ? .quick : .standard }
}

/// A file for the results.
package struct Export: Equatable, Sendable {
  /// The format.
  let format: OutputFormat

  /// The path.
  let path: String

  /// Makes an export.
  package init(format: OutputFormat, path: String) {
    self.format = format
    self.path = path
  }
}

/// The formats of results.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// A table for a terminal.
  case text

  /// A table for a page.
  case markdown

  /// Comma-separated values as RFC 4180 defines them.
  case csv

  /// The versioned schema with all samples.
  case json

  /// A page for a browser.
  case html

  /// A picture of the bars.
  case svg
}

/// A unit of time in tables.
package enum TimeUnit: String, CaseIterable, Sendable {
  /// Nanoseconds.
  case ns

  /// Microseconds.
  case us

  /// Milliseconds.
  case ms

  /// The number of nanoseconds in the unit.
  var nanoseconds: Double {
    switch self {
    case .ns: 1
    case .us: 1_000
    case .ms: 1_000_000
    }
  }
}

/// Whether text is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment variable `NO_COLOR` is set and not empty.
  case auto

  /// Wherever it goes.
  case always

  /// Nowhere.
  case never
}
