import Foundation
import GraphBench
import GraphBenchKit
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The picture of a report: bars for a README.
@MainActor @Suite struct `Pictures of results` {
  private func picture(_ scenarios: (FakeRun) -> [FakeScenario], _ arguments: [String] = []) -> String {
    let run = FakeRun()
    #expect(run.run(["--format", "svg"] + arguments, scenarios: scenarios(run)) == .done)
    return run.output
  }

  @Test func `has a bar for each row of the largest size, and the reference in a colour of its own`() {
    let svg = picture { run in
      [10, 100].flatMap { size in
        ["a/t", "b/t"].map { run.scenario($0, size: size, reference: "a/t") }
      }
    }
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.components(separatedBy: "class=\"bar\"").count == 2)
    #expect(svg.components(separatedBy: "class=\"reference\"").count == 2)
    #expect(svg.contains("size 100") && !svg.contains("size 10 "))
    #expect(svg.contains("prefers-color-scheme: dark") && !svg.contains("var("))
    #expect(svg.contains("Example 1"))
  }

  @Test func `says so where there is nothing to compare`() {
    #expect(picture { [$0.scenario("a")] }.contains("No two rows of a group were measured."))
  }

  @Test func `is written to a file`() throws {
    let folder = try ScratchFolder()
    let run = FakeRun()
    let scenarios = [run.scenario("a/t"), run.scenario("b/t")]
    #expect(run.run(["--export-svg", folder.file("bars.svg")], scenarios: scenarios) == .done)
    #expect(try folder.text(of: "bars.svg").hasPrefix("<svg"))
  }
}
