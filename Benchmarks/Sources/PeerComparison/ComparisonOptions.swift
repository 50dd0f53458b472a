/// The options of the command line.
struct ComparisonOptions {
  /// Whether the table is Markdown.
  private(set) var isMarkdown = false
  /// How peers are timed; nil where they are only checked.
  private(set) var timing: TimingPlan? = TimingPlan()
  private var filters: [String] = []

  /// Reads the arguments.
  ///
  /// - Throws: ``UsageError`` where one is unknown or lacks its value.
  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--markdown": isMarkdown = true
      case "--check": timing = nil
      case "--quick": timing = TimingPlan(rounds: 2, blockLimit: 100)
      case "--filter":
        guard let text = rest.popFirst() else { throw UsageError("--filter takes a text") }
        filters.append(text.lowercased())
      default: throw UsageError("'\(argument)' is no option")
      }
    }
  }

  /// Whether a workload is asked for.
  func includes(_ workload: String) -> Bool {
    filters.isEmpty || filters.contains { workload.lowercased().contains($0) }
  }
}

/// A command line that asks for nothing the comparison can do.
struct UsageError: Error, CustomStringConvertible {
  let fact: String

  init(_ fact: String) { self.fact = fact }

  var description: String {
    """
    \(fact).
    Usage: PeerComparison [--markdown] [--quick | --check] [--filter TEXT]...
      --markdown     print the table as Markdown
      --quick        shorter and fewer blocks, for a first look
      --check        compare values and counts only, and time nothing
      --filter TEXT  those workloads only whose name contains TEXT; several: one of them
    """
  }
}
