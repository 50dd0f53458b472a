import Foundation

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
/// itself with `waitpid`, and at the limit kills the program together with the processes that it started.
package struct Subprocess {
  /// The program, as a path.
  package let program: String
  /// The arguments after the program's own name.
  package let arguments: [String]

  /// Describes a program and its arguments without starting it.
  package init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// How a program ended.
  package struct Result {
    /// The exit status; 128 plus the signal's number where a signal ended it, as in a shell.
    package let status: Int32
    /// Everything that it wrote on standard output and standard error until it ended, in order.
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

  /// Runs the program to its end. Its standard input is empty.
  ///
  /// A process that the program leaves behind may keep the pipe open; nobody waits for it.
  ///
  /// - Parameter limit: The time that the program may take, in seconds.
  /// - Returns: The exit status and the output.
  /// - Throws: `Failure.notStarted` or `Failure.timedOut`.
  package func run(limit: Double = 120) throws(Failure) -> Result {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw notStarted(errno) }
    // Programs that other tests start meanwhile do not need the ends.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let (error, identifier) = spawn(writingTo: ends[1])
    close(ends[1])
    guard error == 0 else { throw notStarted(error) }

    let end = ContinuousClock.now + .seconds(limit)
    var source = ReadEnd(descriptor: ends[0])
    var status: Int32 = 0
    var isKilled = false
    while unsafe waitpid(identifier, &status, WNOHANG) == 0 {
      if !isKilled, ContinuousClock.now >= end {
        // The program has not been waited for, so its number and its group's still belong to it.
        kill(-identifier, SIGKILL)
        isKilled = true
      }
      source.read(waiting: Self.interval)
    }
    while source.read(waiting: 0) {}
    if isKilled { throw .timedOut(command: command, seconds: limit, output: source.text) }
    return Result(status: Self.exitStatus(status), output: source.text)
  }

  /// The time between two looks at a silent program, in milliseconds. Output and its end are noticed at once.
  private static let interval: Int32 = 5

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
    // The thread that runs a test may block signals, and a program inherits that.
    var blocked = sigset_t()
    unsafe sigemptyset(&blocked)
    unsafe posix_spawnattr_setsigmask(&attributes, &blocked)
    // Nor does it ignore one because this process does so for a moment, as `system` makes it.
    var ignorable = sigset_t()
    unsafe sigemptyset(&ignorable)
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE] { unsafe sigaddset(&ignorable, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &ignorable)
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    // SAFETY: the words are copied for the call, end with nil, and are released after it; `posix_spawn` keeps none.
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var identifier: pid_t = 0
    let error = unsafe posix_spawn(&identifier, program, &actions, &attributes, &words, environ)
    return (error, identifier)
  }

  /// The status of `waitpid` as a shell would give it.
  private static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}

/// The end of a pipe that is read from, and the bytes that came out of it.
private struct ReadEnd {
  let descriptor: Int32
  private var bytes: [UInt8] = []
  private var isOpen = true

  init(descriptor: Int32) { self.descriptor = descriptor }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads once, and waits for bytes for at most so many milliseconds.
  ///
  /// - Returns: Whether there were bytes.
  @discardableResult
  mutating func read(waiting milliseconds: Int32) -> Bool {
    // The system overlooks a negative descriptor, so that `poll` waits for the time alone.
    var request = pollfd(fd: isOpen ? descriptor : -1, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, milliseconds) == 1 else { return false }
    var part = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe part.withUnsafeMutableBytes { unsafe Self.readOnce(descriptor, into: $0) }
    if count > 0 { bytes += part[..<count] }
    if count == 0 || (count < 0 && errno != EINTR) { isOpen = false }
    return count > 0
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
}
#endif
