import Dispatch
import Foundation
import Synchronization

/// A program that GraphBench runs, within a time limit, to read its output.
///
/// `Process.waitUntilExit` was seen to miss an exit under load and wait forever, so every wait here has a limit.
package struct ChildProgram: Sendable {
  /// The program.
  package let executable: URL

  /// Its arguments.
  package let arguments: [String]

  /// The end of a program.
  package struct End: Sendable {
    /// The whole standard output.
    package let output: Data

    /// Its exit status; `nil` if the system did not report the exit, although the output had ended.
    package let status: Int32?
  }

  /// The longest wait for the report of an exit after the end of the output, in seconds.
  private static let patience = 10.0

  /// Describes a program and its arguments.
  package init(_ executable: URL, _ arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// The command line: the program and its arguments.
  package var command: String { ([executable.path] + arguments).joined(separator: " ") }

  /// Runs the program. It has no standard input, and shares standard error with this process.
  ///
  /// - Parameter limit: The longest time for the program, in seconds; then it is killed.
  /// - Returns: The output and the exit status.
  /// - Throws: A row's failure if the program does not start or takes longer.
  package func run(limit: Double) throws(RowFailure) -> End {
    let process = Process()
    let pipe = Pipe()
    let ended = DispatchSemaphore(value: 0)
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch {
      let isThere = FileManager.default.fileExists(atPath: executable.path)
      let reason = isThere ? "it is not a program that this user may run" : "there is no such file"
      throw RowFailure(problem: "'\(command)' cannot be started: \(reason)")
    }
    let watch = KillTimer(process.processIdentifier, after: limit)
    let output = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    let isReported = ended.wait(timeout: .now() + Self.patience) == .success
    guard watch.stop() else {
      throw RowFailure(problem: "'\(command)' was killed because it took longer than \(limit) seconds")
    }
    return End(output: output, status: isReported ? process.terminationStatus : nil)
  }
}

/// Kills a process when its time is over.
private final class KillTimer: Sendable {
  private enum Phase { case running, stopped, killed }
  private let phase = Mutex(Phase.running)

  /// Starts the timer of a process that runs.
  package init(_ process: Int32, after seconds: Double) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
      self?.phase.withLock { phase in
        // Not after `stop()`: another process may have the number by then.
        guard phase == .running else { return }
        phase = .killed
        kill(process, SIGKILL)
      }
    }
  }

  /// Prevents the timer from killing the process.
  ///
  /// - Returns: Whether the process had not been killed before.
  package func stop() -> Bool {
    phase.withLock { phase in
      if phase == .running { phase = .stopped }
      return phase == .stopped
    }
  }
}
