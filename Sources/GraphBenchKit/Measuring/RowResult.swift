/// What came of one row: a scenario at one size.
package struct RowResult: Equatable, Sendable {
  /// The scenario's name and size.
  package let id: ScenarioID

  /// The rows it stands with in the table.
  package let group: RowGroup

  /// The figures, or why there are none.
  package let outcome: RowOutcome

  /// The figures of a row that was verified and timed.
  package var measurement: Measurement? {
    switch outcome {
    case .measured(let measurement): measurement
    case .weighed, .failed: nil
    }
  }

  /// The figures of a row that was verified and weighed.
  package var memory: MemoryMeasurement? {
    switch outcome {
    case .weighed(let memory): memory
    case .measured, .failed: nil
    }
  }

  /// Why the row failed, `nil` for a row that was verified.
  package var failure: RowFailure? {
    switch outcome {
    case .measured, .weighed: nil
    case .failed(let failure): failure
    }
  }

  /// Whether this is the row that the ratios of its group divide by.
  package var isReference: Bool { group.reference == id.path }

  /// Makes a row result.
  package init(id: ScenarioID, group: RowGroup, outcome: RowOutcome) {
    self.id = id
    self.group = group
    self.outcome = outcome
  }
}

/// How a row ended.
package enum RowOutcome: Equatable, Sendable {
  /// Counts and value were right before and after timing.
  case measured(Measurement)

  /// Counts and values were right, and so many bytes were taken.
  case weighed(MemoryMeasurement)

  /// A count or a value was wrong, so that no figure is reported.
  case failed(RowFailure)
}

/// The figures of a row whose counts and values are right.
package struct Measurement: Equatable, Sendable {
  /// The times in nanoseconds per timed unit.
  package let time: SampleStatistics

  /// How many calls of `update()` a sample was the time of; more than 1 for a block and where one is very short.
  package let updatesPerSample: Int

  /// What one timed unit runs.
  package let counts: Counts

  /// How many equal pieces a timed unit consists of, where it is counted in pieces.
  package var pieces: Int?

  /// The times of the limit in nanoseconds per timed unit, for a scenario that has one.
  package var limit: SampleStatistics?

  /// The times of the limit whose memory is pooled, in nanoseconds per timed unit, for a scenario that has one.
  package var pooledLimit: SampleStatistics?

  /// The time over that of the group's reference row of the same size, where both were measured.
  package var ratio: RatioInterval?

  /// How the time grows with the size, for the largest of several sizes of a scenario.
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

  /// The minimum over the limit's minimum; `nil` without a limit, or with one that took no measurable time.
  package var limitRatio: Double? {
    guard let limit, limit.minimum > 0 else { return nil }
    return time.minimum / limit.minimum
  }

  /// The minimum over the pooled limit's minimum; `nil` without one, or with one that took no measurable time.
  package var pooledLimitRatio: Double? {
    guard let pooledLimit, pooledLimit.minimum > 0 else { return nil }
    return time.minimum / pooledLimit.minimum
  }

  /// The shortest time over the number of evaluations, in nanoseconds; `nil` where none are counted.
  package var nanosecondsPerEvaluation: Double? {
    guard let evaluations = counts[.evaluations], evaluations > 0 else { return nil }
    return time.minimum / Double(evaluations)
  }

  /// The shortest time over the number of pieces, in nanoseconds; `nil` where nothing is counted in pieces.
  package var nanosecondsPerPiece: Double? {
    guard let pieces, pieces > 0 else { return nil }
    return time.minimum / Double(pieces)
  }
}

/// Why a row has no figures: what was expected, what came instead, and a sentence for the reader.
package struct RowFailure: Error, Equatable, Sendable {
  /// The counts that were expected; empty where the failure is not about counts.
  package var expected: Counts = [:]

  /// The counts that came; empty where the failure is not about counts.
  package var got: Counts = [:]

  /// What is wrong, with expected and got, on one line.
  package let problem: String

  /// Makes a row failure.
  package init(expected: Counts = [:], got: Counts = [:], problem: String) {
    self.expected = expected
    self.got = got
    self.problem = problem
  }

  /// Makes sure of a number.
  ///
  /// - Throws: What was expected and what came, where they differ.
  package static func expect(_ got: Int, _ expected: Int, _ what: String) throws(RowFailure) {
    guard got != expected else { return }
    throw RowFailure(problem: "expected \(grouped(expected)) \(what), got \(grouped(got))")
  }
}
