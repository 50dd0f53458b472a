/// A command that is there whatever suites are registered.
enum FixedCommand: String, CaseIterable, Sendable {
  /// Measures every suite.
  case all

  /// Prints the names of the scenarios.
  case list

  /// Compares results, or two built programs.
  case compare

  /// Says what ran in one update of a scenario, and why.
  case explain

  /// Show the frames of a scenario before and after an update.
  case snapshot

  /// Draws the graph of a scenario.
  case graph

  /// Explains a command.
  case help

  /// One line that says what the command does.
  var summary: String {
    switch self {
    case .all: "Measure every suite."
    case .list: "Print the names and sizes of the scenarios, without measuring."
    case .compare: "Compare results with kept ones, or two built programs in turns."
    case .explain: "Say what ran in one update of a scenario, in order, and why; as text, JSON or a page."
    case .snapshot: "Show the frames of a scenario before and after an update, as text or SVG."
    case .graph: "Draw the nodes and edges of a scenario, as dot, Mermaid or JSON."
    case .help: "Explain GraphBench, or the command named after it."
    }
  }

  /// Whether the command shows one scenario, which is named behind it.
  var showsOneScenario: Bool { self == .explain || self == .snapshot || self == .graph }
}

/// The options of the command line.
package enum Invocation: Equatable, Sendable {
  /// Measure the named suites.
  case measure(suites: [String], Options)

  /// Print the names of the scenarios.
  case list(Options)

  /// Say what ran in one update of a scenario.
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

  /// Make a population of nodes in this process and print what it takes; GraphBench starts itself with it.
  case weigh(MemoryRequest)
}

/// What was given beside the command.
package struct Options: Equatable, Sendable {
  /// Which scenarios take part.
  package var selection = SelectionOptions()

  /// How long they are measured.
  package var measuring = MeasuringOptions()

  /// What is printed on standard output.
  package var format = OutputFormat.text

  /// The names of the columns that tables show beside those that name a row; `nil` for the suite's own.
  package var columns: [String]?

  /// The unit of the times in tables; `nil` for the one that the suite prefers.
  package var timeUnit: TimeUnit?

  /// The files that the results go to as well, in the order of the command line.
  package var exports: [Export] = []

  /// The name under which the results are kept; `nil` where they are not.
  package var savedBaseline: String?

  /// The name of the results that these are compared with; `nil` for no comparison.
  package var baseline: String?

  /// The part by which a time has to change to count as better or worse; `nil` for what suits the comparison.
  package var noiseThreshold: Double?

  /// Whether a regression has an exit status of its own.
  package var failsOnRegression = false

  /// Whether results of different machines or presets are compared.
  package var allowsMismatch = false

  /// How often each of two programs is run; `nil` for the usual number.
  package var rounds: Int?

  /// Whether text is coloured.
  package var color = ColorChoice.auto

  /// Whether the progress bar is left out even on a terminal.
  package var hidesProgress = false

  /// Whether results are all that is printed.
  package var isQuiet = false

  /// Whether a debug build may time.
  package var allowsDebugBuild = false

  /// Makes options.
  package init() {}
}

/// Which scenarios take part.
package struct SelectionOptions: Equatable, Sendable {
  /// Only scenarios that one of these patterns matches take part; all of them where there is none.
  package var filters: [String] = []

  /// Scenarios that one of these patterns matches do not take part.
  var skips: [String] = []

  /// Whether a pattern must match a whole name instead of a part of it.
  var isExact = false

  /// The sizes that are measured instead of the suite's own; `nil` for the suite's own.
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

/// How long scenarios are measured, where that was said.
package struct MeasuringOptions: Equatable, Sendable {
  /// The exact number of samples of every row.
  package var iterations: Int?

  /// The exact number of updates that every row is warmed up with.
  package var warmUpIterations: Int?

  /// The time that the samples of a row take together at least, in seconds.
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
  /// How much of a suite is measured; who wants everything wants it in a first look, too.
  var extent: Extent { selection.isFull ? .full : measuring.isQuick ? .quick : .standard }
}

/// A file that the results are written to.
package struct Export: Equatable, Sendable {
  /// What is written.
  let format: OutputFormat

  /// Where it is written.
  let path: String

  /// Makes an export.
  package init(format: OutputFormat, path: String) {
    self.format = format
    self.path = path
  }
}

/// The forms that results are given in.
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

  /// How many nanoseconds the unit is.
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
