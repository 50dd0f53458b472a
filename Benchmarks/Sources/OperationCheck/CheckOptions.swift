/// The options of the command line.
struct CheckOptions {
  /// How the check is called.
  static let usage = """
    Usage: .ci/operations [--only TEXT] [--markdown] [--record | --explain OPERATION] [--thresholds FILE] | --help
      --only TEXT          those operations only whose name contains TEXT
      --markdown           print the table as Markdown
      --record             write the thresholds anew from what is measured, instead of checking them
      --explain OPERATION  say where the instructions of one operation are and who makes the calls that are counted;
                           '| swift demangle --simplified' makes the names readable
      --thresholds FILE    Benchmarks/Thresholds/operations.json by default
    Exit status: 0 all within their thresholds, 1 one is not, 2 it could not be measured, 64 bad usage,
    77 skipped because valgrind is missing.
    """

  /// What is done with what is measured.
  enum Task: Equatable {
    /// Compare with the thresholds.
    case check
    /// Write the thresholds.
    case record
    /// Print how the check is called.
    case help
    /// Show one operation in detail.
    case explain(String)
  }

  /// What is done.
  var task = Task.check
  /// What the names of operations have to contain; nil for all.
  var only: String?
  /// Whether the table is Markdown.
  var isMarkdown = false
  /// The path of the thresholds.
  var thresholds = "Benchmarks/Thresholds/operations.json"

  /// Reads the arguments.
  ///
  /// - Throws: ``CheckError/badUsage(_:)`` where one is unknown or lacks its value.
  init(_ arguments: ArraySlice<String>) throws(CheckError) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--only":
        guard let text = rest.popFirst() else { throw .badUsage("--only takes a text") }
        only = text
      case "--markdown": isMarkdown = true
      case "--help": task = .help
      case "--record":
        guard task == .check else { throw .badUsage("--record and --explain exclude each other") }
        task = .record
      case "--explain":
        guard task == .check else { throw .badUsage("--explain stands alone, and once") }
        guard let name = rest.popFirst() else { throw .badUsage("--explain takes the name of an operation") }
        task = .explain(name)
      case "--thresholds":
        guard let path = rest.popFirst() else { throw .badUsage("--thresholds takes a path") }
        thresholds = path
      default: throw .badUsage("'\(argument)' is no option")
      }
    }
  }

  /// The operations that the options choose.
  ///
  /// - Throws: ``CheckError/badUsage(_:)`` where there is none.
  func selection(from operations: [MeasuredOperation]) throws(CheckError) -> [MeasuredOperation] {
    if case .explain(let name) = task {
      guard let operation = operations.first(where: { $0.name == name }) else {
        throw .badUsage("'\(name)' is none of: \(operations.map(\.name).joined(separator: ", "))")
      }
      return [operation]
    }
    guard let only else { return operations }
    let chosen = operations.filter { $0.name.lowercased().contains(only.lowercased()) }
    guard !chosen.isEmpty else { throw .badUsage("no operation's name contains '\(only)'") }
    return chosen
  }
}

/// Why nothing could be checked.
enum CheckError: Error, CustomStringConvertible {
  /// The command line asks for nothing that is there.
  case badUsage(String)
  /// What is needed is not there, or not as expected.
  case unfit(String)
  /// There is no valgrind.
  case noValgrind

  var description: String {
    switch self {
    case .badUsage(let fact): "\(fact).\n\(CheckOptions.usage)"
    case .unfit(let fact): fact
    case .noValgrind: "skipped: there is no valgrind. Install it to have instructions and calls counted."
    }
  }
}
