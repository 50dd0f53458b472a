import AttributeGraphUI
import Foundation
import GraphBench
import GraphBenchKit
import Testing

/// The command that says what ran in one update of a scenario, and why.
@MainActor struct `Explanations` {
  private func explained(_ words: String...) throws -> String {
    try ScenarioExplanation(try ExplanationRequest(words: words), of: .standard).rendered()
  }

  @Test func `an explanation is of one scenario, at a size, as text, JSON or a page`() throws {
    let parser = CommandLineParser(suites: ["layout", "engine"])
    #expect(try parser.parse(["explain", "a/b"]) == .explain(try ExplanationRequest(words: ["a/b"])))
    #expect(try parser.parse(["explain", "--help"]) == .help(topic: "explain"))
    let request = try ExplanationRequest(words: ["a/b", "--sizes", "7", "--format=html"])
    #expect(request.size == 7 && request.format == .html)
    let missing = #expect(throws: UsageError.self) { try ExplanationRequest(words: []) }
    #expect(missing?.message.contains("explain SCENARIO [--sizes N] [--format text|json|html]") == true)
  }

  @Test func `of views it names the write, and the body with its cause`() throws {
    let text = try explained("layout/geometryReader/fontSize", "--sizes", "3")
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "layout/geometryReader/fontSize (size 3): one update")
    #expect(lines[1] == "frame 1")
    #expect(lines[2] == "  write FontSizeParent<GeometryReaderLeaf>.isLarge by code outside of the host's actions")
    #expect(lines[3].hasPrefix("  body  FontSizeParent<GeometryReaderLeaf> #"))
    #expect(lines[3].hasSuffix(": state 'isLarge' of FontSizeParent<GeometryReaderLeaf>.isLarge"))
    #expect(lines[4].hasPrefix("  work  1 body, 3 geometry closures"))
    #expect(lines.count == 5)
  }

  @Test func `an action of the host is named as the trigger`() throws {
    #expect(try explained("layout/infinityFrame/scroll").contains("frame 1: scroll\n"))
    #expect(try explained("layout/infinityFrame/resize").contains("frame 1: resize\n"))
  }

  @Test func `the JSON of views is their recording`() throws {
    let data = Data(try explained("views/environment", "--sizes", "100", "--format", "json").utf8)
    let recording = try JSONDecoder().decode(HostRecording.self, from: data)
    #expect(recording.bodyCounts.values.reduce(0, +) > 1)
    #expect(recording.frames.flatMap(\.bodies).contains { body in body.origins.contains { $0.kind == .environment } })
  }

  @Test func `the page of views is that of their recording`() throws {
    let page = try explained("views/ownState", "--sizes", "10", "--format", "html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<h1>views/ownState (size 10): one update</h1>"))
  }

  @Test func `the page lists the first fifty consequences of a body, and counts the others`() throws {
    // Two texts in each of a hundred rows move.
    let page = try explained("views/insert", "--sizes", "100", "--format", "html")
    #expect(page.contains("<li>text &#39;row 24&#39; moved</li><li>text &#39;0&#39; moved</li><li>and 150 more</li>"))
  }

  @Test func `of a graph it names each write and each evaluation, with the input that had changed`() throws {
    let lines = try explained("engine/diamond").split(separator: "\n").map(String.init)
    #expect(lines[0] == "engine/diamond: one update")
    #expect(lines[1].hasPrefix("  write cell 1 '") && lines[1].contains("from outside of the graph, transaction"))
    #expect(lines[2].hasPrefix("  run   computed 2 '") && lines[2].contains("because cell 1 '"))
    // A hundred steps, the number of the others, the heading and the sum.
    #expect(lines.count == 103)
    #expect(lines[101].hasSuffix("more steps; '--format json' has all of them"))
    #expect(lines[102].hasSuffix("evaluations"))
  }

  @Test func `the JSON of a graph has every step`() throws {
    let trace = try JSONDecoder().decode(
      GraphTrace.self, from: Data(try explained("engine/diamond", "--format", "json").utf8))
    let scenario = try #require(WorkloadScenario.kairo.first { $0.id.path == "diamond" })
    #expect(trace.steps.count { $0.kind == .run } == scenario.expectedCounts[.evaluations])
    #expect(trace.schema == 1 && trace.nodes.map(\.number) == Array(1...trace.nodes.count))
  }

  @Test func `what cannot be explained is refused with what to do`() throws {
    #expect(throws: UsageError.scenarioWithoutUpdate("lists/firstRender")) { try explained("lists/firstRender") }
    #expect(throws: UsageError.scenarioWithoutSubject("views/firstRender")) { try explained("views/firstRender") }
    #expect(throws: UsageError.scenarioWithoutScreen("engine/diamond")) {
      try explained("engine/diamond", "--format", "html")
    }
    #expect(throws: UsageError.self) { try explained("layout/what") }
    #expect(UsageError.scenarioWithoutUpdate("a").message.contains("makes everything anew"))
  }

  @Test func `every scenario that is measured by updates can be explained, or says why not`() throws {
    for suite in SuiteCatalog.standard.suites where suite.name == "layout" || suite.name == "views" {
      for scenario in suite.sections[0].scenarios(sizes: [3], extent: .full) {
        let name = scenario.id.description
        do throws(any Error) {
          #expect(try explained(name, "--sizes", "3").hasPrefix(name))
        } catch let error as UsageError {
          #expect(error == (suite.name == "layout" ? .scenarioWithoutUpdate(name) : .scenarioWithoutSubject(name)))
        }
      }
    }
  }
}
