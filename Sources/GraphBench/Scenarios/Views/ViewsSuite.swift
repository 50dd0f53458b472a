import GraphBenchKit

extension ScenarioSuite {
  /// The cost of rows of views, at first and when something changes.
  package static var views: ScenarioSuite {
    ScenarioSuite(
      name: "views", summary: "First render and updates of rows of views, with the bodies that run.",
      columns: .updates, timeUnit: .ms, defaultSizes: [100, 1_000, 10_000],
      scenarios: { sizes in
        ViewsTrigger.allCases.flatMap { trigger in
          sizes.map { ViewsScenario(trigger: trigger, count: $0) }
        }
      },
      findings: GrowthFindings.sentences, moreSections: [.lifetimes, .rowMemory])
  }
}
