import GraphBench
import GraphBenchKit
import Testing

@MainActor
struct `The lists suite` {
  @Test(arguments: ListsTrigger.allCases)
  func `runs in every update exactly the bodies that it says`(trigger: ListsTrigger) throws {
    for count in [1, 2, 19, 20, 21, 100, 5_000] {
      let row = ListsScenario(trigger: trigger, count: count)
      let list = try row.prepare()
      _ = list.takeCounts()
      for update in 1...3 {
        list.update()
        let differences = row.expectedCounts.differences(from: list.takeCounts())
        #expect(differences.isEmpty, "\(row.id) with \(count) rows, update \(update): \(differences)")
        #expect(list.verifyValue() == nil)
      }
    }
  }

  @Test func `has a row for every trigger and size`() {
    let suite = ScenarioSuite.lists
    #expect(suite.scenarios(suite.defaultSizes).count == ListsTrigger.allCases.count * 3)
    #expect(suite.scenarios([100]).map(\.id.size).allSatisfy { $0 == 100 })
  }
}
