import Foundation

/// The interval of a figure, from samples that are drawn repeatedly with replacement.
///
/// It requires nothing of the distribution of the samples. The draws are seeded, so the same samples give the same
/// interval.
package struct Bootstrap: Sendable {
  /// The number of draws.
  package let resamples: Int

  /// The probability that the interval includes the figure, below 1.
  package let confidence: Double

  /// The seed of every interval.
  package let seed: UInt64

  /// The maximum number of samples of a row that are used: of more, every *k*-th is taken, so that a row takes
  /// milliseconds.
  package static let mostSamples = 400

  /// Describes a bootstrap.
  package init(resamples: Int = 2_000, confidence: Double, seed: UInt64 = 1) {
    self.resamples = resamples
    self.confidence = confidence
    self.seed = seed
  }

  /// The minimum number of samples, or rounds, that can show a difference with this confidence.
  ///
  /// An interval that is drawn from samples never leaves their extremes, and *n* independent samples all lie on one
  /// side of their median with the probability 2¹⁻ⁿ. That is also the least probability of a sign test of *n* rounds,
  /// in which all of them agree. It must not exceed 1 − `confidence`.
  package var fewestSamples: Int {
    var (samples, chance) = (1, 1.0)
    while chance > 1 - confidence, samples < 64 {
      samples += 1
      chance /= 2
    }
    return samples
  }

  /// The interval of the ratio of two figures of builds; rounds are drawn as a whole.
  ///
  /// - Precondition: There is at least one round, and no figure of the base is 0.
  /// - Complexity: O(*resamples* · *n* log *n*).
  package func interval(ofRounds rounds: [(base: Double, new: Double)]) -> ClosedRange<Double> {
    var random = SeededRandom(seed: seed)
    return interval(
      (0..<resamples).map { _ in
        let drawn = rounds.indices.map { _ in rounds[Int.random(in: rounds.indices, using: &random)] }
        return Self.undisturbed(drawn.map(\.new)) / Self.undisturbed(drawn.map(\.base))
      })
  }

  /// The figure of a build: the 5 % quantile of the rounds.
  ///
  /// A busy machine makes most rounds longer, by half and more. The others differ by 1 % or less, so that their
  /// shortest ones are as good as their middle, and a few of them are enough.
  package static func undisturbed(_ figures: [Double]) -> Double {
    SampleStatistics.quantile(0.05, ofSorted: figures.sorted())
  }

  /// The interval of the ratio of two medians, whose samples are drawn independently of each other.
  ///
  /// - Precondition: There is at least one sample of each, and those of the base are above 0.
  /// - Complexity: O(*resamples* · *n*).
  package func interval(of samples: [Double], over base: [Double]) -> ClosedRange<Double> {
    var random = SeededRandom(seed: seed)
    let (samples, base) = (Self.thinned(samples).sorted(), Self.thinned(base).sorted())
    return interval(
      (0..<resamples).map { _ in
        Self.median(drawnFromSorted: samples, &random) / Self.median(drawnFromSorted: base, &random)
      })
  }

  /// The middle part of the drawn figures: the fraction `confidence` of them.
  private func interval(_ figures: [Double]) -> ClosedRange<Double> {
    let sorted = figures.sorted()
    let tail = (1 - confidence) / 2
    let low = SampleStatistics.quantile(tail, ofSorted: sorted)
    return low...max(low, SampleStatistics.quantile(1 - tail, ofSorted: sorted))
  }

  /// The median of as many draws as there are samples: the numbers of draws determine the two middle ones.
  private static func median(drawnFromSorted samples: [Double], _ random: inout SeededRandom) -> Double {
    var draws = [Int](repeating: 0, count: samples.count)
    for _ in samples { draws[Int.random(in: samples.indices, using: &random)] += 1 }
    let (below, above) = ((samples.count - 1) / 2, samples.count / 2)
    var (index, passed) = (0, draws[0])
    while passed <= below {
      index += 1
      passed += draws[index]
    }
    let lower = samples[index]
    while passed <= above {
      index += 1
      passed += draws[index]
    }
    return (lower + samples[index]) / 2
  }

  private static func thinned(_ samples: [Double]) -> [Double] {
    guard samples.count > mostSamples else { return samples }
    let step = (samples.count + mostSamples - 1) / mostSamples
    return stride(from: 0, to: samples.count, by: step).map { samples[$0] }
  }
}

extension SampleStatistics {
  /// The number of samples outside of Tukey's fences: more than one and a half times the interquartile range below the
  /// lower or above the upper quartile.
  ///
  /// - Complexity: O(*n* log *n*).
  package static func outliers(in samples: [Double]) -> Int {
    guard samples.count > 3 else { return 0 }
    let sorted = samples.sorted()
    let lower = quantile(0.25, ofSorted: sorted)
    let upper = quantile(0.75, ofSorted: sorted)
    let reach = 1.5 * (upper - lower)
    return samples.count { $0 < lower - reach || $0 > upper + reach }
  }
}
