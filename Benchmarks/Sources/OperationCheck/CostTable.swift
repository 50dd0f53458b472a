import Foundation

/// The table of what the operations cost.
struct CostTable {
  private static let heads =
    ["operation", "unit", "instructions"] + CallKind.allCases.map(\.title) + ["instructions at most"]

  private let isMarkdown: Bool
  private let nameWidth: Int
  private let unitWidth: Int

  /// Makes a table with room for the names of the operations.
  init(_ operations: [MeasuredOperation], isMarkdown: Bool) {
    self.isMarkdown = isMarkdown
    nameWidth = max(operations.map(\.name.count).max() ?? 0, Self.heads[0].count)
    unitWidth = max(operations.map(\.unit.count).max() ?? 0, Self.heads[1].count)
  }

  /// Prints the head of the table.
  func printHead() {
    row(Self.heads)
    if isMarkdown { row([":--", ":--"] + Array(repeating: "--:", count: Self.heads.count - 2)) }
  }

  /// Prints the row of an operation as soon as it is known.
  func print(_ cost: OperationCost, of operation: MeasuredOperation, bounds: Thresholds.Bounds?) {
    row(
      [operation.name, operation.unit, Self.text(cost.instructions, places: 1)]
        + CallKind.allCases.map { Self.text(cost.calls[$0] ?? 0, places: 2) }
        + [bounds.map { Self.text($0.instructions, places: 0) } ?? "none"])
  }

  /// A number; one that is not zero does not look like zero.
  private static func text(_ number: Double, places: Int) -> String {
    if number == 0 { return "0" }
    let text = String(format: "%.\(places)f", number)
    return text.allSatisfy { "0.-".contains($0) } ? String(format: "%.1e", number) : text
  }

  private func row(_ columns: [String]) {
    let padded = zip(columns, Self.heads).enumerated().map { index, column in
      let (text, head) = column
      switch index {
      case 0: return text.padding(toLength: max(nameWidth, text.count), withPad: " ", startingAt: 0)
      case 1: return text.padding(toLength: max(unitWidth, text.count), withPad: " ", startingAt: 0)
      default: return String(repeating: " ", count: max(0, head.count - text.count)) + text
      }
    }
    let line = isMarkdown ? "| " + padded.joined(separator: " | ") + " |" : padded.joined(separator: "  ")
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
