import GraphBenchKit

extension WorkloadScenario {
  /// The nine workloads of the group that benchmarks of reactive libraries call *kairo*.
  ///
  /// One time is 500 calls of a workload's `iter`, and the fastest of 10 is reported. Building is not timed.
  package static var kairo: [WorkloadScenario] {
    [.avoidablePropagation, .broadPropagation, .deepPropagation, .diamond].map(propagation)
      + [
        kairo("mux", evaluations: MuxGraph.evaluations, onEngine: { MuxGraph() }, byHand: { MuxLimit() })
      ] + [.repeatedObservers, .triangle, .unstable].map(propagation)
      + [
        kairo("molBench", evaluations: MolGraph.evaluations, onEngine: { MolGraph() }, byHand: { MolLimit() })
      ]
  }

  private static func propagation(_ shape: PropagationShape) -> WorkloadScenario {
    kairo(
      shape.rawValue, evaluations: (shape.plan.rounds + 1) * shape.plan.evaluationsPerWrite,
      onEngine: { PropagationGraph(shape) }, byHand: { PropagationLimit(shape) })
  }

  private static func kairo(
    _ name: String, evaluations: Int, onEngine: @escaping @MainActor () -> any PreparedScenario,
    byHand: @escaping @MainActor () -> any PreparedScenario
  ) -> WorkloadScenario {
    WorkloadScenario(
      name, in: "kairo", timedUnit: .block(updates: 500, repetitions: 10), counts: [.evaluations: evaluations],
      onEngine: onEngine, byHand: byHand)
  }
}
