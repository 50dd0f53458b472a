import Foundation
import GraphBench
import Testing

@Suite struct `The CSV report` {
  @Test func `fields with commas, quotation marks or line breaks are quoted`() {
    #expect(
      CSVReport.line(["plain", "a,b", "say \"x\"", "two\nlines", "two\r\nlines", ""])
        == "plain,\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",\"two\r\nlines\",\r\n")
  }

  @Test func `every row is a record with the fields of the header`() {
    let records = CSVReport(report: ReportFixture.report).rendered()
    let lines = records.split(separator: "\r\n").map(String.init)
    #expect(lines.count == 6)
    #expect(
      lines[0]
        == "scenario,size,verified,time_unit,median,minimum,p90,mad,samples,updates_per_sample,spread_too_wide,"
        + "ratio,ratio_low,ratio_high,tie,limit_median,limit_minimum,limit_ratio,"
        + "pieces,bytes_median,bytes_minimum,bytes_mad,bytes_accounted,bytes_again,"
        + "bodies,geometryClosures,sizeQueries,placements,displayItemsChanged,evaluations,problem")
    #expect(
      lines[2].hasPrefix("layout/geometryReader/fontSize,1000,true,us,2500.0,2000.0,2900.0,500.0,3,1,true,2.5,"))
    #expect(lines[2].hasSuffix(",false,,,,,,,,,,1,1,6,4,2,,"))
    #expect(
      lines[4]
        == "layout/geometryReader/resize,10,false,,,,,,,,,,,,,,,,,,,,,,,,,,,,\"update 1: bodies expected 1, got 3\"")
    #expect(
      lines[5]
        == "engine/deepPropagation,,true,ms,12.2,12.0,12.36,0.2,2,500,false,,,,,1.55,1.5,8.0,,,,,,,,,,,,1326000,")
    let commas = lines.filter { !$0.contains("\"") }.map { $0.count { $0 == "," } }
    #expect(Set(commas) == [CSVReport.header.count - 1])
  }

  @Test func `the unit can be chosen`() {
    #expect(CSVReport(report: ReportFixture.report).rendered(timeUnit: .ns).contains(",ns,2500000.0,"))
  }
}

@Suite struct `The JSON report` {
  private func text() throws -> String { try JSONReport(ReportFixture.report).rendered() }

  @Test func `the keys have a stable order and every row is a line`() throws {
    let lines = try text().split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "{",
        #""schema": 1,"#,
        #""tool": "GraphBench","#,
        #""version": "0.1.0","#,
        #""command": ["all","--quick"],"#,
        #""preset": "quick","#,
        #""machine": {"build":"release","commit":null,"cores":2,"processor":"Example 1","system":"Example OS 1","toolchain":"Swift 6.3"},"#,
        #""rows": ["#,
        lines[8], lines[9], lines[10],
        #"  {"expected":{"bodies":1},"got":{"bodies":3},"problem":"update 1: bodies expected 1, got 3","scenario":"layout/geometryReader/resize","size":10,"verified":false},"#,
        #"  {"counts":{"evaluations":1326000},"limit":{"median":1.55,"minimum":1.5,"unit":"ms"},"limitRatio":8,"scenario":"engine/deepPropagation","size":null,"time":{"mad":0.2,"median":12.2,"minimum":12,"p90":12.36,"samples":[12,12.4],"spreadTooWide":false,"unit":"ms","updatesPerSample":500},"verified":true}"#,
        "]", "}",
      ])
  }

  @Test func `what is written is read again`() throws {
    let read = try JSONDecoder().decode(JSONReport.self, from: Data(try text().utf8))
    #expect(read == JSONReport(ReportFixture.report))
    #expect(read.rows[1].time?.samples == [2, 3, 2.5])
    #expect(read.rows[1].ratio?.value == 2.5)
    #expect(read.rows[2].ratio?.tie == true)
    #expect(read.rows[3].time == nil)
  }

  @Test func `a counter that does not exist is refused`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Counts.self, from: Data(#"{"bodys":1}"#.utf8))
    }
  }

  @Test func `the command is written without exports, whose paths are private`() {
    #expect(
      Report.commandWithoutExports(
        ["layout", "--export-json", "/home/me/r.json", "--quick", "--export-csv=/home/me/r.csv", "--sizes", "1"])
        == ["layout", "--quick", "--sizes", "1"])
  }
}

@Suite struct `The Markdown report` {
  private let text = MarkdownReport(report: ReportFixture.report).rendered()

  @Test func `a table has a heading, alignments and a line for each row`() {
    #expect(
      text.contains(
        """
        | scenario | size | bodies | geometry closures | size queries | placements | items changed | median us \
        | min us | p90 us | MAD % | ratio |
        | :-- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |
        | infinityFrame/fontSize | 1,000 | 1 | 1 | 6 | 4 | 2 | 1000.0 | 1000.0 | 1000.0 | 0 | 1 |
        """))
  }

  @Test func `a failed row has as many cells as the others`() {
    #expect(
      text.contains(
        "| geometryReader/resize | 10 | **wrong** update 1: bodies expected 1, got 3 |  |  |  |  |  |  |  |  |  |\n"))
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

@Suite struct `The progress bar` {
  @Test func `shows how much is done, the time left and the name`() {
    #expect(
      ProgressBar.line(name: "layout/a 10", fraction: 0.25, elapsed: 3, width: 80)
        == "█████░░░░░░░░░░░░░░░  25 %  9 s left  layout/a 10")
  }

  @Test func `says no time while there is nothing to estimate it from`() {
    #expect(ProgressBar.line(name: "a", fraction: 0, elapsed: 1, width: 80).contains("  0 %  …  a"))
  }

  @Test func `fits its line`() {
    #expect(ProgressBar.line(name: String(repeating: "x", count: 200), fraction: 1, elapsed: 1, width: 40).count == 39)
  }
}

@Suite struct `The machine description` {
  @Test func `facts are found by their key`() {
    let text = "processor\t: 0\nmodel name\t: Example CPU @ 2 GHz\nmodel name\t: Second\n"
    #expect(MachineProbe.value(of: "model name", in: text, separator: ":") == "Example CPU @ 2 GHz")
    #expect(MachineProbe.value(of: "PRETTY_NAME", in: "PRETTY_NAME=\"Linux 1\"\n", separator: "=") == "Linux 1")
    #expect(MachineProbe.value(of: "missing", in: text, separator: ":") == nil)
  }

  @Test func `the description of this machine is complete and holds no private name`() {
    let machine = MachineProbe.describe(build: .release)
    #expect(!machine.processor.isEmpty && !machine.system.isEmpty && machine.toolchain.hasPrefix("Swift 6."))
    #expect(machine.cores >= 1)
    let text = machine.facts.map(\.value).joined(separator: "\n")
    #expect(!text.contains(NSHomeDirectory()) || NSHomeDirectory() == "/")
    #expect(!text.contains(ProcessInfo.processInfo.hostName) || ProcessInfo.processInfo.hostName.count < 4)
  }
}
