import AttributeGraph2
import GraphBenchKit

/// A transaction with many writes to cells; a single one of them has an effect.
@MainActor final class WorstCaseTransaction: RecordedScenario {
  /// The kind of the writes without effect.
  enum Others {
    /// To cells that are rolled back; an effect reads each.
    case restored
    /// To cells without a reader.
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

  /// Makes the cells. An effect reads the last one, or an effect for each reads it if the others are read too.
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
      // The written values of the others differ from their values.
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
