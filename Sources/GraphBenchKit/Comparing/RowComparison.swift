/// The verdict of the comparison of a row.
package enum ComparisonVerdict: String, Codable, CaseIterable, Sendable {
  /// Less: the whole interval lies below 1 by more than the threshold, or fewer things run.
  case better

  /// More: the whole interval lies above 1 by more than the threshold, or more things run.
  case worse

  /// The counts are equal, and the times do not show which is faster, or are too few to show it.
  case undecided

  /// Some counts are higher and others lower.
  case different

  /// A count or a value of the new result is wrong.
  case wrong

  /// Only one of the results has the row.
  case missing
}

/// One row of two results.
package struct RowComparison: Equatable, Sendable {
  /// Suite and path.
  package let scenario: String

  /// The size, `nil` for a scenario without one.
  package let size: Int?

  /// The times or bytes of both.
  package let figures: Figures?

  /// The counters that differ, with their numbers in the base and in the new result.
  package let counts: [(name: CounterName, base: Int?, new: Int?)]

  /// The verdict of the row.
  package let verdict: ComparisonVerdict

  /// The reason why the row, or its times, were not compared; `nil` if they were.
  package let remark: String?

  /// The times or bytes of a row in both results.
  package struct Figures: Equatable, Sendable {
    /// The figure of the base: milliseconds, or bytes where the unit is `B`.
    package let base: Double

    /// The figure of the new result.
    package let new: Double

    /// `ms` or `B`.
    package let unit: String

    /// New over base.
    package let ratio: Double

    /// The interval in which the ratio lies; `nil` if there are too few samples for one.
    package let interval: ClosedRange<Double>?

    /// The number of samples outside of the fences, in the base and in the new result.
    package let outliers: (base: Int, new: Int)

    /// Makes figures.
    package init(
      base: Double, new: Double, unit: String, ratio: Double, interval: ClosedRange<Double>?,
      outliers: (base: Int, new: Int)
    ) {
      self.base = base
      self.new = new
      self.unit = unit
      self.ratio = ratio
      self.interval = interval
      self.outliers = outliers
    }

    /// The same figures.
    package static func == (left: Figures, right: Figures) -> Bool {
      left.base == right.base && left.new == right.new && left.unit == right.unit && left.ratio == right.ratio
        && left.interval == right.interval && left.outliers == right.outliers
    }

    /// Better or worse if there is an interval and all of it is beyond the threshold, undecided otherwise.
    package func verdict(threshold: Double) -> ComparisonVerdict {
      guard let interval else { return .undecided }
      if interval.lowerBound > 1 + threshold { return .worse }
      return interval.upperBound < 1 / (1 + threshold) ? .better : .undecided
    }
  }

  /// The same comparison.
  package static func == (left: RowComparison, right: RowComparison) -> Bool {
    left.scenario == right.scenario && left.size == right.size && left.figures == right.figures
      && left.counts.elementsEqual(right.counts, by: ==) && left.verdict == right.verdict
      && left.remark == right.remark
  }

  /// Suite, path and size.
  package var name: String { size.map { "\(scenario) \(grouped($0))" } ?? scenario }
}

/// Compares rows: counts by equality, times by intervals.
package struct RowComparer: Sendable {
  /// Computes intervals.
  package let bootstrap: Bootstrap

  /// The smallest change of a time that counts as better or worse, as a fraction such as 0.02.
  package let threshold: Double

  /// Describes how rows are compared.
  package init(bootstrap: Bootstrap, threshold: Double) {
    self.bootstrap = bootstrap
    self.threshold = threshold
  }

  /// Compares two rows by their samples, which were not taken in turns.
  package func compare(_ base: JSONRow, _ new: JSONRow) -> RowComparison {
    guard let samples = Self.samples(base, new) else { return compare(base, new, figures: nil) }
    let (before, after) = (
      SampleStatistics(samples: samples.base).median, SampleStatistics(samples: samples.new).median
    )
    let isEnough = min(samples.base.count, samples.new.count) >= bootstrap.fewestSamples
    let figures = RowComparison.Figures(
      base: before, new: after, unit: samples.unit, ratio: after / before,
      interval: isEnough ? bootstrap.interval(of: samples.new, over: samples.base) : nil,
      outliers: (SampleStatistics.outliers(in: samples.base), SampleStatistics.outliers(in: samples.new)))
    return compare(base, new, figures: figures, taken: "samples: \(samples.base.count) and \(samples.new.count)")
  }

  /// Compares rows of two builds that were measured in turns: by the 5 % quantile of the shortest samples of the
  /// rounds.
  ///
  /// A busy machine makes updates longer and never shorter, so the shortest sample of a round is the least disturbed
  /// one, and the 5 % quantile excludes the rounds that were disturbed as a whole.
  ///
  /// - Precondition: There is at least one round, and both have equally many.
  package func compareRounds(base: [JSONRow], new: [JSONRow]) -> RowComparison {
    let pairs = zip(base, new).compactMap { Self.samples($0, $1) }
    let shortest = pairs.compactMap { pair in
      pair.base.min().flatMap { base in pair.new.min().map { (base: base, new: $0) } }
    }
    guard let first = pairs.first, shortest.count == base.count else { return compare(base[0], new[0], figures: nil) }
    let (before, after) = (
      Bootstrap.undisturbed(shortest.map(\.base)), Bootstrap.undisturbed(shortest.map(\.new))
    )
    let figures = RowComparison.Figures(
      base: before, new: after, unit: first.unit, ratio: after / before,
      interval: shortest.count >= bootstrap.fewestSamples ? bootstrap.interval(ofRounds: shortest) : nil,
      outliers: (
        SampleStatistics.outliers(in: shortest.map(\.base)), SampleStatistics.outliers(in: shortest.map(\.new))
      ))
    return compare(base[0], new[0], figures: figures, taken: "rounds: \(shortest.count)")
  }

  /// Judges a row; `taken` names the samples or rounds of its figures with their number, in case they are too few.
  private func compare(
    _ base: JSONRow, _ new: JSONRow, figures: RowComparison.Figures?, taken: String = ""
  ) -> RowComparison {
    func result(
      _ verdict: ComparisonVerdict, counts: [(name: CounterName, base: Int?, new: Int?)] = [], remark: String? = nil
    ) -> RowComparison {
      RowComparison(
        scenario: new.scenario, size: new.size, figures: figures, counts: counts, verdict: verdict, remark: remark)
    }
    guard new.verified else { return result(.wrong, remark: new.problem ?? "a count or a value is wrong") }
    guard base.verified else { return result(.missing, remark: "the base's row is wrong: \(base.problem ?? "")") }
    let (before, after) = (base.counts ?? [:], new.counts ?? [:])
    let changed = CounterName.allCases.filter { before[$0] != after[$0] }
      .map { (name: $0, base: before[$0], new: after[$0]) }
    if !changed.isEmpty {
      let isMore = changed.allSatisfy { ($0.new ?? 0) > ($0.base ?? 0) }
      let isFewer = changed.allSatisfy { ($0.new ?? 0) < ($0.base ?? 0) }
      return result(isMore ? .worse : isFewer ? .better : .different, counts: changed)
    }
    guard let figures else { return result(.undecided) }
    return result(
      figures.verdict(threshold: threshold),
      remark: figures.interval == nil
        ? "too few \(taken); \(bootstrap.fewestSamples) are needed to tell whether the times differ" : nil)
  }

  /// The samples of two rows, if both have times or both have memory, and none is 0.
  private static func samples(_ base: JSONRow, _ new: JSONRow) -> (base: [Double], new: [Double], unit: String)? {
    let pair: (base: [Double], new: [Double], unit: String)? =
      if let before = base.time, let after = new.time {
        (before.samples, after.samples, before.unit)
      } else if let before = base.memory, let after = new.memory {
        (before.samples, after.samples, before.unit)
      } else {
        nil
      }
    guard let pair, !pair.base.isEmpty, !pair.new.isEmpty, pair.base.allSatisfy({ $0 > 0 }) else { return nil }
    return pair
  }
}
