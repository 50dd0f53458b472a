import GraphBenchKit

extension WorkloadScenario {
  /// The two workloads with layers of four attributes, each with an effect.
  ///
  /// One time is the sum over ten graphs, each built afresh and updated once; building is not timed. The original
  /// protocol measures one time; here there are several, because it is short.
  package static var cellx: [WorkloadScenario] {
    [1_000, 2_500].map { layers in
      WorkloadScenario(
        "cellx\(layers)", in: "cellx", timedUnit: .protocolRun(repetitions: 5),
        counts: [.evaluations: Cellx.graphs * 8 * layers], onEngine: { CellxGraphs(layers: layers) },
        byHand: { CellxLimits(layers: layers) })
    }
  }
}

/// The constants of the workloads.
enum Cellx {
  /// The number of graphs in one time.
  static let graphs = 10

  /// The initial values of the cells.
  static let start = [1, 2, 3, 4]

  /// The written values.
  static let written = [4, 3, 2, 1]

  /// The last layer before the write.
  static let before = [-3, -6, -2, 2]

  /// The last layer after the write.
  static let after = [-2, -4, 2, 3]
}
