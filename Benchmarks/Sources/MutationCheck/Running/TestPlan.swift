import Foundation
import Synchronization

/// The time and the reach of each file of tests in the engine as it is. They decide which tests a mutant meets, and
/// in which order.
struct TestPlan {
  /// One way to run the tests.
  struct Mode: Sendable {
    /// The suffix of its failures in the report.
    let name: String
    /// Variables added to the environment.
    let environment: [String: String]
    /// Whether the tests that take long are run in it.
    let runsSlowTests: Bool

    /// The modes that make a difference to an engine.
    ///
    /// - Parameter text: The sources of the engine, which name the variables that they look for.
    /// - Returns: The modes, the plain one first.
    static func all(for text: String) -> [Mode] {
      let fastPaths = "ATTRIBUTE_GRAPH_FAST_PATHS"
      let invariants = "ATTRIBUTE_GRAPH_CHECK_INVARIANTS"
      return [Mode(name: "", environment: [:], runsSlowTests: true)]
        + (text.contains(fastPaths)
          ? [Mode(name: " (without fast paths)", environment: [fastPaths: "off"], runsSlowTests: true)] : [])
        + (text.contains(invariants)
          ? [Mode(name: " (invariants checked)", environment: [invariants: "1"], runsSlowTests: false)] : [])
    }
  }

  /// A file of tests in a mode.
  struct Part: Sendable {
    /// The name of the file.
    let file: String
    /// How long it computes, in seconds of a processor.
    let seconds: Double
    /// The numbers of the mutants whose code it reaches.
    let reached: Set<Int>
  }

  /// Tests that one process runs.
  struct Batch: Sendable {
    /// How they are run.
    let mode: Mode
    /// The files.
    let files: [String]
    /// How long they compute together, in seconds of a processor.
    let seconds: Double
    /// Whether each file takes long.
    let isSlow: Bool
  }

  /// The parts of each mode, the quickest first.
  private let parts: [(mode: Mode, parts: [Part])]

  /// Up to which time the files of a batch are run together, in seconds of a processor each; the last have no limit.
  private static let steps = [0.25, 1, 4, .infinity]
  /// A file that takes longer, in seconds of a processor, is slow.
  private static let slow = 4.0

  /// Runs all tests once in each mode.
  ///
  /// - Throws: `CheckError.brokenBefore` where a test fails.
  init(measuring runner: TestRunner, modes: [Mode], files: [String], count: Int, jobs: Int) throws {
    var all: [(mode: Mode, parts: [Part])] = []
    for mode in modes {
      let quick = all.first.map { first in first.parts.filter { $0.seconds <= Self.slow }.map(\.file) } ?? files
      let measured = try concurrently(mode.runsSlowTests ? files : quick, jobs: jobs) { file in
        try runner.measure(file, in: mode, count: count)
      }
      all.append((mode, measured.compactMap(\.self).sorted { ($0.seconds, $0.file) < ($1.seconds, $1.file) }))
    }
    parts = all
  }

  /// How long all tests compute in the first mode, in seconds of a processor.
  var seconds: Double { parts.first.map { $0.parts.map(\.seconds).reduce(0, +) } ?? 0 }

  /// The files that take long in the first mode, with their seconds of a processor.
  var slowFiles: [(file: String, seconds: Double)] {
    parts.first.map { first in first.parts.filter { $0.seconds >= Self.slow }.map { ($0.file, $0.seconds) } } ?? []
  }

  /// The tests that reach a mutant, in the order in which it meets them.
  ///
  /// - Parameters:
  ///   - number: The number of the mutant.
  ///   - isQuick: Whether tests that take long are left out.
  /// - Returns: The tests.
  func batches(for number: Int, isQuick: Bool) -> [Batch] {
    let reaching = batches { $0.reached.contains(number) }
    return isQuick ? reaching.filter { !$0.isSlow } : reaching
  }

  /// All tests, in the order in which a mutant meets them.
  var allBatches: [Batch] { batches { _ in true } }

  private func batches(of isMember: (Part) -> Bool) -> [Batch] {
    parts.flatMap { mode, parts in
      let reaching = parts.filter(isMember)
      var begin = 0.0
      return Self.steps.compactMap { end -> Batch? in
        let members = reaching.filter { $0.seconds >= begin && $0.seconds < end }
        defer { begin = end }
        guard !members.isEmpty else { return nil }
        return Batch(
          mode: mode, files: members.map(\.file), seconds: members.map(\.seconds).reduce(0, +),
          isSlow: begin >= Self.slow)
      }
    }
  }
}

/// Does something for each element of a list, several at a time, and keeps their order.
func concurrently<Element: Sendable, Outcome: Sendable>(
  _ elements: [Element], jobs: Int, _ body: @escaping @Sendable (Element) throws -> Outcome
) throws -> [Outcome] {
  let state = Mutex((next: 0, outcomes: [Int: Result<Outcome, any Error>]()))
  DispatchQueue.concurrentPerform(iterations: jobs) { _ in
    while true {
      let index = state.withLock { state in
        defer { state.next += 1 }
        return state.next
      }
      guard index < elements.count else { return }
      let outcome = Result { try body(elements[index]) }
      state.withLock { state in
        state.outcomes[index] = outcome
        // There is no use in the others any more.
        if case .failure = outcome { state.next = elements.count }
      }
    }
  }
  let outcomes = state.withLock { $0.outcomes }
  return try outcomes.sorted { $0.key < $1.key }.map { try $0.value.get() }
}
