import AttributeGraph2
import GraphBenchKit

/// Sets a cell to its own value, outside of any transaction. A change would run an effect.
@MainActor
package final class EqualSets: EngineWorkload {
  package let graph = InspectedGraph.make()
  package let checks = WorkloadChecks()
  package var evaluationsTaken = 0
  private let count: Int
  private let cell: StateCell<Int>
  private let runs: EffectRuns
  private let effect: Effect

  /// Makes the cell, and an effect that reads it.
  package init(_ count: Int) {
    self.count = count
    let (cell, runs) = (graph.cell(hiddenFromOptimiser(7)), EffectRuns())
    (self.cell, self.runs) = (cell, runs)
    effect = graph.effect { runs.count(cell.value) }
  }

  package func update() {
    Self.set(cell, to: hiddenFromOptimiser(7), count: count)
    checks.expect(runs.count, 1, "the runs of the effect")
    checks.expect(graph.statistics.writes, 0, "the writes that changed something")
  }

  @inline(never)
  nonisolated private static func set(_ cell: StateCell<Int>, to value: Int, count: Int) {
    for _ in 0..<count { cell.value = value }
  }
}

/// Compares a value in memory as many times, and stores it if it differs.
@MainActor
package final class EqualStores: LimitWorkload {
  package let checks = WorkloadChecks()
  private let count: Int
  private let buffer = LimitBuffer<Int>(capacity: 1)
  private let place: LimitPlace<Int>
  private let places: LimitList<Int>

  /// Makes a list that repeats one place, so that no comparison can be optimised away.
  package init(_ count: Int) {
    self.count = count
    place = buffer.place(7)
    places = buffer.list(Array(repeating: place, count: 1_000))
  }

  package func update() {
    let value = hiddenFromOptimiser(7)
    var changes = 0
    for _ in 0..<count / places.count {
      for number in 0..<places.count where places[number].value != value {
        places[number].value = value
        changes &+= 1
      }
    }
    checks.expect(changes, 0, "the stores")
  }
}
