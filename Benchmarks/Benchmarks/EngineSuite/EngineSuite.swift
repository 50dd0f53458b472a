import Benchmark
import EngineOperations

/// The engine's operations as benchmarks; the boilerplate that the plug-in generates calls this.
///
/// A time is of one round; the name says how many units that is, where it is more than one. The metrics are those that
/// can be had everywhere: allocations and references are counted by `.ci/operations` instead.
let benchmarks: @Sendable () -> Void = {
  for operation in OperationDescription.all {
    let name = operation.unitsPerRound == 1 ? operation.name : "\(operation.name) ×\(operation.unitsPerRound)"
    // Of operations that consist of many, one is long enough.
    let scale: BenchmarkScalingFactor = operation.unitsPerRound < 50 ? .kilo : .one
    let configuration = Benchmark.Configuration(
      metrics: [.wallClock, .throughput], scalingFactor: scale, maxDuration: .seconds(1), maxIterations: 10_000)
    let prepared = operation.prepare()
    Benchmark(name, configuration: configuration) { benchmark in
      if let problem = prepared.run(rounds: benchmark.scaledIterations.count) { benchmark.error(problem) }
    }
  }
}
