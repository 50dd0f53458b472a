import GraphBench
import GraphBenchKit
import Testing

@MainActor struct `Growth, chains and worst cases` {
  /// Runs a scenario a few times at a small size and says what is wrong.
  private func problems(_ scenario: any Scenario) throws -> [String] {
    let prepared = try scenario.prepare()
    _ = prepared.takeCounts()
    return (1...4).flatMap { run in
      prepared.update()
      let differences = scenario.expectedCounts.differences(from: prepared.takeCounts())
      let value = prepared.verifyValue()
      return (differences + (value.map { [$0] } ?? [])).map { "\(scenario.id) run \(run): \($0)" }
    }
  }

  @Test(arguments: GrowthScenario.Work.allCases, [1, 2, 7, 40])
  func `growth runs exactly what it says`(work: GrowthScenario.Work, count: Int) throws {
    #expect(try problems(GrowthScenario(work: work, count: count)) == [])
  }

  @Test(arguments: GrowthSiblings.Work.allCases, [1, 2, 7, 40])
  func `siblings run exactly what they say`(work: GrowthSiblings.Work, count: Int) throws {
    #expect(try problems(GrowthSiblings(work: work, count: count)) == [])
  }

  @Test(arguments: WorstCaseScenario.Case.allCases, [1, 2, 7, 40])
  func `worst cases run exactly what they say`(work: WorstCaseScenario.Case, count: Int) throws {
    #expect(try problems(WorstCaseScenario(work: work, count: count)) == [])
  }

  @Test(arguments: ChainScenario.Step.allCases, [1, 2, 7, 5_000])
  func `chains run exactly what they say`(step: ChainScenario.Step, length: Int) throws {
    #expect(try problems(ChainScenario(step: step, length: length)) == [])
  }

  @Test func `every section names its scenarios after itself and gives each row its size`() {
    for section in [SuiteSection.chains, .growth, .siblings, .worstCases, .memory] {
      let scenarios = section.scenarios([3, 5])
      #expect(!scenarios.isEmpty)
      for id in scenarios.map(\.id) {
        #expect(id.suite == "engine" && id.path.hasPrefix("\(section.title ?? "")/"))
        #expect(id.size == 3 || id.size == 5)
      }
      #expect(Set(scenarios.map(\.id)).count == scenarios.count)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 10, 100, 987, 1_000])
  func `a scattered order holds every place once and keeps neighbours apart`(count: Int) {
    let order = GrowthPlan.scattered(count)
    #expect(order.sorted() == Array(0..<count))
    guard count >= 100 else { return }
    for (place, next) in zip(order, order.dropFirst()) { #expect(abs(place - next) > count / 4) }
  }
}
