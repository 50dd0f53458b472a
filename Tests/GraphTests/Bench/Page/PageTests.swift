import Foundation
import GraphBench
import GraphBenchKit
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct `The page for a browser` {
  private func report(_ rows: [RowResult], command: [String] = ["layout"], isInterrupted: Bool = false) -> Report {
    Report(
      command: command, preset: .quick, machine: FakeMachine.description,
      tick: ClockTick(measuring: ManualClock(step: 40)),
      sections: [
        Report.Section(
          suite: "layout", summary: "Styles & triggers.", columns: .styles, timeUnit: .us, rows: rows,
          findings: ["Readers run <closures>."])
      ], isInterrupted: isInterrupted)
  }

  private var rows: [RowResult] {
    [10, 100, 1_000].flatMap { size in
      [
        ReportFixture.layoutRow("infinityFrame/fontSize", size: size, samples: [Double(size) * 1_000]),
        ReportFixture.layoutRow("geometryReader/fontSize", size: size, samples: [Double(size) * 9_000]),
      ]
    }
  }

  private var page: String {
    PageReport(report: report(rows), frames: [PageReport.Frames(name: "layout/a", svg: "<svg/>")]).rendered()
  }

  /// The parts of a text between two words.
  private func parts(of text: String, from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }

  @Test func `stands alone`() {
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(!page.contains("http://") && !page.contains("https://"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains(" onclick"))
  }

  @Test func `says what was asked, what came of it and on what machine`() {
    #expect(page.contains("GraphBench has measured 6 rows of layout"))
    #expect(page.contains("<code>GraphBench layout</code>"))
    #expect(page.contains("<li>Readers run &lt;closures&gt;.</li>"))
    #expect(page.contains("<dt>processor</dt><dd>Example 1, 2 cores</dd>"))
    #expect(page.contains("Styles &amp; triggers."))
  }

  @Test func `has a chart of the time and one of the work for each trigger, with every figure in words`() throws {
    let charts = parts(of: page, from: "<svg class=\"chart\"", to: "</svg>")
    #expect(charts.count == 2)
    let time = try #require(charts.first)
    #expect(time.contains("fontSize: time by size"))
    #expect(page.contains("<figcaption>Work: bodies, geometry closures, "))
    #expect(time.contains("geometryReader: 10: 90 µs, 100: 900 µs, 1,000: 9 ms."))
    #expect(try #require(charts.last).contains("infinityFrame: 10: 17, 100: 17, 1,000: 17."))
    for chart in charts {
      #expect(XMLParser(data: Data("<svg\(chart)</svg>".utf8)).parse())
    }
  }

  @Test func `a chart of one scenario names it with its path`() {
    let rows = [10, 100].map { ReportFixture.layoutRow("worst/lastReader", size: $0, samples: [1_000]) }
    let page = PageReport(report: report(rows)).rendered()
    #expect(page.contains("worst/lastReader: 10: 1 µs, 100: 1 µs.") && page.contains("</svg> worst/lastReader</li>"))
  }

  @Test func `has a table with every row, whose headings are buttons`() {
    let tables = parts(of: page, from: "<tbody>", to: "</tbody>")
    #expect(tables.count == 1)
    #expect(tables[0].components(separatedBy: "<tr>").count - 1 == 6)
    #expect(page.contains("<th scope=\"col\"><button type=\"button\">scenario</button></th>"))
    #expect(tables[0].contains("<td>geometryReader/<wbr>fontSize</td><td>1,000</td>"))
  }

  @Test func `has bars where there is one size`() throws {
    let page = PageReport(report: report(Array(rows.prefix(2)))).rendered()
    #expect(!page.contains("<svg class=\"chart\""))
    let bars = try #require(parts(of: page, from: "<svg class=\"bars\"", to: "</svg>").first)
    #expect(bars.contains("infinityFrame: 10 µs, geometryReader: 90 µs."))
  }

  @Test func `says what each of several tables shows beside it`() {
    let section = { (name: String) in
      Report.Section(
        suite: name, summary: "", columns: .styles, timeUnit: .us, rows: self.rows, findings: ["\(name) finds this."])
    }
    let report = Report(
      command: ["all"], preset: .quick, machine: FakeMachine.description,
      tick: ClockTick(measuring: ManualClock(step: 40)), sections: [section("layout"), section("views")])
    let page = PageReport(report: report).rendered()
    let parts = page.components(separatedBy: "<h2 ")
    #expect(!parts[0].contains("finds this."))
    #expect(parts[1].contains("layout finds this.") && parts[2].contains("views finds this."))
  }

  @Test func `says what failed and that a run was interrupted`() {
    let page = PageReport(report: report([ReportFixture.failed], isInterrupted: true)).rendered()
    #expect(page.contains("1 row is wrong; the tables say what was expected."))
    #expect(page.contains("wrong: update 1: bodies expected 1, got 3"))
    #expect(page.contains("The run was interrupted"))
  }

  @Test func `has the frames as pictures in itself`() {
    let data = Data("<svg/>".utf8).base64EncodedString()
    #expect(
      page.contains(
        "alt=\"The frames of layout/a before and after an update\" src=\"data:image/svg+xml;base64,\(data)\""))
  }

  @MainActor @Test func `is written to a file and printed`() throws {
    let folder = try ScratchFolder()
    let run = FakeRun()
    let arguments = ["--filter", "fontSize", "--export-html", folder.file("report.html")]
    #expect(run.run(arguments, scenarios: [run.scenario("a/fontSize", size: 10)]) == .done)
    let page = try folder.text(of: "report.html")
    #expect(page.contains("<code>GraphBench --filter fontSize</code>"))
    let printed = FakeRun()
    #expect(printed.run(["--format", "html"], scenarios: [printed.scenario("a/fontSize", size: 10)]) == .done)
    #expect(printed.output.hasPrefix("<!DOCTYPE html>"))
  }
}

struct `Logarithmic axes` {
  @Test func `a power of ten has the same length wherever it lies`() {
    let axis = LogAxis(holding: [1, 1_000], from: 0, to: 100)
    let places = [1.0, 10, 100, 1_000].map { axis.place(of: $0) }
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-9 })
    #expect(places[0] > 0 && places[3] < 100)
  }

  @Test func `ticks are powers of ten, and parts of them where there are few`() {
    #expect(LogAxis(holding: [1, 1_000], from: 0, to: 1).ticks == [1, 10, 100, 1_000])
    #expect(LogAxis(holding: [10, 100], from: 0, to: 1).ticks == [10, 30, 100])
    #expect(LogAxis(holding: [9, 11], from: 0, to: 1).ticks == [10])
  }

  @Test(arguments: [
    (12.0, "12 ns"), (999, "999 ns"), (1_000, "1 µs"), (1_250, "1.25 µs"), (120_000, "120 µs"), (12_340_000, "12.3 ms"),
    (2e9, "2 s"),
  ])
  func `times are short`(nanoseconds: Double, text: String) {
    #expect(shortTime(nanoseconds) == text)
  }

  @Test func `text in a page holds no markup`() {
    #expect(markup("<a href=\"x\">&</a>") == "&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;")
  }
}
