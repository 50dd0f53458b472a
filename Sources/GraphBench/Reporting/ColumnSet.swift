/// The columns of a suite's table.
package enum ColumnSet: Equatable, Sendable {
  /// Counts and times of a single update, with the ratio to the reference of the row's group.
  case updates

  /// The same, with the growth; the rows of a group stand below a line that says what they have in common, and are
  /// called by what they differ in.
  case styles

  /// The time of a workload as its protocol reports it, beside its limit.
  case workloads

  /// The time of many operations of one kind, beside the least that they can cost, and that of each.
  case operations

  /// The time of what grows with the size, whole and per piece.
  case growth

  /// Bytes per node.
  case memory

  /// Bytes per row of views.
  case rowMemory

  /// Whether a line above each group says what its rows have in common, so that their names need not.
  var namesGroups: Bool { self == .styles }

  /// The columns from left to right.
  package var columns: [ResultColumn] {
    switch self {
    case .updates: [.scenario, .size] + Self.workOfViews + [.median, .minimum, .p90, .spread, .ratio]
    case .styles: [.style, .size] + Self.workOfViews + [.median, .minimum, .p90, .spread, .ratio, .growth]
    case .workloads:
      [.scenario, .fastest, .median, .spread, .perEvaluation, .count(.evaluations, "", "evaluations")]
        + [.limit, .limitRatio, .pooledLimit, .pooledLimitRatio]
    case .operations:
      [.scenario, .size, .fastest, .median, .spread, .perPiece, .pieces, .count(.evaluations, "", "evaluations")]
        + [.limit, .limitRatio]
    case .growth:
      [.scenario, .size, .fastest, .median, .spread, .perPiece, .pieces, .count(.evaluations, "", "evaluations")]
    case .memory:
      [.scenario, .size, .resident, .residentSpread, .accounted, .again]
    case .rowMemory:
      [.scenario, .size, .residentPerRow, .residentSpread, .accounted, .again]
    }
  }
}

extension ColumnSet {
  /// The counts of what views and layout do.
  private static var workOfViews: [ResultColumn] {
    [
      .count(.bodies, "", "bodies"), .count(.geometryClosures, "geometry", "closures"),
      .count(.sizeQueries, "size", "queries"), .count(.placements, "place-", "ments"),
      .count(.displayItemsChanged, "items", "changed"),
    ]
  }
}

/// One column of a table of results.
package struct ResultColumn: Sendable {
  /// The lines of the heading; the second is the unit where there is one.
  package let heading: @Sendable (TimeUnit) -> [String]

  /// The side of the column on which its cells stand.
  let alignment: CellAlignment

  /// The cell of a row that did not fail.
  package let cell: @Sendable (RowResult, TimeUnit) -> String

  /// What stands where a row has nothing to say.
  package static let nothing = "–"

  /// The scenario's path; the suite stands above the table.
  static let scenario = ResultColumn(
    heading: { _ in ["", "scenario"] }, alignment: .leading, cell: { row, _ in row.id.path })

  /// What the scenario differs in from the others of its group.
  static let style = ResultColumn(
    heading: { _ in ["", "style"] }, alignment: .leading, cell: { row, _ in row.id.pathWithoutTitle(of: row.group) })

  /// The scenario's size.
  static let size = ResultColumn(
    heading: { _ in ["", "size"] }, alignment: .trailing, cell: { row, _ in row.id.size.map(grouped) ?? nothing })

  /// The number of a counter's work in one timed unit.
  static func count(_ name: CounterName, _ first: String, _ second: String) -> ResultColumn {
    timed([first, second]) { $0.counts[name].map(grouped) ?? nothing }
  }

  /// The median time of a timed unit.
  static let median = time("median", \.median)

  /// The shortest time of a timed unit.
  static let minimum = time("min", \.minimum)

  /// The shortest time of a block, which is what protocols report.
  static let fastest = time("fastest", \.minimum)

  /// The time that nine tenths of the samples do not exceed.
  static let p90 = time("p90", \.p90)

  /// The median absolute deviation in percent of the median, with a mark where it is too wide.
  static let spread = timed(["MAD", "%"]) { spreadText($0.time) }

  /// The time over that of the group's reference, or `tie` where neither can be called the faster one.
  static let ratio = ResultColumn(
    heading: { _ in ["", "ratio"] }, alignment: .trailing,
    cell: { row, _ in
      guard let ratio = row.measurement?.ratio else { return nothing }
      if row.isReference { return "1" }
      return ratio.isTie ? "tie" : ratioText(ratio.value)
    })

  /// The exponent of the power of the size that fits the scenario's times best, in the row of its largest size.
  static let growth = timed(["growth", "n^"]) { $0.growth.map { fixed($0.roundedExponent, decimals: 2) } ?? nothing }

  /// The shortest time over the number of evaluations.
  static let perEvaluation = timed(["ns per", "evaluation"]) {
    $0.nanosecondsPerEvaluation.map { fixed($0, decimals: 2) } ?? nothing
  }

  /// The shortest time over the number of pieces.
  static let perPiece = timed(["ns per", "piece"]) {
    $0.nanosecondsPerPiece.map { fixed($0, decimals: 2) } ?? nothing
  }

  /// The number of pieces in one timed unit.
  static let pieces = timed(["", "pieces"]) { $0.pieces.map(grouped) ?? nothing }

  /// The shortest time of the limit.
  static let limit = ResultColumn(
    heading: { ["limit", $0.rawValue] }, alignment: .trailing,
    cell: { row, unit in row.measurement?.limit.map { timeText($0.minimum, in: unit) } ?? nothing })

  /// The shortest time over the shortest of the limit.
  static let limitRatio = timed(["", "×limit"]) { $0.limitRatio.map(ratioText) ?? nothing }

  /// The shortest time of the limit whose memory is pooled.
  static let pooledLimit = ResultColumn(
    heading: { ["pooled", $0.rawValue] }, alignment: .trailing,
    cell: { row, unit in row.measurement?.pooledLimit.map { timeText($0.minimum, in: unit) } ?? nothing })

  /// The shortest time over the shortest of the limit whose memory is pooled.
  static let pooledLimitRatio = timed(["", "×pooled"]) { $0.pooledLimitRatio.map(ratioText) ?? nothing }

  /// The smallest growth of the resident set per node.
  static let resident = weighed(["", "B per node"]) { bytesText($0.resident.minimum) }

  /// The smallest growth of the resident set per row.
  static let residentPerRow = weighed(["", "B per row"]) { bytesText($0.resident.minimum) }

  /// The median absolute deviation of the growth in percent of the median, with a mark where it is too wide.
  static let residentSpread = weighed(["MAD", "%"]) { spreadText($0.resident) }

  /// What the graph says that its nodes and edges take.
  static let accounted = weighed(["by the graph's", "account, B"]) { bytesText($0.accounted) }

  /// What a second population took in addition.
  static let again = weighed(["more for a", "second time, B"]) { bytesText($0.again) }

  private static func time(
    _ name: String, _ figure: @escaping @Sendable (SampleStatistics) -> Double
  ) -> ResultColumn {
    ResultColumn(
      heading: { [name, $0.rawValue] }, alignment: .trailing,
      cell: { row, unit in row.measurement.map { timeText(figure($0.time), in: unit) } ?? nothing })
  }

  private static func timed(
    _ heading: [String], _ text: @escaping @Sendable (Measurement) -> String
  ) -> ResultColumn {
    ResultColumn(
      heading: { _ in heading }, alignment: .trailing, cell: { row, _ in row.measurement.map(text) ?? nothing })
  }

  private static func weighed(
    _ heading: [String], _ text: @escaping @Sendable (MemoryMeasurement) -> String
  ) -> ResultColumn {
    ResultColumn(
      heading: { _ in heading }, alignment: .trailing, cell: { row, _ in row.memory.map(text) ?? nothing })
  }

  private static func spreadText(_ samples: SampleStatistics) -> String {
    "\(fixed(samples.relativeSpread * 100, decimals: 0))\(samples.isSpreadTooWide ? "!" : "")"
  }
}
