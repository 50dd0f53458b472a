/// The results as comma-separated values, one record a row, with the same fields for every suite.
package struct CSVReport {
  /// The results.
  let report: Report

  /// Makes a report as CSV.
  package init(report: Report) {
    self.report = report
  }

  /// The names of the fields: the first record.
  package static let header =
    [
      "scenario", "size", "verified", "time_unit", "median", "minimum", "p90", "mad", "samples", "updates_per_sample",
      "spread_too_wide", "ratio", "ratio_low", "ratio_high", "tie", "limit_median", "limit_minimum", "limit_ratio",
      "pooled_limit_median", "pooled_limit_minimum", "pooled_limit_ratio", "pieces", "bytes_median", "bytes_minimum",
      "bytes_mad", "bytes_accounted", "bytes_again",
    ] + CounterName.allCases.map(\.rawValue) + ["problem"]

  /// Renders the results as RFC 4180 defines: records end with CR LF, and a field with a comma, a quotation mark or a
  /// line break is quoted.
  ///
  /// - Parameter timeUnit: The unit of the times; `nil` for that of each suite's table.
  /// - Returns: The records, the first of which is the header.
  package func rendered(timeUnit: TimeUnit? = nil) -> String {
    let records = report.sections.flatMap { section in
      section.rows.map { record(of: $0, in: timeUnit ?? section.timeUnit) }
    }
    return ([Self.header] + records).map { Self.line($0) }.joined()
  }

  /// One record with its line end.
  package static func line(_ fields: [String]) -> String {
    fields.map(quotedField).joined(separator: ",") + "\r\n"
  }

  private static func quotedField(_ field: String) -> String {
    let needsQuotes = field.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard needsQuotes else { return field }
    return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private func record(of row: RowResult, in unit: TimeUnit) -> [String] {
    var fields: [String: String] = ["scenario": row.id.description, "size": row.id.size.map(String.init) ?? ""]
    fields["verified"] = "\(row.failure == nil)"
    switch row.outcome {
    case .failed(let failure): fields["problem"] = failure.problem
    case .measured(let measurement):
      fields.merge(self.fields(of: measurement, in: unit)) { _, new in new }
      // A reference is not compared with itself.
      if row.isReference { fields["tie"] = nil }
    case .weighed(let memory): fields.merge(self.fields(of: memory)) { _, new in new }
    }
    return Self.header.map { fields[$0] ?? "" }
  }

  /// The fields, by name, of a row that was timed.
  private func fields(of measurement: Measurement, in unit: TimeUnit) -> [String: String] {
    let time = measurement.time
    var fields = [
      "time_unit": unit.rawValue, "median": number(time.median / unit.nanoseconds),
      "minimum": number(time.minimum / unit.nanoseconds), "p90": number(time.p90 / unit.nanoseconds),
      "mad": number(time.mad / unit.nanoseconds), "samples": "\(time.samples.count)",
      "updates_per_sample": "\(measurement.updatesPerSample)", "spread_too_wide": "\(time.isSpreadTooWide)",
    ]
    if let ratio = measurement.ratio {
      fields["ratio"] = number(ratio.value)
      fields["ratio_low"] = number(ratio.low)
      fields["ratio_high"] = number(ratio.high)
      fields["tie"] = "\(ratio.isTie)"
    }
    if let limit = measurement.limit {
      fields["limit_median"] = number(limit.median / unit.nanoseconds)
      fields["limit_minimum"] = number(limit.minimum / unit.nanoseconds)
    }
    fields["limit_ratio"] = measurement.limitRatio.map(number)
    if let limit = measurement.pooledLimit {
      fields["pooled_limit_median"] = number(limit.median / unit.nanoseconds)
      fields["pooled_limit_minimum"] = number(limit.minimum / unit.nanoseconds)
    }
    fields["pooled_limit_ratio"] = measurement.pooledLimitRatio.map(number)
    fields["pieces"] = measurement.pieces.map(String.init)
    for (name, count) in measurement.counts.entries { fields[name.rawValue] = "\(count)" }
    return fields
  }

  /// The fields, by name, of a row whose memory was measured.
  private func fields(of memory: MemoryMeasurement) -> [String: String] {
    [
      "samples": "\(memory.resident.samples.count)", "spread_too_wide": "\(memory.resident.isSpreadTooWide)",
      "bytes_median": number(memory.resident.median), "bytes_minimum": number(memory.resident.minimum),
      "bytes_mad": number(memory.resident.mad), "bytes_accounted": number(memory.accounted),
      "bytes_again": number(memory.again),
    ]
  }

  private func number(_ value: Double) -> String { "\(rounded(value))" }
}

/// The number with nine decimals, which cut off rounding errors: a picosecond if the unit is milliseconds.
func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
