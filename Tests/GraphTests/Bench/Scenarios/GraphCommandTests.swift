import Foundation
import GraphBench
import GraphBenchKit
import Testing

/// The commands that draw a graph and list scenarios for programs.
@MainActor struct `Graphs and lists` {
  private let parser = CommandLineParser(suites: ["layout", "engine"])

  private func request(_ words: String...) throws -> GraphRequest { try GraphRequest(words: words) }

  @Test func `a graph is drawn of one scenario, as dot, Mermaid or JSON`() throws {
    #expect(try parser.parse(["graph", "engine/diamond"]) == .graph(try request("engine/diamond")))
    #expect(try request("engine/diamond").format == .dot)
    let dot = try GraphDrawing(try request("engine/diamond"), of: .standard).rendered(as: .dot)
    #expect(dot.hasPrefix("digraph") && dot.hasSuffix("}\n"))
    // The diamond has one cell, five attributes, their sum and an effect, and eleven edges.
    #expect(dot.components(separatedBy: " -> ").count - 1 == 11)
    let mermaid = try GraphDrawing(try request("engine/diamond"), of: .standard).rendered(as: .mermaid)
    #expect(mermaid.contains("-->"))
    let json = try GraphDrawing(try request("engine/diamond"), of: .standard).rendered(as: .json)
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
  }

  @Test func `the graph of views has their states and bodies, by name`() throws {
    let json = try GraphDrawing(try request("layout/infinityFrame/fontSize"), of: .standard).rendered(as: .json)
    #expect(json.contains("\"FontSizeParent<InfinityFrameLeaf>.isLarge #"))
    #expect(json.contains("\"body of FontSizeParent<InfinityFrameLeaf> #"))
    let dot = try GraphDrawing(try request("views/environment"), of: .standard).rendered(as: .dot)
    #expect(dot.contains("label=\"environment "))
  }

  @Test func `a graph that cannot be drawn is refused with what to do`() throws {
    let missing = #expect(throws: UsageError.self) { try request() }
    #expect(missing?.message.contains("graph SCENARIO [--sizes N] [--format dot|mermaid|json]") == true)
    let none = #expect(throws: UsageError.self) {
      try GraphDrawing(try request("views/firstRender"), of: .standard)
    }
    #expect(none?.message.contains("keeps no graph") == true)
    #expect(throws: UsageError.self) { try GraphDrawing(try request("engine/diamnd"), of: .standard) }
    #expect(throws: UsageError.self) { try request("engine/diamond", "--format", "svg") }
  }

  @Test func `the list is there for programs`() throws {
    let run = FakeRun()
    let scenarios = [run.scenario("a/fontSize", size: 10), run.scenario("a/fontSize", size: 100), run.scenario("b")]
    #expect(run.run(["list", "--format", "json"], scenarios: scenarios) == .done)
    let list = try JSONDecoder().decode(JSONList.self, from: Data(run.output.utf8))
    #expect(list.tables.map(\.name) == ["layout", "engine"])
    #expect(list.tables[0].scenarios.map(\.scenario) == ["layout/a/fontSize", "layout/b"])
    #expect(list.tables[0].scenarios.map(\.sizes) == [[10, 100], []])
    // The table measures the size 10 by default.
    #expect(list.tables[0].scenarios.map(\.defaultSizes) == [[10], []])
    let bad = FakeRun()
    #expect(bad.run(["list", "--format", "csv"], scenarios: scenarios) == .badUsage)
    #expect(bad.errors.contains("the values are text, json"))
  }
}
