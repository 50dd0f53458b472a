import AttributeGraph2
import AttributeGraphUI

/// Adapts a scenario of another package at one size to the runner.
struct OwnScenario: Scenario {
  /// The name of the suite.
  let suite: String

  /// The scenario.
  let scenario: any BenchmarkScenario

  /// The size.
  let size: Int

  var id: ScenarioID { ScenarioID(suite: suite, path: scenario.name, size: size) }

  var group: RowGroup { RowGroup(title: scenario.name) }

  var expectedCounts: Counts { scenario.expectedWork(size: size).counts }

  func prepare() throws -> any PreparedScenario {
    switch try scenario.prepare(size: size) {
    case let benchmark as any HostBenchmark: PreparedHostBenchmark(benchmark)
    case let benchmark as any GraphBenchmark: PreparedGraphBenchmark(benchmark)
    case let benchmark: PreparedOwnBenchmark(benchmark)
    }
  }
}

/// The benchmark of the other package.
@MainActor private class PreparedOwnBenchmark: PreparedScenario {
  private let benchmark: any PreparedBenchmark
  private var taken: Counts

  init(_ benchmark: any PreparedBenchmark) {
    self.benchmark = benchmark
    taken = benchmark.totalWork.counts
  }

  func update() { benchmark.update() }

  func takeCounts() -> Counts {
    let total = benchmark.totalWork.counts
    defer { taken = total }
    var counts = total
    for (name, count) in total.entries { counts[name] = count - (taken[name] ?? 0) }
    return counts
  }

  func verifyValue() -> String? { benchmark.problem() }
}

/// A benchmark of another package with a host.
private final class PreparedHostBenchmark: PreparedOwnBenchmark, HostedScenario {
  private let hosted: any HostBenchmark

  var host: ViewHost { hosted.host }

  init(_ benchmark: any HostBenchmark) {
    hosted = benchmark
    super.init(benchmark)
  }
}

/// A benchmark of another package with a graph.
private final class PreparedGraphBenchmark: PreparedOwnBenchmark, GraphScenario {
  private let drawn: any GraphBenchmark

  var graph: Graph { drawn.graph }

  init(_ benchmark: any GraphBenchmark) {
    drawn = benchmark
    super.init(benchmark)
  }
}
