import AttributeGraph2
import GraphBenchKit

/// A transaction with many writes of which one matters.
@MainActor final class WorstCaseTransaction: RecordedScenario {
  /// What the writes are that do not matter.
  enum Others {
    /// To cells that end the transaction where they began; an effect reads each.
    case restored
    /// To cells that nobody reads.
    case unread
    /// To cells that the transaction makes, and that end in it.
    case ended
  }

  let record = GrowthRecord()
  private let count: Int
  private let others: Others
  private let cells: [StateCell<Int>]
  private let effects: [Effect]
  private let sum = GrowthCounter()

  /// Makes the cells; an effect reads the last one, or where the others are read too, one each.
  init(_ count: Int, others: Others) {
    let (graph, sum) = (record.graph, sum)
    let cells = (0..<(others == .ended ? 1 : count)).map { _ in graph.cell(0) }
    self.count = count
    self.others = others
    self.cells = cells
    let read = others == .restored ? cells[...] : cells.suffix(1)
    effects = read.map { cell in graph.effect { sum.value &+= cell.value } }
  }

  func update() {
    let next = cells[cells.count - 1].value + 1
    sum.value = 0
    record.graph.transaction {
      // The values that the others are given differ from the ones they have.
      for cell in cells { cell.value = next }
      switch others {
      case .restored: for cell in cells.dropLast() { cell.value = 0 }
      case .unread: break
      case .ended: for _ in 1..<count { record.graph.cell(0).value = next }
      }
    }
    record.expect(sum.value, next, "as what the one effect has read")
  }
}
