import GraphBench
import GraphBenchKit
import Testing

@MainActor
struct `The engine suite` {
  @Test func `has the twenty workloads under their own names, and two through handles`() {
    let names = ScenarioSuite.engine.scenarios([]).map(\.id.path)
    #expect(
      names == [
        "avoidablePropagation", "broadPropagation", "deepPropagation", "diamond", "mux", "repeatedObservers",
        "triangle", "unstable", "molBench", "createSignals", "createComputations", "updateSignals",
        "createSignals/handles", "createComputations/handles", "cellx1000", "cellx2500", "2-10x5 - lazy80%",
        "6-10x10 - dyn25% - lazy80%", "4-1000x12 - dyn5%", "25-1000x5", "3-5x500",
        "6-100x15 - dyn50%",
      ])
  }

  @Test func `has a limit beside every workload`() throws {
    let workloads =
      WorkloadScenario.kairo + WorkloadScenario.sBench + WorkloadScenario.handles + WorkloadScenario.cellx
    #expect((workloads + WorkloadScenario.dynamic + WorkloadScenario.operations).allSatisfy { $0.byHand != nil })
  }

  @Test func `has a pooled limit beside the workloads that make nodes`() {
    let workloads = WorkloadScenario.kairo + WorkloadScenario.sBench + WorkloadScenario.handles
    let pooled = (workloads + WorkloadScenario.cellx + WorkloadScenario.dynamic).filter { $0.byHandPooled != nil }
    #expect(
      pooled.map(\.id.path) == [
        "createSignals", "createComputations", "createSignals/handles", "createComputations/handles",
      ])
  }

  @Test func `runs by hand as many steps of mux as a write affects`() {
    #expect(MuxLimit().stepsAfterWrite == 103)
  }

  @Test func `counts as many evaluations as the definitions of the workloads add up to`() {
    let expected: [String: Int] = [
      "avoidablePropagation": 2 * 1_001, "broadPropagation": 150 * 51, "deepPropagation": 51 * 51, "diamond": 7 * 501,
      "mux": 18 * 103, "repeatedObservers": 2 * 101, "triangle": 11 * 101, "unstable": 3 * 101, "molBench": 13,
      "createSignals": 0, "createComputations": 675_100, "createSignals/handles": 0,
      "createComputations/handles": 675_100, "updateSignals": 11_300_400, "cellx1000": 80_000,
      "cellx2500": 200_000, "2-10x5 - lazy80%": 3_960_000, "6-10x10 - dyn25% - lazy80%": 1_170_000,
      "4-1000x12 - dyn5%": 1_470_000, "25-1000x5": 735_000, "3-5x500": 1_247_000, "6-100x15 - dyn50%": 1_080_000,
    ]
    for scenario in ScenarioSuite.engine.scenarios([]) {
      #expect(scenario.expectedCounts[.evaluations] == expected[scenario.id.path], "\(scenario.id)")
    }
  }

  @Test(arguments: [
    "avoidablePropagation", "broadPropagation", "deepPropagation", "diamond", "mux", "repeatedObservers", "triangle",
    "unstable", "molBench",
  ])
  func `runs in every update of a short workload exactly what it names, on the engine and by hand`(
    path: String
  ) throws {
    let scenario = try #require(WorkloadScenario.kairo.first { $0.id.path == path })
    let prepared = try scenario.prepare()
    let limit = try #require(try scenario.prepareLimit())
    _ = prepared.takeCounts()
    for _ in 1...2 {
      prepared.update()
      #expect(scenario.expectedCounts.differences(from: prepared.takeCounts()).isEmpty)
      #expect(prepared.verifyValue() == nil)
      limit.update()
      #expect(limit.verifyValue() == nil)
    }
  }

  @Test func `repeats single operations without running anything`() {
    let onEngine: [any EngineWorkload] = [CleanReads(2_000), EqualSets(2_000), CellCreations(100)]
    let byHand: [any LimitWorkload] = [CleanLoads(2_000), EqualStores(2_000), BoxCreations(100)]
    for row in onEngine {
      _ = row.takeCounts()
      row.update()
      #expect(row.takeCounts() == [.evaluations: 0])
      #expect(row.verifyValue() == nil)
    }
    for row in byHand {
      row.update()
      #expect(row.verifyValue() == nil)
    }
  }

  @Test func `updates every attribute and every effect of the layers`() {
    // The values come again every twelve layers, and 1,000 as well as 2,500 layers leave a rest of four.
    let graphs = CellxGraphs(layers: 16)
    graphs.update()
    #expect(graphs.verifyValue() == nil)
    #expect(graphs.takeCounts() == [.evaluations: 10 * 8 * 16])
    let limits = CellxLimits(layers: 16)
    limits.update()
    #expect(limits.verifyValue() == nil)
  }

  @Test(arguments: [
    SBenchPart(.cells, count: 100, sources: 100), SBenchPart(.readers(of: 0), count: 100, sources: 0),
    SBenchPart(.readers(of: 1), count: 100, sources: 100), SBenchPart(.readers(of: 2), count: 100, sources: 200),
    SBenchPart(.readers(of: 4), count: 100, sources: 400), SBenchPart(.readers(of: 10), count: 100, sources: 1_000),
    SBenchPart(.sharers(each: 2), count: 200, sources: 100), SBenchPart(.writes(effects: 1), count: 100, sources: 1),
    SBenchPart(.writes(effects: 1), count: 100, sources: 2), SBenchPart(.writes(effects: 1), count: 100, sources: 4),
    SBenchPart(.writes(effects: 1), count: 100, sources: 10), SBenchPart(.writes(effects: 3), count: 100, sources: 1),
  ])
  func `makes, updates and disposes of what a part of S-bench says`(part: SBenchPart) {
    let counts: Counts = [.evaluations: part.evaluations]
    let onEngine = SBenchRun([part], counts: counts) { SBenchGraph(checks: $0) }
    onEngine.update()
    #expect(onEngine.verifyValue() == nil)
    #expect(onEngine.takeCounts() == counts)
    let byHand = SBenchRun([part], counts: counts) { SBenchLimit(checks: $0) }
    byHand.update()
    #expect(byHand.verifyValue() == nil)
  }

  @Test(arguments: [
    SBenchPart(.cells, count: 100, sources: 100), SBenchPart(.readers(of: 0), count: 100, sources: 0),
    SBenchPart(.readers(of: 1), count: 100, sources: 100), SBenchPart(.readers(of: 2), count: 100, sources: 200),
    SBenchPart(.readers(of: 4), count: 100, sources: 400), SBenchPart(.readers(of: 10), count: 100, sources: 1_000),
    SBenchPart(.sharers(each: 2), count: 200, sources: 100),
  ])
  func `makes and disposes of the same through handles and in pools`(part: SBenchPart) {
    let counts: Counts = [.evaluations: part.evaluations]
    let onEngine = SBenchRun([part], counts: counts) { SBenchHandles(checks: $0) }
    onEngine.update()
    #expect(onEngine.verifyValue() == nil)
    #expect(onEngine.takeCounts() == counts)
    let byHand = SBenchRun([part], counts: counts) { SBenchPooledLimit(for: [part], checks: $0) }
    byHand.update()
    #expect(byHand.verifyValue() == nil)
  }
}
