/// The results as comma-separated values, one record a row, with the same fields for every suite.
struct CSVReport {
  /// The results.
  let report: Report

  /// The names of the fields, which the first record holds.
  static let header =
    [
      "scenario", "size", "verified", "time_unit", "median", "minimum", "p90", "mad", "samples", "updates_per_sample",
      "spread_too_wide", "ratio", "ratio_low", "ratio_high", "tie", "limit_median", "limit_minimum", "limit_ratio",
    ] + CounterName.allCases.map(\.rawValue) + ["problem"]

  /// Renders the results as RFC 4180 defines: records end with CR LF, and a field that holds a comma, a quotation
  /// mark or a line break is quoted.
  ///
  /// - Parameter timeUnit: the unit of the times; that of each suite's table where it is `nil`.
  /// - Returns: the records, the first of which is the header.
  func rendered(timeUnit: TimeUnit? = nil) -> String {
    let records = report.sections.flatMap { section in
      section.rows.map { record(of: $0, in: timeUnit ?? section.timeUnit) }
    }
    return ([Self.header] + records).map { Self.line($0) }.joined()
  }

  /// One record with its line end.
  static func line(_ fields: [String]) -> String {
    fields.map(quotedField).joined(separator: ",") + "\r\n"
  }

  private static func quotedField(_ field: String) -> String {
    let needsQuotes = field.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard needsQuotes else { return field }
    return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private func record(of row: RowResult, in unit: TimeUnit) -> [String] {
    let name = [row.id.description, row.id.size.map(String.init) ?? ""]
    switch row.outcome {
    case .failed(let failure):
      let empty = Array(repeating: "", count: Self.header.count - name.count - 2)
      return name + ["false"] + empty + [failure.problem]
    case .measured(let measurement):
      let time = measurement.time
      let times = [time.median, time.minimum, time.p90, time.mad].map { number($0 / unit.nanoseconds) }
      let ratio = measurement.ratio.map { [$0.value, $0.low, $0.high].map(number) + ["\($0.isTie)"] }
      let limit = measurement.limit.map { [$0.median, $0.minimum].map { number($0 / unit.nanoseconds) } }
      let counts = CounterName.allCases.map { measurement.counts[$0].map(String.init) ?? "" }
      let samples = ["\(time.samples.count)", "\(measurement.updatesPerSample)", "\(time.isSpreadTooWide)"]
      return name + ["true", unit.rawValue] + times + samples + (ratio ?? Array(repeating: "", count: 4))
        + (limit ?? Array(repeating: "", count: 2)) + [measurement.limitRatio.map(number) ?? ""] + counts + [""]
    }
  }

  private func number(_ value: Double) -> String { "\(rounded(value))" }
}

/// The number with nine decimals, which hide what the arithmetic adds behind them: a picosecond where it is
/// milliseconds.
func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
