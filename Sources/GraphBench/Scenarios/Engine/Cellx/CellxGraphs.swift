import AttributeGraph2
import GraphBenchKit

/// A graph of layers, updated once.
private struct CellxGraph {
  private let cells: [StateCell<Int>]
  private let end: [ComputedAttribute<Int>]
  private let effects: [Effect]

  init(layers: Int, graph: Graph) {
    cells = Cellx.start.map { graph.cell($0) }
    var effects: [Effect] = []
    effects.reserveCapacity(4 * layers)
    var end = Self.makeLayer(on: cells, graph, &effects)
    for _ in 1..<layers { end = Self.makeLayer(on: end, graph, &effects) }
    (self.end, self.effects) = (end, effects)
  }

  private static func makeLayer<Input: Attribute>(
    on layer: [Input], _ graph: Graph, _ effects: inout [Effect]
  ) -> [ComputedAttribute<Int>] where Input.Value == Int {
    let (m1, m2, m3, m4) = (layer[0], layer[1], layer[2], layer[3])
    let next = [
      graph.computed { m2.value },
      graph.computed { m1.value - m3.value },
      graph.computed { m2.value + m4.value },
      graph.computed { m3.value },
    ]
    for attribute in next { effects.append(graph.effect { _ = attribute.value }) }
    return next
  }

  /// The values of the last layer.
  var last: [Int] { end.map { $0.value } }

  /// Writes all cells in one transaction.
  func write(_ graph: Graph) {
    graph.transaction {
      for (cell, value) in zip(cells, Cellx.written) { cell.value = value }
    }
  }
}

/// The layers on the engine.
@MainActor
package final class CellxGraphs: EngineWorkload {
  package let graph = InspectedGraph.make()
  package let checks = WorkloadChecks()
  package var evaluationsTaken = 0
  private let layers: Int
  private var timedEvaluations = 0

  /// Makes a run of graphs with a number of layers.
  package init(layers: Int) {
    self.layers = layers
  }

  package func runProtocol(_ stopwatch: inout Stopwatch) {
    for _ in 0..<Cellx.graphs {
      let built = CellxGraph(layers: layers, graph: graph)
      let evaluations = graph.statistics.evaluations
      stopwatch.time {
        checks.expect(built.last, Cellx.before, "the last layer before the write")
        built.write(graph)
        checks.expect(built.last, Cellx.after, "the last layer after the write")
      }
      timedEvaluations += graph.statistics.evaluations - evaluations
    }
    checks.expect(graph.statistics.nodes, 0, "the nodes that are left")
  }

  /// Graphs are built for each run, so one update is one run of the protocol.
  package func update() {
    var stopwatch = Stopwatch(clock: MonotonicClock())
    runProtocol(&stopwatch)
  }

  /// The evaluations of the timed part.
  package func takeCounts() -> Counts {
    defer { timedEvaluations = 0 }
    return [.evaluations: timedEvaluations]
  }
}
