import GraphBench
import GraphBenchKit
import Testing

struct `Bootstrap intervals` {
  @Test func `the random numbers are those of SplitMix64`() {
    // The reference implementation with the seed 1234567 gives these.
    var random = SeededRandom(seed: 1_234_567)
    let numbers = (0..<3).map { _ in random.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test(arguments: [(0.5, 2), (0.9, 5), (0.95, 6), (0.99, 8), (0.9999, 15)])
  func `the fewest samples are those whose extremes reach the confidence`(confidence: Double, samples: Int) {
    #expect(Bootstrap(confidence: confidence).fewestSamples == samples)
  }

  @Test func `one round is its own interval`() {
    #expect(Bootstrap(confidence: 0.99).interval(ofRounds: [(base: 4, new: 5)]) == 1.25...1.25)
  }

  @Test func `the lower twentieth of 21 rounds is the second shortest of 21 draws`() {
    // It is 1 with the probability 1 − (20/21)²¹ − (20/21)²⁰ = 0.264, 2 at most with 0.608, 3 at most with 0.823, and 4
    // at most with 0.930.
    let rounds = (0..<21).map { (base: 1.0, new: Double(($0 * 8) % 21 + 1)) }
    #expect(Bootstrap(confidence: 0.4).interval(ofRounds: rounds) == 2...3)
    #expect(Bootstrap(confidence: 0.6).interval(ofRounds: rounds) == 1...3)
    #expect(Bootstrap(confidence: 0.8).interval(ofRounds: rounds) == 1...4)
  }

  @Test func `rounds in which the machine was busy do not widen the interval while two of five are quiet`() {
    let quiet = (0..<8).map { _ in (base: 10.0, new: 10.5) }
    let busy = (0..<12).map { (base: 15.0 + Double($0), new: 17.0) }
    let interval = Bootstrap(confidence: 0.99).interval(ofRounds: quiet + busy)
    #expect(interval == 1.05...1.05)
  }

  @Test func `the ratio of medians is drawn from both, independently`() {
    let bootstrap = Bootstrap(confidence: 0.99)
    #expect(bootstrap.interval(of: [6, 6, 6], over: [4, 4]) == 1.5...1.5)
    // Each of both medians is 1 or 3 in a quarter of the draws, and 2 otherwise.
    #expect(bootstrap.interval(of: [1, 3], over: [1, 3]) == 1 / 3...3)
  }

  @Test func `the same samples give the same interval, another seed another one`() {
    let samples = (0..<50).map { 1 + Double(($0 * 37) % 50) / 50 }
    let first = Bootstrap(resamples: 100, confidence: 0.9, seed: 1).interval(of: samples, over: samples)
    #expect(Bootstrap(resamples: 100, confidence: 0.9, seed: 1).interval(of: samples, over: samples) == first)
    #expect(Bootstrap(resamples: 100, confidence: 0.9, seed: 2).interval(of: samples, over: samples) != first)
    #expect(first.contains(1))
  }

  @Test func `outliers are what lies beyond one and a half times the distance of the quartiles`() {
    // The quartiles are 2.25 and 4.75, so the fences are −1.5 and 8.5.
    #expect(SampleStatistics.outliers(in: [1, 2, 3, 4, 5, 8.4]) == 0)
    #expect(SampleStatistics.outliers(in: [1, 2, 3, 4, 5, 100]) == 1)
    #expect(SampleStatistics.outliers(in: [-50, 1, 2, 3, 4, 5, 6, 100]) == 2)
    #expect(SampleStatistics.outliers(in: [1, 1, 100]) == 0)
  }
}
