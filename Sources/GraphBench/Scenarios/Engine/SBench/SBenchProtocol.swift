import GraphBenchKit

extension WorkloadScenario {
  /// The three workloads that make cells, make effects, and write to a cell.
  ///
  /// One time is the sum of the parts' shortest samples; a sample is the creation, the update and the disposal of
  /// everything.
  package static var sBench: [WorkloadScenario] {
    [
      sBench("createSignals", SBenchPart.createSignals, isPooled: true),
      sBench("createComputations", SBenchPart.createComputations, isPooled: true),
      sBench("updateSignals", SBenchPart.updateSignals, isPooled: false),
    ]
  }

  /// The workloads of the group that make nodes through handles, as a framework does.
  package static var handles: [WorkloadScenario] {
    [
      sBench("createSignals/handles", SBenchPart.createSignals, isPooled: true) { SBenchHandles(checks: $0) },
      sBench("createComputations/handles", SBenchPart.createComputations, isPooled: true) { SBenchHandles(checks: $0) },
    ]
  }

  /// Describes a workload, with a pooled limit if its memory can be pooled.
  private static func sBench(
    _ name: String, _ parts: [SBenchPart], isPooled: Bool,
    onEngine: @escaping @MainActor (WorkloadChecks) -> any SBenchHost = { SBenchGraph(checks: $0) }
  ) -> WorkloadScenario {
    let counts: Counts = [.evaluations: parts.map(\.evaluations).reduce(0, +)]
    let byHandPooled: @MainActor () -> any PreparedScenario = {
      SBenchRun(parts, counts: counts) { SBenchPooledLimit(for: parts, checks: $0) }
    }
    return WorkloadScenario(
      name, in: "S-bench", timedUnit: .protocolRun(repetitions: 2), counts: counts,
      onEngine: { SBenchRun(parts, counts: counts) { onEngine($0) } },
      byHand: { SBenchRun(parts, counts: counts) { SBenchLimit(checks: $0) } },
      byHandPooled: isPooled ? byHandPooled : nil)
  }
}

/// Carries out parts, on the engine or by hand.
@MainActor package protocol SBenchHost: AnyObject {
  /// Makes the sources of a part, which hold 0, 1, 2 and so on.
  func makeSources(of part: SBenchPart)

  /// Reads all sources.
  func readSources()

  /// Makes the cells or effects of the part.
  func make(_ part: SBenchPart)

  /// Does the writes of the part.
  func update(_ part: SBenchPart)

  /// Records the state after the update, for the check.
  func inspect(_ part: SBenchPart)

  /// Releases all sources and effects.
  func dispose()

  /// Checks the remaining objects, and the evaluations since the last check.
  func check(_ part: SBenchPart)
}

/// The protocol of the group: three small warm-up runs, then ten samples of every part.
@MainActor
package final class SBenchRun: PreparedScenario {
  private let checks: WorkloadChecks
  private let host: any SBenchHost
  private let parts: [SBenchPart]
  private let expected: Counts
  private var runs = 0

  /// Makes a run of some parts.
  package init(_ parts: [SBenchPart], counts: Counts, host: (WorkloadChecks) -> any SBenchHost) {
    let checks = WorkloadChecks()
    self.checks = checks
    self.parts = parts
    self.host = host(checks)
    expected = counts
  }

  package func runProtocol(_ stopwatch: inout Stopwatch) {
    for part in parts {
      for _ in 0..<3 {
        host.makeSources(of: part.hundredth)
        host.make(part.hundredth)
        host.update(part.hundredth)
        host.inspect(part.hundredth)
        host.dispose()
        host.check(part.hundredth)
      }
      let fastest = (0..<10).map { _ in sample(part, stopwatch) }.min()
      stopwatch.add(nanoseconds: fastest ?? 0)
    }
    runs += 1
  }

  private func sample(_ part: SBenchPart, _ stopwatch: Stopwatch) -> Double {
    host.makeSources(of: part)
    for _ in 0..<3 { host.readSources() }
    let taken = stopwatch.timeTaken {
      host.make(part)
      host.update(part)
      host.inspect(part)
      host.dispose()
    }
    host.check(part)
    return taken
  }

  /// Everything is made for each run, so one update is one run of the protocol.
  package func update() {
    var stopwatch = Stopwatch(clock: MonotonicClock())
    runProtocol(&stopwatch)
  }

  /// The evaluations of all samples of one reported time; each sample was checked against its part.
  package func takeCounts() -> Counts {
    defer { runs = 0 }
    return expected.multiplied(by: runs)
  }

  package func verifyValue() -> String? { checks.problem }
}
