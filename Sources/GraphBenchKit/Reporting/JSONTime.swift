/// The times of a row in the JSON, in milliseconds per timed unit.
package struct JSONTime: Codable, Equatable, Sendable {
  /// The unit of every time here: always `ms`.
  let unit: String

  /// The middle sample.
  let median: Double

  /// The shortest sample.
  let minimum: Double

  /// The time that nine tenths of the samples do not exceed.
  let p90: Double

  /// The median absolute deviation.
  let mad: Double

  /// Whether the median absolute deviation is above a tenth of the median.
  let spreadTooWide: Bool

  /// The number of updates in a sample.
  package let updatesPerSample: Int

  /// All samples in the order they were taken.
  package let samples: [Double]

  /// Puts the times of a measurement into the schema.
  init(_ measurement: Measurement) {
    unit = TimeUnit.ms.rawValue
    median = milliseconds(measurement.time.median)
    minimum = milliseconds(measurement.time.minimum)
    p90 = milliseconds(measurement.time.p90)
    mad = milliseconds(measurement.time.mad)
    spreadTooWide = measurement.time.isSpreadTooWide
    updatesPerSample = measurement.updatesPerSample
    samples = measurement.time.samples.map(milliseconds)
  }
}

/// The times of a limit in the JSON, in milliseconds per timed unit.
package struct JSONLimit: Codable, Equatable, Sendable {
  /// The unit of both times: always `ms`.
  let unit: String

  /// The middle sample.
  let median: Double

  /// The shortest sample.
  let minimum: Double

  /// Puts the times of a limit into the schema.
  init(_ time: SampleStatistics) {
    unit = TimeUnit.ms.rawValue
    median = milliseconds(time.median)
    minimum = milliseconds(time.minimum)
  }
}

/// The ratio of a row's time to that of its group's reference, in the JSON.
package struct JSONRatio: Codable, Equatable, Sendable {
  /// Median over median.
  package let value: Double

  /// The lower end of the interval in which the ratio lies.
  let low: Double

  /// The upper end of the interval in which the ratio lies.
  let high: Double

  /// Whether the interval includes 1.
  package let tie: Bool

  /// Puts a ratio into the schema.
  init(_ ratio: RatioInterval) {
    value = rounded(ratio.value)
    low = rounded(ratio.low)
    high = rounded(ratio.high)
    tie = ratio.isTie
  }
}

private func milliseconds(_ nanoseconds: Double) -> Double { rounded(nanoseconds / TimeUnit.ms.nanoseconds) }
