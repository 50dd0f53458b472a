extension ScenarioSuite {
  /// The engine beside the least that the same work can cost.
  static var engine: ScenarioSuite {
    ScenarioSuite(
      name: "engine", summary: "Workloads of reactive benchmarks on the engine, beside the same closures run by hand.",
      columns: .workloads, timeUnit: .ms, defaultSizes: [],
      scenarios: { _ in
        PropagationScenario.Workload.allCases.map { PropagationScenario(workload: $0) }
          + ChainScenario.Step.allCases.map { ChainScenario(step: $0) }
      })
  }
}
