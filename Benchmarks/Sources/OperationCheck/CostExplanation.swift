import Foundation

/// Where the costs of one operation are.
struct CostExplanation {
  let operation: MeasuredOperation
  let difference: CallgrindProfile

  /// What is less than this a unit is left out: rounds that are there once in a thousand times.
  private static let least = 0.001

  /// Prints the functions by their own instructions, and the calls that are counted, with who makes them.
  func print() {
    let cost = OperationCost(difference, units: operation.unitsOfDifference)
    write("\(operation.name): \(text(cost.instructions)) instructions per \(operation.unit)\n")
    write("instructions  in function")
    for (function, count) in perUnit(difference.instructions) { write("\(column(count))  \(function.name)") }
    for kind in CallKind.allCases {
      let calls = perUnit(difference.calls.filter { CallKind($0.key) == kind })
      guard !calls.isEmpty else { continue }
      write("\n\(kind.title): \(text(cost.calls[kind] ?? 0)) per \(operation.unit)")
      for (call, count) in calls { write("\(column(count))  \(call.callee.name)  called by  \(call.caller.name)") }
    }
    write("\ncalls between functions")
    for (call, count) in perUnit(difference.calls) where CallKind(call) == nil {
      write("\(column(count))  \(call.callee.name)  called by  \(call.caller.name)")
    }
  }

  /// Counts a unit, the largest first, and those that are equal always in the same order.
  private func perUnit<Key>(_ counts: [Key: Int]) -> [(key: Key, count: Double)] {
    counts.map { (key: $0.key, count: Double($0.value) / Double(operation.unitsOfDifference)) }
      .filter { abs($0.count) >= Self.least }
      .sorted { ($1.count, "\($0.key)") < ($0.count, "\($1.key)") }
  }

  private func text(_ number: Double) -> String { String(format: "%.2f", number) }

  private func column(_ number: Double) -> String {
    let text = text(number)
    return String(repeating: " ", count: max(0, 12 - text.count)) + text
  }

  private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
