import Foundation
import GraphBench
import GraphBenchKit
import Testing

/// Tables that show of each scenario its largest size alone, below a line that says what the rows of a group share.
struct `A condensed table` {
  private func row(_ path: String, size: Int, nanoseconds: Double) -> RowResult {
    let title = String(path.split(separator: "/").last ?? "")
    return RowResult(
      id: ScenarioID(suite: "layout", path: path, size: size),
      group: RowGroup(title: title, caption: "something happens"),
      outcome: .measured(
        Measurement(time: SampleStatistics(samples: [nanoseconds]), updatesPerSample: 1, counts: [.bodies: 1])))
  }

  private func report(isCondensed: Bool, failing: [RowResult] = []) -> Report {
    let rows = [
      row("a/resize", size: 10, nanoseconds: 1_000), row("a/resize", size: 100, nanoseconds: 10_000),
      row("b/resize", size: 10, nanoseconds: 5_000), row("b/resize", size: 100, nanoseconds: 5_000),
      row("a/scroll", size: 100, nanoseconds: 5_000),
    ]
    return Report(
      command: [], preset: .standard, machine: FakeMachine.description,
      tick: ClockTick(measuring: ManualClock(step: 40)),
      sections: [
        Report.Section(
          suite: "layout", summary: "", columns: .styles, timeUnit: .us, rows: GrowthFit.added(to: rows + failing),
          isCondensed: isCondensed, findings: [])
      ])
  }

  private func lines(_ report: Report) -> [[String]] {
    TextReport(report: report, style: .plain, isQuiet: true).rendered().split(separator: "\n").dropFirst(2).map {
      $0.split(separator: " ").map(String.init)
    }
  }

  @Test func `shows the largest size of each scenario, with the growth over all`() {
    let lines = lines(report(isCondensed: true))
    #expect(lines.count == 5)
    #expect(lines[0] == ["resize:", "something", "happens"])
    #expect(lines[1].prefix(3) == ["a", "100", "1"] && lines[1].last == "1.00")
    #expect(lines[2].prefix(2) == ["b", "100"] && lines[2].last == "0.00")
    #expect(lines[3] == ["scroll:", "something", "happens"])
    // One size is not enough for a growth.
    #expect(lines[4].prefix(2) == ["a", "100"] && lines[4].last == ResultColumn.nothing)
  }

  @Test func `shows what is wrong at any size`() {
    let failed = RowResult(
      id: ScenarioID(suite: "layout", path: "c/scroll", size: 1), group: RowGroup(title: "scroll"),
      outcome: .failed(RowFailure(problem: "bodies expected 1, got 3")))
    #expect(lines(report(isCondensed: true, failing: [failed])).last?.prefix(3) == ["c", "1", "WRONG"])
  }

  @Test func `is a full one where all sizes are asked for, with the growth at the largest`() {
    let lines = lines(report(isCondensed: false))
    #expect(
      lines.map { $0.prefix(2).joined(separator: " ") } == [
        "resize: something", "a 10", "a 100", "b 10", "b 100", "scroll: something", "a 100",
      ])
    #expect(lines[1].last == ResultColumn.nothing && lines[2].last == "1.00")
  }

  @Test func `loses nothing in the JSON, which has the growth too`() throws {
    let text = try JSONReport(report(isCondensed: true)).rendered()
    let rows = try JSONDecoder().decode(JSONReport.self, from: Data(text.utf8)).rows
    #expect(rows.map(\.size) == [10, 100, 10, 100, 100])
    #expect(rows.map { $0.growth != nil } == [false, true, false, true, false])
  }

  @Test func `has its groups in Markdown, too`() {
    let markdown = MarkdownReport(report: report(isCondensed: true)).rendered(isQuiet: true)
    #expect(markdown.contains("\n| **resize**: something happens | "))
    #expect(markdown.contains("\n| a | 100 | 1 | "))
    #expect(!markdown.contains("| a | 10 |"))
  }
}
