import GraphBench
import GraphBenchKit
import Testing

struct `The growth exponent` {
  private func exponent(_ points: (Int, Double)...) -> Double? {
    GrowthFit(points.map { (size: $0.0, cost: $0.1) })?.exponent
  }

  private func isClose(_ exponent: Double?, to expected: Double) -> Bool {
    exponent.map { abs($0 - expected) < 1e-12 } ?? false
  }

  @Test func `of a cost that does not change is 0`() {
    #expect(isClose(exponent((10, 7), (1_000, 7), (100_000, 7)), to: 0))
  }

  @Test func `of powers of the size is the power`() {
    #expect(isClose(exponent((10, 30), (100, 300), (1_000, 3_000)), to: 1))
    #expect(isClose(exponent((10, 2), (100, 200), (1_000, 20_000)), to: 2))
    #expect(isClose(exponent((4, 10), (16, 20)), to: 0.5))
  }

  @Test func `is the slope of least squares where the points are on no line`() {
    // In decades: (1, 1), (2, 3), (3, 3). The means are 2 and 7/3; ((−1)·(−4/3) + 1·(2/3)) / 2 = 1.
    #expect(isClose(exponent((10, 10), (100, 1_000), (1_000, 1_000)), to: 1))
    // (0, 0), (1, 0), (2, 0), (3, 2): means 1.5 and 0.5; (0.75 + 0.25 − 0.25 + 2.25) / 5 = 0.6.
    #expect(isClose(exponent((1, 1), (10, 1), (100, 1), (1_000, 100)), to: 0.6))
  }

  @Test func `does not depend on the order or the unit`() {
    #expect(isClose(exponent((1_000, 1e6), (10, 1e4), (100, 1e6)), to: 1))
  }

  @Test func `needs two sizes, and sizes and costs above zero`() {
    #expect(GrowthFit([]) == nil)
    #expect(exponent((10, 1)) == nil)
    #expect(exponent((10, 1), (10, 2)) == nil)
    #expect(exponent((10, 0), (100, 1)) == nil)
    #expect(exponent((0, 1), (100, 1)) == nil)
  }

  @Test func `is linear up to 1,1 and constant up to 0,1`() throws {
    func verdict(_ exponent: Double) throws -> GrowthFit.Verdict {
      // Ten to the power of the exponent at ten times the size.
      try #require(GrowthFit([(size: 1, cost: 1), (size: 10, cost: power(exponent))])).verdict
    }
    #expect(try verdict(-0.2) == .constant && verdict(0.09) == .constant)
    #expect(try verdict(0.11) == .linear && verdict(1.09) == .linear)
    #expect(try verdict(1.11) == .steeper && verdict(2) == .steeper)
  }

  @Test func `fails the row of the largest size where it exceeds its limit`() {
    func row(_ size: Int, _ time: Double) -> RowResult {
      let measurement = Measurement(time: SampleStatistics(samples: [time]), updatesPerSample: 1, counts: [:])
      return RowResult(
        id: ScenarioID(suite: "s", path: "p", size: size), group: RowGroup(title: "g"), outcome: .measured(measurement))
    }
    let rows = [row(10, 10), row(100, 1_000)]
    #expect(GrowthFit.added(to: rows).allSatisfy { $0.failure == nil })
    #expect(GrowthFit.added(to: rows, failingAbove: 2).allSatisfy { $0.failure == nil })
    let judged = GrowthFit.added(to: rows, failingAbove: 1.3)
    #expect(judged[0].failure == nil)
    #expect(
      judged[1].failure?.problem == "expected a time that grows with the size to the power of 1.30 at most, got 2.00")
  }

  @Test func `is judged as it is shown, with two decimals and no sign before a zero`() throws {
    let barely = try #require(GrowthFit([(size: 1, cost: 1), (size: 10, cost: power(1.1 + 0.004))]))
    #expect(barely.roundedExponent == 1.1 && barely.verdict == .linear)
    let falling = try #require(GrowthFit([(size: 1, cost: 1), (size: 10, cost: 0.999)]))
    #expect(falling.exponent < 0 && falling.roundedExponent.sign == .plus)
  }

  /// Ten to a power, found by halving.
  private func power(_ exponent: Double) -> Double {
    var (low, high) = (1e-3, 1e3)
    for _ in 0..<200 {
      let middle = (low * high).squareRoot()
      let fit = GrowthFit([(size: 1, cost: 1), (size: 10, cost: middle)])?.exponent ?? 0
      if fit < exponent { low = middle } else { high = middle }
    }
    return low
  }
}

@MainActor struct `Findings about growth` {
  private func row(_ path: String, _ size: Int, nanoseconds: Double, pieces: Int? = nil) -> RowResult {
    RowResult(
      id: ScenarioID(suite: "engine", path: path, size: size), group: RowGroup(title: path),
      outcome: .measured(
        Measurement(
          time: SampleStatistics(samples: [nanoseconds, 2 * nanoseconds]), updatesPerSample: 1, counts: [:],
          pieces: pieces)))
  }

  @Test func `say for each scenario the exponent, that of the last step, and what a piece takes`() {
    let rows = [
      row("a", 10, nanoseconds: 100, pieces: 10), row("a", 100, nanoseconds: 1_000, pieces: 100),
      row("a", 1_000, nanoseconds: 100_000, pieces: 1_000), row("b", 10, nanoseconds: 5),
      row("b", 100, nanoseconds: 5),
    ]
    let sentences = GrowthFindings.sentences(rows)
    #expect(
      sentences.dropFirst() == [
        "a: 1.50 (2.00); 10.0 ns per piece at 10 and 100.0 at 1,000.", "b: constant, 0.00.",
      ])
  }

  @Test func `call less than linear what is, and explain steps only where there are any`() {
    let two = GrowthFindings.sentences([row("a", 10, nanoseconds: 1), row("a", 100, nanoseconds: 2)])
    #expect(two.last == "a: less than linear, 0.30." && !two[0].contains("In parentheses"))
    let three = GrowthFindings.sentences([10, 100, 1_000].map { row("a", $0, nanoseconds: Double($0)) })
    #expect(three.last == "a: linear, 1.00 (1.00)." && three[0].contains("In parentheses: the last step alone."))
  }

  @Test func `call linear what is linear`() {
    let rows = [10, 100].map { row("a", $0, nanoseconds: Double($0), pieces: $0) }
    #expect(
      GrowthFindings.sentences(rows.reversed()).last == "a: linear, 1.00; 1.0 ns per piece at 10 and 1.0 at 100.")
  }

  @Test func `say nothing where there is one size, no size or nothing at all`() {
    #expect(GrowthFindings.sentences([]).isEmpty)
    #expect(GrowthFindings.sentences([row("a", 10, nanoseconds: 1), ReportFixture.workload]).isEmpty)
  }
}
