import Foundation
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Glibc)
import Glibc
#endif

/// A program that is run with everything that it starts, within limits of time and memory.
///
/// It waits with `waitpid`, as Foundation's `Process` was seen to miss an exit under load, and a timer kills the
/// program's process group.
struct Program {
  /// The program and its arguments.
  let words: [String]
  /// Where it runs.
  let folder: URL
  /// Variables added to the environment.
  var environment: [String: String] = [:]
  /// How long it may run, in seconds of the clock.
  var seconds = 3600.0
  /// How long it may compute, in seconds of a processor; nil for no limit.
  var processorSeconds: Int?
  /// How much memory it may address, in bytes; nil for no limit.
  var bytes: Int?

  /// How a program ended.
  enum End: Equatable {
    /// By itself, with a status; a signal counts as 128 and its number.
    case exited(Int32)
    /// It was killed, as its output said enough.
    case stopped
    /// It was killed, as its time was over.
    case timedOut
  }

  /// The result of a run.
  struct Result {
    /// How it ended.
    let end: End
    /// The text on both of its outputs.
    let output: String
    /// How long it and what it waited for computed, in seconds.
    let processorSeconds: Double
  }

  /// The system refuses to start a program.
  struct NotStarted: Error, CustomStringConvertible {
    /// The program.
    let program: String
    /// The system's number of the reason.
    let code: Int32

    var description: String { unsafe "'\(program)' could not be started: \(String(cString: strerror(code)))" }
  }

  /// Runs the program to its end.
  ///
  /// - Parameter isEnough: Looks at the end of the output whenever there is more, and says whether to kill the program.
  /// - Returns: What came of it.
  /// - Throws: `NotStarted`.
  func run(until isEnough: (String) -> Bool = { _ in false }) throws(NotStarted) -> Result {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw NotStarted(program: words.joined(separator: " "), code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let identifier: pid_t
    do {
      defer { close(ends[1]) }
      identifier = try spawn(writingTo: ends[1])
    }
    RunningGroups.shared.insert(identifier)
    let watch = KillTimer(killing: identifier, after: seconds)
    let (output, isStopped) = read(ends[0], of: identifier, until: isEnough)
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(identifier, &status, 0, &usage) == -1, errno == EINTR {}
    let isInTime = watch.stop()
    // What it started may outlive it.
    kill(-identifier, SIGKILL)
    RunningGroups.shared.remove(identifier)
    let code = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
    // At its limit of the processor the system may kill it in either of two ways.
    let isOverLimit = processorSeconds.map { usage.seconds >= Double($0) - 0.5 && code > 128 } ?? false
    let isOverTime = !isInTime || isOverLimit
    return Result(
      end: isStopped ? .stopped : isOverTime ? .timedOut : .exited(code), output: output,
      processorSeconds: usage.seconds)
  }

  /// The program as the leader of a process group, below a shell that sets the limits and becomes the program.
  private func spawn(writingTo pipe: Int32) throws(NotStarted) -> pid_t {
    var limits = "ulimit -c 0"
    if let processorSeconds { limits += "; ulimit -t \(processorSeconds)" }
    if let bytes { limits += "; ulimit -v \(bytes / 1024) 2>/dev/null" }
    let script = "cd \"$0\" && \(limits); exec \"$@\""
    let own = ProcessInfo.processInfo.environment.merging(environment) { $1 }

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
    // What this program ignores because it has handlers would be ignored by the other as well.
    var handled = sigset_t()
    unsafe sigemptyset(&handled)
    for number in RunningGroups.handledSignals { unsafe sigaddset(&handled, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &handled)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))

    // SAFETY: the words are copied for the call, end with nil, and are released after it; `posix_spawn` keeps none.
    var arguments = unsafe Self.copies(of: ["sh", "-c", script, folder.path] + words)
    var variables = unsafe Self.copies(of: own.map { "\($0)=\($1)" })
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    var identifier: pid_t = 0
    let error = unsafe posix_spawn(&identifier, "/bin/sh", &actions, &attributes, &arguments, &variables)
    guard error == 0 else { throw NotStarted(program: words.joined(separator: " "), code: error) }
    return identifier
  }

  private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { unsafe strdup($0) } + [nil]
  }

  /// Everything that can be read until the last writer has closed the pipe, or until it is enough.
  private func read(_ pipe: Int32, of group: pid_t, until isEnough: (String) -> Bool) -> (String, isStopped: Bool) {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    var isStopped = false
    while true {
      let count = unsafe part.withUnsafeMutableBytes { unsafe Foundation.read(pipe, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += part[..<count]
        // What is looked for may have come in two parts.
        if !isStopped, isEnough(String(decoding: bytes.suffix(count + 200), as: UTF8.self)) {
          isStopped = true
          kill(-group, SIGKILL)
        }
      } else if count == 0 || errno != EINTR {
        return (String(decoding: bytes, as: UTF8.self), isStopped)
      }
    }
  }
}

extension rusage {
  /// The time of the processor, in seconds.
  fileprivate var seconds: Double {
    [ru_utime, ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
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
