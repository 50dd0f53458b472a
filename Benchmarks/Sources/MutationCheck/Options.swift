import MutationOperators

/// The options of the command line.
struct Options {
  /// How the check is called.
  static let usage = """
    Usage: .ci/mutations [--folder NAME]… [--operator NAME]… [--only TEXT]… [--sample N [--seed S]] [--at-least PERCENT]
                         [--jobs N] [--quick] [--uncompiled] [--list] | --help
      --folder NAME       break only files in a folder of the engine, as in '--folder Kernel'
      --operator NAME     apply one operator: \(allOperators.map(\.name).joined(separator: ", "))
      --only TEXT         break only what has TEXT in its identity, as in '--only Kernel/Verify.swift'
      --sample N          try N of the mutants, drawn at random
      --seed S            draw others; 1 by default
      --at-least PERCENT  fail if a folder has less killed; 95 by default
      --jobs N            run N mutants at a time; 2 by default
      --quick             leave out the files of tests that take long, which only survivors of the others meet
      --uncompiled        try those that do not compile together with others, each in a build of its own
      --list              name the mutants and stop
    Exit status: 0 as much was killed as is asked for, 1 less was, 2 it could not be checked, 64 bad usage.
    """

  /// Whether to say how the check is called, and stop.
  var isHelp = false
  /// Whether the mutants are named and not tried.
  var isList = false
  /// Whether the tests that take long are left out.
  var isQuick = false
  /// Whether mutants get a build of their own that do not compile with others.
  var buildsUncompiled = false
  /// The folders whose files are broken; empty for all.
  var folders: [String] = []
  /// The operators that are applied; empty for all.
  var operators: [String] = []
  /// An identity must contain one of these texts; empty for all identities.
  var only: [String] = []
  /// How many mutants are tried; nil for all.
  var sample: Int?
  /// The seed of the sample.
  var seed: UInt64 = 1
  /// Which part of the mutants of each folder has to be killed, in percent.
  var leastPercentage = 95.0
  /// How many mutants run at a time.
  var jobs = 2

  /// Reads the arguments after the name of the program.
  ///
  /// - Throws: `CheckError.badUsage`.
  init(_ arguments: some Sequence<String>) throws(CheckError) {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": isHelp = true
      case "--list": isList = true
      case "--quick": isQuick = true
      case "--uncompiled": buildsUncompiled = true
      case "--folder": folders.append(try Self.value(of: option, from: &rest))
      case "--only": only.append(try Self.value(of: option, from: &rest))
      case "--operator":
        let name: String = try Self.value(of: option, from: &rest)
        guard allOperators.contains(where: { $0.name == name }) else {
          throw .badUsage("There is no operator '\(name)'")
        }
        operators.append(name)
      case "--sample": sample = try Self.value(of: option, from: &rest)
      case "--seed": seed = try Self.value(of: option, from: &rest)
      case "--at-least": leastPercentage = try Self.value(of: option, from: &rest)
      case "--jobs": jobs = max(1, try Self.value(of: option, from: &rest))
      default: throw .badUsage("There is no option '\(option)'")
      }
    }
  }

  /// Takes the value that follows an option.
  private static func value<Value: LosslessStringConvertible>(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(CheckError) -> Value {
    guard let text = rest.popFirst() else { throw .badUsage("\(option) needs a value") }
    guard let value = Value(text) else { throw .badUsage("Invalid value '\(text)' for \(option)") }
    return value
  }

  /// The mutants whose folders, operators and names are asked for.
  ///
  /// - Throws: `CheckError.badUsage` where there is none.
  func selection(of mutants: [Mutant]) throws(CheckError) -> [Mutant] {
    let selection = mutants.filter { mutant in
      let identity = mutant.identity
      return (folders.isEmpty || folders.contains { identity.folder == $0 || identity.folder.hasPrefix($0 + "/") })
        && (operators.isEmpty || operators.contains(identity.operatorName))
        && (only.isEmpty || only.contains { identity.description.contains($0) })
    }
    guard !selection.isEmpty else { throw .badUsage("No mutant is in these folders and has these names") }
    return selection
  }

  /// The sample of a selection that is asked for; all of it where none is.
  func sample(of selection: [Mutant]) -> [Mutant] {
    guard let sample else { return selection }
    var generator = SampleGenerator(seed: seed)
    let drawn = Set(selection.indices.shuffled(using: &generator).prefix(sample))
    return selection.indices.filter(drawn.contains).map { selection[$0] }
  }
}

/// Random numbers that depend on a seed only: SplitMix64, of Steele, Lea and Flood (2014).
struct SampleGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
