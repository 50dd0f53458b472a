import GraphBench
import GraphBenchKit
import Testing

@MainActor
struct `The growth suite` {
  @Test(arguments: ContainerKind.allCases)
  func `runs in every update exactly the bodies that it says`(kind: ContainerKind) throws {
    for trigger in ContainerTrigger.allCases {
      let row = ContainerScenario(kind: kind, trigger: trigger, count: 120)
      let container = try row.prepare()
      _ = container.takeCounts()
      for update in 1...2 {
        container.update()
        let differences = row.expectedCounts.differences(from: container.takeCounts())
        #expect(differences.isEmpty, "\(row.id), update \(update): \(differences)")
        #expect(container.verifyValue() == nil)
      }
    }
  }

  @Test func `has a row for every container, trigger and size`() {
    let suite = ScenarioSuite.growth
    let rows = ContainerKind.allCases.count * ContainerTrigger.allCases.count
    #expect(suite.scenarios(suite.defaultSizes).count == rows * suite.defaultSizes.count)
  }
}
