/// The exit status of the process.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// The command succeeded.
  case done = 0

  /// A scenario had a wrong count or value, or its time grew too fast with its size; its row shows expected and got.
  case wrongResult = 1

  /// Something is worse, and the command line requested this status for it.
  case regression = 2

  /// The command line is invalid; nothing was measured.
  case badUsage = 64

  /// A file that was given cannot be read.
  case unreadable = 66

  /// A file or standard output cannot be written.
  case unwritable = 73

  /// Ctrl-C ended the run; what was measured so far was printed.
  case interrupted = 130

  /// One line about the meaning of the status.
  var summary: String {
    switch self {
    case .done: "Done."
    case .wrongResult: "A row has a wrong count or value, or grows too fast; the row shows what was expected."
    case .regression: "A comparison found something worse, and '--fail-on-regression' was given."
    case .badUsage: "The command line is wrong; nothing was measured."
    case .unreadable: "A file, a baseline or a program that is to be compared cannot be read or run."
    case .unwritable: "A file or standard output cannot be written."
    case .interrupted: "Ctrl-C: what was measured so far was printed, a second Ctrl-C prints nothing."
    }
  }
}
