import Foundation
import GraphBenchKit

/// Starts GraphBench itself to make a population of nodes in a fresh process.
package struct MemoryLauncher: Sendable {
  /// The program that is started.
  let executable: URL

  /// Makes a memory launcher.
  package init(executable: URL) {
    self.executable = executable
  }

  /// How long a population may take, in seconds; the largest takes some seconds.
  private static let limit = 600.0

  /// Starts the program that runs.
  static var thisProgram: MemoryLauncher {
    let path = CommandLine.arguments.first ?? "GraphBench"
    return MemoryLauncher(executable: Bundle.main.executableURL ?? URL(fileURLWithPath: path))
  }

  /// Asks a fresh process for a population.
  ///
  /// - Returns: What it took there.
  /// - Throws: What was wrong there, or what kept the process from answering.
  package func reading(of request: MemoryRequest) throws(RowFailure) -> MemoryReading {
    let program = ChildProgram(executable, request.arguments)
    let end = try program.run(limit: Self.limit)
    if let status = end.status, status != 0 {
      throw RowFailure(problem: "'\(program.command)', which makes the population, ended with \(status) instead of 0")
    }
    return try MemoryAnswer(reading: end.output).get()
  }
}
