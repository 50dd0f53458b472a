import GraphBench
import GraphBenchKit
import Testing

@MainActor struct `A table on a terminal` {
  private func lines(columns: Int?, _ arguments: String..., environment: [String: String] = [:]) -> [String] {
    let run = FakeRun()
    run.isTerminal = columns != nil
    run.terminalColumns = columns
    run.environment = environment
    var scenario = run.scenario("infinityFrame/fontSize", size: 1_000, reference: "infinityFrame/fontSize")
    // Every column has a figure.
    let names: [CounterName] = [
      .bodies, .geometryClosures, .sizeQueries, .placements, .displayItemsChanged, .displayItemsMoved,
    ]
    var counts: Counts = [:]
    for name in names { counts[name] = 1 }
    let expected = counts
    scenario.expectedCounts = expected
    scenario.actualCounts = { _ in expected }
    #expect(run.run(arguments + ["--color", "never", "--no-progress"], scenarios: [scenario]) == .done)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `has all its columns where there is no terminal`() {
    let lines = lines(columns: nil)
    #expect(lines.contains { $0.contains("p90") && $0.contains("min") })
    #expect(!lines.contains { $0.contains("Left out") })
  }

  @Test(arguments: [80, 81])
  func `loses the least important columns until it fits, and says which`(width: Int) throws {
    let lines = lines(columns: width)
    #expect(lines.allSatisfy { $0.count <= width })
    let note = try #require(lines.first { $0.hasPrefix("Left out to fit \(width) columns: p90") })
    #expect(note.contains("minimum"))
    let row = try #require(lines.first { $0.hasPrefix("infinityFrame/fontSize") })
    #expect(row.split(separator: " ")[1] == "1,000")
  }

  @Test func `has 80 columns at least`() {
    #expect(lines(columns: 40).contains { $0.hasPrefix("Left out to fit 80 columns") })
  }

  @Test func `is fitted to COLUMNS before the terminal`() {
    let lines = lines(columns: 200, environment: ["COLUMNS": "90"])
    #expect(lines.contains { $0.hasPrefix("Left out to fit 90 columns") })
  }

  @Test func `has the columns that are asked for, in their order`() throws {
    let lines = lines(columns: 80, "--columns", "ratio,median,bodies")
    let row = try #require(lines.first { $0.hasPrefix("infinityFrame/fontSize") })
    #expect(row.split(separator: " ").count == 5)
    #expect(row.split(separator: " ").last == "1")
    let headings = try #require(lines.first { $0.contains("scenario") })
    #expect(headings.split(separator: " ") == ["scenario", "size", "ratio", "us", "bodies"])
    let markdown = self.lines(columns: nil, "--columns", "bodies", "--format", "markdown")
    #expect(markdown.contains("| scenario | size | bodies |"))
  }
}
