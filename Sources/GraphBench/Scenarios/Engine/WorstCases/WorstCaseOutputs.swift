import AttributeGraph2
import GraphBenchKit

/// A cell whose outputs are all added and removed together.
@MainActor final class WorstCaseTogglingOutputs: RecordedScenario {
  let record = GrowthRecord()
  private let isOpen: StateCell<Bool>
  private let effects: [Effect]
  private let sum = GrowthCounter()

  /// Makes effects that read the cell only while another cell is true.
  init(_ count: Int) {
    let (graph, sum) = (record.graph, sum)
    let (source, isOpen) = (graph.cell(1), graph.cell(false))
    self.isOpen = isOpen
    effects = (0..<count).map { _ in
      graph.effect {
        if isOpen.value { sum.value &+= source.value }
      }
    }
  }

  func update() {
    let opens = !isOpen.value
    sum.value = 0
    isOpen.value = opens
    record.expect(sum.value, opens ? effects.count : 0, "as the sum over all effects")
    record.expect(record.graph.statistics.edges, (opens ? 2 : 1) * effects.count, "as the number of edges in the graph")
  }
}

/// A cell with many outputs: every update replaces a tenth of them.
@MainActor final class WorstCaseReplacedOutputs: RecordedScenario {
  let record = GrowthRecord()
  private let source: StateCell<Int>
  private var effects: [Effect]
  private let order: [Int]
  private var turn = 0
  private let sum = GrowthCounter()

  /// Makes the cell and the effects that read it.
  init(_ count: Int) {
    let (graph, sum) = (record.graph, sum)
    let source = graph.cell(1)
    self.source = source
    order = GrowthPlan.scattered(count)
    effects = (0..<count).map { _ in graph.effect { sum.value &+= source.value } }
  }

  func update() {
    let (source, sum) = (source, sum)
    let replaced = max(effects.count / 10, 1)
    sum.value = 0
    for _ in 0..<replaced {
      let place = order[turn]
      turn = (turn + 1) % order.count
      effects[place].stop()
      effects[place] = record.graph.effect { sum.value &+= source.value }
    }
    record.expect(sum.value, replaced, "as the sum over all new effects")
    record.expect(nodes: effects.count + 1, edges: effects.count)
  }
}
