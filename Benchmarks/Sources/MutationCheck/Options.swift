/// What the command line asks for.
struct Options {
  /// How the check is called.
  static let usage = """
    Usage: .ci/mutations [--list] [--only TEXT] [--timeout SECONDS] [--keep]
      --list             name the mutations and stop
      --only TEXT        try those only whose mechanism, file or sentence contains TEXT
      --timeout SECONDS  how long the tests may take before a mutant counts as hanging; 60 by default
      --keep             leave the scratch package where it is
    """

  /// Whether the mutations are named and not tried.
  var isList = false
  /// What the mutations have to contain; nil for all.
  var only: String?
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
      case "--list": isList = true
      case "--keep": keepsScratch = true
      case "--only":
        guard let text = rest.popFirst() else { throw .badUsage("--only takes a text") }
        only = text
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
    guard let only else { return Mutation.all }
    let chosen = Mutation.all.filter { mutation in
      "\(mutation.title) \(mutation.file)".lowercased().contains(only.lowercased())
    }
    guard !chosen.isEmpty else { throw .badUsage("No mutation contains '\(only)'") }
    return chosen
  }
}
