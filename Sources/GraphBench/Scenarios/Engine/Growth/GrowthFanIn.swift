import AttributeGraph2
import GraphBenchKit

/// The first evaluation or the release of a rule that reads many cells, made for every run.
@MainActor final class GrowthFanIn: RecordedProtocol {
  /// The timed step.
  enum Timed {
    /// The first read, which runs the rule.
    case firstEvaluation
    /// The release of the only handle.
    case disposal
  }

  let record = GrowthRecord()
  private let timed: Timed
  private let cells: [StateCell<Int>]

  /// Makes the cells, which hold their indices.
  init(_ count: Int, timed: Timed) {
    self.timed = timed
    let graph = record.graph
    cells = (0..<count).map { graph.cell($0) }
  }

  func runProtocol(_ stopwatch: inout Stopwatch) {
    let sum = cells.count * (cells.count - 1) / 2
    var rule: ComputedAttribute<Int>? = GrowthFanInUpdate.sum(of: cells, in: record.graph)
    switch timed {
    case .firstEvaluation:
      stopwatch.time { record.expect(rule?.value ?? -1, sum, "as the sum of all cells") }
      record.expect(nodes: cells.count + 1, edges: cells.count)
      rule = nil
    case .disposal:
      record.uncounted { record.expect(rule?.value ?? -1, sum, "as the sum of all cells") }
      stopwatch.time { rule = nil }
    }
    record.expect(nodes: cells.count, edges: 0)
  }
}

/// A rule that reads many cells, one of which is written in every update.
@MainActor final class GrowthFanInUpdate: RecordedScenario {
  let record = GrowthRecord()
  private let cells: [StateCell<Int>]
  private let order: [Int]
  private let rule: ComputedAttribute<Int>
  private var sum: Int
  private var turn = 0

  /// Makes the cells and the rule, and evaluates it once.
  init(_ count: Int) {
    let graph = record.graph
    cells = (0..<count).map { graph.cell($0) }
    order = GrowthPlan.scattered(count)
    rule = Self.sum(of: cells, in: graph)
    sum = rule.value
    record.expect(sum, count * (count - 1) / 2, "as the sum of all cells")
    record.expect(nodes: count + 1, edges: count)
  }

  func update() {
    let cell = cells[order[turn]]
    turn = (turn + 1) % order.count
    cell.value += 1
    sum += 1
    record.expect(rule.value, sum, "as the sum of all cells")
  }

  /// A rule that adds up cells.
  static func sum(of cells: [StateCell<Int>], in graph: Graph) -> ComputedAttribute<Int> {
    graph.computed {
      var sum = 0
      for cell in cells { sum &+= cell.value }
      return sum
    }
  }
}
