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
