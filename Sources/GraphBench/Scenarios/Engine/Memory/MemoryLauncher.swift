import Foundation

/// Starts GraphBench itself to make a population of nodes in a fresh process.
package struct MemoryLauncher: Sendable {
  /// The program that is started.
  let executable: URL

  /// Makes a memory launcher.
  package init(executable: URL) {
    self.executable = executable
  }

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
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = request.arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    let line: Data
    do {
      try process.run()
      line = try pipe.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw RowFailure(problem: "the process that makes the population cannot be started: \(error)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw RowFailure(
        problem: "the process that makes the population ended with \(process.terminationStatus) instead of 0")
    }
    return try MemoryAnswer(reading: line).get()
  }
}
