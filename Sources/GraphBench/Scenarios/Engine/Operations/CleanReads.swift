import AttributeGraph2
import GraphBenchKit

/// Reads a computed attribute that is up to date, outside of any rule.
@MainActor
package final class CleanReads: EngineWorkload {
  package let graph = InspectedGraph.make()
  package let checks = WorkloadChecks()
  package var evaluationsTaken = 0
  private let count: Int
  private let attribute: ComputedAttribute<Int>

  /// Makes the attribute, and brings it up to date.
  package init(_ count: Int) {
    self.count = count
    let cell = graph.cell(hiddenFromOptimiser(3))
    attribute = graph.computed { cell.value + 4 }
    blackHole(attribute.value)
  }

  package func update() {
    let sum = Self.sum(of: attribute, count: count)
    checks.expect(sum, 7 * count, "the sum of the reads")
  }

  @inline(never)
  nonisolated private static func sum(of attribute: ComputedAttribute<Int>, count: Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= attribute.value }
    return sum
  }
}

/// Loads a value from memory as many times.
@MainActor
package final class CleanLoads: LimitWorkload {
  package let checks = WorkloadChecks()
  private let count: Int
  private let buffer = LimitBuffer<Int>(capacity: 1)
  private let places: LimitList<Int>

  /// Makes a list that repeats one place, so that no load can be optimised away.
  package init(_ count: Int) {
    self.count = count
    places = buffer.list(Array(repeating: buffer.place(7), count: 1_000))
  }

  package func update() {
    var sum = 0
    for _ in 0..<count / places.count { sum &+= places.sum }
    checks.expect(sum, 7 * count, "the sum of the loads")
  }
}
