import Foundation
import GraphBenchKit

/// The benchmark runner: measures suites of scenarios and prints what an update runs and how long it takes.
///
/// The steps of a run: `CommandLineParser` turns the arguments into an `Invocation`; `ScenarioSelection` makes the
/// scenarios of the suites in `SuiteCatalog.standard` and keeps the requested ones; `GroupMeasuring` verifies and times
/// them; a `Report` of the results is rendered as text, Markdown, CSV or JSON, and a `Comparison` compares two of them.
/// `BenchmarkRun` ties these together and does everything that has an effect through its `RunContext`.
@main @MainActor enum GraphBench {
  /// Runs with the process's arguments and exits with the status of the run.
  static func main() {
    Interruption.shared.listen()
    let run = BenchmarkRun(catalog: .standard, context: .process())
    exit(run.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
