import Testing

@testable import GraphBench

@MainActor
@Suite struct `The layout suite` {
  @Test(arguments: LayoutTrigger.allCases, LayoutStyle.allCases)
  func `runs in every update exactly the work that it says`(trigger: LayoutTrigger, style: LayoutStyle) throws {
    for count in [1, 2, 7] {
      let row = LayoutScenario(style: style, trigger: trigger, count: count)
      let tree = try row.prepare()
      _ = tree.takeCounts()
      for update in 1...3 {
        tree.update()
        let differences = row.expectedCounts.differences(from: tree.takeCounts())
        #expect(differences.isEmpty, "\(row.id) with \(count) leaves, update \(update): \(differences)")
        #expect(tree.verifyValue() == nil)
      }
    }
  }

  @Test func `has a row for every style, trigger and size`() {
    let suite = ScenarioSuite.layout
    #expect(suite.scenarios(suite.defaultSizes).count == 4 * 5 * 4)
    #expect(suite.scenarios([3]).map(\.id.size).allSatisfy { $0 == 3 })
  }

  @Test func `says in its findings only what was measured`() {
    #expect(ScenarioSuite.layout.findings([]).isEmpty)
  }
}

@MainActor
@Suite struct `The engine suite` {
  @Test(arguments: PropagationScenario.Workload.allCases)
  func `runs in every call of iter exactly the rules and effects that the workload names`(
    workload: PropagationScenario.Workload
  ) throws {
    let scenario = PropagationScenario(workload: workload)
    let prepared = try scenario.prepare()
    // The first call of a fresh graph writes a value that is there already.
    prepared.update()
    _ = prepared.takeCounts()
    prepared.update()
    #expect(scenario.expectedCounts.differences(from: prepared.takeCounts()).isEmpty)
    #expect(prepared.verifyValue() == nil)
  }

  @Test(arguments: PropagationScenario.Workload.allCases)
  func `the limit computes the same values`(workload: PropagationScenario.Workload) throws {
    let limit = try #require(try PropagationScenario(workload: workload).prepareLimit())
    limit.update()
    limit.update()
    #expect(limit.verifyValue() == nil)
  }
}
