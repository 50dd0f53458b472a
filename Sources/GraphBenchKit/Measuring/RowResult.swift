/// The result of one row: a scenario at one size.
package struct RowResult: Equatable, Sendable {
  /// The scenario's name and size.
  package let id: ScenarioID

  /// The group of rows in which it is shown.
  package let group: RowGroup

  /// The figures, or the failure.
  package let outcome: RowOutcome

  /// The figures of a row that was verified and timed.
  package var measurement: Measurement? {
    switch outcome {
    case .measured(let measurement): measurement
    case .weighed, .failed: nil
    }
  }

  /// The figures of a row that was verified and whose memory was measured.
  package var memory: MemoryMeasurement? {
    switch outcome {
    case .weighed(let memory): memory
    case .measured, .failed: nil
    }
  }

  /// The failure of the row; `nil` for a row that was verified.
  package var failure: RowFailure? {
    switch outcome {
    case .measured, .weighed: nil
    case .failed(let failure): failure
    }
  }

  /// Whether the ratios of its group divide by this row.
  package var isReference: Bool { group.reference == id.path }

  /// Makes a row result.
  package init(id: ScenarioID, group: RowGroup, outcome: RowOutcome) {
    self.id = id
    self.group = group
    self.outcome = outcome
  }
}

/// The outcome of a row.
package enum RowOutcome: Equatable, Sendable {
  /// Counts and value were right before and after timing.
  case measured(Measurement)

  /// Counts and values were right, and the memory was measured.
  case weighed(MemoryMeasurement)

  /// A count or a value was wrong, so that no figure is reported.
  case failed(RowFailure)
}

/// The figures of a row whose counts and values are right.
package struct Measurement: Equatable, Sendable {
  /// The times in nanoseconds per timed unit.
  package let time: SampleStatistics

  /// The number of calls of `update()` in a sample; more than 1 for a block and if a single call is very short.
  package let updatesPerSample: Int

  /// The counts of one timed unit.
  package let counts: Counts

  /// The unit of work that one time covers.
  package var unit = TimedUnit.update

  /// The number of equal pieces in a timed unit, if it is counted in pieces.
  package var pieces: Int?

  /// The times of the limit in nanoseconds per timed unit, for a scenario that has one.
  package var limit: SampleStatistics?

  /// The times of the limit whose memory is pooled, in nanoseconds per timed unit, for a scenario that has one.
  package var pooledLimit: SampleStatistics?

  /// The time divided by that of the group's reference row of the same size, if both were measured.
  package var ratio: RatioInterval?

  /// The growth of the time with the size, for the largest of several sizes of a scenario.
  package var growth: GrowthFit?

  /// Makes a measurement.
  package init(
    time: SampleStatistics, updatesPerSample: Int, counts: Counts, pieces: Int? = nil, limit: SampleStatistics? = nil,
    pooledLimit: SampleStatistics? = nil, ratio: RatioInterval? = nil, growth: GrowthFit? = nil
  ) {
    self.time = time
    self.updatesPerSample = updatesPerSample
    self.counts = counts
    self.pieces = pieces
    self.limit = limit
    self.pooledLimit = pooledLimit
    self.ratio = ratio
    self.growth = growth
  }

  /// The time that charts show: the median of updates, and the shortest of blocks and runs, as their protocols do.
  package var chartedTime: Double {
    switch unit {
    case .update: time.median
    case .block, .protocolRun: time.minimum
    }
  }

  /// `chartedTime` in words.
  package var chartedFigure: String {
    switch unit {
    case .update: "median time of an update"
    case .block: "fastest time of a block"
    case .protocolRun: "fastest time of a run"
    }
  }

  /// The minimum divided by the limit's minimum; `nil` without a limit, or if that took no measurable time.
  package var limitRatio: Double? {
    guard let limit, limit.minimum > 0 else { return nil }
    return time.minimum / limit.minimum
  }

  /// The minimum divided by the pooled limit's minimum; `nil` without one, or if that took no measurable time.
  package var pooledLimitRatio: Double? {
    guard let pooledLimit, pooledLimit.minimum > 0 else { return nil }
    return time.minimum / pooledLimit.minimum
  }

  /// The shortest time divided by the number of evaluations, in nanoseconds; `nil` if none are counted.
  package var nanosecondsPerEvaluation: Double? {
    guard let evaluations = counts[.evaluations], evaluations > 0 else { return nil }
    return time.minimum / Double(evaluations)
  }

  /// The shortest time divided by the number of pieces, in nanoseconds; `nil` if nothing is counted in pieces.
  package var nanosecondsPerPiece: Double? {
    guard let pieces, pieces > 0 else { return nil }
    return time.minimum / Double(pieces)
  }
}

/// The reason why a row has no figures: expected and actual counts, and a sentence for the reader.
package struct RowFailure: Error, Equatable, Sendable {
  /// The expected counts; empty if the failure is not about counts.
  package var expected: Counts = [:]

  /// The actual counts; empty if the failure is not about counts.
  package var got: Counts = [:]

  /// The problem, with expected and got, on one line.
  package let problem: String

  /// Makes a row failure.
  package init(expected: Counts = [:], got: Counts = [:], problem: String) {
    self.expected = expected
    self.got = got
    self.problem = problem
  }

  /// Checks a number.
  ///
  /// - Throws: The expected and the actual number, if they differ.
  package static func expect(_ got: Int, _ expected: Int, _ what: String) throws(RowFailure) {
    guard got != expected else { return }
    throw RowFailure(problem: "expected \(grouped(expected)) \(what), got \(grouped(got))")
  }
}
