/// The mutants that no test can kill, each with the reason, and the calls that are not worth breaking.
///
/// The list is a text. A line is an identity, a colon and a reason; or `call`, the name of a function, a colon and a
/// reason. Empty lines and lines that begin with `#` are left out.
public struct EquivalentMutants: Sendable {
  /// The reason why each mutant behaves as the engine does.
  public private(set) var reasons: [String: String] = [:]
  /// The functions whose calls are left alone.
  public private(set) var excludedCalls: Set<String> = []

  /// A line of the list that cannot be read.
  public struct BadLine: Error, CustomStringConvertible {
    /// Its place in the list, from 1.
    let line: Int
    /// The mistake.
    let fact: String

    public var description: String { "line \(line) of the list of equivalent mutants \(fact)" }
  }

  /// Reads a list.
  ///
  /// - Throws: `BadLine` where a line has no reason, or a mutant is named twice.
  public init(_ text: String) throws(BadLine) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
      guard let end = line.firstRange(of: ": "), !line[end.upperBound...].allSatisfy(\.isWhitespace) else {
        throw BadLine(line: index + 1, fact: "has no reason after a colon and a space")
      }
      let subject = String(line[..<end.lowerBound])
      if subject.hasPrefix("call ") {
        excludedCalls.insert(String(subject.dropFirst(5)))
      } else if reasons.updateValue(String(line[end.upperBound...]), forKey: subject) != nil {
        throw BadLine(line: index + 1, fact: "names '\(subject)' a second time")
      }
    }
  }

  /// The listed identities that no mutant bears.
  public func unknown(among mutants: some Sequence<Mutant>) -> [String] {
    let known = Set(mutants.map(\.identity.description))
    return reasons.keys.filter { !known.contains($0) }.sorted()
  }
}
