/// The output of `help`, `list` and `--version`.
@MainActor struct HelpText {
  /// The suites that are explained and listed.
  let catalog: SuiteCatalog

  /// The name of the program.
  let program: String

  /// The version of the tool, which the JSON has too.
  nonisolated static let version = "0.1.0"

  /// The line that `--version` prints.
  static let versionLine = "GraphBench \(version)\n"

  /// Explains a command, or all of GraphBench for `nil`.
  func help(about topic: String?) -> String {
    guard let topic else { return overview }
    if let suite = catalog.suite(named: topic) { return help(about: suite) }
    guard let command = FixedCommand(rawValue: topic) else { return overview }
    switch command {
    case .all: return page(usages: ["all [OPTIONS]"], summary: command.summary, options: measuringOptions)
    case .list:
      return page(
        usages: ["list [OPTIONS]"], summary: command.summary, options: listingOptions,
        formats: CommandLineParser.listFormats)
    case .explain: return page(usages: [ExplanationRequest.usage], summary: command.summary, options: [])
    case .snapshot: return page(usages: [SnapshotRequest.usage], summary: command.summary, options: [])
    case .compare:
      let options = OptionName.allCases.filter { ComparisonRequest.takes($0, forBuilds: true) }
      return page(
        usages: ComparisonRequest.usages, summary: Self.comparison, options: options,
        formats: ComparisonRequest.formats)
    case .graph: return page(usages: [GraphRequest.usage], summary: command.summary, options: [])
    case .help: return page(usages: ["help [COMMAND]"], summary: command.summary, options: [])
    }
  }

  /// The names of the selected scenarios, each with its sizes; in parentheses those that are not measured by default.
  func list(_ selection: ScenarioSelection) -> String {
    var lines: [String] = []
    var hasOthers = false
    for chosen in selection.chosen {
      if !lines.isEmpty { lines.append("") }
      lines.append("\(chosen.name): \(chosen.section.summary)")
      var names: [String] = []
      var sizes: [String: [String]] = [:]
      for scenario in chosen.scenarios {
        let name = scenario.id.description
        if !names.contains(name) { names.append(name) }
        guard let size = scenario.id.size else { continue }
        let isDefault = chosen.isDefault(scenario)
        hasOthers = hasOthers || !isDefault
        sizes[name, default: []].append(isDefault ? grouped(size) : "(\(grouped(size)))")
      }
      lines += twoColumns(names.map { ($0, (sizes[$0] ?? []).joined(separator: "  ")) })
    }
    if hasOthers {
      lines += [
        "",
        "Sizes in parentheses are not measured by default; '--full' measures them, and 'help SUITE' says what else does.",
      ]
    }
    return text(lines)
  }

  /// The environment variables that a run reads, each with its effect.
  private static let variables = [
    (BaselineFolder.variable, "The folder of baselines instead of '\(BaselineFolder.standard)'."),
    ("COLUMNS", "The width of tables and of the progress bar instead of the terminal's."),
    ("NO_COLOR", "If it is not empty, '\(OptionName.color.spelling) auto' does not colour."),
  ]

  private var overview: String {
    let commands =
      catalog.suites.map { ($0.name, $0.summary) } + FixedCommand.allCases.map { ($0.rawValue, $0.summary) }
    let standard = catalog.names.first.map { ["Without a command, '\($0)' runs."] } ?? []
    return text(
      ["\(program) measures what changes to a tree of views or a graph cost, in counts and in time.", ""]
        + ["Usage: \(program) [COMMAND] [OPTIONS]", "", "Commands:"]
        + twoColumns(commands) + standard
        + ["", "Options:"] + optionLines(measuringOptions)
        + ["", "Environment:"] + twoColumns(Self.variables)
        + ["", "Exit status:"] + twoColumns(ExitStatus.allCases.map { ("\($0.rawValue)", $0.summary) }))
  }

  private func help(about suite: ScenarioSuite) -> String {
    let sections = suite.sections.map { section in
      let title = section.title.map { "\n\(suite.name)/\($0): " } ?? ""
      return title + section.summary + sizes(of: section)
    }
    return page(
      usages: ["\(suite.name) [OPTIONS]"], summary: sections.joined(separator: "\n"), options: measuringOptions)
  }

  private func sizes(of section: SuiteSection) -> String {
    if section.sizes.isEmpty { return "" }
    func text(_ sizes: [Int]) -> String { sizes.map(grouped).joined(separator: "  ") }
    let quick = section.quickSizes == section.sizes ? "" : "; with '--quick': \(text(section.quickSizes))"
    let full = section.fullSizes == section.sizes ? "" : "; with '--full': \(text(section.fullSizes))"
    let shown = section.isCondensed ? "\nThe table shows the largest; with '--full' or '--sizes' it shows all." : ""
    let scenarios = section.scenarios(section.sizes)
    let rows = scenarios.allSatisfy(\.isOnRequest) ? "Rows" : "Some rows"
    let request =
      scenarios.contains(where: \.isOnRequest)
      ? "\n\(rows) are measured only with '--full', or with a '--filter' that matches their names." : ""
    return "\nSizes unless '--sizes' is given: \(text(section.sizes))\(quick)\(full)\(shown)\(request)"
  }

  private func page(
    usages: [String], summary: String, options: [OptionName], formats: [OutputFormat] = OutputFormat.allCases
  ) -> String {
    let lines = usages.enumerated().map { "\($0 == 0 ? "Usage:" : "      ") \(program) \($1)" }
    return text(
      lines + ["", summary]
        + (options.isEmpty ? [] : ["", "Options:"] + optionLines(options, formats: formats)))
  }

  private static let comparison = """
    BASE and NEW are files that '--export-json' wrote, or names that '--save-baseline' was given. Without NEW the
    command of BASE is measured again. A and B are built programs, which are run in turns with '--quick' unless
    '--min-time', '--max-time' or '--iterations' is given. SUITE is a suite, or 'all'; without it the first suite is
    compared. Measuring options require '--build'.
    """

  private var measuringOptions: [OptionName] { OptionName.allCases.filter(\.appliesToMeasuring) }

  private var listingOptions: [OptionName] { OptionName.allCases.filter(\.appliesToList) }

  private func optionLines(_ options: [OptionName], formats: [OutputFormat] = OutputFormat.allCases) -> [String] {
    twoColumns(
      options.map { option in
        let value = option == .format ? formats.map(\.rawValue).joined(separator: "|") : option.valueName
        return ([option.spelling, value].compactMap { $0 }.joined(separator: " "), option.summary)
      })
  }

  private func twoColumns(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { first, second in
      second.isEmpty ? "  \(first)" : "  \(first.padded(to: width, alignment: .leading))  \(second)"
    }
  }

  private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
}
