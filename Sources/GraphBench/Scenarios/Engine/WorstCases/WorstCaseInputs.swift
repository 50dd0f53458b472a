import AttributeGraph2
import GraphBenchKit

/// A rule that reads one of its many inputs at a different position in each evaluation.
@MainActor final class WorstCaseMovingInput: RecordedScenario {
  let record = GrowthRecord()
  private let place: StateCell<Int>
  private let rule: ComputedAttribute<Int>
  private let cells: [StateCell<Int>]
  private let places: [Int]
  private var turn = 0

  /// Makes `count` cells, and a rule that reads the first of them at each of the positions in turn.
  init(_ count: Int, places: [Int]) {
    let graph = record.graph
    let place = graph.cell(-1)
    let cells = (0..<count).map { graph.cell($0 + 1) }
    self.place = place
    self.cells = cells
    self.places = places
    rule = graph.computed {
      let (place, moving) = (place.value, cells[0])
      var sum = 0
      for index in 1..<max(cells.count, 1) {
        if index - 1 == place { sum &+= moving.value }
        sum &+= cells[index].value
      }
      if place >= cells.count - 1 { sum &+= moving.value }
      return sum &+ place
    }
  }

  func update() {
    let next = places[turn]
    turn = (turn + 1) % places.count
    // An equal position would run nothing, so the count is added to it.
    place.value = next == place.value ? next + cells.count : next
    let sum = cells.count * (cells.count + 1) / 2
    record.expect(rule.value, sum + place.value, "as the sum of all cells and the place")
  }
}

/// A rule that reads one of two lists of cells in turn.
@MainActor final class WorstCaseInputSets: RecordedScenario {
  let record: GrowthRecord
  private let isSecond: StateCell<Bool>
  private let rule: ComputedAttribute<Int>
  private let sums: (first: Int, second: Int)
  private let edges: Int

  /// The first half of the cells, or the second.
  static func halves(_ count: Int) -> WorstCaseInputSets {
    let record = GrowthRecord()
    let half = max(count / 2, 1)
    let cells = (0..<2 * half).map { record.graph.cell($0) }
    return WorstCaseInputSets(record, first: Array(cells[..<half]), second: Array(cells[half...]))
  }

  /// All cells forwards, or backwards.
  static func reversed(_ count: Int) -> WorstCaseInputSets {
    let record = GrowthRecord()
    let cells = (0..<count).map { record.graph.cell($0) }
    return WorstCaseInputSets(record, first: cells, second: cells.reversed())
  }

  private init(_ record: GrowthRecord, first: [StateCell<Int>], second: [StateCell<Int>]) {
    self.record = record
    let isSecond = record.graph.cell(false)
    self.isSecond = isSecond
    // The second list adds one, so that the two never have the same value.
    rule = record.graph.computed {
      let isSecond = isSecond.value
      var sum = isSecond ? 1 : 0
      for cell in isSecond ? second : first { sum &+= cell.value }
      return sum
    }
    sums = (first.reduce(0) { $0 + $1.value }, second.reduce(1) { $0 + $1.value })
    edges = 1 + first.count
    record.expect(rule.value, sums.first, "as the sum of the list")
  }

  func update() {
    let isSecond = !self.isSecond.value
    self.isSecond.value = isSecond
    record.expect(rule.value, isSecond ? sums.second : sums.first, "as the sum of the list")
    record.expect(record.graph.statistics.edges, edges, "as the number of edges in the graph")
  }
}

/// A rule with many inputs, whose last reader is made and released in every update.
@MainActor final class WorstCaseLastReader: RecordedScenario {
  let record = GrowthRecord()
  private let cells: [StateCell<Int>]
  private let rule: ComputedAttribute<Int>
  private let order: [Int]
  private let changesBetween: Bool
  private var turn = 0
  private var sum: Int

  /// Makes the cells and the rule that adds them up.
  init(_ count: Int, changesBetween: Bool) {
    let graph = record.graph
    cells = (0..<count).map { graph.cell($0) }
    order = GrowthPlan.scattered(count)
    self.changesBetween = changesBetween
    rule = GrowthFanInUpdate.sum(of: cells, in: graph)
    sum = rule.value
    record.expect(sum, count * (count - 1) / 2, "as the sum of all cells")
  }

  func update() {
    if changesBetween {
      cells[order[turn]].value += 1
      turn = (turn + 1) % order.count
      sum += 1
    }
    let (rule, seen) = (rule, GrowthCounter())
    let reader = record.graph.effect { seen.value = rule.value }
    reader.stop()
    record.expect(seen.value, sum, "as the sum of all cells")
  }
}
