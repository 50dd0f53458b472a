import AttributeGraphUI
import Foundation
import GraphBench
import GraphBenchKit
import Testing

@MainActor struct `Weighing rows of views` {
  private func row(_ size: Int, resident: Double, accounted: Double = 200) -> RowResult {
    let scenario = RowMemoryScenario(count: size)
    let reading = MemoryReading(resident: resident, accounted: accounted, again: 3)
    return RowResult(id: scenario.id, group: scenario.group, outcome: .weighed(MemoryMeasurement([reading])))
  }

  @Test func `a row is a population of its own, and none of the engine's`() {
    #expect(RowMemoryScenario(count: 7).id == ScenarioID(suite: "views", path: "memory/row", size: 7))
    #expect(!MemoryPopulation.nodes.contains(.row))
    #expect(MemoryPopulation.nodes.count + 1 == MemoryPopulation.allCases.count)
    #expect(!SuiteSection.memory.scenarios([5]).contains { $0.id.path.hasSuffix("row") })
    #expect(SuiteSection.rowMemory.scenarios([5, 6]).map(\.id.size) == [5, 6])
  }

  @Test(arguments: [1, 40])
  func `a table has the counts that it must have, and its rows have nodes`(rows: Int) throws {
    let reading = try TableProbe(rows: rows).reading()
    // A row has an effect and a state at least.
    #expect(reading.accounted > 100)
  }

  @Test func `the findings name the largest table that was weighed, and the bar`() {
    #expect(RowMemoryFindings.sentences([]).isEmpty)
    #expect(
      RowMemoryFindings.sentences([row(10, resident: 9_000), row(10_000, resident: 2_300)]) == [
        "A row takes 2300.0 bytes, within the 2458.0 that it may take; 200.0 of them are nodes and edges of the graph."
      ])
    #expect(RowMemoryFindings.sentences([row(10_000, resident: 2_459)])[0].contains("above the 2458.0"))
    // Below 10,000 rows the pages of the system show in the figure, so the bar says nothing.
    #expect(
      RowMemoryFindings.sentences([row(100, resident: 4_997)]) == [
        "A row takes 4997.0 bytes; 200.0 of them are nodes and edges of the graph."
      ])
    let failed = RowResult(
      id: RowMemoryScenario(count: 3).id, group: RowMemoryScenario(count: 3).group,
      outcome: .failed(RowFailure(problem: "no")))
    #expect(RowMemoryFindings.sentences([failed]).isEmpty)
  }

  @Test func `the table has bytes per row, and a program that does not answer fails the row`() {
    let section = SuiteSection.rowMemory
    let headings = section.columns.columns.map { $0.heading(.ms) }
    #expect(headings.contains(["", "B per row"]) && !headings.contains(["", "B per node"]))
    let cells = section.columns.columns.map { $0.cell(row(1_000, resident: 3_800.26, accounted: 224.1), .ms) }
    #expect(cells == ["memory/row", "1,000", "3800.3", "–", "224.1", "3.0"])
    var scenario = RowMemoryScenario(count: 3)
    scenario.launcher = MemoryLauncher(executable: URL(fileURLWithPath: "/bin/echo"))
    #expect(throws: RowFailure.self) { try scenario.weigh() }
  }
}

@MainActor struct `A table that comes and goes` {
  private func population(nodes: Int = 10, edges: Int = 5, positions: Int = 4) -> HostObjectCounts {
    let host = HostObjectCounts(nodes: nodes, edges: edges, positions: positions, graphBytes: 0)
    return host
  }

  @Test func `is verified a hundred times before it is timed, and leaves nothing`() throws {
    let scenario = LifetimeScenario(count: 3)
    let table = try scenario.prepare()
    #expect(table.takeCounts() == scenario.expectedCounts.multiplied(by: LifetimeScenario.rounds))
    #expect(table.verifyValue() == nil)
    table.update()
    #expect(scenario.expectedCounts.differences(from: table.takeCounts()).isEmpty)
    #expect(table.verifyValue() == nil)
  }

  @Test func `fails its row by a node, an edge or a position that is left`() {
    let empty = population()
    let full = population(nodes: 100, edges: 50, positions: 400)
    func problem(_ now: HostObjectCounts) -> String? {
      PassingTable.problem(without: now, with: full, after: empty, rows: 20)
    }
    let left = "expected nothing left of the table, got"
    #expect(problem(empty) == nil)
    #expect(problem(population(nodes: 11)) == "\(left) 1 node, no edges and no positions")
    #expect(problem(population(edges: 7)) == "\(left) no nodes, 2 edges and no positions")
    #expect(problem(population(positions: 2_004)) == "\(left) no nodes, no edges and 2,000 positions")
  }

  @Test func `fails its row where the table was not there at all`() {
    let empty = population()
    #expect(PassingTable.problem(without: empty, with: empty, after: empty, rows: 1) == "the table was not there")
  }
}
