import GraphBench
import GraphBenchKit
import Testing

@MainActor
struct `Changes among many leaves` {
  @Test(arguments: LayoutChange.allCases)
  func `run in every update exactly the work that they say`(change: LayoutChange) throws {
    for count in [100, 250] {
      let row = LayoutChangeScenario(change: change, count: count)
      let leaves = try row.prepare()
      _ = leaves.takeCounts()
      for update in 1...3 {
        leaves.update()
        let differences = row.expectedCounts.differences(from: leaves.takeCounts())
        #expect(differences.isEmpty, "\(row.id) with \(count) leaves, update \(update): \(differences)")
        #expect(leaves.verifyValue() == nil)
      }
    }
  }

  @Test(arguments: [1, 2, 9])
  func `stacks in each other place their children once in an update`(depth: Int) throws {
    let row = NestedStacks(count: depth)
    let stacks = try row.prepare()
    for _ in 1...3 {
      stacks.update()
      #expect(row.expectedCounts.differences(from: stacks.takeCounts()).isEmpty)
      #expect(stacks.verifyValue() == nil)
    }
  }

  @Test func `stacks that no program could put into each other are left out`() {
    let section = SuiteSection.nestedStacks
    #expect(section.scenarios([25, 1_000, 1_001, 10_000]).map(\.id.size) == [25, 1_000])
  }

  @Test func `sizes for which nothing is left are named beside the pattern`() {
    let options = SelectionOptions(filters: ["changes/"], sizes: [5, 20])
    let error = #expect(throws: UsageError.self) {
      try ScenarioSelection(of: [.layout], options: options, extent: .full)
    }
    #expect(error?.message.hasPrefix("no scenario matches '--filter' 'changes/' '--sizes' '5,20'; ") == true)
  }

  @Test func `the sections name their scenarios after themselves`() {
    for section in [SuiteSection.layoutChanges, .nestedStacks, .lifetimes] {
      let scenarios = section.scenarios([300, 500])
      #expect(Set(scenarios.map(\.id)).count == scenarios.count)
      for id in scenarios.map(\.id) { #expect(id.path.hasPrefix("\(section.title ?? "")/")) }
    }
  }
}
