import Foundation
import TestSupport
import Testing

/// Random graphs whose rules make attributes that other rules read, drop them, and end their subgraphs in the middle of
/// evaluations.
///
/// A failure names its seed. `GRAPH_PROGRAM_SEED=123 swift test --filter RandomMaking` runs that program alone;
/// `GRAPH_PROGRAMS=nightly` runs 20,000 programs instead of 250.
struct RandomMaking {
  private static let environment = ProcessInfo.processInfo.environment
  static let programs: UInt64 = environment["GRAPH_PROGRAMS"] == "nightly" ? 20_000 : 250
  static let steps = 25
  private static let onlySeed = environment["GRAPH_PROGRAM_SEED"].flatMap { UInt64($0) }

  @Test func `values, and the values that effects see, follow from the cells after every step`() {
    let seeds = Self.onlySeed.map { $0...$0 } ?? 0...(Self.programs - 1)
    for seed in seeds where !runProgram(seed) { return }
  }

  /// Runs the program of a seed; returns whether all was as it has to be.
  private func runProgram(_ seed: UInt64) -> Bool {
    var random = SeededGenerator(seed: seed)
    let making = MakingGraph(MakingPlan(&random))
    defer { making.close() }
    for number in 0..<Self.steps {
      making.step(&random)
      if let fault = making.firstFault(&random) {
        Issue.record("Program \(seed), step \(number): \(fault)")
        return false
      }
    }
    return true
  }
}
