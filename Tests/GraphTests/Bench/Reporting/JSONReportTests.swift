import Foundation
import GraphBench
import GraphBenchKit
import Testing

struct `The JSON report` {
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

  @Test func `a reference is marked`() {
    #expect(JSONReport(ReportFixture.report).rows.map(\.reference) == [true, nil, nil, nil, nil])
  }
}
