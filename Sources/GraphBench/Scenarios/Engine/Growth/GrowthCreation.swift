import AttributeGraph2
import GraphBenchKit

// The creation of many nodes, written three times, because a generic loop would look up types at every step, and that
// would be timed.
//
// The verified run creates them for the first time, which touches the memory. They are released after every run, so the
// next one reuses that memory.

/// The creation of cells that hold their indices.
@MainActor final class GrowthCreatedCells: RecordedProtocol {
  let record = GrowthRecord()
  private var cells: [StateCell<Int>?]

  /// Reserves memory for `count` handles.
  init(_ count: Int) {
    cells = Array(repeating: nil, count: count)
  }

  func runProtocol(_ stopwatch: inout Stopwatch) {
    let graph = record.graph
    stopwatch.time {
      for index in cells.indices { cells[index] = graph.cell(index) }
    }
    record.expect(nodes: cells.count, edges: 0)
    for index in cells.indices {
      record.expect(cells[index]?.value ?? -1, index, "as the value of a cell")
      cells[index] = nil
    }
    record.expect(nodes: 0, edges: 0)
  }
}

/// The creation and first read of rules that read a cell of their own.
@MainActor final class GrowthCreatedRules: RecordedProtocol {
  let record = GrowthRecord()
  private let cells: [StateCell<Int>]
  private var rules: [ComputedAttribute<Int>?]

  /// Makes the cells, and reserves memory for the rules.
  init(_ count: Int) {
    let graph = record.graph
    cells = (0..<count).map { graph.cell($0) }
    rules = Array(repeating: nil, count: count)
  }

  func runProtocol(_ stopwatch: inout Stopwatch) {
    let graph = record.graph
    stopwatch.time {
      for index in rules.indices {
        let cell = cells[index]
        let rule = graph.computed { cell.value }
        record.expect(rule.value, index, "as the value of a rule")
        rules[index] = rule
      }
    }
    record.expect(nodes: 2 * rules.count, edges: rules.count)
    for index in rules.indices { rules[index] = nil }
    record.expect(nodes: cells.count, edges: 0)
  }
}

/// The creation and first run of effects that read a cell of their own.
@MainActor final class GrowthCreatedEffects: RecordedProtocol {
  let record = GrowthRecord()
  private let cells: [StateCell<Int>]
  private var effects: [Effect?]
  private let seen = GrowthCounter()

  /// Makes the cells, and reserves memory for the effects.
  init(_ count: Int) {
    let graph = record.graph
    cells = (0..<count).map { graph.cell($0) }
    effects = Array(repeating: nil, count: count)
  }

  func runProtocol(_ stopwatch: inout Stopwatch) {
    let (graph, seen) = (record.graph, seen)
    stopwatch.time {
      for index in effects.indices {
        let cell = cells[index]
        effects[index] = graph.effect { seen.value = cell.value }
        record.expect(seen.value, index, "as the value that an effect has read")
      }
    }
    record.expect(nodes: 2 * effects.count, edges: effects.count)
    for index in effects.indices { effects[index] = nil }
    record.expect(nodes: cells.count, edges: 0)
  }
}
