import AttributeGraph2
import Foundation

/// The scenarios of a package, under a name that is also the command to measure them.
@MainActor
public struct BenchmarkSuite {
  /// The suite for the runner.
  package let suite: ScenarioSuite

  /// Describes a suite.
  ///
  /// - Parameters:
  ///   - name: The command, such as `todo`.
  ///   - summary: One line about what is measured, for `help` and `list`.
  ///   - sizes: The sizes that are measured without `--sizes`, each from 1 to 1,000,000.
  ///   - scenarios: The scenarios; their names must differ.
  /// - Precondition: The name is a word without slashes and leading hyphens, sizes are in their range, and each
  ///   scenario has a name of its own, of printable characters.
  public init(name: String, summary: String, sizes: [Int], scenarios: [any BenchmarkScenario]) {
    trap(
      unless: !name.isEmpty && !name.hasPrefix("-") && !name.contains("/") && !name.contains(where: \.isWhitespace),
      "A suite cannot be called '\(name)'. Give it a word without spaces, slashes and leading hyphens.")
    trap(
      unless: !sizes.isEmpty && sizes.allSatisfy { (1...CommandLineParser.largestSize).contains($0) },
      "The suite '\(name)' has the sizes \(sizes). Give it at least one size, each from 1 to 1,000,000.")
    let names = scenarios.map(\.name)
    for name in names {
      trap(
        unless: !name.isEmpty && quoted(name) == "'\(name)'",
        "A scenario is called \(quoted(name)). Give it a name of printable characters.")
    }
    trap(
      unless: Set(names).count == names.count,
      "The suite '\(name)' has several scenarios of one name, among \(names). Give each a name of its own.")
    suite = ScenarioSuite(
      name: name, summary: summary, columns: .own, timeUnit: .us, defaultSizes: sizes,
      scenarios: { sizes in
        scenarios.flatMap { scenario in sizes.map { OwnScenario(suite: name, scenario: scenario, size: $0) } }
      })
  }
}

/// The program that measures a package's own scenarios.
public enum GraphBenchProgram {
  /// Runs the command line of GraphBench with the given suites, and ends the process with its exit status.
  ///
  /// Help and errors use the file name of the program.
  ///
  /// ```swift
  /// @main enum TodoBench {
  ///   @MainActor static func main() { GraphBenchProgram.run([todo]) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - suites: The suites; the first runs if no command is given.
  ///   - arguments: The command-line arguments after the name of the program.
  ///   - file: A file of the package; results name the commit of its checkout.
  /// - Precondition: The names of the suites differ from each other and from the commands of GraphBench.
  @MainActor
  public static func run(
    _ suites: [BenchmarkSuite], arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    file: StaticString = #filePath
  ) -> Never {
    Interruption.shared.listen()
    let catalog = SuiteCatalog(suites: suites.map(\.suite))
    let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? RunContext.tool
    let context = RunContext.process(program: program, sources: Checkout(around: URL(fileURLWithPath: "\(file)")))
    exit(BenchmarkRun(catalog: catalog, context: context).run(arguments).rawValue)
  }
}
