import Foundation
import GraphBench
import GraphBenchKit
import TestSupport
import Testing

/// `compare` and baselines as a user types them.
@MainActor struct `Comparing on the command line` {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Runs GraphBench with a scenario whose update takes so many nanoseconds and runs so many bodies.
  private func run(
    _ arguments: String..., cost: Int64 = 20_000, bodies: Int = 1
  ) -> (status: Int32, output: String, errors: String) {
    let run = FakeRun()
    run.environment = [BaselineFolder.variable: folder.file("baselines")]
    var scenario = run.scenario("infinityFrame/fontSize", size: 10)
    scenario.cost = cost
    scenario.expectedCounts = [.bodies: bodies]
    scenario.actualCounts = { _ in [.bodies: bodies] }
    let status = run.run(arguments, scenarios: [scenario])
    return (status.rawValue, run.output, run.errors)
  }

  @Test func `a baseline is kept and compared with`() throws {
    #expect(run("--save-baseline", "before").status == 0)
    let same = run("--baseline", "before")
    #expect(same.status == 0)
    #expect(same.output.contains("'before' (base) and this run (new)"))
    #expect(same.output.hasSuffix("\n1 row: none better, none worse, 1 undecided.\n"))
    let slower = run("--baseline=before", cost: 40_000)
    #expect(slower.status == 0)
    #expect(slower.output.contains("+100") && slower.output.contains("1 worse"))
    #expect(run("--baseline=before", "--fail-on-regression", cost: 40_000).status == 2)
    #expect(run("--baseline=before", "--fail-on-regression", "--noise-threshold", "150", cost: 40_000).status == 0)
  }

  @Test(arguments: ["json", "csv", "html", "svg"])
  func `the comparison with a baseline is on standard error where a program reads the results`(format: String) {
    #expect(run("--save-baseline", "before").status == 0)
    let alone = run("--format", format)
    let compared = run("--format", format, "--baseline", "before", cost: 40_000)
    #expect(!alone.output.contains("worse") && !compared.output.contains("worse"))
    #expect(compared.errors.contains("'before' (base) and this run (new)") && compared.errors.contains("1 worse"))
  }

  @Test func `the comparison with a baseline is Markdown where the results are`() {
    #expect(run("--save-baseline", "before").status == 0)
    let compared = run("--format", "markdown", "--baseline", "before")
    #expect(compared.output.contains("\n# 'before' (base) and this run (new)\n"))
    #expect(compared.output.contains("| layout/infinityFrame/fontSize | 10 |"))
  }

  @Test func `a wrong row is compared with its baseline, too, and the status is 1`() throws {
    #expect(run("--save-baseline", "before").status == 0)
    let wrong = FakeRun()
    wrong.environment = [BaselineFolder.variable: folder.file("baselines")]
    var scenario = wrong.scenario("infinityFrame/fontSize", size: 10)
    scenario.expectedCounts = [.bodies: 1]
    scenario.actualCounts = { _ in [.bodies: 2] }
    #expect(wrong.run(["--baseline", "before", "--fail-on-regression"], scenarios: [scenario]) == .wrongResult)
    #expect(wrong.output.hasSuffix("\n1 row: none better, none worse, 1 wrong.\n"))
  }

  @Test func `a baseline of another preset is refused before anything is measured`() {
    #expect(run("--save-baseline", "before").status == 0)
    let again = FakeRun()
    again.environment = [BaselineFolder.variable: folder.file("baselines")]
    let scenario = again.scenario("infinityFrame/fontSize", size: 10)
    let status = again.run(["--quick", "--baseline", "before"], scenarios: [scenario])
    #expect(status == .badUsage)
    #expect(again.journal.entries.isEmpty && again.output.isEmpty)
    #expect(again.errors.contains("the preset ('default' and 'quick')"))
  }

  @Test func `results are read from a pipe`() throws {
    let base = folder.file("base.json")
    #expect(run("--export-json", base).status == 0)
    let pipe = folder.file("pipe")
    #expect(try Subprocess("/bin/sh", ["-c", "mkfifo '\(pipe)'; cat '\(base)' > '\(pipe)' &"]).run().status == 0)
    #expect(run("compare", pipe, base).status == 0)
  }

  @Test func `two files are compared as text, Markdown and JSON`() throws {
    let (base, new) = (folder.file("base.json"), folder.file("new.json"))
    #expect(run("--export-json", base).status == 0)
    #expect(run("--export-json", new, cost: 10_000, bodies: 3).status == 0)
    let text = run("compare", base, new)
    #expect(text.status == 0)
    #expect(text.output.contains("bodies 1 → 3") && text.output.contains("worse"))
    #expect(text.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    #expect(run("compare", base, new, "--format", "markdown").output.contains("| layout/infinityFrame/fontSize | 10 |"))
    let json = run("compare", base, new, "--format", "json", "--fail-on-regression")
    #expect(json.status == 2)
    let comparison = try JSONDecoder().decode(JSONComparison.self, from: Data(json.output.utf8))
    #expect(comparison.regression)
    #expect(comparison.rows.map(\.verdict) == [.worse])
    #expect(try #require(comparison.rows.first?.high) < 0.6)
  }

  @Test func `without a new result the command of the base is measured again`() {
    #expect(run("layout", "--filter", "fontSize", "--iterations", "20", "--save-baseline", "before").status == 0)
    let again = run("compare", "before", cost: 10_000)
    #expect(again.status == 0)
    #expect(again.output.contains("before (base) and this run (new)") && again.output.contains("1 better"))
  }

  @Test func `a base of another program is refused with its command`() throws {
    let base = folder.file("base.json")
    #expect(run("--export-json", base).status == 0)
    let other = try folder.write(
      folder.text(of: "base.json").replacingOccurrences(
        of: "\"command\": []", with: "\"command\": [\"shop\",\"--turbo\"]"),
      to: "other.json")
    let refused = run("compare", other)
    #expect(refused.status == 66)
    #expect(refused.errors.contains("cannot repeat '\(other)': it was measured with 'shop --turbo'"))
  }

  @Test func `a file whose name is given for a baseline is named as a file`() throws {
    let name = "GraphBench-\(UUID().uuidString).json"
    try "".write(toFile: name, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: name) }
    let refused = run("--baseline", name)
    #expect(refused.status == 66)
    #expect(refused.errors.contains("for the file of that name use 'compare \(name)'"))
  }

  @Test func `a folder of baselines that cannot be made names the variable that moves it`() throws {
    try folder.write("", to: "baselines")
    let refused = run("--save-baseline", "before")
    #expect(refused.status == 73)
    #expect(refused.errors.contains("cannot be made; name another in GRAPHBENCH_BASELINES"))
  }

  @Test func `programs that must not be compared are refused after the first round`() throws {
    let base = folder.file("base.json")
    #expect(run("--export-json", base).status == 0)
    let other = try folder.write(
      folder.text(of: "base.json").replacingOccurrences(of: "Example 1", with: "Example 2"), to: "other.json")
    func program(_ name: String, printing file: String) throws -> String {
      let path = try folder.write("#!/bin/sh\necho \(name) >> '\(folder.file("log"))'\ncat '\(file)'\n", to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      return path
    }
    let refused = run("compare", "--build", try program("A", printing: base), try program("B", printing: other))
    #expect(refused.status == 64 && refused.errors.contains("the processor"))
    #expect(try folder.text(of: "log") == "A\nB\n")
  }

  @Test func `results of another machine are refused unless told`() throws {
    let base = folder.file("base.json")
    #expect(run("--export-json", base).status == 0)
    let other = try folder.write(
      folder.text(of: "base.json").replacingOccurrences(of: "Example 1", with: "Example 2"), to: "other.json")
    let refused = run("compare", base, other)
    #expect(refused.status == 64)
    #expect(refused.errors.contains("the processor ('Example 1' and 'Example 2')"))
    #expect(refused.errors.contains("'--allow-mismatch'"))
    #expect(run("compare", base, other, "--allow-mismatch").status == 0)
  }

  @Test func `a file that cannot be read exits with 66 and says why`() throws {
    let text = try folder.write("hello", to: "text.json")
    let old = try folder.write(#"{"tool":"GraphBench","schema":7}"#, to: "old.json")
    let broken = try folder.write(#"{"tool":"GraphBench","schema":1}"#, to: "broken.json")
    #expect(run("--save-baseline", "before").status == 0)
    let results = folder.file("results.json")
    #expect(run("--export-json", results).status == 0)
    let tiny = try folder.write(
      folder.text(of: "results.json").replacing(/"samples":\[[^\]]*\]/, with: "\"samples\":[1e-320,1e-320]"),
      to: "tiny.json")
    let control = try folder.write(
      folder.text(of: "results.json").replacingOccurrences(of: "/fontSize", with: "/font\\u001bSize"),
      to: "control.json")
    for (source, reason) in [
      (tiny, "the file is damaged"), (control, "the file is damaged"),
      (folder.file("none.json"), "there is no such file"), (folder.path, "it is a folder"),
      (text, "it holds no results of GraphBench"), (old, "its schema is 7, not 1"), (broken, "the file is damaged"),
      ("befor", "did you mean 'before'?"),
    ] {
      let result = run("compare", source, source)
      #expect(result.status == 66, "\(source)")
      #expect(result.errors.contains(reason), "\(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }
    #expect(run("--baseline", "missing").status == 66)
  }

  @Test func `rows are chosen by patterns and sizes`() throws {
    let base = folder.file("base.json")
    #expect(run("--export-json", base).status == 0)
    #expect(run("compare", base, base, "--filter", "fontSize", "--sizes", "10").status == 0)
    #expect(run("compare", base, base, "--filter", "resize").status == 64)
  }

  @Test func `two programs are run in turns`() throws {
    let base = folder.file("base.json")
    let new = folder.file("new.json")
    #expect(run("--export-json", base).status == 0)
    #expect(run("--export-json", new, cost: 22_000).status == 0)
    func program(_ name: String, printing file: String) throws -> String {
      let path = try folder.write("#!/bin/sh\necho \(name) $* >> '\(folder.file("log"))'\ncat '\(file)'\n", to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      return path
    }
    let (first, second) = (try program("A", printing: base), try program("B", printing: new))
    let result = run(
      "compare", "--build", first, second, "layout", "--filter", "fontSize", "--rounds", "8", "--fail-on-regression")
    #expect(result.status == 2, "\(result.errors)")
    #expect(result.output.contains("1 worse") && result.output.contains("8 rounds"))
    let log = try folder.text(of: "log").split(separator: "\n").map(String.init)
    #expect(log.map { String($0.prefix(1)) } == Array(repeating: ["A", "B"], count: 8).flatMap { $0 })
    #expect(log[0] == "A layout --format json --no-progress --filter fontSize --quick")
    let equal = run("compare", "--build", first, first, "--rounds", "2")
    #expect(equal.status == 0 && equal.output.contains("none better, none worse"))
  }

  @Test func `a difference of a single sample fails no run`() {
    #expect(run("--iterations", "1", "--save-baseline", "before").status == 0)
    let compared = run("--iterations", "1", "--baseline", "before", "--fail-on-regression", cost: 40_000)
    #expect(compared.status == 0)
    #expect(compared.output.contains("1 undecided") && compared.output.contains("too few samples: 1 and 1"))
  }

  @Test func `Ctrl-C while a program runs compares the rounds that were finished, and exits 130`() throws {
    let results = folder.file("results.json")
    #expect(run("--export-json", results).status == 0)
    let (log, stop) = (folder.file("log"), folder.file("stop"))
    // The third run is interrupted, as by a terminal: the program ends with 130.
    let script = """
      #!/bin/sh
      echo run >> '\(log)'
      if [ "$(grep -c run '\(log)')" -eq 3 ]; then touch '\(stop)'; exit 130; fi
      cat '\(results)'

      """
    let program = try folder.write(script, to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let run = FakeRun()
    run.isInterrupted = { FileManager.default.fileExists(atPath: stop) }
    let status = run.run(["compare", "--build", program, program], scenarios: [])
    #expect(status.rawValue == 130)
    #expect(run.output.contains("of 1 round,"))
    #expect(run.errors == "GraphBench: interrupted; 1 round was finished until then\n")
  }

  @Test func `a program that cannot be run, or prints something else, exits with 66`() throws {
    #expect(run("compare", "--build", "/nonexistent/A", "/nonexistent/B").errors.contains("there is no such file"))
    #expect(run("compare", "--build", "/bin/false", "/bin/false").status == 66)
    let program = try folder.write("#!/bin/sh\nexit 64\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let failed = run("compare", "--build", program, program)
    #expect(failed.status == 66 && failed.errors.contains("cannot run '\(program)': it ended with 64"))
    #expect(run("compare", "--build", "/bin/echo", "/bin/echo").status == 66)
  }
}
