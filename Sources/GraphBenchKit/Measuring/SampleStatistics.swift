import AttributeGraph2

/// Statistics of a row's samples: in nanoseconds per timed unit, or in bytes per node for memory.
package struct SampleStatistics: Equatable, Sendable {
  /// The samples in the order they were taken.
  package let samples: [Double]

  /// The middle sample, or the mean of the middle two.
  package let median: Double

  /// The shortest or smallest sample.
  package let minimum: Double

  /// The time that nine tenths of the samples do not exceed: `quantile(0.9)`.
  package let p90: Double

  /// The median absolute deviation: the median of the samples' distances from their median, not scaled.
  package let mad: Double

  /// Computes the statistics.
  ///
  /// - Complexity: O(*n* log *n*) in the number of samples.
  /// - Precondition: There is at least one sample.
  package init(samples: [Double]) {
    trap(unless: !samples.isEmpty, "There are no samples to describe. Take at least one.")
    let sorted = samples.sorted()
    let median = Self.quantile(0.5, ofSorted: sorted)
    self.samples = samples
    self.median = median
    minimum = sorted[0]
    p90 = Self.quantile(0.9, ofSorted: sorted)
    mad = Self.quantile(0.5, ofSorted: sorted.map { abs($0 - median) }.sorted())
  }

  /// The value at a fraction of the way through sorted samples, interpolated linearly between the two beside it.
  ///
  /// The position is `fraction · (n − 1)`, counted from 0: the definition that R calls type 7 and most tools use.
  ///
  /// - Complexity: O(1).
  /// - Precondition: `sorted` is not empty and `fraction` lies in 0...1.
  package static func quantile(_ fraction: Double, ofSorted sorted: [Double]) -> Double {
    let position = fraction * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
  }

  /// The median absolute deviation as a fraction of the median; 0 where the median is 0.
  package var relativeSpread: Double { median > 0 ? mad / median : 0 }

  /// The relative spread above which a row marks its time as untrustworthy.
  package static let widestRelativeSpread = 0.1

  /// Whether the samples differ so much that the row is marked.
  package var isSpreadTooWide: Bool { relativeSpread > Self.widestRelativeSpread }

  /// The interval in which the median very likely lies.
  ///
  /// It extends by twice the standard error of a median to both sides, which for samples from a bell curve is √(π/2) ·
  /// 1.4826 · MAD / √n, but not below the minimum. Both ends are then moved outwards by 1 %, because the processor's
  /// speed and the places of code and data in memory change a time by that much from one run to the next.
  package var medianInterval: ClosedRange<Double> {
    let standardError = (Double.pi / 2).squareRoot() * 1.4826 * mad / Double(samples.count).squareRoot()
    return max(median - 2 * standardError, minimum) * 0.99...(median + 2 * standardError) * 1.01
  }
}

/// The ratio of the times of two rows, with the interval in which it lies.
package struct RatioInterval: Equatable, Sendable {
  /// Median over median.
  package let value: Double

  /// The lower end of the row's interval divided by the upper end of the reference's.
  package let low: Double

  /// The upper end of the row's interval divided by the lower end of the reference's.
  package let high: Double

  /// The minimum number of samples of a row, and of its reference, for an interval.
  ///
  /// Fewer are close together by chance too often: if two rows have equal times, five samples of one are all below five
  /// of the other in one of 252 cases, and three below three in one of 20.
  package static let fewestSamples = 5

  /// Divides the times of a row by those of its reference; `nil` if one of them has too few samples, or if the
  /// reference took no measurable time.
  package init?(of row: SampleStatistics, over reference: SampleStatistics) {
    guard reference.minimum > 0, min(row.samples.count, reference.samples.count) >= Self.fewestSamples else {
      return nil
    }
    value = row.median / reference.median
    low = row.medianInterval.lowerBound / reference.medianInterval.upperBound
    high = row.medianInterval.upperBound / reference.medianInterval.lowerBound
  }

  /// Whether neither row is faster, because the interval includes 1.
  package var isTie: Bool { low <= 1 && 1 <= high }
}
