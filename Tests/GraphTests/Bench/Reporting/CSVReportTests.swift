import Foundation
import GraphBench
import GraphBenchKit
import Testing

struct `The CSV report` {
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
        + "pooled_limit_median,pooled_limit_minimum,pooled_limit_ratio,pieces,bytes_median,bytes_minimum,bytes_mad,bytes_accounted,bytes_again,"
        + "bodies,geometryClosures,sizeQueries,placements,displayItemsChanged,displayItemsMoved,evaluations,problem")
    #expect(
      lines[2].hasPrefix("layout/geometryReader/fontSize,1000,true,us,2500.0,2000.0,2900.0,500.0,3,1,true,2.5,"))
    #expect(lines[2].hasSuffix(",false,,,,,,,,,,,,,1,1,6,4,2,3,,"))
    #expect(
      lines[4]
        == "layout/geometryReader/resize,10,false,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,\"update 1: bodies expected 1, got 3\""
    )
    #expect(
      lines[5]
        == "engine/deepPropagation,,true,ms,12.2,12.0,12.36,0.2,2,500,false,,,,,1.55,1.5,8.0,,,,,,,,,,,,,,,,1326000,")
    let commas = lines.filter { !$0.contains("\"") }.map { $0.count { $0 == "," } }
    #expect(Set(commas) == [CSVReport.header.count - 1])
  }

  @Test func `a reference has no tie with itself`() throws {
    let records = CSVReport(report: ReportFixture.report).rendered().split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let tie = try #require(CSVReport.header.firstIndex(of: "tie"))
    #expect(records[1...3].map { $0[tie] } == ["", "false", "true"])
  }

  @Test func `the unit can be chosen`() {
    #expect(CSVReport(report: ReportFixture.report).rendered(timeUnit: .ns).contains(",ns,2500000.0,"))
  }
}
