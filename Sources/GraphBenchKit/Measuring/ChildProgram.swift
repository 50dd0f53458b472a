import Dispatch
import Foundation
import Synchronization

/// A program that GraphBench runs, within a time limit, to read what it prints.
///
/// `Process.waitUntilExit` was seen to miss an exit under load and wait forever, so nothing here waits without a limit.
package struct ChildProgram: Sendable {
  /// The program.
  package let executable: URL

  /// Its arguments.
  package let arguments: [String]

  /// How a program ended.
  package struct End: Sendable {
    /// Everything that it wrote on standard output.
    package let output: Data

    /// Its exit status; `nil` where the system did not report the exit, although the output had ended.
    package let status: Int32?
  }

  /// How long the report of an exit may take after the end of the output, in seconds.
  private static let patience = 10.0

  /// Describes a program and its arguments.
  package init(_ executable: URL, _ arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// The program and its arguments as they are typed.
  package var command: String { ([executable.path] + arguments).joined(separator: " ") }

  /// Runs the program. It has no standard input, and its errors go where those of this process go.
  ///
  /// - Parameter limit: The time that the program may take, in seconds; it is killed after that.
  /// - Returns: The output and the exit status.
  /// - Throws: A row's failure where the program does not start or takes longer.
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
      throw RowFailure(problem: "'\(command)' cannot be started: \(error)")
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
        // Not after `stop()`: the number may belong to another process by then.
        guard phase == .running else { return }
        phase = .killed
        kill(process, SIGKILL)
      }
    }
  }

  /// Keeps the timer from killing.
  ///
  /// - Returns: Whether it has not killed before.
  package func stop() -> Bool {
    phase.withLock { phase in
      if phase == .running { phase = .stopped }
      return phase == .stopped
    }
  }
}
