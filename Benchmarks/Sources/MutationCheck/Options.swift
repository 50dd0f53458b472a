/// What the command line asks for.
struct Options {
  /// How the check is called.
  static let usage = """
    Usage: .ci/mutations [--list] [--only TEXT] [--part K/N] [--timeout SECONDS] [--keep] | --help
      --list             name the mutations and stop
      --only TEXT        try those only whose mechanism, file or sentence contains TEXT
      --part K/N         try each N-th of them only, from the K-th on: N processes share the list so
      --timeout SECONDS  how long the tests may take before a mutant counts as hanging; 60 by default
      --keep             leave the scratch package where it is
    """

  /// Whether to say how the check is called, and stop.
  var isHelp = false
  /// Whether the mutations are named and not tried.
  var isList = false
  /// What the mutations have to contain; nil for all.
  var only: String?
  /// Which share of the mutations is tried: every `count`-th, from the one at `index` on.
  var part = (index: 0, count: 1)
  /// How long one run of the tests may take, in seconds.
  var timeout = 60.0
  /// Whether the scratch package stays.
  var keepsScratch = false

  /// Reads the arguments behind the program's name.
  ///
  /// - Throws: `MutationError.badUsage`.
  init(_ arguments: some Sequence<String>) throws(MutationError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": isHelp = true
      case "--list": isList = true
      case "--keep": keepsScratch = true
      case "--only":
        guard let text = rest.popFirst() else { throw .badUsage("--only takes a text") }
        only = text
      case "--part":
        let numbers = (rest.popFirst() ?? "").split(separator: "/").map { Int($0) ?? 0 }
        guard numbers.count == 2, (1...max(1, numbers[1])).contains(numbers[0]), numbers[1] > 0 else {
          throw .badUsage("--part takes two numbers, as 1/2")
        }
        part = (numbers[0] - 1, numbers[1])
      case "--timeout":
        guard let seconds = rest.popFirst().flatMap(Double.init), seconds > 0 else {
          throw .badUsage("--timeout takes a number of seconds above zero")
        }
        timeout = seconds
      default: throw .badUsage("'\(argument)' is no option")
      }
    }
  }

  /// The mutations that were asked for.
  ///
  /// - Throws: `MutationError.badUsage` where there is none.
  func selection() throws(MutationError) -> [Mutation] {
    var chosen = Mutation.all
    if let only {
      chosen = chosen.filter { mutation in
        "\(mutation.title) \(mutation.file)".lowercased().contains(only.lowercased())
      }
      guard !chosen.isEmpty else { throw .badUsage("No mutation contains '\(only)'") }
    }
    return chosen.indices.filter { $0 % part.count == part.index }.map { chosen[$0] }
  }
}
