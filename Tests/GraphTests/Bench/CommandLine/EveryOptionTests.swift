import Foundation
import GraphBench
import GraphBenchKit
import Testing

/// Each option as a user types it, with what it changes.
@MainActor struct `Every option` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Runs GraphBench with the rows `a/fontSize` and `b/resize`, and the table `sized`, whose rows have the sizes asked
  /// for.
  private func run(_ arguments: [String], cost: Int64 = 20_000, adjust: (FakeRun) -> Void = { _ in }) -> FakeRun {
    let run = FakeRun()
    run.findings = ["A finding."]
    run.environment = [BaselineFolder.variable: folder.file("baselines")]
    run.moreSections = [
      SuiteSection(
        title: "sized", summary: "Rows with sizes.", columns: .updates, timeUnit: .us, sizes: [10], quickSizes: [5],
        fullSizes: [10, 100], scenarios: { sizes in sizes.map { run.scenario("sized/row", size: $0) } })
    ]
    adjust(run)
    run.status = run.run(
      arguments,
      scenarios: ["a/fontSize", "b/resize"].map { path in
        var scenario = run.scenario(path, size: 3)
        scenario.cost = cost
        return scenario
      })
    return run
  }

  /// The results that a command line gives, from its JSON.
  private func report(_ arguments: String..., cost: Int64 = 20_000) throws -> JSONReport {
    try JSONDecoder().decode(
      JSONReport.self, from: Data(run(arguments + ["--format", "json"], cost: cost).output.utf8))
  }

  /// The names of the rows that a command line measures, with their sizes.
  private func rows(_ arguments: String...) throws -> [String] {
    let run = run(arguments + ["--iterations", "1", "--format", "json"])
    let report = try JSONDecoder().decode(JSONReport.self, from: Data(run.output.utf8))
    return report.rows.map { "\($0.scenario) \($0.size ?? 0)" }
  }

  private func text(_ arguments: String..., cost: Int64 = 20_000) -> String {
    run(arguments + ["--iterations", "15"], cost: cost).output
  }

  @Test(arguments: OptionName.allCases)
  func `does what its line in the help says`(option: OptionName) throws {
    switch option {
    case .filter: #expect(try rows("--filter", "Size$") == ["layout/a/fontSize 3"])
    case .skip: #expect(try rows("--skip", "fontSize", "--skip", "row") == ["layout/b/resize 3"])
    case .exact:
      #expect(try rows("--exact", "--filter", "layout/b/resize") == ["layout/b/resize 3"])
      #expect(run(["--exact", "--filter", "resize"]).status == .badUsage)
    case .sizes:
      #expect(try rows("--sizes", "7,20", "--filter", "row") == ["layout/sized/row 7", "layout/sized/row 20"])
    case .full: #expect(try rows("--full", "--filter", "row") == ["layout/sized/row 10", "layout/sized/row 100"])
    case .iterations: #expect(try report("--iterations", "7").rows.allSatisfy { $0.time?.samples.count == 7 })
    case .warmUpIterations:
      let updates = [0, 6].map { run(["--iterations", "2", "--warmup-iterations", "\($0)"]).journal.updates }
      #expect(updates[1] - updates[0] == 6 * 3)
    case .minimumTime, .maximumTime, .quick: try checkTimes(option)
    case .format: checkFormats()
    case .exportJSON, .exportCSV, .exportMarkdown, .exportHTML, .exportSVG: try checkExport(option)
    case .columns:
      let table = text("--columns", "median,bodies", "--format", "markdown")
      #expect(table.contains("| scenario | size | median us | bodies |"))
    case .timeUnit:
      #expect(text("--format", "markdown", "--time-unit", "ns").contains("| median ns |"))
      #expect(text("--format", "csv", "--time-unit", "ms").contains("layout/a/fontSize,3,true,ms,0.02001,"))
    case .saveBaseline, .baseline, .noiseThreshold, .failOnRegression, .allowMismatch: try checkComparison(option)
    case .build, .rounds: try checkBuilds()
    case .noProgress, .quiet, .color: checkTerminal(option)
    case .allowDebugBuild:
      #expect(run([], adjust: { $0.build = .debug }).status == .badUsage)
      #expect(run(["--iterations", "1", "--allow-debug-build"], adjust: { $0.build = .debug }).status == .done)
    case .version: #expect(run(["--version"]).output == "GraphBench 0.1.0\n")
    case .help:
      #expect(run(["--help"]).output.contains("Usage: GraphBench [COMMAND] [OPTIONS]"))
      #expect(run(["layout", "--help"]).output.contains("Usage: GraphBench layout [OPTIONS]"))
    }
  }

  private func checkTimes(_ option: OptionName) throws {
    /// The time that all samples of a row took, in milliseconds.
    func time(_ row: JSONRow) throws -> Double {
      let time = try #require(row.time)
      return time.samples.reduce(0, +) * Double(time.updatesPerSample)
    }
    switch option {
    case .minimumTime:
      let report = try report("--min-time", "0.3")
      #expect(try report.rows.allSatisfy { try time($0) >= 300 })
      #expect(report.preset.rawValue == "custom")
    case .maximumTime:
      // A sample takes 20 ms; without the limit there are 15.
      let rows = try report("--max-time", "0.15", "--skip", "row", cost: 20_000_000).rows
      #expect(rows.map { $0.time?.samples.count } == [8, 8])
    default:
      let report = try report("--quick")
      #expect(report.preset == .quick)
      #expect(report.rows.map(\.size) == [3, 3, 5])
    }
  }

  private func checkFormats() {
    let beginnings: [OutputFormat: String] = [
      .text: "GraphBench 0.1.0\n", .markdown: "# GraphBench 0.1.0\n", .csv: "scenario,size,verified,",
      .json: "{\n\"schema\": 1,\n", .html: "<!DOCTYPE html>", .svg: "<svg ",
    ]
    for format in OutputFormat.allCases {
      #expect(text("--format", format.rawValue).hasPrefix(beginnings[format] ?? "none"), "\(format)")
    }
  }

  private func checkExport(_ option: OptionName) throws {
    let path = folder.file("export")
    let run = run(["--iterations", "1", option.spelling, path])
    #expect(run.status == .done && run.output.hasPrefix("GraphBench 0.1.0\n"))
    let text = try folder.text(of: "export")
    let beginnings: [OptionName: String] = [
      .exportMarkdown: "# GraphBench 0.1.0\n", .exportCSV: "scenario,size,verified,",
      .exportJSON: "{\n\"schema\": 1,\n", .exportHTML: "<!DOCTYPE html>", .exportSVG: "<svg ",
    ]
    #expect(text.hasPrefix(beginnings[option] ?? "none"))
    #expect(text.contains("fontSize") && !text.contains(path))
  }

  private func checkComparison(_ option: OptionName) throws {
    let measuring = ["--iterations", "20"]
    #expect(run(measuring + ["--save-baseline", "old"]).status == .done)
    #expect(FileManager.default.fileExists(atPath: folder.file("baselines/old.json")))
    func compared(_ options: String..., cost: Int64 = 22_000) -> FakeRun {
      run(measuring + ["--baseline", "old"] + options, cost: cost)
    }
    switch option {
    case .noiseThreshold:
      #expect(compared("--noise-threshold", "9").output.contains("2 worse"))
      #expect(compared("--noise-threshold", "11").output.contains("none worse"))
    case .failOnRegression:
      #expect(compared().status == .done)
      #expect(compared("--fail-on-regression").status == .regression)
      #expect(compared("--fail-on-regression", cost: 20_000).status == .done)
    case .allowMismatch:
      let path = folder.file("baselines/old.json")
      let other = try folder.text(of: "baselines/old.json").replacingOccurrences(of: "Example 1", with: "Example 2")
      try other.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(compared().status == .badUsage)
      #expect(compared("--allow-mismatch").status == .done)
    default: #expect(compared().output.contains("'old' (base) and this run (new)"))
    }
  }

  private func checkBuilds() throws {
    let results = folder.file("results.json")
    #expect(run(["--iterations", "1", "--export-json", results]).status == .done)
    let program = try folder.write("#!/bin/sh\necho run >> '\(folder.file("log"))'\ncat '\(results)'\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let compared = run(["compare", "--build", program, program, "--rounds", "4"])
    #expect(compared.status == .done && compared.output.contains("of 4 rounds"))
    #expect(try folder.text(of: "log").split(separator: "\n").count == 8)
  }

  private func checkTerminal(_ option: OptionName) {
    func shown(_ options: String...) -> FakeRun {
      run(["--iterations", "200"] + options) { $0.isTerminal = true }
    }
    switch option {
    case .noProgress:
      #expect(shown().errors.contains("%") && shown("--no-progress").errors.isEmpty)
      #expect(shown("--no-progress").output.contains("A finding."))
    case .quiet:
      let quiet = shown("--quiet")
      #expect(quiet.errors.isEmpty && !quiet.output.contains("Example 1") && !quiet.output.contains("A finding."))
    default:
      #expect(shown().output.contains("\u{1B}[") && !shown("--color", "never").output.contains("\u{1B}["))
      #expect(run(["--iterations", "1", "--color=always"]).output.contains("\u{1B}["))
    }
  }
}

/// Each command as a user types it, on the suites of GraphBench.
@MainActor struct `Every command` {
  private func run(_ arguments: String...) -> FakeRun {
    let run = FakeRun()
    run.build = .debug
    run.status = BenchmarkRun(catalog: .standard, context: run.context(MonotonicClock())).run(arguments)
    return run
  }

  @Test(arguments: ["layout", "engine", "views", "lists", "growth", "all"])
  func `that measures can be explained, and refuses to time a debug build`(command: String) {
    #expect(run("help", command).output.hasPrefix("Usage: GraphBench \(command) [OPTIONS]\n"))
    #expect(run(command).status == .badUsage)
    #expect(run(command).errors.contains("this is a debug build"))
  }

  @Test(arguments: ["list", "compare", "explain", "snapshot", "graph", "help"])
  func `that does not measure can be explained`(command: String) {
    #expect(run("help", command).output.hasPrefix("Usage: GraphBench \(command)"))
    // 'help --help' has no topic.
    let usage = "Usage: GraphBench \(command == "help" ? "[COMMAND]" : command)"
    #expect(run(command, "--help").output.contains(usage))
    #expect(run(command, "-h").output.contains(usage))
  }

  @Test func `is in the overview, with every option of a measurement and every exit status`() {
    let overview = run("help").output
    for command in ["layout", "engine", "views", "all", "list", "compare", "explain", "snapshot", "graph", "help"] {
      #expect(overview.contains("\n  \(command) "))
    }
    for option in OptionName.allCases where option != .build && option != .rounds {
      #expect(overview.contains("\n  \(option.spelling) "), "\(option)")
    }
    for status in GraphBenchKit.ExitStatus.allCases { #expect(overview.contains("\n  \(status.rawValue) ")) }
  }

  @Test func `that measures works on the real suites`() throws {
    let measured = run(
      "views", "--exact", "--filter", "views/ownState", "--sizes", "3", "--iterations", "2", "--allow-debug-build",
      "--format", "json")
    #expect(measured.status == .done)
    let report = try JSONDecoder().decode(JSONReport.self, from: Data(measured.output.utf8))
    #expect(report.rows.map(\.scenario) == ["views/ownState"] && report.rows.first?.verified == true)
  }

  @Test func `that shows a scenario works in all its formats`() {
    let name = "layout/geometryReader/fontSize"
    #expect(run("snapshot", name).output.hasPrefix("\(name) (size 1): before and after an update\nbefore\nscreen "))
    #expect(run("snapshot", name, "--sizes", "2", "--format", "svg").output.hasPrefix("<svg "))
    #expect(run("graph", "engine/diamond").output.hasPrefix("digraph"))
    #expect(run("graph", "engine/diamond", "--format=mermaid").output.contains("-->"))
    #expect(run("graph", name, "--format", "json").output.hasPrefix("{"))
    #expect(run("explain", name).output.hasPrefix("\(name) (size 1): one update\n"))
    #expect(run("explain", name, "--format", "json").output.hasPrefix("{"))
    #expect(run("explain", name, "--format", "html").output.hasPrefix("<!DOCTYPE html>"))
    #expect(run("list", "--filter", "ownState").output.contains("views/ownState"))
    #expect(run("list", "--format", "json").output.hasPrefix("{"))
    let list = run("list", "--filter", "layout/geometryReader/fontSize|layout/nested").output
    #expect(list.contains("layout/geometryReader/fontSize  (1)  10  100  1,000\n"))
    #expect(list.contains("layout/nested/resize  (25)  (50)  (100)  (200)\n"))
    #expect(list.contains("Sizes in parentheses are not measured by default; '--full' measures them"))
    let help = run("help").output
    #expect(["GRAPHBENCH_BASELINES", "COLUMNS", "NO_COLOR"].allSatisfy { help.contains("\n  \($0) ") })
  }

  @Test func `that shows a scenario takes options before and after it`() {
    let name = "layout/geometryReader/fontSize"
    #expect(run("--sizes", "3", "explain", name).output.hasPrefix("\(name) (size 3): one update\n"))
    #expect(run("--format=json", "graph", name).output.hasPrefix("{"))
    #expect(run("--format", "json", "explain").errors.contains("this needs a scenario: 'explain SCENARIO "))
    #expect(run("--quick", "snapshot").errors.contains("'--quick' does not apply to 'snapshot'"))
    #expect(run("--filter", "explain", "list").errors.contains("no scenario matches '--filter' 'explain'"))
  }

  @Test func `that shows a scenario names a size that it does not have`() {
    let nested = run("explain", "layout/nested/resize", "--sizes", "5000")
    #expect(nested.status == .badUsage)
    #expect(nested.errors.contains("the scenario 'layout/nested/resize' has no size 5,000; give another, or none"))
    let sizeless = run("graph", "engine/diamond", "--sizes", "5")
    #expect(sizeless.status == .badUsage && sizeless.errors.contains("no selected scenario has sizes"))
  }

  @Test func `that shows a scenario exits 64 for a name that is not there, and says which is near`() {
    for command in ["snapshot", "graph", "explain"] {
      let run = run(command, "layout/geometryReader/fontsiz")
      #expect(run.status == .badUsage)
      #expect(run.errors.contains("did you mean 'layout/geometryReader/fontSize'?"))
    }
  }
}
