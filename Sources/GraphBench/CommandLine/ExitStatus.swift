/// What the process tells its parent about how it went.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything that was asked for was done.
  case done = 0

  /// A scenario gave a wrong count or value; its row says expected and got.
  case wrongResult = 1

  /// The command line cannot be understood or asks for the impossible; nothing was measured.
  case badUsage = 64

  /// A file that was given cannot be read.
  case unreadable = 66

  /// A file or standard output cannot be written.
  case unwritable = 73

  /// One line that says what the status means.
  var summary: String {
    switch self {
    case .done: "Done."
    case .wrongResult: "A scenario gave a wrong count or value; its row says expected and got."
    case .badUsage: "The command line is wrong; nothing was measured."
    case .unreadable: "A file cannot be read."
    case .unwritable: "A file cannot be written."
    }
  }
}
