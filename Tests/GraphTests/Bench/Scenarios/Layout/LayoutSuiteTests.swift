import Foundation
import GraphBench
import GraphBenchKit
import Testing

@MainActor
struct `The layout suite` {
  @Test(arguments: LayoutTrigger.allCases, LayoutStyle.allCases)
  func `runs in every update exactly the work that it says`(trigger: LayoutTrigger, style: LayoutStyle) throws {
    for count in [1, 2, 7] {
      try expectExactWork(of: LayoutScenario(style: style, trigger: trigger, count: count))
    }
  }

  @Test(arguments: ReadingTask.allCases)
  func `runs what reads its geometry exactly as often as it says`(task: ReadingTask) throws {
    for way in task.ways {
      for count in [1, 2, 20] { try expectExactWork(of: ReadingScenario(task: task, way: way, count: count)) }
    }
  }

  /// Three updates, each timed alone where it has to be taken back.
  private func expectExactWork(of row: some Scenario) throws {
    let tree = try row.prepare()
    _ = tree.takeCounts()
    for update in 1...3 {
      var stopwatch = Stopwatch(clock: MonotonicClock())
      tree.runProtocol(&stopwatch)
      let differences = row.expectedCounts.differences(from: tree.takeCounts())
      #expect(differences.isEmpty, "\(row.id) with \(row.id.size ?? 0) leaves, update \(update): \(differences)")
      #expect(tree.verifyValue() == nil)
    }
  }

  /// The rows of the table in docs/Layout.md, by the name of the leaf: its queries and placements.
  private func documentedWork() throws -> [String: [Int]] {
    var root = URL(filePath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
      root = root.deletingLastPathComponent()
    }
    let text = try String(contentsOf: root.appending(path: "docs/Layout.md"), encoding: .utf8)
    var rows: [String: [Int]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == 4, let queries = Int(cells[1]), let placements = Int(cells[2]) {
        rows[cells[0]] = [queries, placements]
      }
    }
    return rows
  }

  @Test(arguments: LayoutStyle.allCases)
  func `docs Layout says what each leaf asks and places when its size changes`(style: LayoutStyle) throws {
    let names: [LayoutStyle: String] = [
      .fixedFrame: "fixed frame", .infinityFrame: "infinity frame", .customLayout: "custom layout",
      .containerRelativeFrame: "frame relative to the container", .viewThatFits: "view that fits",
      .geometryReader: "geometry reader", .backgroundReader: "geometry reader behind",
      .onGeometryChange: "`onGeometryChange`", .preferenceReader: "reader with a preference or a state",
      .stateReader: "reader with a preference or a state",
    ]
    let trigger = style == .containerRelativeFrame ? LayoutTrigger.resize : .fontSize
    func counts(_ count: Int) -> Counts { LayoutScenario(style: style, trigger: trigger, count: count).expectedCounts }
    let perLeaf = [CounterName.sizeQueries, .placements].map { (counts(8)[$0] ?? 0) - (counts(7)[$0] ?? 0) }
    #expect(try documentedWork()[names[style] ?? ""] == perLeaf)
  }

  @Test func `counts every kind of work in every row`() {
    for scenario in ScenarioSuite.layout.scenarios([3]) {
      #expect(scenario.expectedCounts.entries.map(\.name) == Array(CounterName.allCases.dropLast()), "\(scenario.id)")
    }
  }

  @Test func `has a row for every style, trigger and size, and for every way to read`() {
    let suite = ScenarioSuite.layout
    let ways = ReadingTask.allCases.map(\.ways.count).reduce(0, +)
    #expect(suite.scenarios([1, 10]).count == 2 * (10 * 7 + ways))
    #expect(suite.scenarios([3]).map(\.id.size).allSatisfy { $0 == 3 })
    #expect(Set(suite.scenarios([3]).map(\.id)).count == 10 * 7 + ways)
  }

  @Test func `shows every style and every trigger where nothing is asked for, and all of them where all is`() throws {
    func names(_ extent: Extent) throws -> [String] {
      let selection = try ScenarioSelection(of: [.layout], options: SelectionOptions(), extent: extent)
      return selection.chosen.flatMap { $0.scenarios.map(\.id.description) }
    }
    let (standard, full) = (Set(try names(.standard)), Set(try names(.full)))
    for style in LayoutStyle.allCases { #expect(standard.contains("layout/\(style)/fontSize")) }
    for trigger in LayoutTrigger.allCases { #expect(standard.contains("layout/geometryReader/\(trigger)")) }
    for task in ReadingTask.allCases { #expect(standard.contains("layout/geometryReader/\(task)")) }
    #expect(!standard.contains { $0.hasPrefix("layout/changes") || $0.hasPrefix("layout/nested") })
    #expect(standard.isStrictSubset(of: full))
    #expect(full.contains("layout/changes/sameSize") && full.contains("layout/stateReader/callback"))
  }

  @Test func `measures what is asked for by its name, whatever is shown otherwise`() throws {
    for pattern in ["changes/otherWidth$", "stateReader/callback$"] {
      let selection = try ScenarioSelection(of: [.layout], options: SelectionOptions(filters: [pattern]))
      #expect(selection.rows > 0)
    }
  }

  @Test func `says in its findings only what was measured`() {
    #expect(ScenarioSuite.layout.findings([]).isEmpty)
  }

  @Test func `the findings speak of all styles only if several were measured`() throws {
    let suite = try #require(SuiteCatalog.standard.suite(named: "layout"))
    func sentence(_ styles: String...) -> String {
      let rows = styles.map { style in
        ReportFixture.layoutRow(
          "\(style)/unreadState", size: 10, samples: [1_000], counts: [.bodies: 1, .geometryClosures: 0])
      }
      return suite.findings(rows).joined()
    }
    #expect(sentence("geometryReader").contains("no closure, size query or placement: reading geometry"))
    #expect(sentence("geometryReader", "infinityFrame").contains("or placement whatever the style: reading geometry"))
  }
}
