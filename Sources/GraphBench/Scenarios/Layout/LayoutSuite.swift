import GraphBenchKit

extension ScenarioSuite {
  /// The cost of an infinity frame and of a geometry reader, for each trigger of an update.
  package static var layout: ScenarioSuite {
    ScenarioSuite(
      name: "layout", summary: "What an infinity frame and a geometry reader cost when something around them changes.",
      columns: .styles, timeUnit: .us, defaultSizes: [10, 100, 1_000],
      scenarios: { sizes in
        let styles: [any Scenario] = LayoutTrigger.allCases.flatMap { trigger in
          sizes.flatMap { size in
            LayoutStyle.allCases.map { LayoutScenario(style: $0, trigger: trigger, count: size) }
          }
        }
        let readings: [any Scenario] = ReadingTask.allCases.flatMap { task in
          sizes.flatMap { size in task.ways.map { ReadingScenario(task: task, way: $0, count: size) } }
        }
        return styles + readings
      },
      findings: LayoutFindings.sentences, fullSizes: [1, 10, 100, 1_000], isCondensed: true,
      moreSections: [.layoutChanges, .nestedStacks])
  }
}
