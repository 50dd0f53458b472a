import GraphBench
import GraphBenchKit
import Testing

struct `The text report` {
  private let text = TextReport(report: ReportFixture.report, style: .plain, isQuiet: false).rendered()

  @Test func `every figure stands in its column`() {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func cells(_ start: String) -> [String] {
      (rows.first { $0.hasPrefix(start) } ?? "").split(separator: " ").map(String.init)
    }
    #expect(
      cells("infinityFrame/fontSize")
        == ["infinityFrame/fontSize", "1,000", "1", "1", "6", "4", "2", "3", "1000.0", "1000.0", "1000.0", "0", "1"])
    // The p90 lies at position 1.8 of 2,000, 2,500 and 3,000 µs; the deviation of 500 is 20 % of the median.
    #expect(
      cells("geometryReader/fontSize")
        == [
          "geometryReader/fontSize", "1,000", "1", "1", "6", "4", "2", "3", "2500.0", "2000.0", "2900.0", "20!", "2.50",
        ])
    #expect(cells("fixedFrame/fontSize").last == "tie")
    // 12 ms over 1,326,000 evaluations, and over 1.5 ms.
    #expect(
      cells("deepPropagation")
        == ["deepPropagation", "12.00", "12.20", "2", "9.05", "1,326,000", "1.500", "8.00"])
  }

  @Test func `a column without a figure is left out unless it is chosen`() {
    #expect(!text.contains("pooled") && text.contains("×limit"))
    let chosen = TextReport(
      report: ReportFixture.report, style: .plain, isQuiet: false, columns: ["limit", "pooledLimit"]
    ).rendered()
    #expect(chosen.contains("pooled"))
  }

  @Test func `the command can be typed again, and ratios are explained`() {
    #expect(text.contains("command    all --quick\n"))
    #expect(text.contains("\nratio: the median over that of the row with 1 in the same group.\n"))
    let report = Report(
      command: ["layout", "--filter", "(a|b)/it's$"], preset: .quick, machine: FakeMachine.description,
      tick: ClockTick(measuring: ManualClock(step: 40)), sections: [])
    let quoted = TextReport(report: report, style: .plain, isQuiet: false).rendered()
    #expect(quoted.contains(#"command    layout --filter '(a|b)/it'\''s$'"#))
  }

  @Test func `a failed row says expected and got`() {
    #expect(text.contains("geometryReader/resize       10  WRONG update 1: bodies expected 1, got 3\n"))
  }

  @Test func `a blank line stands between groups`() {
    #expect(text.contains("tie\n\ngeometryReader/resize"))
  }

  @Test func `the machine stands above the tables, notes and findings below them`() {
    #expect(text.hasPrefix("GraphBench 0.1.0\nprocessor  Example 1, 2 cores\nsystem     Example OS 1\n"))
    #expect(text.contains("measured   preset 'quick', clock tick 40 ns\n"))
    #expect(text.contains("! The samples of this row differ too much (MAD above 10 % of the median)."))
    #expect(text.contains("\n\nThe infinity frame runs no user code.\n\n"))
  }

  @Test func `no line is longer than 120 characters, however long the names`() {
    let long = ReportFixture.layoutRow(
      "containerRelativeFrameWithAVeryLongName/childCallbackWithAVeryLongName", size: 1_000_000,
      samples: [123_456_789_000], counts: [.bodies: 1_000_000, .sizeQueries: 99_999_999])
    let report = Report(
      command: [], preset: .standard, machine: FakeMachine.description,
      tick: ClockTick(measuring: ManualClock(step: 40)),
      sections: [
        Report.Section(
          suite: "layout", summary: String(repeating: "word ", count: 50), columns: .updates, timeUnit: .ns,
          rows: [long, ReportFixture.failed], findings: [String(repeating: "finding ", count: 40)])
      ])
    let lines = TextReport(report: report, style: .plain, isQuiet: false).rendered().split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 120 })
    #expect(lines.contains { $0.contains("…") })
  }
}
