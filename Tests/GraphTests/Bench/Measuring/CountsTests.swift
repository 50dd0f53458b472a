import GraphBench
import GraphBenchKit
import Testing

struct `Expected and actual counts` {
  @Test func `entries come in the order of the columns`() {
    let counts: Counts = [.evaluations: 1, .bodies: 2, .sizeQueries: 3]
    #expect(counts.entries.map(\.name) == [.bodies, .sizeQueries, .evaluations])
  }

  @Test func `only the counters given are compared`() {
    let expected: Counts = [.bodies: 1]
    #expect(expected.differences(from: [.bodies: 1, .placements: 99]).isEmpty)
  }

  @Test func `a difference says expected and got`() {
    let expected: Counts = [.bodies: 1_000, .sizeQueries: 2, .placements: 0]
    let differences = expected.differences(from: [.bodies: 4, .sizeQueries: 2])
    #expect(differences == ["bodies expected 1,000, got 4", "placements expected 0, got not counted"])
  }

  @Test func `repetitions multiply every count`() {
    let counts: Counts = [.bodies: 2, .evaluations: 3]
    #expect(counts.multiplied(by: 500) == [.bodies: 1_000, .evaluations: 1_500])
  }
}
