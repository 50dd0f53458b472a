import GraphBench
import GraphBenchKit
import Testing

struct `Statistics of samples` {
  @Test func `the median of an even count is the mean of the middle two`() {
    #expect(SampleStatistics(samples: [4, 1, 3, 2]).median == 2.5)
  }

  @Test func `the median of an odd count is the middle one`() {
    #expect(SampleStatistics(samples: [9, 1, 5]).median == 5)
  }

  @Test func `the p90 lies on the line between the two samples beside it`() {
    // Position 0.9 · 3 = 2.7, seven tenths of the way from 3 to 4.
    #expect(abs(SampleStatistics(samples: [4, 1, 3, 2]).p90 - 3.7) < 1e-12)
    // Position 0.9 · 10 = 9 is a sample itself.
    #expect(SampleStatistics(samples: (0...10).map(Double.init)).p90 == 9)
  }

  @Test func `a single sample is its own median, minimum and p90 without spread`() {
    let one = SampleStatistics(samples: [7])
    #expect([one.median, one.minimum, one.p90, one.mad] == [7, 7, 7, 0])
  }

  @Test func `the deviation is the median distance from the median`() {
    // Distances from the median 2: 1, 1, 0, 0, 2, 4, 7.
    #expect(SampleStatistics(samples: [1, 1, 2, 2, 4, 6, 9]).mad == 1)
  }

  @Test func `the samples keep the order in which they were taken`() {
    #expect(SampleStatistics(samples: [3, 1, 2]).samples == [3, 1, 2])
  }

  @Test func `a deviation above a tenth of the median is too wide`() {
    #expect(!SampleStatistics(samples: [90, 100, 110]).isSpreadTooWide)
    #expect(SampleStatistics(samples: [89, 100, 111]).isSpreadTooWide)
  }

  @Test func `no samples are a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) { _ = SampleStatistics(samples: []) }
  }
}

struct `Intervals and ties` {
  /// Five samples of the same time.
  private func five(_ time: Double) -> SampleStatistics {
    SampleStatistics(samples: Array(repeating: time, count: 5))
  }

  @Test func `the interval is two standard errors of the median, widened by one percent`() {
    let interval = SampleStatistics(samples: [90, 100, 110]).medianInterval
    // √(π/2) · 1.4826 · 10 / √3 = 10.72811; below, the minimum of 90 is nearer.
    #expect(abs(interval.lowerBound - 90 * 0.99) < 1e-9)
    #expect(abs(interval.upperBound - 121.45622 * 1.01) < 1e-3)
  }

  @Test func `times that differ by two percent are a tie`() throws {
    let ratio = try #require(RatioInterval(of: five(102), over: five(100)))
    #expect(ratio.value == 1.02)
    #expect(abs(ratio.low - 102 * 0.99 / 101) < 1e-12)
    #expect(abs(ratio.high - 102 * 1.01 / 99) < 1e-12)
    #expect(ratio.isTie)
  }

  @Test func `times that differ by three percent without spread are no tie`() throws {
    let slower = try #require(RatioInterval(of: five(103), over: five(100)))
    let faster = try #require(RatioInterval(of: five(100), over: five(103)))
    #expect(!slower.isTie)
    #expect(!faster.isTie)
  }

  @Test func `times whose spread is wider than their difference are a tie`() throws {
    let first = SampleStatistics(samples: [80, 90, 100, 110, 120])
    let second = SampleStatistics(samples: [90, 100, 110, 120, 130])
    #expect(try #require(RatioInterval(of: second, over: first)).isTie)
  }

  @Test func `fewer than five samples of a row or its reference give no ratio`() {
    let four = SampleStatistics(samples: [2, 2, 2, 2])
    #expect(RatioInterval(of: four, over: five(1)) == nil)
    #expect(RatioInterval(of: five(1), over: four) == nil)
    #expect(RatioInterval(of: five(1), over: five(2)) != nil)
  }

  @Test func `a reference without a measurable time gives no ratio`() {
    #expect(RatioInterval(of: five(1), over: five(0)) == nil)
  }
}
