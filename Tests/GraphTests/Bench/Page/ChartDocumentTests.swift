import Foundation
import GraphBench
import GraphBenchKit
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The picture of a report: bars for a README.
@MainActor struct `Pictures of results` {
  private func picture(_ status: GraphBenchKit.ExitStatus = .done, _ scenarios: (FakeRun) -> [FakeScenario]) -> String {
    let run = FakeRun()
    #expect(run.run(["--format", "svg"], scenarios: scenarios(run)) == status)
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
    #expect(picture { [$0.scenario("a")] }.contains("Fewer than two rows were measured."))
  }

  @Test func `has one chart for all scenarios that are alone in their groups`() {
    let svg = picture { run in [10, 100].flatMap { size in ["a", "b"].map { run.scenario($0, size: size) } } }
    #expect(svg.components(separatedBy: "class=\"bar\"").count == 3)
    #expect(
      svg.contains(">layout: Fake layouts.</text>") && svg.contains(">size 100 · median time of an update</text>"))
    #expect(svg.contains(">a</text>") && svg.contains(">b</text>"))
  }

  @Test func `names the build, the preset, and the rows that are wrong`() {
    let svg = picture(.wrongResult) { run in
      var wrong = run.scenario("c/t")
      wrong.valueProblem = { _ in "expected 1, got 2" }
      return [run.scenario("a/t"), run.scenario("b/t"), wrong]
    }
    #expect(svg.contains(">1 row is wrong and not shown</text>"))
    #expect(
      svg.contains("Example 1, 2 cores · Example OS 1 · Swift 6.3, release build · commit unknown · preset 'default'"))
  }

  @Test func `breaks long titles and shortens long names`() {
    let name = String(repeating: "name", count: 10)
    let svg = picture { run in
      ["a", name].map { path in
        var scenario = run.scenario(path)
        scenario.group = RowGroup(title: "t", caption: String(repeating: "word ", count: 40))
        return scenario
      }
    }
    let texts = svg.components(separatedBy: "class=\"title\"").dropFirst().map {
      $0.components(separatedBy: "</text>")[0]
    }
    #expect(texts.count == 3 && texts.allSatisfy { $0.count < 110 })
    #expect(!svg.contains(">\(name)</text>") && svg.contains("…"))
  }

  @Test func `shows the fastest block and the fastest run, as their protocols do`() {
    func picture(of unit: TimedUnit) -> String {
      self.picture { run in
        ["a/t", "b/t"].map { path in
          var scenario = run.scenario(path)
          scenario.timedUnit = unit
          return scenario
        }
      }
    }
    #expect(picture(of: .update).contains(">median time of an update</text>"))
    #expect(picture(of: .block(updates: 2, repetitions: 5)).contains(">fastest time of a block</text>"))
    var measurement = Measurement(
      time: SampleStatistics(samples: [3, 1, 2]), updatesPerSample: 1, counts: [.bodies: 1])
    #expect(measurement.chartedTime == 2)
    measurement.unit = .protocolRun(repetitions: 3)
    #expect(measurement.chartedTime == 1 && measurement.chartedFigure == "fastest time of a run")
  }

  @Test func `is written to a file`() throws {
    let folder = try ScratchFolder()
    let run = FakeRun()
    let scenarios = [run.scenario("a/t"), run.scenario("b/t")]
    #expect(run.run(["--export-svg", folder.file("bars.svg")], scenarios: scenarios) == .done)
    #expect(try folder.text(of: "bars.svg").hasPrefix("<svg"))
  }
}
