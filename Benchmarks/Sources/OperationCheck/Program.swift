import Dispatch
import Foundation

/// A program that is run to its end, within a time limit.
///
/// `Process.waitUntilExit` was seen to miss an exit under load and wait forever, so nothing here waits without a limit.
struct Program {
  /// Its name, which is looked for where the shell looks, and its arguments.
  let words: [String]
  /// Variables added to the environment.
  var environment: [String: String] = [:]

  /// The status of a shell that did not find a program.
  static let isNotFound: Int32 = 127

  /// How long a program may take, in seconds; the slowest operation takes some seconds under valgrind.
  private static let limit = 600.0

  /// How long the report of an exit may take after the end of the output, in seconds.
  private static let patience = 10.0

  private var command: String { words.joined(separator: " ") }

  /// Runs the program.
  ///
  /// - Returns: Its exit status, and all that it printed.
  /// - Throws: Why it did not start, or that it did not end.
  func run() throws(CheckError) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw .unfit("'\(command)' cannot be started: \(error)") }
    let begin = ContinuousClock.now
    let identifier = process.processIdentifier
    let killer = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit, execute: killer)
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let isReported = ended.wait(timeout: .now() + Self.patience) == .success
    killer.cancel()
    guard ContinuousClock.now - begin < .seconds(Self.limit) else {
      throw .unfit("'\(command)' was killed after \(Self.limit) seconds. It had printed:\n\(output)")
    }
    guard isReported else {
      throw .unfit("the system does not say how '\(command)' has ended. It printed:\n\(output)")
    }
    return (process.terminationStatus, output)
  }
}
