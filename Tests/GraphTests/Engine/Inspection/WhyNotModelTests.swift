import Foundation
import TestSupport
import Testing

/// Semantics 19.23, for random programs that know the truth.
///
/// A failure names its seed. `GRAPH_PROGRAMS=nightly` compares a million answers instead of some 30,000.
struct `Answers of whyNot` {
  private static let isNightly = ProcessInfo.processInfo.environment["GRAPH_PROGRAMS"] == "nightly"
  private static let answers = isNightly ? 1_000_000 : 30_000
  private static let stepsPerProgram = 40

  @Test func `19.23: no answer is false`() {
    var answers = 0
    var seed: UInt64 = 0
    while answers < Self.answers {
      let program = IdleProgram(seed: seed)
      for step in 0..<Self.stepsPerProgram {
        guard let mistake = program.step() else { continue }
        Issue.record("Program \(seed), step \(step): \(mistake)")
        return
      }
      answers += program.answers
      seed += 1
    }
  }
}
