import Foundation
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Glibc)
import Glibc
#endif

#if !os(Windows)
/// A program that a test runs to its end, within a time limit.
///
/// Foundation's `Process.waitUntilExit` was seen to miss an exit under load and wait forever. This one asks the system
/// itself with `waitpid`, and a timer kills the program together with everything that it started.
package struct Subprocess {
  /// The program, as a path.
  package let program: String
  /// The arguments after the program's own name.
  package let arguments: [String]

  package init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// How a program ended.
  package struct Result {
    /// The exit status; 128 plus the signal's number where a signal ended it, as shells have it.
    package let status: Int32
    /// Everything that it wrote on standard output and standard error, in order.
    package let output: String
  }

  /// A program that could not be run to its end.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// The system did not start it: `reason` is the system's own text.
    case notStarted(command: String, reason: String)
    /// It ran longer than the limit, in seconds, and was killed; `output` is what it had written until then.
    case timedOut(command: String, seconds: Double, output: String)

    package var description: String {
      switch self {
      case .notStarted(let command, let reason):
        "'\(command)' could not be started: \(reason)."
      case .timedOut(let command, let seconds, let output):
        "'\(command)' was killed after \(seconds) seconds. It had written:\n\(output)"
      }
    }
  }

  /// The program and its arguments as a person would type them.
  package var command: String { ([program] + arguments).joined(separator: " ") }

  /// Runs the program to its end. It has no standard input.
  ///
  /// - Parameter limit: How long it may take, in seconds.
  /// - Throws: `Failure.notStarted` or `Failure.timedOut`.
  package func run(limit: Double = 120) throws(Failure) -> Result {
    var ends: [Int32] = [-1, -1]
    // Neither end is inherited by programs that other tests start meanwhile: one of them would keep the pipe open.
    guard unsafe pipe(&ends) == 0 else { throw notStarted(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started: Int32
    let identifier: pid_t
    (started, identifier) = spawn(writingTo: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard started == 0 else { throw notStarted(started) }

    let watch = KillTimer(killing: identifier, after: limit)
    let output = read(ends[0])
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) == -1, errno == EINTR {}
    guard watch.stop() else { throw .timedOut(command: command, seconds: limit, output: output) }
    return Result(status: Self.exitStatus(status), output: output)
  }

  private func notStarted(_ code: Int32) -> Failure {
    .notStarted(command: command, reason: unsafe String(cString: strerror(code)))
  }

  /// Starts the program as the leader of a process group, with both of its outputs in a pipe.
  ///
  /// - Returns: The system's error, or 0 and the process.
  private func spawn(writingTo pipe: Int32) -> (error: Int32, identifier: pid_t) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, pipe, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, pipe, 2)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

    // SAFETY: the words are copied for the call, end with nil, and are released after it; `posix_spawn` keeps none.
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for unsafe word in unsafe words { unsafe free(word) } }
    var identifier: pid_t = 0
    let error = unsafe posix_spawn(&identifier, program, &actions, &attributes, &words, environ)
    return (error, identifier)
  }

  /// Everything that can be read until the last writer has closed the pipe.
  private func read(_ pipe: Int32) -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe part.withUnsafeMutableBytes { unsafe Self.readOnce(pipe, into: $0) }
      if count > 0 {
        bytes += part[..<count]
      } else if count == 0 || errno != EINTR {
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  private static func readOnce(_ pipe: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
    unsafe Darwin.read(pipe, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
    unsafe Musl.read(pipe, buffer.baseAddress, buffer.count)
    #elseif canImport(Android)
    unsafe Android.read(pipe, buffer.baseAddress, buffer.count)
    #else
    unsafe Glibc.read(pipe, buffer.baseAddress, buffer.count)
    #endif
  }

  /// The status of `waitpid` as a shell would give it.
  private static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}

/// Kills a process group when its time is over.
private final class KillTimer: Sendable {
  private enum Phase { case running, stopped, killed }
  private let phase = Mutex(Phase.running)

  init(killing group: pid_t, after seconds: Double) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
      self?.phase.withLock { phase in
        // Not after `stop()`: the number may belong to another process by then.
        guard phase == .running else { return }
        phase = .killed
        kill(-group, SIGKILL)
      }
    }
  }

  /// Keeps the timer from killing; false where it has killed already.
  func stop() -> Bool {
    phase.withLock { phase in
      if phase == .running { phase = .stopped }
      return phase == .stopped
    }
  }
}
#endif
