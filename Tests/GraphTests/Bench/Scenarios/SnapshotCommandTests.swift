import Foundation
import GraphBench
import GraphBenchKit
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The command that shows the frames of a scenario.
@MainActor
struct `Snapshots` {
  private let parser = CommandLineParser(suites: ["layout", "engine"])

  private func request(_ words: String...) throws -> SnapshotRequest { try SnapshotRequest(words: words) }

  @Test func `a snapshot is of one scenario, at a size, as text or as SVG`() throws {
    #expect(try parser.parse(["snapshot", "layout/a/b"]) == .snapshot(try request("layout/a/b")))
    let full = try request("layout/a/b", "--sizes", "10", "--format=svg")
    #expect(full.size == 10 && full.format == .svg && full.scenario == "layout/a/b")
    #expect(try parser.parse(["snapshot", "--help"]) == .help(topic: "snapshot"))
  }

  @Test func `what does not belong to a snapshot is refused`() throws {
    #expect(throws: UsageError.self) { try request() }
    #expect(throws: UsageError.unexpectedArgument("b", command: "snapshot")) { try request("a", "b") }
    #expect(throws: UsageError.unknownOption("--what")) { try request("a", "--what") }
    #expect(throws: UsageError.inapplicableOption(.quick, command: "snapshot")) { try request("a", "--quick") }
    #expect(throws: UsageError.missingValue(.sizes)) { try request("a", "--sizes") }
    #expect(throws: UsageError.unknownWord(.format, value: "png", valid: ["text", "svg"])) {
      try request("a", "--format", "png")
    }
    #expect(throws: UsageError.self) { try request("a", "--sizes", "0") }
  }

  @Test func `frames before and after as text, with what differs`() throws {
    let snapshot = try Snapshot(try request("layout/infinityFrame/fontSize", "--sizes", "3"), of: .standard)
    let text = snapshot.rendered(as: .text)
    #expect(
      text.hasPrefix("layout/infinityFrame/fontSize (size 3): before and after an update\nbefore\nscreen 390 × 440\n"))
    #expect(text.contains("after\nscreen 390 × 440\n"))
    #expect(text.contains("differences\n7 changed"))
    #expect(text.components(separatedBy: "color 'mint'").count > 6)
  }

  @Test func `the picture is well-formed`() throws {
    let snapshot = try Snapshot(try request("layout/geometryReader/fontSize"), of: .standard)
    let svg = snapshot.rendered(as: .svg)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains("layout/geometryReader/fontSize"))
    #expect(svg.contains("class=\"moved\""))
  }

  @Test func `a scenario that is not there is refused with the nearest name`() throws {
    #expect(throws: UsageError.self) {
      try Snapshot(try request("layout/infinityFrame/fontsize"), of: .standard)
    }
    let error = UsageError.unknownScenario("layout/a", valid: ["layout/b"])
    #expect(error.message.contains("layout/b") && !error.message.contains("\n"))
  }

  @Test func `a scenario without a screen is refused`() throws {
    let name = try #require(
      SuiteCatalog.standard.suites.first { $0.name == "engine" }?.sections[0].scenarios(sizes: nil, extent: .quick)
        .first?.id.description)
    #expect(throws: UsageError.scenarioWithoutScreen(name)) { try Snapshot(try request(name), of: .standard) }
  }
}
