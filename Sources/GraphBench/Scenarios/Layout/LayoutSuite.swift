extension ScenarioSuite {
  /// What an infinity frame and a geometry reader cost, for each way to make a tree update.
  static var layout: ScenarioSuite {
    ScenarioSuite(
      name: "layout", summary: "What an infinity frame and a geometry reader cost when something around them changes.",
      columns: .updates, timeUnit: .us, defaultSizes: [1, 10, 100, 1_000],
      scenarios: { sizes in
        LayoutTrigger.allCases.flatMap { trigger in
          sizes.flatMap { size in
            LayoutStyle.allCases.map { LayoutScenario(style: $0, trigger: trigger, count: size) }
          }
        }
      },
      findings: LayoutFindings.sentences, moreSections: [.layoutChanges, .nestedStacks])
  }
}
