/// What one unit of an operation costs.
struct OperationCost {
  /// The machine instructions that run.
  let instructions: Double
  /// The calls that are counted.
  let calls: [CallKind: Double]

  /// Divides what one run has more than another by the units that it has more.
  init(_ difference: CallgrindProfile, units: Int) {
    instructions = Double(difference.totalInstructions) / Double(units)
    var counts: [CallKind: Int] = [:]
    for (call, count) in difference.calls {
      if let kind = CallKind(call) { counts[kind, default: 0] += count }
    }
    calls = counts.mapValues { Double($0) / Double(units) }
  }
}

/// An operation as the probe lists it.
struct MeasuredOperation {
  let name: String
  /// What one unit is.
  let unit: String
  let unitsPerRound: Int
  /// Whether the engine promises that it allocates nothing, counts no references and checks no exclusivity.
  let isHot: Bool

  /// About how many units the difference of two runs has.
  private static let units = 20_000

  /// How many rounds the shorter run has; the longer one has twice as many.
  var rounds: Int { max(100, Self.units / unitsPerRound) }

  /// How many units the longer run has more than the shorter one.
  var unitsOfDifference: Int { rounds * unitsPerRound }

  /// Reads a line of the probe's list.
  init?(line: Substring) {
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count == 4, let unitsPerRound = Int(fields[2]), unitsPerRound > 0 else { return nil }
    (name, unit, self.unitsPerRound, isHot) = (fields[0], fields[1], unitsPerRound, fields[3] == "hot")
  }
}
