/// What is wrong with the costs of one operation.
struct Findings {
  /// What exceeds its bound; a sentence each.
  private(set) var failures: [String] = []
  /// What is worth knowing besides.
  private(set) var remarks: [String] = []

  /// How far below its bound a number may be before the bound is out of date.
  private static let slack = 0.85

  /// Compares the costs of an operation with its bounds.
  ///
  /// - Parameters:
  ///   - cost: What a unit was measured to cost.
  ///   - operation: What was measured.
  ///   - bounds: What is checked in; nil where the operation is new.
  ///   - comparesInstructions: Whether the bound of instructions holds for this compiler and processor.
  init(
    _ cost: OperationCost, of operation: MeasuredOperation, bounds: Thresholds.Bounds?, comparesInstructions: Bool
  ) {
    guard let bounds else {
      failures.append("\(operation.name): there is no threshold. Record one with --record.")
      return
    }
    for kind in CallKind.allCases {
      let measured = cost.calls[kind] ?? 0
      let isPromise = operation.isHot && kind.isRuledOut
      // The promise holds whatever the file says.
      let bound = isPromise ? 0 : bounds.calls[kind.rawValue] ?? 0
      guard measured.rounded(toPlaces: 4) > bound else { continue }
      failures.append(
        "\(operation.name): \(kind.title) per \(operation.unit): threshold \(bound), measured"
          + " \(measured.rounded(toPlaces: 4)). '--explain \(operation.name)' names the callers.")
    }
    guard comparesInstructions else { return }
    if cost.instructions > bounds.instructions {
      failures.append(
        "\(operation.name): instructions per \(operation.unit): threshold \(bounds.instructions), measured"
          + " \(cost.instructions.rounded(toPlaces: 1)). '--explain \(operation.name)' says where they are.")
    } else if cost.instructions < bounds.instructions * Self.slack - 1 {
      remarks.append(
        "\(operation.name): takes \(cost.instructions.rounded(toPlaces: 1)) instructions per \(operation.unit), well"
          + " below its threshold \(bounds.instructions). '--record' lowers it.")
    }
  }
}
