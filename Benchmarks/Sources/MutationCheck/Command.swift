import Foundation

/// A program that is run with everything that it starts, within limits, its output in a file.
struct Command {
  /// The program and its arguments.
  let words: [String]
  /// Where it runs.
  let folder: URL
  /// Variables added to the environment.
  var environment: [String: String] = [:]

  /// How a program ended.
  enum End: Equatable {
    /// By itself, with a status; a signal counts as 128 and its number.
    case exited(Int32)
    /// It was ended, as its output said enough.
    case stopped
    /// It was ended, as its time was over.
    case timedOut
  }

  /// Starts the program in a process group of its own, and ends the whole group when it is told to.
  ///
  /// An endless loop of a mutant can also eat all memory, so that is limited where the system lets it. The status goes to
  /// a file, because Foundation was seen to miss the exit of a process under load.
  private static let script = """
    set -m
    ulimit -c 0
    ulimit -v 16777216 2>/dev/null
    "$@" >"$0" 2>&1 </dev/null &
    group=$!
    trap 'kill -KILL -- -"$group"' TERM INT
    wait "$group"
    echo "$?" >"$0.status"
    """

  /// How long a program may take to end when it is told to, in seconds.
  private static let patience = 10.0

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - limit: How long it may take, in seconds.
  ///   - isEnough: Looks at all output so far, and says whether the program may be ended.
  /// - Returns: How it ended, and its output.
  /// - Throws: What the system says where it cannot be started.
  func run(limit: Double, until isEnough: (String) -> Bool = { _ in false }) throws -> (end: End, output: String) {
    let file = folder.appendingPathComponent("output-\(UUID().uuidString).txt")
    let statusFile = file.appendingPathExtension("status")
    defer { for file in [file, statusFile] { try? FileManager.default.removeItem(at: file) } }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", Self.script, file.path] + words
    process.currentDirectoryURL = folder
    // The tools leave temporary files behind where they are ended; these go with the folder.
    let own = environment.merging(["TMPDIR": folder.path]) { $1 }
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let begin = ContinuousClock.now
    while true {
      Thread.sleep(forTimeInterval: 0.05)
      let isRunning = process.isRunning
      if let status = Int32(output(in: statusFile).trimmingCharacters(in: .whitespacesAndNewlines)) {
        return (.exited(status), output(in: file))
      }
      if !isRunning { return (.exited(process.terminationStatus), output(in: file)) }
      let said = output(in: file)
      let end: End? = isEnough(said) ? .stopped : ContinuousClock.now - begin > .seconds(limit) ? .timedOut : nil
      guard let end else { continue }
      process.terminate()
      let told = ContinuousClock.now
      while process.isRunning, output(in: statusFile).isEmpty, ContinuousClock.now - told < .seconds(Self.patience) {
        Thread.sleep(forTimeInterval: 0.05)
      }
      return (end, output(in: file))
    }
  }

  private func output(in file: URL) -> String {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
