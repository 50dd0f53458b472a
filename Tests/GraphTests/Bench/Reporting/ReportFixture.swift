import GraphBench
import GraphBenchKit

/// A report whose figures are easy to compute by hand.
enum ReportFixture {
  /// A row of the layout suite with the given samples in nanoseconds.
  static func layoutRow(
    _ path: String, size: Int, samples: [Double], ratio: RatioInterval? = nil,
    counts: Counts = [
      .bodies: 1, .geometryClosures: 1, .sizeQueries: 6, .placements: 4, .displayItemsChanged: 2, .displayItemsMoved: 3,
    ]
  ) -> RowResult {
    let title = String(path.split(separator: "/").last ?? "")
    return RowResult(
      id: ScenarioID(suite: "layout", path: path, size: size),
      group: RowGroup(title: title, reference: "infinityFrame/\(title)"),
      outcome: .measured(
        Measurement(
          time: SampleStatistics(samples: samples), updatesPerSample: 1, counts: counts, limit: nil, ratio: ratio)))
  }

  /// Five samples of the same time.
  static func five(_ nanoseconds: Double) -> SampleStatistics {
    SampleStatistics(samples: Array(repeating: nanoseconds, count: 5))
  }

  /// The reference row of the layout suite: 1,000 µs.
  static let reference = layoutRow(
    "infinityFrame/fontSize", size: 1_000, samples: [1_000_000, 1_000_000],
    ratio: RatioInterval(of: five(1_000_000), over: five(1_000_000)))

  /// A row that takes 2,500 µs.
  static let slower = layoutRow(
    "geometryReader/fontSize", size: 1_000, samples: [2_000_000, 3_000_000, 2_500_000],
    ratio: RatioInterval(of: five(2_500_000), over: five(1_000_000)))

  /// A row that is tied with the reference.
  static let tied = layoutRow(
    "fixedFrame/fontSize", size: 1_000, samples: [1_010_000],
    ratio: RatioInterval(of: five(1_010_000), over: five(1_000_000)))

  /// A row of another group that failed.
  static let failed = RowResult(
    id: ScenarioID(suite: "layout", path: "geometryReader/resize", size: 10),
    group: RowGroup(title: "resize", reference: "infinityFrame/resize"),
    outcome: .failed(
      RowFailure(
        expected: [.bodies: 1], got: [.bodies: 3], problem: "update 1: bodies expected 1, got 3")))

  /// A workload with a limit: 12 ms for 1,326,000 evaluations, eight times the limit.
  static let workload = RowResult(
    id: ScenarioID(suite: "engine", path: "deepPropagation"), group: RowGroup(title: "engine"),
    outcome: .measured(
      Measurement(
        time: SampleStatistics(samples: [12_000_000, 12_400_000]), updatesPerSample: 500,
        counts: [.evaluations: 1_326_000], limit: SampleStatistics(samples: [1_500_000, 1_600_000]), ratio: nil)))

  /// A report with all of them.
  static let report = Report(
    command: ["all", "--quick"], preset: .quick, machine: FakeMachine.description,
    tick: ClockTick(measuring: ManualClock(step: 40)),
    sections: [
      Report.Section(
        suite: "layout", summary: "Styles and triggers.", columns: .updates, timeUnit: .us,
        rows: [reference, slower, tied, failed], findings: ["The infinity frame runs no user code."]),
      Report.Section(
        suite: "engine", summary: "Workloads.", columns: .workloads, timeUnit: .ms, rows: [workload], findings: []),
    ])
}

/// A machine that no test depends on.
enum FakeMachine {
  /// Its description.
  static let description = MachineDescription(
    processor: "Example 1", cores: 2, system: "Example OS 1", toolchain: "Swift 6.3", commit: nil, build: .release)
}
