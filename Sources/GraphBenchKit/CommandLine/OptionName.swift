/// An option of the command line; the raw value is its name, without the two hyphens.
package enum OptionName: String, CaseIterable, Sendable {
  /// Names that take part.
  case filter

  /// Names that do not take part.
  case skip

  /// Patterns match whole names.
  case exact

  /// The sizes instead of the suite's own.
  case sizes

  /// Every table and size of the suite.
  case full

  /// The exact number of samples of a row.
  case iterations

  /// The exact number of warm-up updates of a row.
  case warmUpIterations = "warmup-iterations"

  /// The least sampling time of a row, in seconds.
  case minimumTime = "min-time"

  /// The greatest sampling time of a row, in seconds.
  case maximumTime = "max-time"

  /// The quick preset.
  case quick

  /// The format of standard output.
  case format

  /// A file for the JSON.
  case exportJSON = "export-json"

  /// A file for the CSV.
  case exportCSV = "export-csv"

  /// A file for the Markdown.
  case exportMarkdown = "export-markdown"

  /// A file for the page.
  case exportHTML = "export-html"

  /// A file for the picture.
  case exportSVG = "export-svg"

  /// The columns of tables.
  case columns

  /// The unit of the times in tables.
  case timeUnit = "time-unit"

  /// The name of a new baseline.
  case saveBaseline = "save-baseline"

  /// The baseline for a comparison.
  case baseline

  /// The smallest relevant change of a time, in percent.
  case noiseThreshold = "noise-threshold"

  /// An exit status of its own for regressions.
  case failOnRegression = "fail-on-regression"

  /// A comparison although machines or presets differ.
  case allowMismatch = "allow-mismatch"

  /// A comparison of two built programs.
  case build

  /// The number of runs of each of two programs.
  case rounds

  /// No progress bar.
  case noProgress = "no-progress"

  /// Only the results.
  case quiet

  /// Whether text is coloured.
  case color

  /// Measuring times in a debug build.
  case allowDebugBuild = "allow-debug-build"

  /// The version instead of a run.
  case version

  /// Help instead of a run.
  case help

  /// The option as it is written, with the two hyphens.
  package var spelling: String { "--\(rawValue)" }

  /// The name of the value in the help, or `nil` for an option without value.
  var valueName: String? {
    switch self {
    case .filter, .skip: "REGEX"
    case .sizes: "N,N"
    case .columns: "A,B"
    case .iterations, .warmUpIterations, .rounds: "N"
    case .saveBaseline, .baseline: "NAME"
    case .noiseThreshold: "PERCENT"
    case .minimumTime, .maximumTime: "S"
    case .format: words(OutputFormat.self)
    case .exportJSON, .exportCSV, .exportMarkdown, .exportHTML, .exportSVG: "PATH"
    case .timeUnit: words(TimeUnit.self)
    case .color: words(ColorChoice.self)
    case .exact, .full, .quick, .noProgress, .quiet, .allowDebugBuild, .version, .help, .failOnRegression,
      .allowMismatch, .build:
      nil
    }
  }

  /// One line about what the option does.
  var summary: String {
    switch self {
    case .filter: "Only scenarios whose name matches; may be given several times."
    case .skip: "No scenario whose name matches; may be given several times."
    case .exact: "A pattern must match a whole name, not a part of it."
    case .sizes: "Measure these sizes instead of the suite's own."
    case .full: "Measure all tables, rows and sizes of the suite, and show every row."
    case .iterations: "Take exactly N samples of every row."
    case .warmUpIterations: "Warm every row up with exactly N updates."
    case .minimumTime: "Sample every row for S seconds at least."
    case .maximumTime: "Stop sampling a row after S seconds, but not before five samples."
    case .quick: "A first look: fewer samples."
    case .format: "What is printed on standard output."
    case .exportJSON: "Also write the results with all samples to a JSON file."
    case .exportCSV: "Also write a CSV file with one record per row."
    case .exportMarkdown: "Also write the tables to a Markdown file."
    case .exportHTML: "Also write a page for a browser to an HTML file."
    case .exportSVG: "Also write a bar chart to an SVG file."
    case .columns: "Show these columns of the tables beside scenario and size."
    case .timeUnit: "The unit of the times in tables."
    case .saveBaseline:
      "Store the results as a baseline, in the folder '\(BaselineFolder.standard)' or that of \(BaselineFolder.variable)."
    case .baseline: "Compare the results with a stored baseline."
    case .noiseThreshold: "The smallest change of a time that counts, in percent (default 5; 2 with '--build')."
    case .failOnRegression: "Exit with 2 where a comparison finds something worse."
    case .allowMismatch: "Compare although the machines or the presets differ."
    case .build: "Measure two built programs in turns, A B A B."
    case .rounds: "Run each of the two programs N times (50)."
    case .noProgress: "No progress bar."
    case .quiet: "Print the results only: no machine, findings or progress bar."
    case .color: "Colour the text; auto means on a terminal."
    case .allowDebugBuild: "Measure even if this build is not optimised."
    case .version: "Print the version."
    case .help: "Explain the program, or the command it is given with."
    }
  }

  /// Whether commands that measure accept the option.
  var appliesToMeasuring: Bool { self != .build && self != .rounds }

  /// Whether the option belongs to a comparison, so that a run without one does not accept it.
  var isAboutComparison: Bool { self == .noiseThreshold || self == .failOnRegression || self == .allowMismatch }

  /// Whether `list` accepts the option, like every command that measures.
  var appliesToList: Bool {
    switch self {
    case .filter, .skip, .exact, .sizes, .format, .version, .help: true
    case .full, .iterations, .warmUpIterations, .minimumTime, .maximumTime, .quick, .exportJSON, .exportCSV,
      .exportMarkdown, .exportHTML, .exportSVG, .columns, .timeUnit, .saveBaseline, .baseline, .noiseThreshold,
      .failOnRegression,
      .allowMismatch, .build, .rounds, .noProgress, .quiet, .color, .allowDebugBuild:
      false
    }
  }

  private func words<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: "|")
  }
}
