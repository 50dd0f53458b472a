import AttributeGraph2
import GraphBenchKit

/// Times the creation of cells alone. Their memory is warm, because earlier cells have freed it.
@MainActor
package final class CellCreations: EngineWorkload {
  package let graph = InspectedGraph.make()
  package let checks = WorkloadChecks()
  package var evaluationsTaken = 0
  private let count: Int
  private var cells: [StateCell<Int>] = []

  /// Reserves memory for the cells.
  package init(_ count: Int) {
    self.count = count
    cells.reserveCapacity(count)
  }

  package func runProtocol(_ stopwatch: inout Stopwatch) {
    stopwatch.time { Self.make(count, &cells, graph) }
    checks.expect(graph.statistics.nodes, count, "the nodes")
    checks.expect(cells.last?.value, count - 1, "the value of the last cell")
    cells.removeAll(keepingCapacity: true)
    checks.expect(graph.statistics.nodes, 0, "the nodes that are left")
  }

  /// Cells are made for each run, so one update is one run of the protocol.
  package func update() {
    var stopwatch = Stopwatch(clock: MonotonicClock())
    runProtocol(&stopwatch)
  }

  @inline(never)
  nonisolated private static func make(_ count: Int, _ cells: inout [StateCell<Int>], _ graph: Graph) {
    for number in 0..<count { cells.append(graph.cell(number)) }
  }
}

/// Makes as many boxed values.
@MainActor
package final class BoxCreations: LimitWorkload {
  package let checks = WorkloadChecks()
  private let count: Int

  /// Stores the number of boxes.
  package init(_ count: Int) {
    self.count = count
  }

  package func runProtocol(_ stopwatch: inout Stopwatch) {
    var boxes: LimitBoxes?
    stopwatch.time { boxes = LimitBoxes(count: count) }
    checks.expect(boxes.map { $0[$0.count - 1] }, count - 1, "the value in the last box")
  }

  /// Boxes are made for each run, so one update is one run of the protocol.
  package func update() {
    var stopwatch = Stopwatch(clock: MonotonicClock())
    runProtocol(&stopwatch)
  }
}
