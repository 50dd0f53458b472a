import AttributeGraph2
import Foundation
import TestSupport
import Testing

/// Random programs, run by a graph and by the model, which have to agree on every value, error, evaluation, cleanup and
/// report.
///
/// A failure names its seed. `GRAPH_PROGRAM_SEED=123 swift test --filter RandomPrograms` runs that program alone.
/// `GRAPH_PROGRAMS=nightly` runs 10,000 programs of 300 steps instead of 250 of 200. Where the invariants are checked
/// at all (`ATTRIBUTE_GRAPH_CHECK_INVARIANTS`), they are checked after every step.
struct RandomPrograms {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isNightly = environment["GRAPH_PROGRAMS"] == "nightly"
  static let programs = isNightly ? 10_000 : environment["GRAPH_PROGRAMS"].flatMap { Int($0) } ?? 250
  static let stepsPerProgram = isNightly ? 300 : 200
  static let programsPerBatch = 50
  private static let onlySeed = environment["GRAPH_PROGRAM_SEED"].flatMap { UInt64($0) }

  @Test(arguments: 0..<(programs / programsPerBatch))
  func `a graph gives the model's values and runs nothing more often`(batch: Int) {
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
    defer { live.close() }
    let model = ModelGraph()
    var generator = StepGenerator(random: SeededGenerator(seed: seed))
    let beginning = generator.beginning()
    for number in 0..<(beginning.count + Self.stepsPerProgram) {
      let step = number < beginning.count ? beginning[number] : generator.step()
      let seen = live.run(step)
      let expected = model.run(step)
      var difference = seen == expected ? nil : "read \(seen) instead of \(expected)"
      difference = difference ?? firstDifference(live, model)
      if number.isMultiple(of: 20) { difference = difference ?? live.graph.invariantViolations.first }
      if let difference {
        Issue.record("Program \(seed), step \(number - beginning.count), \(step): \(difference)")
        return false
      }
    }
    return true
  }

  /// The first thing on which the graph and the model do not agree.
  private func firstDifference(_ live: LiveGraph, _ model: ModelGraph) -> String? {
    if live.notes != model.notes {
      let index = zip(live.notes, model.notes).enumerated().first { $1.0 != $1.1 }?.offset
      let first = index ?? min(live.notes.count, model.notes.count)
      return "noted \(live.notes.dropFirst(first).first ?? "nothing") "
        + "instead of \(model.notes.dropFirst(first).first ?? "nothing")"
    }
    for slot in Slots.rules {
      guard let node = model.slots[slot], node.isAlive else { continue }
      let evaluations = live.slots[slot]?.reader()?.evaluations
      if evaluations != node.evaluations {
        return "rule \(slot) ran \(evaluations ?? -1) times instead of \(node.evaluations)"
      }
    }
    for slot in 0..<Slots.effects {
      guard let node = model.effects[slot], node.isAlive else { continue }
      let evaluations = live.effects[slot]?.effect?.evaluations
      if evaluations != node.evaluations {
        return "effect \(slot) ran \(evaluations ?? -1) times instead of \(node.evaluations)"
      }
    }
    return nil
  }
}
