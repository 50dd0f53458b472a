import GraphBenchKit

extension ScenarioSuite {
  /// The cost of a list with twenty rows in sight, with the bodies that run.
  package static var lists: ScenarioSuite {
    ScenarioSuite(
      name: "lists", summary: "A list with twenty rows in sight: first render, scrolling and updates, by its length.",
      columns: .updates, timeUnit: .ms, defaultSizes: [1_000, 10_000, 100_000],
      scenarios: { sizes in
        ListsTrigger.allCases.flatMap { trigger in
          sizes.map { ListsScenario(trigger: trigger, count: $0) }
        }
      },
      findings: GrowthFindings.sentences)
  }
}
