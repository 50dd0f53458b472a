import GraphBench
import GraphBenchKit
import Testing

@MainActor
struct `The views suite` {
  @Test(arguments: ViewsTrigger.allCases)
  func `runs in every update exactly the bodies that it says`(trigger: ViewsTrigger) throws {
    for count in [1, 2, 3, 250] {
      let row = ViewsScenario(trigger: trigger, count: count)
      let tree = try row.prepare()
      _ = tree.takeCounts()
      for update in 1...3 {
        var stopwatch = Stopwatch(clock: MonotonicClock())
        if trigger.isTimedAsUpdate { tree.update() } else { tree.runProtocol(&stopwatch) }
        let differences = row.expectedCounts.differences(from: tree.takeCounts())
        #expect(differences.isEmpty, "\(row.id) with \(count) rows, update \(update): \(differences)")
        #expect(tree.verifyValue() == nil)
      }
    }
  }

  @Test func `has a row for every trigger and size`() {
    let suite = ScenarioSuite.views
    #expect(suite.scenarios(suite.defaultSizes).count == ViewsTrigger.allCases.count * 3)
    #expect(suite.scenarios([3]).map(\.id.size).allSatisfy { $0 == 3 })
  }

  @Test func `says in its findings only what was measured`() {
    #expect(ScenarioSuite.views.findings([]).isEmpty)
  }
}
