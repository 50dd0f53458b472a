import Foundation
import GraphBench
import GraphBenchKit
import Testing

struct `The Markdown report` {
  private let text = MarkdownReport(report: ReportFixture.report).rendered()

  @Test func `a table has a heading, alignments and a line for each row`() {
    #expect(
      text.contains(
        """
        | scenario | size | bodies | geometry closures | size queries | placements | items changed | items moved \
        | median us | min us | p90 us | MAD % | ratio |
        | :-- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |
        | infinityFrame/fontSize | 1,000 | 1 | 1 | 6 | 4 | 2 | 3 | 1000.0 | 1000.0 | 1000.0 | 0 | 1 |
        """))
  }

  @Test func `a failed row has as many cells as the others`() {
    #expect(
      text.contains(
        "| geometryReader/resize | 10 | **wrong** update 1: bodies expected 1, got 3 |  |  |  |  |  |  |  |  |  |  |\n")
    )
  }

  @Test func `findings are a list`() {
    #expect(text.contains("\n- The infinity frame runs no user code.\n"))
  }

  @Test func `characters of markup are escaped`() {
    let failed = RowResult(
      id: ScenarioID(suite: "layout", path: "a|b"), group: RowGroup(title: "x"),
      outcome: .failed(RowFailure(problem: "value expected [*]\ngot <b>")))
    let report = Report(
      command: [], preset: .standard, machine: FakeMachine.description,
      tick: ClockTick(measuring: ManualClock(step: 40)),
      sections: [
        Report.Section(
          suite: "layout", summary: "", columns: .workloads, timeUnit: .ms, rows: [failed], findings: [])
      ])
    #expect(
      MarkdownReport(report: report).rendered(isQuiet: true)
        .contains(#"| a\|b | – | **wrong** value expected \[\*\] got \<b> |"#))
  }
}
