import Foundation
import Testing

@testable import AttributeGraph2

/// Random programs, run by a graph and by the model, which have to agree on every value and on every evaluation.
///
/// A failure names its seed. `GRAPH_PROGRAM_SEED=123 swift test --filter RandomPrograms` runs that program alone.
@Suite struct RandomPrograms {
  static let programs = 2_000
  static let stepsPerProgram = 200
  static let programsPerBatch = 250

  static var onlySeed: UInt64? {
    ProcessInfo.processInfo.environment["GRAPH_PROGRAM_SEED"].flatMap { UInt64($0) }
  }

  @Test(arguments: 0..<(programs / programsPerBatch))
  func `a graph does what the model does, and runs nothing more often`(batch: Int) {
    if let seed = Self.onlySeed {
      if batch == 0 { runProgram(seed) }
      return
    }
    for number in 0..<Self.programsPerBatch {
      if !runProgram(UInt64(batch * Self.programsPerBatch + number)) { return }
    }
  }

  /// Runs the program of a seed; returns whether graph and model agreed.
  @discardableResult
  private func runProgram(_ seed: UInt64) -> Bool {
    let live = LiveGraph()
    let model = ModelGraph()
    var generator = StepGenerator(random: SeededGenerator(seed: seed))
    let beginning = generator.beginning()
    for number in 0..<(beginning.count + Self.stepsPerProgram) {
      let step = number < beginning.count ? beginning[number] : generator.step()
      let seen = live.run(step)
      let expected = model.run(step)
      var difference = seen == expected ? nil : "read \(seen) instead of \(expected)"
      difference = difference ?? firstDifference(live, model)
      if number.isMultiple(of: 20) { difference = difference ?? live.graph.checkInvariants().first }
      if let difference {
        Issue.record("Program \(seed), step \(number - beginning.count), \(step): \(difference)")
        return false
      }
    }
    return true
  }

  /// The first node that ran more or less often than the model says.
  private func firstDifference(_ live: LiveGraph, _ model: ModelGraph) -> String? {
    for slot in Slots.rules {
      let evaluations = (live.slots[slot]?.node as? Reader)?.evaluations
      if evaluations != model.slots[slot]?.evaluations {
        return "rule \(slot) ran \(evaluations ?? -1) times instead of \(model.slots[slot]?.evaluations ?? -1)"
      }
    }
    for slot in 0..<Slots.effects {
      let evaluations = live.effects[slot]?.evaluations
      if evaluations != model.effects[slot]?.evaluations {
        return "effect \(slot) ran \(evaluations ?? -1) times instead of \(model.effects[slot]?.evaluations ?? -1)"
      }
    }
    return nil
  }
}
