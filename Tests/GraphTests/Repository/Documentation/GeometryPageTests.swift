import Foundation
import GraphBench
import GraphBenchKit
import Testing

/// The page on geometry readers and infinity frames says what the suite expects.
@MainActor
struct `The page on geometry` {
  private static let page = "docs/GeometryReaderOrInfinityFrame.md"

  /// The rows of its tables that begin with the name of a scenario, each with its cells.
  private static func rows() throws -> [[String]] {
    try SourceTree.text(of: page).split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
    }.filter { $0.count > 6 && $0[0].contains("/") }
  }

  @Test func `has the counts of the suite at 1,000 leaves`() throws {
    let scenarios = Dictionary(uniqueKeysWithValues: ScenarioSuite.layout.scenarios([1_000]).map { ($0.id.path, $0) })
    let rows = try Self.rows()
    for row in rows {
      let scenario = try #require(scenarios[row[0]], "\(Self.page) has a row '\(row[0])', which is no scenario.")
      #expect(Array(row[1...6]) == scenario.expectedCounts.entries.map { grouped($0.count) }, "\(row[0])")
    }
    let shown = Set(rows.map { $0[0] })
    for style in LayoutStyle.allCases { #expect(shown.contains("\(style)/fontSize")) }
    for trigger in LayoutTrigger.allCases { #expect(shown.contains("geometryReader/\(trigger)")) }
    for task in ReadingTask.allCases {
      for way in task.ways { #expect(shown.contains("\(way)/\(task)")) }
    }
  }

  @Test func `shows pictures that are there, and are as they are drawn now`() throws {
    let text = try SourceTree.text(of: Self.page)
    let commands = text.matches(of: #/GraphBench snapshot (layout/\S+) --sizes (\d+) --format svg > docs/(\S+\.svg)/#)
    #expect(commands.count >= 3)
    for command in commands {
      let (scenario, size, file) = (String(command.1), String(command.2), String(command.3))
      #expect(text.contains("](\(file))"), "\(file) is not shown.")
      let request = try SnapshotRequest(words: [scenario, "--sizes", size, "--format", "svg"])
      let drawn = try Snapshot(request, of: .standard).rendered(as: .svg)
      #expect(try SourceTree.text(of: "docs/\(file)") == drawn, "Draw it anew: \(command.0)")
    }
  }
}
