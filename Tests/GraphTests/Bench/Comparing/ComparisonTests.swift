import GraphBench
import GraphBenchKit
import Testing

struct `A comparison of rows` {
  private typealias Fixture = ComparisonFixture
  private let comparer = RowComparer(bootstrap: Bootstrap(confidence: 0.99), threshold: 0.05)

  private func verdict(_ interval: ClosedRange<Double>, threshold: Double = 0.05) -> ComparisonVerdict {
    RowComparison.Figures(base: 1, new: 1, unit: "ms", ratio: 1, interval: interval, outliers: (0, 0))
      .verdict(threshold: threshold)
  }

  @Test func `is worse or better only where the whole interval is beyond the threshold`() {
    #expect(verdict(1.06...1.08) == .worse)
    #expect(verdict(1.04...1.08) == .undecided)
    // The threshold downwards is 1 / 1.05 = 0.952.
    #expect(verdict(0.90...0.95) == .better)
    #expect(verdict(0.90...0.96) == .undecided)
    #expect(verdict(1.001...1.002, threshold: 0) == .worse)
  }

  @Test func `of equal times is undecided, of twice the time worse by 100 %`() throws {
    func eight(_ milliseconds: Double) -> JSONRow {
      Fixture.row(milliseconds: Array(repeating: milliseconds, count: 8))
    }
    let base = eight(2)
    #expect(comparer.compare(base, base).verdict == .undecided)
    let row = comparer.compare(base, eight(4))
    #expect(row.verdict == .worse)
    let figures = try #require(row.figures)
    #expect(figures.base == 2 && figures.new == 4 && figures.ratio == 2 && figures.interval == 2...2)
    #expect(comparer.compare(base, eight(1)).verdict == .better)
  }

  @Test(arguments: [(1, 1), (7, 8), (8, 7), (3, 100)])
  func `with too few samples for the confidence is undecided and says so`(ofBase: Int, ofNew: Int) throws {
    // Seven samples lie on one side of their median in one of 64 cases; 99 % needs eight of both results.
    let base = Fixture.row(milliseconds: Array(repeating: 2, count: ofBase))
    let new = Fixture.row(milliseconds: Array(repeating: 4, count: ofNew))
    let row = comparer.compare(base, new)
    #expect(row.verdict == .undecided)
    #expect(row.remark == "too few samples: \(ofBase) and \(ofNew); 8 are needed to tell whether the times differ")
    let figures = try #require(row.figures)
    #expect(figures.ratio == 2 && figures.interval == nil)
    let comparison = Comparison(base: Fixture.report([base]), new: Fixture.report([new]), threshold: 0.05)
    #expect(!comparison.isRegression)
    let text = ComparisonReport(comparison, title: "", isQuiet: false).text(width: 120, style: .plain)
    #expect(text.contains("too few samples: \(ofBase) and \(ofNew)") && text.contains(" –  "))
    #expect(JSONComparison(comparison).rows.map(\.low) == [nil])
  }

  @Test func `of rounds needs more of them for more rows`() {
    func verdicts(rows: Int, rounds: Int) -> Set<ComparisonVerdict> {
      let base = Fixture.report((0..<rows).map { Fixture.row("\($0)", milliseconds: [2]) })
      let new = Fixture.report((0..<rows).map { Fixture.row("\($0)", milliseconds: [4]) })
      let comparison = Comparison(rounds: Array(repeating: (base: base, new: new), count: rounds), threshold: 0.02)
      return Set(comparison.rows.map(\.verdict))
    }
    // All rounds agree by chance in one of 2ⁿ⁻¹ cases, which must not exceed 0.01 by the number of rows.
    #expect(verdicts(rows: 1, rounds: 7) == [.undecided])
    #expect(verdicts(rows: 1, rounds: 8) == [.worse])
    #expect(verdicts(rows: 3, rounds: 9) == [.undecided])
    #expect(verdicts(rows: 3, rounds: 10) == [.worse])
  }

  @Test(
    arguments: [
      ([.bodies: 2, .evaluations: 5], .worse), ([.bodies: 0, .evaluations: 5], .better),
      ([.bodies: 2, .evaluations: 4], .different), ([.bodies: 1], .better),
    ] as [(Counts, ComparisonVerdict)])
  func `is decided by counts before times`(counts: Counts, verdict: ComparisonVerdict) {
    let base = Fixture.row(milliseconds: [2, 2, 2], counts: [.bodies: 1, .evaluations: 5])
    #expect(comparer.compare(base, Fixture.row(milliseconds: [2, 2, 2], counts: counts)).verdict == verdict)
  }

  @Test func `says which counts differ`() {
    let base = Fixture.row(milliseconds: [2], counts: [.bodies: 1, .evaluations: 5])
    let counts = comparer.compare(base, Fixture.row(milliseconds: [2], counts: [.bodies: 3, .evaluations: 5])).counts
    #expect(counts.count == 1)
    #expect(counts.first?.name == .bodies && counts.first?.base == 1 && counts.first?.new == 3)
  }

  @Test func `of builds compares the shortest sample of each round`() throws {
    // The shortest are 10 and 11, but for one round in which the machine was busy; so are the lower twentieths.
    let base = ([[10, 90], [95, 20]] + Array(repeating: [10, 10], count: 18)).map { Fixture.row(milliseconds: $0) }
    let new = ([[11, 11], [22, 70]] + Array(repeating: [300, 11], count: 18)).map { Fixture.row(milliseconds: $0) }
    let row = comparer.compareRounds(base: base, new: new)
    #expect(row.verdict == .worse)
    let figures = try #require(row.figures)
    #expect(figures.base == 10 && figures.new == 11)
    #expect(abs(figures.ratio - 1.1) < 1e-12)
    #expect(abs(try #require(figures.interval).upperBound - 1.1) < 1e-12)
  }

  @Test func `of results pairs rows by name and size, and names what is missing or wrong`() {
    let base = Fixture.report([
      Fixture.row("a", milliseconds: [1]), Fixture.row("a", size: 10, milliseconds: Array(repeating: 1, count: 8)),
      Fixture.row("gone", milliseconds: [1]), Fixture.row("broken", milliseconds: [1]),
    ])
    let new = Fixture.report([
      Fixture.row("a", size: 10, milliseconds: Array(repeating: 2, count: 8)), Fixture.row("a", milliseconds: [1]),
      Fixture.row("new", milliseconds: [1]), Fixture.failed("broken"),
    ])
    let comparison = Comparison(base: base, new: new, threshold: 0.05)
    #expect(
      comparison.rows.map(\.name) == ["layout/a 10", "layout/a 1", "layout/new 1", "layout/broken 1", "layout/gone 1"])
    #expect(comparison.rows.map(\.verdict) == [.worse, .undecided, .missing, .wrong, .missing])
    #expect(comparison.summary == "5 rows: none better, 1 worse, 1 undecided, 1 wrong, 2 in one result only.")
    #expect(comparison.isRegression)
  }

  @Test func `that finds nothing worse is no regression`() {
    let base = Fixture.report([Fixture.row(milliseconds: [2, 2])])
    #expect(!Comparison(base: base, new: base, threshold: 0.05).isRegression)
    let rounds = [(base: base, new: base), (base: base, new: base)]
    let comparison = Comparison(rounds: rounds, threshold: 0.02)
    #expect(comparison.summary == "1 row: none better, none worse, 1 undecided.")
    #expect(comparison.method.contains("99 %"))
  }

  @Test func `names the origin of both results, differences that were allowed, and interruptions`() throws {
    var base = Fixture.report([Fixture.row(milliseconds: [2])])
    var new = base
    base.interrupted = true
    new.preset = .standard
    new.interrupted = true
    let comparison = Comparison(base: base, new: new, threshold: 0.05)
    let cautions = [
      "These results differ in the preset ('quick' and 'default'), so their times say nothing about the code.",
      "The base was interrupted: rows and samples are missing.",
      "The new run was interrupted: rows and samples are missing.",
    ]
    #expect(comparison.cautions == cautions)
    let report = ComparisonReport(comparison, title: "a and b", isQuiet: false)
    for text in [report.text(width: 200, style: .plain), report.markdown()] {
      let origin = "Example 1, 2 cores; Example OS 1; Swift 6.3, release build; commit unknown; preset"
      #expect(text.replacing("\n", with: " ").contains("base: \(origin) 'quick'; command 'layout'"))
      #expect(text.replacing("\n", with: " ").contains("new: \(origin) 'default'; command 'layout'"))
      #expect(cautions.allSatisfy { text.replacing("\n", with: " ").contains($0) })
    }
    let json = JSONComparison(comparison)
    #expect(json.base.preset == .quick && json.new.preset == .standard && json.new.interrupted == true)
    #expect(json.mismatch == ["the preset ('quick' and 'default')"])
    #expect(Comparison(base: base, new: base, threshold: 0.05).mismatch.isEmpty)
  }

  @Test func `of other machines, builds or presets names what differs`() {
    let base = Fixture.report([])
    var new = base
    #expect(Comparability.differences(base, new.machine, new.preset).isEmpty)
    new.preset = .standard
    new.machine = MachineDescription(
      processor: "Example 2", cores: 4, system: "Example OS 1", toolchain: "Swift 6.4", commit: "1", build: .debug)
    #expect(
      Comparability.differences(base, new.machine, new.preset) == [
        "the processor ('Example 1' and 'Example 2')", "the number of cores ('2' and '4')",
        "the build ('release' and 'debug')", "the preset ('quick' and 'default')",
      ])
  }
}
