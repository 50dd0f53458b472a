import GraphBenchKit

extension ScenarioSuite {
  /// The engine, compared with the lowest possible cost of the same work.
  package static var engine: ScenarioSuite {
    ScenarioSuite(
      name: "engine", summary: "Workloads of reactive benchmarks on the engine, beside the same closures run by hand.",
      columns: .workloads, timeUnit: .ms, defaultSizes: [],
      scenarios: { _ in
        WorkloadScenario.kairo + WorkloadScenario.sBench + WorkloadScenario.handles + WorkloadScenario.cellx
          + WorkloadScenario.dynamic
      },
      moreSections: [.operations, .chains, .growth, .siblings, .worstCases, .memory])
  }
}
