/// One column of a table of results.
package struct ResultColumn: Sendable {
  /// The name for `--columns`, which is the name in the JSON or the CSV.
  package let name: String

  /// The lines of the heading; the second is the unit, if there is one.
  package let heading: @Sendable (TimeUnit) -> [String]

  /// The alignment of its cells.
  let alignment: CellAlignment

  /// The order in which columns are left out of a table that does not fit the terminal: the highest rank first, `nil`
  /// never.
  let dropRank: Int?

  /// The cell of a row that did not fail.
  package let cell: @Sendable (RowResult, TimeUnit) -> String

  /// The text of a cell without a value.
  package static let nothing = "–"

  /// The columns that name a row, which every table has.
  static let identifying = ["scenario", "style", "size"]

  /// The scenario's path; the suite is named above the table.
  static let scenario = ResultColumn(
    name: "scenario", heading: { _ in ["", "scenario"] }, alignment: .leading, dropRank: nil,
    cell: { row, _ in row.id.path })

  /// The part of the name that differs from the others of its group.
  static let style = ResultColumn(
    name: "style", heading: { _ in ["", "style"] }, alignment: .leading, dropRank: nil,
    cell: { row, _ in row.id.pathWithoutTitle(of: row.group) })

  /// The scenario's size.
  static let size = ResultColumn(
    name: "size", heading: { _ in ["", "size"] }, alignment: .trailing, dropRank: nil,
    cell: { row, _ in row.id.size.map(grouped) ?? nothing })

  /// The count of a counter in one timed unit.
  static func count(_ name: CounterName, _ first: String, _ second: String, dropRank: Int?) -> ResultColumn {
    timed(name.rawValue, [first, second], dropRank: dropRank) { $0.counts[name].map(grouped) ?? nothing }
  }

  /// The median time of a timed unit.
  static let median = time("median", "median", dropRank: 30, \.median)

  /// The shortest time of a timed unit.
  static let minimum = time("minimum", "min", dropRank: 90, \.minimum)

  /// The shortest time of a block, which is what protocols report.
  static let fastest = time("minimum", "fastest", dropRank: nil, \.minimum)

  /// The time that nine tenths of the samples do not exceed.
  static let p90 = time("p90", "p90", dropRank: 95, \.p90)

  /// The median absolute deviation in percent of the median, with a mark where it is too wide.
  static let spread = timed("mad", ["MAD", "%"], dropRank: 60) { spreadText($0.time) }

  /// The ratio of the time to that of the group's reference, or `tie` if neither is faster.
  static let ratio = ResultColumn(
    name: "ratio", heading: { _ in ["", "ratio"] }, alignment: .trailing, dropRank: 20,
    cell: { row, _ in
      guard let ratio = row.measurement?.ratio else { return nothing }
      if row.isReference { return "1" }
      return ratio.isTie ? "tie" : ratioText(ratio.value)
    })

  /// The exponent of the power of the size that fits the scenario's times best, in the row of its largest size.
  static let growth = timed("growth", ["growth", "n^"], dropRank: 50) {
    $0.growth.map { fixed($0.roundedExponent, decimals: 2) } ?? nothing
  }

  /// The shortest time divided by the number of evaluations.
  static let perEvaluation = timed("perEvaluation", ["ns per", "evaluation"], dropRank: 50) {
    $0.nanosecondsPerEvaluation.map { fixed($0, decimals: 2) } ?? nothing
  }

  /// The shortest time divided by the number of pieces.
  static let perPiece = timed("perPiece", ["ns per", "piece"], dropRank: 20) {
    $0.nanosecondsPerPiece.map { fixed($0, decimals: 2) } ?? nothing
  }

  /// The number of pieces in one timed unit.
  static let pieces = timed("pieces", ["", "pieces"], dropRank: 65) { $0.pieces.map(grouped) ?? nothing }

  /// The shortest time of the limit.
  static let limit = ResultColumn(
    name: "limit", heading: { ["limit", $0.rawValue] }, alignment: .trailing, dropRank: 40,
    cell: { row, unit in row.measurement?.limit.map { timeText($0.minimum, in: unit) } ?? nothing })

  /// The shortest time divided by the shortest of the limit.
  static let limitRatio = timed("limitRatio", ["", "×limit"], dropRank: 10) {
    $0.limitRatio.map(ratioText) ?? nothing
  }

  /// The shortest time of the limit whose memory is pooled.
  static let pooledLimit = ResultColumn(
    name: "pooledLimit", heading: { ["pooled", $0.rawValue] }, alignment: .trailing, dropRank: 58,
    cell: { row, unit in row.measurement?.pooledLimit.map { timeText($0.minimum, in: unit) } ?? nothing })

  /// The shortest time divided by the shortest of the pooled limit.
  static let pooledLimitRatio = timed("pooledLimitRatio", ["", "×pooled"], dropRank: 57) {
    $0.pooledLimitRatio.map(ratioText) ?? nothing
  }

  /// The smallest growth of the resident set per node.
  static let resident = weighed("bytes", ["", "B per node"], dropRank: nil) { bytesText($0.resident.minimum) }

  /// The smallest growth of the resident set per row.
  static let residentPerRow = weighed("bytes", ["", "B per row"], dropRank: nil) { bytesText($0.resident.minimum) }

  /// The median absolute deviation of the growth in percent of the median, with a mark where it is too wide.
  static let residentSpread = weighed("mad", ["MAD", "%"], dropRank: 60) { spreadText($0.resident) }

  /// The memory that the graph reports for its nodes and edges.
  static let accounted = weighed("accounted", ["by the graph's", "account, B"], dropRank: 45) {
    bytesText($0.accounted)
  }

  /// The additional memory of a second population.
  static let again = weighed("again", ["more for a", "second time, B"], dropRank: 50) { bytesText($0.again) }

  private static func time(
    _ name: String, _ heading: String, dropRank: Int?, _ figure: @escaping @Sendable (SampleStatistics) -> Double
  ) -> ResultColumn {
    ResultColumn(
      name: name, heading: { [heading, $0.rawValue] }, alignment: .trailing, dropRank: dropRank,
      cell: { row, unit in row.measurement.map { timeText(figure($0.time), in: unit) } ?? nothing })
  }

  private static func timed(
    _ name: String, _ heading: [String], dropRank: Int?, _ text: @escaping @Sendable (Measurement) -> String
  ) -> ResultColumn {
    ResultColumn(
      name: name, heading: { _ in heading }, alignment: .trailing, dropRank: dropRank,
      cell: { row, _ in row.measurement.map(text) ?? nothing })
  }

  private static func weighed(
    _ name: String, _ heading: [String], dropRank: Int?, _ text: @escaping @Sendable (MemoryMeasurement) -> String
  ) -> ResultColumn {
    ResultColumn(
      name: name, heading: { _ in heading }, alignment: .trailing, dropRank: dropRank,
      cell: { row, _ in row.memory.map(text) ?? nothing })
  }

  /// A single sample has no spread.
  private static func spreadText(_ samples: SampleStatistics) -> String {
    guard samples.samples.count > 1 else { return nothing }
    return "\(fixed(samples.relativeSpread * 100, decimals: 0))\(samples.isSpreadTooWide ? "!" : "")"
  }
}

extension [ResultColumn] {
  /// The columns that name a row, followed by the columns with the given names in that order; all columns if no names
  /// are given.
  package func chosen(_ names: [String]?) -> [ResultColumn] {
    guard let names else { return self }
    return filter { ResultColumn.identifying.contains($0.name) }
      + names.flatMap { name in
        filter { $0.name == name && !ResultColumn.identifying.contains(name) }
      }
  }
}
