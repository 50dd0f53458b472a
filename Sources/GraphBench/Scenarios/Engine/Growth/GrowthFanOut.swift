import AttributeGraph2
import GraphBenchKit

/// A cell that many effects read: every update writes it, and runs all of them.
@MainActor final class GrowthFanOutFlush: RecordedScenario {
  let record = GrowthRecord()
  private let source: StateCell<Int>
  private let effects: [Effect]
  private let sum = GrowthCounter()

  /// Makes the cell and the effects, which run once.
  init(_ count: Int) {
    let (graph, sum) = (record.graph, sum)
    let source = graph.cell(0)
    self.source = source
    effects = (0..<count).map { _ in graph.effect { sum.value &+= source.value } }
    record.expect(nodes: count + 1, edges: count)
  }

  func update() {
    sum.value = 0
    let value = source.value + 1
    source.value = value
    record.expect(sum.value, value * effects.count, "as the sum over all effects")
  }
}

/// A cell that many rules read: every update writes it, and reads each of them.
@MainActor final class GrowthFanOutPull: RecordedScenario {
  let record = GrowthRecord()
  private let source: StateCell<Int>
  private let rules: [ComputedAttribute<Int>]

  /// Makes the cell and the rules, which do not run yet.
  init(_ count: Int) {
    let graph = record.graph
    let source = graph.cell(0)
    self.source = source
    rules = (0..<count).map { _ in graph.computed { source.value &+ 1 } }
  }

  func update() {
    let value = source.value + 1
    source.value = value
    var sum = 0
    for rule in rules { sum &+= rule.value }
    record.expect(sum, (value + 1) * rules.count, "as the sum over all rules")
  }
}

/// The release of all rules that read a cell.
@MainActor final class GrowthFanOutDisposal: RecordedProtocol {
  let record = GrowthRecord()
  private let source: StateCell<Int>
  private var rules: [ComputedAttribute<Int>?]
  private let order: [Int]

  /// Makes the cell. The rules are made for every run, and released in the given order.
  init(order: [Int]) {
    self.order = order
    source = record.graph.cell(1)
    rules = Array(repeating: nil, count: order.count)
  }

  func runProtocol(_ stopwatch: inout Stopwatch) {
    let (graph, source) = (record.graph, source)
    record.uncounted {
      for index in rules.indices {
        let rule = graph.computed { source.value &+ index }
        record.expect(rule.value, index + 1, "as the value of a rule")
        rules[index] = rule
      }
    }
    record.expect(nodes: rules.count + 1, edges: rules.count)
    stopwatch.time {
      for index in order { rules[index] = nil }
    }
    record.expect(nodes: 1, edges: 0)
  }
}

/// The end of a cell of a subgraph that many rules have read.
@MainActor final class GrowthSourceEnd: RecordedProtocol {
  let record = GrowthRecord()
  private let count: Int

  /// Makes nothing, because the cell and the rules are made for every run.
  init(_ count: Int) {
    self.count = count
  }

  func runProtocol(_ stopwatch: inout Stopwatch) {
    let graph = record.graph
    let owner = graph.subgraph()
    let source = owner.cell(1).weak
    let rules = (0..<count).map { _ in graph.computed { source.value ?? -1 } }
    record.uncounted { record.expect(Self.sum(rules), count, "as the sum before the end") }
    record.expect(nodes: count + 1, edges: count)
    stopwatch.time { owner.end() }
    record.expect(nodes: count, edges: 0)
    record.uncounted { record.expect(Self.sum(rules), -count, "as the sum after the end") }
  }

  private static func sum(_ rules: [ComputedAttribute<Int>]) -> Int { rules.reduce(0) { $0 + $1.value } }
}
