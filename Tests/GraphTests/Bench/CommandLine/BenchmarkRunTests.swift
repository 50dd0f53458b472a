import Foundation
import GraphBench
import GraphBenchKit
import Testing

@MainActor struct `A whole run` {
  @Test func `a right run exits 0 and prints nothing on standard error`() {
    let run = FakeRun()
    run.findings = ["The infinity frame runs nothing."]
    #expect(run.run([], scenarios: [run.scenario("a", size: 1)]) == .done)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("GraphBench 0.1.0\n"))
    #expect(run.output.contains("processor  Example 1, 2 cores\n"))
    #expect(run.output.hasSuffix("\n\nThe infinity frame runs nothing.\n"))
  }

  @Test func `quiet prints the table only`() {
    let run = FakeRun()
    run.findings = ["The infinity frame runs nothing."]
    #expect(run.run(["--quiet"], scenarios: [run.scenario("a", size: 1)]) == .done)
    #expect(!run.output.contains("Example 1") && !run.output.contains("infinity"))
    #expect(run.output.split(separator: "\n").count == 3)
  }

  @Test func `quiet names the tables if there are several`() {
    let run = FakeRun()
    #expect(run.run(["all", "--quiet", "--iterations", "1"], scenarios: [run.scenario("a")]) == .done)
    #expect(run.output.hasPrefix("layout:\n") && run.output.contains("\n\nengine:\n"))
    let markdown = FakeRun()
    let words = ["all", "--quiet", "--iterations", "1", "--format", "markdown"]
    #expect(markdown.run(words, scenarios: [markdown.scenario("a")]) == .done)
    #expect(markdown.output.hasPrefix("## layout\n") && markdown.output.contains("\n## engine\n"))
    #expect(!markdown.output.contains("Fake"))
  }

  @Test func `a debug build refuses to time and says what to do`() {
    let run = FakeRun()
    run.build = .debug
    #expect(run.run([], scenarios: [run.scenario("a")]) == .badUsage)
    #expect(run.errors.contains("debug build") && run.errors.contains("swift run -c release GraphBench"))
    #expect(run.journal.entries.isEmpty)
    #expect(run.run(["--allow-debug-build", "--iterations", "1"], scenarios: [run.scenario("a")]) == .done)
  }

  @Test func `all measures both suites`() {
    let run = FakeRun()
    #expect(run.run(["all", "--iterations", "1"], scenarios: [run.scenario("a")]) == .done)
    #expect(run.output.contains("\nlayout: Fake layouts.\n") && run.output.contains("\nengine: Fake workloads.\n"))
  }

  @Test func `the bar shows on a terminal and is gone at the end`() {
    let run = FakeRun()
    run.isTerminal = true
    #expect(run.run(["--color", "never"], scenarios: [run.scenario("a", size: 10)]) == .done)
    #expect(run.errors.contains("layout/a 10"))
    #expect(run.errors.hasSuffix("\r\u{1B}[K"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `the bar fits the terminal of standard error, and needs one that can erase it`() {
    let run = FakeRun()
    run.isTerminal = true
    run.terminalColumns = 200
    run.errorColumns = 40
    #expect(run.run(["--color", "never"], scenarios: [run.scenario(String(repeating: "a", count: 90))]) == .done)
    #expect(!run.errors.isEmpty && run.errors.split(separator: "\r").allSatisfy { $0.count < 40 + "\u{1B}[K".count })
    let dumb = FakeRun()
    dumb.isTerminal = true
    dumb.environment = ["TERM": "dumb"]
    #expect(dumb.run([], scenarios: [dumb.scenario("a")]) == .done && dumb.errors.isEmpty)
  }

  @Test func `the unit of microseconds may be written as reports write it`() throws {
    let parser = CommandLineParser(suites: ["layout"])
    for unit in ["us", "µs", "μs"] {
      guard case .measure(_, let options) = try parser.parse(["--time-unit", unit]) else {
        Issue.record("'\(unit)' measures nothing.")
        return
      }
      #expect(options.timeUnit == .us)
    }
  }

  @Test func `a suite without scenarios says so`() {
    let run = FakeRun()
    #expect(run.run([], scenarios: []) == .badUsage)
    #expect(run.errors.contains("there are no scenarios in 'layout'"))
  }

  @Test(arguments: ["--no-progress", "--quiet"])
  func `the bar can be left out`(option: String) {
    let run = FakeRun()
    run.isTerminal = true
    #expect(run.run([option], scenarios: [run.scenario("a")]) == .done)
    #expect(run.errors.isEmpty)
  }
}
