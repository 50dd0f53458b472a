/// Why the check cannot be made.
enum CheckError: Error, CustomStringConvertible {
  /// The engine does not pass its tests as it is.
  case brokenBefore(String)
  /// The list of equivalent mutants names some that do not exist.
  case unknownEquivalents([String])
  /// The command line asks for nothing that the check can do.
  case badUsage(String)

  /// The last lines of an output, where the first error may be far above.
  private static func end(of output: String) -> String {
    let lines = output.split(separator: "\n")
    return (lines.filter { $0.contains("error:") || $0.contains(" recorded an issue") }.prefix(20) + lines.suffix(20))
      .joined(separator: "\n")
  }

  var description: String {
    switch self {
    case .brokenBefore(let output):
      "The engine does not pass its tests before anything is broken. Repair that first.\n\(Self.end(of: output))"
    case .unknownEquivalents(let identities):
      """
      The list of equivalent mutants names some that do not exist: \(identities.joined(separator: ", ")). \
      Remove them, or name what they have become; '--list' shows every mutant.
      """
    case .badUsage(let fact): "\(fact).\n\(Options.usage)"
    }
  }
}
