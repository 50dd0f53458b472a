import Foundation
import GraphBenchKit

/// Starts GraphBench itself to make a population of nodes in a fresh process.
package struct MemoryLauncher: Sendable {
  /// The program to start.
  let executable: URL

  /// Makes a memory launcher.
  package init(executable: URL) {
    self.executable = executable
  }

  /// The time limit of a population in seconds; the largest takes some seconds.
  private static let limit = 600.0

  /// The launcher of the running program.
  static var thisProgram: MemoryLauncher {
    let path = CommandLine.arguments.first ?? "GraphBench"
    return MemoryLauncher(executable: Bundle.main.executableURL ?? URL(fileURLWithPath: path))
  }

  /// Measures a population in a fresh process.
  ///
  /// - Returns: Its reading.
  /// - Throws: The problem of the process, or the reason why it did not answer.
  package func reading(of request: MemoryRequest) throws(RowFailure) -> MemoryReading {
    let program = ChildProgram(executable, request.arguments)
    let end = try program.run(limit: Self.limit)
    if let status = end.status, status != 0 {
      throw RowFailure(problem: "'\(program.command)', which makes the population, ended with \(status) instead of 0")
    }
    return try MemoryAnswer(reading: end.output).get()
  }
}
