import AttributeGraph2
import GraphBenchKit

// The making of many nodes, three times over: a generic loop would look up types at every step, which would be timed.
//
// The run that is verified makes them for the first time, which touches the memory. They go after every run, so the
// next one finds memory that was used before.

/// The making of cells, each of which holds its place.
@MainActor final class GrowthCreatedCells: RecordedProtocol {
  let record = GrowthRecord()
  private var cells: [StateCell<Int>?]

  /// Makes room for as many handles as `count` says.
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

/// The making and first read of rules, each of which reads a cell of its own.
@MainActor final class GrowthCreatedRules: RecordedProtocol {
  let record = GrowthRecord()
  private let cells: [StateCell<Int>]
  private var rules: [ComputedAttribute<Int>?]

  /// Makes the cells, and room for the rules.
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

/// The making and first run of effects, each of which reads a cell of its own.
@MainActor final class GrowthCreatedEffects: RecordedProtocol {
  let record = GrowthRecord()
  private let cells: [StateCell<Int>]
  private var effects: [Effect?]
  private let seen = GrowthCounter()

  /// Makes the cells, and room for the effects.
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
