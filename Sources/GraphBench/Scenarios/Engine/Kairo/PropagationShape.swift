import GraphBenchKit

/// The workloads that write one cell and check one end, in several rounds.
enum PropagationShape: String, CaseIterable {
  /// A chain whose second rule always has the same value, so the rules downstream of it never run.
  case avoidablePropagation
  /// 50 pairs of computed attributes on one cell, with an effect each.
  case broadPropagation
  /// A chain of 50 computed attributes with an effect at its end.
  case deepPropagation
  /// Five computed attributes on one cell, and their sum.
  case diamond
  /// A rule that reads the same cell 30 times.
  case repeatedObservers
  /// A chain of nine computed attributes, and the sum of all of them and the cell.
  case triangle
  /// A rule that reads one of two attributes, depending on whether the cell is odd.
  case unstable

  /// The writes of one `iter` and its expected results.
  struct Plan {
    /// The number of writes after the first. They write 0, 1, 2 and so on.
    let rounds: Int

    /// The value of the end after the first write, which writes 1; nil if it is not checked.
    let first: Int?

    /// The value of the end after a write: `base` plus `factor` times the written value; nil if it is not checked.
    let end: (base: Int, factor: Int)?

    /// The number of runs of effects in the rounds; nil if it is not checked.
    let effectRuns: Int?

    /// The rules and effects that run for a write.
    let evaluationsPerWrite: Int
  }

  /// The plan of the workload, by its definition.
  var plan: Plan {
    switch self {
    case .avoidablePropagation:
      Plan(rounds: 1_000, first: 6, end: (base: 6, factor: 0), effectRuns: nil, evaluationsPerWrite: 2)
    case .broadPropagation:
      Plan(rounds: 50, first: nil, end: (base: 50, factor: 1), effectRuns: 2_500, evaluationsPerWrite: 150)
    case .deepPropagation:
      Plan(rounds: 50, first: nil, end: (base: 50, factor: 1), effectRuns: 50, evaluationsPerWrite: 51)
    case .diamond:
      Plan(rounds: 500, first: 10, end: (base: 5, factor: 5), effectRuns: 500, evaluationsPerWrite: 7)
    case .repeatedObservers:
      Plan(rounds: 100, first: 30, end: (base: 0, factor: 30), effectRuns: 100, evaluationsPerWrite: 2)
    case .triangle:
      Plan(rounds: 100, first: 55, end: (base: 45, factor: 10), effectRuns: 100, evaluationsPerWrite: 11)
    case .unstable:
      Plan(rounds: 100, first: 40, end: nil, effectRuns: 100, evaluationsPerWrite: 3)
    }
  }
}
