import Foundation
import GraphBench
import GraphBenchKit
import Testing

/// A population that is not made: its readings are what a test says they are.
@MainActor struct FakeWeighing: WeighedScenario {
  /// The name and size.
  var id = ScenarioID(suite: "layout", path: "memory/a", size: 10)

  /// How many readings are taken.
  var repetitions = 2

  /// Gives the next reading.
  let read: @MainActor () throws -> MemoryReading

  func weigh() throws -> MemoryReading { try read() }
}

@MainActor struct `Tables behind the main one` {
  private func memory(_ readings: [MemoryReading]) -> SuiteSection {
    var rest = readings
    let scenario = FakeWeighing {
      guard !rest.isEmpty else { throw RowFailure(problem: "no reading left") }
      return rest.removeFirst()
    }
    return SuiteSection(
      title: "memory", summary: "Fake bytes.", columns: .memory, timeUnit: .ms, sizes: [1_000], quickSizes: [10],
      scenarios: { sizes in
        sizes.map { size in
          var scenario = scenario
          scenario.id = ScenarioID(suite: "layout", path: "memory/a", size: size)
          return scenario
        }
      },
      findings: { ["It found \($0.count) row."] })
  }

  private let readings = [
    MemoryReading(resident: 100.24, accounted: 88, again: 0.5), MemoryReading(resident: 96, accounted: 88, again: -1),
  ]

  private func run(_ arguments: String..., readings: [MemoryReading]) -> (status: Int32, run: FakeRun) {
    let run = FakeRun()
    run.moreSections = [memory(readings)]
    return (run.run(arguments, scenarios: [run.scenario("a/x", size: 10)]).rawValue, run)
  }

  @Test func `a table has a title, columns and findings of its own`() {
    let (status, fake) = run(readings: readings)
    #expect(status == 0)
    #expect(fake.output.contains("\nlayout: Fake layouts.\n"))
    #expect(fake.output.contains("\nlayout/memory: Fake bytes.\n"))
    #expect(fake.output.hasSuffix("\n\nIt found 1 row.\n"))
    let cells = fake.output.split(separator: "\n").first { $0.hasPrefix("memory/a") }?.split(separator: " ")
    // The smallest reading; the deviation of 2.12 from the median of 98.12; the largest account and addition.
    #expect(cells == ["memory/a", "1,000", "96.0", "2", "88.0", "0.5"])
  }

  @Test func `filters, sizes and the quick preset choose rows of every table`() {
    #expect(!run("--filter", "memory", readings: readings).run.output.contains("a/x"))
    #expect(!run("--skip", "memory", readings: []).run.output.contains("layout/memory"))
    #expect(run("--sizes", "7", readings: readings).run.output.contains("memory/a     7"))
    #expect(run("--quick", readings: readings).run.output.contains("memory/a    10"))
  }

  @Test func `iterations say how many readings are taken`() {
    #expect(run("--iterations", "1", readings: readings).run.output.contains("100.2"))
    #expect(run("--iterations", "3", readings: readings).status == 1)
  }

  @Test func `a population with a wrong value fails its own row`() {
    let (status, fake) = run(readings: [])
    #expect(status == 1)
    #expect(fake.output.contains("WRONG no reading left"))
    #expect(fake.errors.contains("a row is wrong: layout/memory/a (size 1,000): no reading left"))
  }

  @Test func `bytes are in the JSON`() throws {
    let output = run("--format", "json", "--filter", "memory", readings: readings).run.output
    let row = try #require(output.split(separator: "\n").first { $0.contains("memory/a") })
    #expect(
      row == #"  {"memory":{"accounted":88,"again":0.5,"mad":2.12,"median":98.12,"minimum":96,"#
        + #""samples":[100.24,96],"spreadTooWide":false,"unit":"B"},"#
        + #""scenario":"layout/memory/a","size":1000,"verified":true}"#)
    let read = try JSONDecoder().decode(JSONReport.self, from: Data(output.utf8))
    #expect(read.rows[0].memory?.samples == [100.24, 96] && read.rows[0].time == nil)
  }

  @Test func `bytes are in the CSV, in fields of their own`() {
    let output = run("--format", "csv", "--filter", "memory", readings: readings).run.output
    let record = output.split(separator: "\r\n").last
    #expect(record == "layout/memory/a,1000,true,,,,,,2,,false,,,,,,,,,,,,98.12,96.0,2.12,88.0,0.5,,,,,,,,")
  }

  @Test func `bytes are in the Markdown`() {
    let output = run("--format", "markdown", "--filter", "memory", readings: readings).run.output
    #expect(
      output.contains(
        """
        ## layout/memory

        Fake bytes.

        | scenario | size | B per node | MAD % | by the graph's account, B | more for a second time, B |
        | :-- | --: | --: | --: | --: | --: |
        | memory/a | 1,000 | 96.0 | 2 | 88.0 | 0.5 |
        """))
  }

  @Test func `list and help name every table with its sizes`() {
    let run = FakeRun()
    run.moreSections = [memory([])]
    #expect(run.run(["list", "--filter", "layout/"], scenarios: [run.scenario("a/x", size: 10)]) == .done)
    #expect(run.output.contains("\n\nlayout/memory: Fake bytes.\n  layout/memory/a  1,000\n"))
    #expect(run.run(["help", "layout"], scenarios: []) == .done)
    #expect(
      run.output.contains(
        "\nlayout/memory: Fake bytes.\nSizes unless '--sizes' is given: 1,000; with '--quick': 10\n"))
  }

  @Test func `sizes are refused only where no selected scenario has any`() throws {
    func suite(_ sections: [SuiteSection]) -> ScenarioSuite {
      ScenarioSuite(
        name: "engine", summary: "", columns: .workloads, timeUnit: .ms, defaultSizes: [],
        scenarios: { _ in [FakeRun().scenario("a")] }, moreSections: sections)
    }
    let options = SelectionOptions(sizes: [3])
    #expect(throws: UsageError.scenariosWithoutSizes) { try ScenarioSelection(of: [suite([])], options: options) }
    let chosen = try ScenarioSelection(of: [suite([memory([])])], options: options).chosen
    #expect(chosen.map(\.name) == ["engine", "engine/memory"])
    #expect(chosen.map { $0.scenarios.map(\.id.size) } == [[nil], [3]])
    #expect(throws: UsageError.scenariosWithoutSizes) {
      try ScenarioSelection(
        of: [suite([memory([])])], options: SelectionOptions(filters: ["/a$"], skips: ["memory"], sizes: [3]))
    }
  }

  @Test func `pieces are a column, a field and a key`() throws {
    let row = RowResult(
      id: ScenarioID(suite: "engine", path: "growth/a", size: 100), group: RowGroup(title: "a"),
      outcome: .measured(
        Measurement(
          time: SampleStatistics(samples: [2_000, 3_000]), updatesPerSample: 1, counts: [.evaluations: 1], pieces: 100)
      ))
    let report = Report(
      command: [], preset: .standard, machine: FakeMachine.description,
      tick: ClockTick(measuring: ManualClock(step: 40)),
      sections: [
        Report.Section(
          suite: "engine/growth", summary: "", columns: .growth, timeUnit: .us, rows: [row], findings: [])
      ])
    let line = TextReport(report: report, style: .plain, isQuiet: true).rendered().split(separator: "\n").last
    #expect(line?.split(separator: " ") == ["growth/a", "100", "2.000", "2.500", "20!", "20.00", "100", "1"])
    #expect(try JSONReport(report).rendered().contains(#""pieces":100,"scenario":"engine/growth/a""#))
    #expect(CSVReport(report: report).rendered().contains(",,,,,,,,100,,,,,,,,,,,,1,\r\n"))
  }
}
