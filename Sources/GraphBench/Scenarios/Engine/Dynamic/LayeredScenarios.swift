import AttributeGraph2
import GraphBenchKit

extension WorkloadScenario {
  /// The six workloads of the group *dynamic*, whose graphs consist of rows.
  ///
  /// One time is a whole run, and the fastest of 5 is reported. Building is not timed, nor is the first run, after
  /// which all runs are alike.
  package static var dynamic: [WorkloadScenario] {
    LayeredShape.all.map { shape in
      WorkloadScenario(
        shape.name, in: "dynamic", timedUnit: .block(updates: 1, repetitions: 5),
        counts: [.evaluations: shape.outcome.count + shape.outcome.effectRuns],
        onEngine: { LayeredGraphWorkload(shape) }, byHand: { LayeredLimitWorkload(shape) })
    }
  }
}

/// A layered workload that is run and checked.
@MainActor
private final class LayeredGraphWorkload: EngineWorkload {
  let graph = InspectedGraph.make()
  let checks = WorkloadChecks()
  var evaluationsTaken = 0
  private let run: () -> Void

  init(_ shape: LayeredShape) {
    run = LayeredWorkloads.onEngine(shape, graph: graph, checks: checks)
    run()
  }

  func update() { run() }
}

/// A layered workload that is run and checked, by hand.
@MainActor
private final class LayeredLimitWorkload: LimitWorkload {
  let checks = WorkloadChecks()
  private let run: () -> Void

  init(_ shape: LayeredShape) {
    run = LayeredWorkloads.byHand(shape, checks: checks)
    run()
  }

  func update() { run() }
}

/// Builds layered workloads for their number type.
@MainActor private enum LayeredWorkloads {
  static func onEngine(_ shape: LayeredShape, graph: Graph, checks: WorkloadChecks) -> () -> Void {
    let topology = LayeredTopology(shape)
    // The types are spelled out, so that the compiler specialises the code for each.
    switch shape.outcome.sum {
    case .whole(let sum):
      let layered = LayeredGraph<Int>(shape, topology: topology, graph: graph)
      return checking(checks, sum, shape) { layered.run(iterations: shape.iterations) }
    case .floating(let sum):
      let layered = LayeredGraph<Double>(shape, topology: topology, graph: graph)
      return checking(checks, sum, shape) { layered.run(iterations: shape.iterations) }
    }
  }

  static func byHand(_ shape: LayeredShape, checks: WorkloadChecks) -> () -> Void {
    let topology = LayeredTopology(shape)
    switch shape.outcome.sum {
    case .whole(let sum):
      let layered = LayeredLimit<Int>(shape, topology: topology)
      return checking(checks, sum, shape) { layered.run(iterations: shape.iterations) }
    case .floating(let sum):
      let layered = LayeredLimit<Double>(shape, topology: topology)
      return checking(checks, sum, shape) { layered.run(iterations: shape.iterations) }
    }
  }

  /// The run with the check of its outcome, from the second run on.
  private static func checking<Value: LayeredValue>(
    _ checks: WorkloadChecks, _ sum: Value, _ shape: LayeredShape, _ run: @escaping () -> LayeredResult<Value>
  ) -> () -> Void {
    var isFirst = true
    return {
      let result = run()
      defer { isFirst = false }
      if isFirst { return }
      checks.expect(result.sum, sum, "the sum")
      checks.expect(result.count, shape.outcome.count, "the number of rules that ran")
    }
  }
}
