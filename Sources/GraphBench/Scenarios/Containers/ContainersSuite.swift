import GraphBenchKit

extension ScenarioSuite {
  /// The growth of the work of each kind of container with the number of its rows, which has to be about linear.
  package static var growth: ScenarioSuite {
    ScenarioSuite(
      name: "growth",
      summary: "Containers with 100 to 10,000 rows. The run fails if a time grows with an exponent above 1.3.",
      columns: .growth, timeUnit: .ms, defaultSizes: [100, 1_000, 10_000],
      scenarios: { sizes in
        ContainerKind.allCases.flatMap { kind in
          ContainerTrigger.allCases.flatMap { trigger in
            sizes.map { ContainerScenario(kind: kind, trigger: trigger, count: $0) }
          }
        }
      },
      findings: GrowthFindings.sentences, greatestExponent: 1.3)
  }
}
