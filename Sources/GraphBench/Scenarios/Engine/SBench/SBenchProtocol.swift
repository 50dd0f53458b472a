import GraphBenchKit

extension WorkloadScenario {
  /// The three workloads that make cells, make effects, and write to a cell.
  ///
  /// One time is the sum of the parts' shortest samples; a sample is making, updating, and disposing of everything.
  package static var sBench: [WorkloadScenario] {
    [
      sBench("createSignals", SBenchPart.createSignals, isPooled: true),
      sBench("createComputations", SBenchPart.createComputations, isPooled: true),
      sBench("updateSignals", SBenchPart.updateSignals, isPooled: false),
    ]
  }

  /// The workloads of the group that make nodes, as a framework makes them: through handles.
  package static var handles: [WorkloadScenario] {
    [
      sBench("createSignals/handles", SBenchPart.createSignals, isPooled: true) { SBenchHandles(checks: $0) },
      sBench("createComputations/handles", SBenchPart.createComputations, isPooled: true) { SBenchHandles(checks: $0) },
    ]
  }

  /// Describes a workload; one whose memory can be pooled has a limit of that kind as well.
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

/// Where parts are carried out: on the engine or by hand.
@MainActor package protocol SBenchHost: AnyObject {
  /// Makes the sources of a part, which hold 0, 1, 2 and so on.
  func makeSources(of part: SBenchPart)

  /// Reads all sources.
  func readSources()

  /// Makes what the part makes.
  func make(_ part: SBenchPart)

  /// Does the writes of the part.
  func update(_ part: SBenchPart)

  /// Notes what is there after the update, for the check.
  func inspect(_ part: SBenchPart)

  /// Lets all sources and effects go.
  func dispose()

  /// Checks what is left, and what ran since the last check.
  func check(_ part: SBenchPart)
}

/// The protocol of the group: three small runs to warm up, then ten samples of every part.
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

  /// Everything is made for each run, so a single update is one run of the protocol.
  package func update() {
    var stopwatch = Stopwatch(clock: MonotonicClock())
    runProtocol(&stopwatch)
  }

  /// What the samples of one reported time ran together: every single one has been checked against its part.
  package func takeCounts() -> Counts {
    defer { runs = 0 }
    return expected.multiplied(by: runs)
  }

  package func verifyValue() -> String? { checks.problem }
}
