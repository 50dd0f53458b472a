/// One run of GraphBench from its arguments to its exit status.
@MainActor package struct BenchmarkRun {
  /// The suites that can be measured.
  let catalog: SuiteCatalog

  /// The environment of the run.
  let context: RunContext

  /// Makes a benchmark run.
  package init(catalog: SuiteCatalog, context: RunContext) {
    self.catalog = catalog
    self.context = context
  }

  /// Carries out the command line.
  ///
  /// - Parameter arguments: The command-line arguments without the name of the executable.
  /// - Returns: The exit status of the process.
  package func run(_ arguments: [String]) -> ExitStatus {
    do {
      return try perform(try CommandLineParser(suites: catalog.names).parse(arguments), arguments: arguments)
    } catch let error as UsageError {
      diagnose(error.message(of: context.program))
      return .badUsage
    } catch let error as InputError {
      diagnose(error.message)
      return .unreadable
    } catch let error as OutputError {
      diagnose(error.message)
      return .unwritable
    } catch let error as PreparationError {
      diagnose(error.message)
      return .wrongResult
    } catch {
      diagnose("the results cannot be written: \(error)")
      return .unwritable
    }
  }

  private func perform(_ invocation: Invocation, arguments: [String]) throws -> ExitStatus {
    switch invocation {
    case .version:
      try context.standardOutput(HelpText.versionLine)
      return .done
    case .help(let topic):
      try context.standardOutput(help.help(about: topic))
      return .done
    case .list(let options):
      let selection = try ScenarioSelection(of: catalog.suites, options: options.selection, extent: .full)
      let isForProgram = options.format == .json
      try context.standardOutput(try isForProgram ? JSONList(selection).rendered() : help.list(selection))
      return .done
    case .explain(let request):
      try context.standardOutput(try ScenarioExplanation(request, of: catalog).rendered())
      return .done
    case .snapshot(let request):
      try context.standardOutput(try Snapshot(request, of: catalog).rendered(as: request.format))
      return .done
    case .graph(let request):
      try context.standardOutput(try GraphDrawing(request, of: catalog).rendered(as: request.format))
      return .done
    case .compare(let request):
      return try compare(request)
    case .measure(let suites, let options):
      return try measure(suites.compactMap(catalog.suite(named:)), options: options, arguments: arguments)
    case .weigh(let request):
      guard let weigh = catalog.weigh else { throw UsageError.badMemoryRequest(Array(arguments.dropFirst())) }
      try context.standardOutput(try weigh(request))
      return .done
    }
  }

  /// Checks everything that can go wrong, measures, and only then writes.
  private func measure(_ suites: [ScenarioSuite], options: Options, arguments: [String]) throws -> ExitStatus {
    guard context.build == .release || options.allowsDebugBuild else { throw UsageError.debugBuild }
    let selection = try ScenarioSelection(
      of: suites, options: options.selection, extent: options.extent)
    try selection.checkColumns(options.columns)
    let baseline = try options.baseline.map {
      (name: $0, report: try ResultFile.read(baseline: $0, of: context.baselines))
    }
    if options.savedBaseline != nil { try context.baselines.make() }
    let exports = try options.exports.map { (format: $0.format, file: try OutputFile(checking: $0.path)) }
    for (index, export) in exports.enumerated()
    where exports[..<index].contains(where: { $0.file.isSame(as: export.file) }) {
      throw UsageError.sameExportPath(export.file.path)
    }
    let kept = try options.savedBaseline.map { try OutputFile(checking: context.baselines.path(named: $0)) }
    let report = try measured(selection, options: options, arguments: arguments, against: baseline?.report)
    // A file is always complete, whatever the terminal leaves out.
    var complete = options
    complete.isQuiet = false
    // The reader of standard output may go away early and end the process, so the files are written before. An error
    // with one of them must not lose the others or the output.
    var obstacle: OutputError?
    for export in exports {
      let text = try rendered(report, as: export.format, options: complete, style: .plain)
      do throws(OutputError) {
        try export.file.write(text)
      } catch {
        obstacle = obstacle ?? error
      }
    }
    if let kept, !report.isInterrupted { try kept.write(JSONReport(report).rendered()) }
    let style = TextStyle(options.color, isTerminal: context.isOutputTerminal, environment: context.environment)
    try context.standardOutput(try rendered(report, as: options.format, options: options, style: style))
    if let obstacle { throw obstacle }
    let status = status(of: report)
    guard let baseline, status != .interrupted else { return status }
    var comparing = options
    comparing.format = options.format == .markdown ? .markdown : .text
    // The results on standard output may be for a program; the comparison is for a reader.
    let isForReader = options.format == .text || options.format == .markdown
    let comparison = ComparisonRun(context: isForReader ? context : context.withOutputOnError)
    if isForReader { try context.standardOutput("\n") }
    let verdict = try comparison.compare(
      baseline.report, JSONReport(report), title: "'\(baseline.name)' (base) and this run (new)", options: comparing)
    return status == .done ? verdict : status
  }

  private func compare(_ request: ComparisonRequest) throws -> ExitStatus {
    let run = ComparisonRun(context: context)
    switch request.subject {
    case .builds(let base, let new, let suite):
      return try run.compareBuilds(base, new, suite: suite, options: request.options)
    case .results(let base, let new):
      let before = try ResultFile.read(base, baselines: context.baselines).selected(by: request.options.selection)
      let after = try new.map {
        try ResultFile.read($0, baselines: context.baselines).selected(by: request.options.selection)
      }
      let title = "\(base) (base) and \(new ?? "this run") (new)"
      return try run.compare(
        before, try after ?? measuredAgain(before, named: base, options: request.options), title: title,
        options: request.options)
    }
  }

  /// Measures with the command of an earlier result.
  private func measuredAgain(_ base: JSONReport, named name: String, options: Options) throws -> JSONReport {
    guard case .measure(let names, var again) = try? CommandLineParser(suites: catalog.names).parse(base.command) else {
      throw InputError(
        source: name,
        reason: "it was measured with \(quoted(base.command.joined(separator: " "))), which this program cannot run; "
          + "use the program that measured it, or give NEW", action: .repeat)
    }
    again.hidesProgress = options.hidesProgress
    again.isQuiet = options.isQuiet
    again.allowsDebugBuild = again.allowsDebugBuild || options.allowsDebugBuild
    guard context.build == .release || again.allowsDebugBuild else { throw UsageError.debugBuild }
    let suites = names.compactMap(catalog.suite(named:))
    let selection = try ScenarioSelection(of: suites, options: again.selection, extent: again.extent)
    again.allowsMismatch = options.allowsMismatch
    return try JSONReport(measured(selection, options: again, arguments: base.command, against: base)).selected(
      by: options.selection)
  }

  /// Measures the selected scenarios.
  ///
  /// - Throws: The facts that would prevent a comparison with earlier results, before anything is measured.
  private func measured(
    _ selection: ScenarioSelection, options: Options, arguments: [String], against base: JSONReport?
  ) throws(UsageError) -> Report {
    let machine = context.machine()
    let plan = SamplingPlan(options: options.measuring, rows: selection.rows)
    if let base {
      try Comparability.check(base, machine, plan.preset, allowsMismatch: options.allowsMismatch)
    }
    let tick = ClockTick(measuring: context.clock)
    let measuring = GroupMeasuring(
      plan: plan, clock: context.clock, tick: tick, isInterrupted: context.isInterrupted)
    let bar = context.progressBar(options)
    var finished = 0
    let sections = selection.chosen.map { chosen in
      let rows = MeasuringOrder(chosen.scenarios).groups.flatMap { group in
        let results = measuring.measure(group) { id, fraction in
          let done = (Double(finished) + fraction * Double(group.count)) / Double(selection.rows)
          bar?.show(name: id.size.map { "\(id) \(grouped($0))" } ?? id.description, fraction: done)
        }
        finished += group.count
        return results
      }
      let section = chosen.section
      let isCondensed = section.isCondensed && options.extent != .full && options.selection.sizes == nil
      return Report.Section(
        suite: chosen.name, summary: section.summary, columns: section.columns,
        timeUnit: options.timeUnit ?? section.timeUnit,
        rows: GrowthFit.added(to: rows, failingAbove: section.greatestExponent), isCondensed: isCondensed,
        findings: section.findings(rows))
    }
    bar?.clear()
    return Report(
      command: Report.commandWithoutExports(arguments), preset: plan.preset, machine: machine, tick: tick,
      sections: sections.filter { !$0.rows.isEmpty }, isInterrupted: context.isInterrupted())
  }

  private func rendered(
    _ report: Report, as format: OutputFormat, options: Options, style: TextStyle
  ) throws -> String {
    switch format {
    case .text:
      TextReport(
        report: report, style: style, isQuiet: options.isQuiet, width: context.tableWidth, columns: options.columns
      ).rendered()
    case .markdown: MarkdownReport(report: report, columns: options.columns).rendered(isQuiet: options.isQuiet)
    case .csv: CSVReport(report: report).rendered()
    case .json: try JSONReport(report).rendered()
    case .html: PageReport(report: report, columns: options.columns, frames: frames(of: report)).rendered()
    case .svg: ChartDocument(report: report).rendered()
    }
  }

  /// The maximum number of scenarios with frames in a page.
  private static let framesShown = 24

  /// The frames of the measured scenarios that the catalogue selects, at size 3.
  private func frames(of report: Report) -> [PageReport.Frames] {
    var names: [String] = []
    for row in report.rows where !names.contains(row.id.description) && catalog.isPictured(row.id.description) {
      names.append(row.id.description)
    }
    return names.prefix(Self.framesShown).compactMap { name in
      guard let request = try? SnapshotRequest(words: [name, "--sizes", "3"]),
        let snapshot = try? Snapshot(request, of: catalog)
      else { return nil }
      return PageReport.Frames(name: name, svg: snapshot.rendered(as: .svg))
    }
  }

  /// Writes to standard error how many rows failed, and which was the first.
  private func status(of report: Report) -> ExitStatus {
    if report.isInterrupted {
      let rows = counted(report.rows.count, "row was", "rows were")
      context.standardError("\(context.program): interrupted; \(rows) measured until then\n")
      return .interrupted
    }
    let failed = report.rows.compactMap { row in row.failure.map { (id: row.id, problem: $0.problem) } }
    guard let first = failed.first else { return .done }
    let count = failed.count == 1 ? "a row is wrong" : "\(failed.count) rows are wrong, the first"
    diagnose("\(count): \(first.id.title): \(first.problem)")
    return .wrongResult
  }

  private var help: HelpText { HelpText(catalog: catalog, program: context.program) }

  private func diagnose(_ message: String) {
    context.standardError("\(context.program): error: \(message)\n")
  }
}
