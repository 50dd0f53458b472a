/// The columns of a suite's table.
enum ColumnSet: Equatable, Sendable {
  /// Counts and times of a single update, with the ratio to the reference of the row's group.
  case updates

  /// The time of a workload as its protocol reports it, beside its limit.
  case workloads

  /// The columns from left to right.
  var columns: [ResultColumn] {
    switch self {
    case .updates:
      [.scenario, .size]
        + [
          .count(.bodies, "", "bodies"), .count(.geometryClosures, "geometry", "closures"),
          .count(.sizeQueries, "size", "queries"), .count(.placements, "place-", "ments"),
          .count(.displayItemsChanged, "items", "changed"),
        ] + [.median, .minimum, .p90, .spread, .ratio]
    case .workloads:
      [.scenario, .size, .fastest, .median, .spread, .perEvaluation, .count(.evaluations, "", "evaluations"), .limit]
    }
  }
}

/// One column of a table of results.
struct ResultColumn: Sendable {
  /// The lines of the heading; the second is the unit where there is one.
  let heading: @Sendable (TimeUnit) -> [String]

  /// The side of the column on which its cells stand.
  let alignment: CellAlignment

  /// The cell of a row that was measured.
  let cell: @Sendable (RowResult, Measurement, TimeUnit) -> String

  /// What stands where a row has nothing to say.
  static let nothing = "–"

  /// The scenario's path; the suite stands above the table.
  static let scenario = ResultColumn(
    heading: { _ in ["", "scenario"] }, alignment: .leading, cell: { row, _, _ in row.id.path })

  /// The scenario's size.
  static let size = ResultColumn(
    heading: { _ in ["", "size"] }, alignment: .trailing, cell: { row, _, _ in row.id.size.map(grouped) ?? nothing })

  /// The number of a counter's work in one timed unit.
  static func count(_ name: CounterName, _ first: String, _ second: String) -> ResultColumn {
    ResultColumn(
      heading: { _ in [first, second] }, alignment: .trailing,
      cell: { _, measurement, _ in measurement.counts[name].map(grouped) ?? nothing })
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
  static let spread = ResultColumn(
    heading: { _ in ["MAD", "%"] }, alignment: .trailing,
    cell: { _, measurement, _ in
      "\(fixed(measurement.time.relativeSpread * 100, decimals: 0))\(measurement.time.isSpreadTooWide ? "!" : "")"
    })

  /// The time over that of the group's reference, or `tie` where neither can be called the faster one.
  static let ratio = ResultColumn(
    heading: { _ in ["", "ratio"] }, alignment: .trailing,
    cell: { row, measurement, _ in
      guard let ratio = measurement.ratio else { return nothing }
      if row.isReference { return "1" }
      return ratio.isTie ? "tie" : ratioText(ratio.value)
    })

  /// The shortest time over the number of evaluations.
  static let perEvaluation = ResultColumn(
    heading: { _ in ["ns per", "evaluation"] }, alignment: .trailing,
    cell: { _, measurement, _ in measurement.nanosecondsPerEvaluation.map { fixed($0, decimals: 2) } ?? nothing })

  /// The shortest time over the shortest of the limit.
  static let limit = ResultColumn(
    heading: { _ in ["", "×limit"] }, alignment: .trailing,
    cell: { _, measurement, _ in measurement.limitRatio.map(ratioText) ?? nothing })

  private static func time(
    _ name: String, _ figure: @escaping @Sendable (SampleStatistics) -> Double
  ) -> ResultColumn {
    ResultColumn(
      heading: { [name, $0.rawValue] }, alignment: .trailing,
      cell: { _, measurement, unit in timeText(figure(measurement.time), in: unit) })
  }
}
