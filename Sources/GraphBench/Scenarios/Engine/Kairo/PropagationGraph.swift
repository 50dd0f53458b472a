import AttributeGraph2
import GraphBenchKit

/// A workload with one cell and one end, on the engine.
@MainActor
final class PropagationGraph: EngineWorkload {
  let graph = InspectedGraph.make()
  let checks = WorkloadChecks()
  var evaluationsTaken = 0
  private let plan: PropagationShape.Plan
  private let head: StateCell<Int>
  private let end: ComputedAttribute<Int>
  private let parts: Parts
  private let runs: EffectRuns

  /// Builds the graph.
  init(_ shape: PropagationShape) {
    plan = shape.plan
    head = graph.cell(0)
    runs = EffectRuns()
    parts =
      switch shape {
      case .avoidablePropagation: Self.makeAvoidable(graph, head)
      case .broadPropagation: Self.makeBroad(graph, head, runs)
      case .deepPropagation: Self.makeDeep(graph, head, runs)
      case .diamond: Self.makeDiamond(graph, head, runs)
      case .repeatedObservers: Self.makeRepeated(graph, head, runs)
      case .triangle: Self.makeTriangle(graph, head, runs)
      case .unstable: Self.makeUnstable(graph, head, runs)
      }
    end = parts.end
  }

  func update() {
    graph.transaction { head.value = 1 }
    if let first = plan.first { checks.expect(end.value, first, "the end after the first write") }
    runs.count = 0
    if let expected = plan.end {
      for number in 0..<plan.rounds {
        graph.transaction { head.value = number }
        checks.expect(end.value, expected.base &+ expected.factor &* number, "the end")
      }
    } else {
      for number in 0..<plan.rounds {
        graph.transaction { head.value = number }
      }
    }
    if let expected = plan.effectRuns { checks.expect(runs.count, expected, "the runs of effects") }
  }

  /// The parts of its graph that a workload uses.
  private struct Parts {
    let end: ComputedAttribute<Int>
    let effects: [Effect]
    /// Owns the nodes that are read by handles, and the effect, which would run for their end if it outlived them.
    var group: Subgraph?
  }

  nonisolated private static func makeAvoidable(_ graph: Graph, _ head: StateCell<Int>) -> Parts {
    let first = graph.computed { head.value }
    let second = graph.computed {
      _ = first.value
      return 0
    }
    let third = graph.computed {
      Busy.wait()
      return second.value + 1
    }
    let fourth = graph.computed { third.value + 2 }
    let fifth = graph.computed { fourth.value + 3 }
    let effect = graph.effect {
      _ = fifth.value
      Busy.wait()
    }
    return Parts(end: fifth, effects: [effect])
  }

  nonisolated private static func makeBroad(_ graph: Graph, _ head: StateCell<Int>, _ runs: EffectRuns) -> Parts {
    let pairs = (0..<50).map { number in
      let first = graph.computed { head.value + number }
      let second = graph.computed { first.value + 1 }
      return (end: second, effect: graph.effect { runs.count(second.value) })
    }
    return Parts(end: pairs[49].end, effects: pairs.map(\.effect))
  }

  nonisolated private static func makeDeep(_ graph: Graph, _ head: StateCell<Int>, _ runs: EffectRuns) -> Parts {
    var last = graph.computed { head.value + 1 }
    for _ in 1..<50 {
      let previous = last
      last = graph.computed { previous.value + 1 }
    }
    let end = last
    return Parts(end: end, effects: [graph.effect { runs.count(end.value) }])
  }

  nonisolated private static func makeDiamond(_ graph: Graph, _ head: StateCell<Int>, _ runs: EffectRuns) -> Parts {
    // A rule that iterates over several attributes captures handles, because an array of objects counts references for
    // each.
    let group = graph.subgraph()
    let middle = (0..<5).map { _ in group.computed { head.value + 1 } }
    let sum = graph.computed {
      var sum = 0
      for attribute in middle { sum += attribute.value }
      return sum
    }
    group.effect { runs.count(sum.value) }
    return Parts(end: sum, effects: [], group: group)
  }

  nonisolated private static func makeRepeated(_ graph: Graph, _ head: StateCell<Int>, _ runs: EffectRuns) -> Parts {
    let sum = graph.computed {
      var sum = 0
      for _ in 0..<30 { sum += head.value }
      return sum
    }
    return Parts(end: sum, effects: [graph.effect { runs.count(sum.value) }])
  }

  nonisolated private static func makeTriangle(_ graph: Graph, _ head: StateCell<Int>, _ runs: EffectRuns) -> Parts {
    // The graph includes the tenth attribute of the original, which nothing reads.
    let group = graph.subgraph()
    var chain = [group.computed { head.value + 1 }]
    for _ in 1..<10 {
      let previous = chain[chain.count - 1]
      chain.append(group.computed { previous.value + 1 })
    }
    let summands = Array(chain.dropLast())
    let sum = graph.computed {
      var sum = head.value
      for attribute in summands { sum += attribute.value }
      return sum
    }
    group.effect { runs.count(sum.value) }
    return Parts(end: sum, effects: [], group: group)
  }

  nonisolated private static func makeUnstable(_ graph: Graph, _ head: StateCell<Int>, _ runs: EffectRuns) -> Parts {
    let double = graph.computed { head.value * 2 }
    let inverse = graph.computed { -head.value }
    let current = graph.computed {
      var sum = 0
      for _ in 0..<20 { sum += head.value.isMultiple(of: 2) ? inverse.value : double.value }
      return sum
    }
    return Parts(end: current, effects: [graph.effect { runs.count(current.value) }])
  }
}

/// Work that takes some time and has no result.
enum Busy {
  /// Counts to a hundred in a way that the optimiser cannot shorten.
  @inline(never)
  static func wait() {
    var number = hiddenFromOptimiser(1)
    for step in 0..<100 { number = (number &+ step) ^ (number >> 1) }
    blackHole(number)
  }
}
