#if !canImport(Darwin)
import Foundation

extension PersonNameComponents {
  /// A strategy that makes names of texts, which Foundation has only on Apple platforms.
  ///
  /// Titles before a name and after it are recognised, as are families before a comma or in capitals, and particles of
  /// families ("van der"). No list of given names and families is known: "Clark Thomas" has the family "Thomas", and of
  /// two families, the first is taken for a middle name.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    /// A strategy.
    public init() {}

    /// The name of a text. What stands in brackets is ignored, and so are pictures.
    ///
    /// - Throws: An error if the text has no letters.
    public func parse(_ value: String) throws -> PersonNameComponents {
      let text = Self.withoutRemarks(value)
      let script = NameScript(text: text)
      var name = PersonNameComponents()
      var parts = text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
      parts.removeAll { $0.isEmpty }
      guard text.contains(where: \.isLetter) else { throw CocoaError(.formatting) }
      if script.hasFamilyFirst {
        Self.setFamilyFirst(parts.flatMap { $0 }, of: &name)
        return name
      }

      var suffixes: [String] = []
      while parts.count > 1, parts[parts.count - 1].allSatisfy(Self.isSuffix) {
        suffixes.insert(contentsOf: parts.removeLast(), at: 0)
      }
      while let last = parts[parts.count - 1].last, parts[parts.count - 1].count > 1, Self.isSuffix(last) {
        suffixes.insert(last, at: 0)
        parts[parts.count - 1].removeLast()
      }
      var prefixes: [String] = []
      for index in parts.indices {
        while parts[index].count > 1, Self.isPrefix(parts[index][0]) { prefixes.append(parts[index].removeFirst()) }
      }
      name.namePrefix = Self.joined(prefixes)
      name.nameSuffix = Self.joined(suffixes)
      if parts.count > 1 {
        name.familyName = Self.joined(parts[0])
        Self.setGiven(parts.dropFirst().flatMap { $0 }, of: &name)
      } else {
        Self.setWords(parts[0], of: &name)
      }
      return name
    }
  }

  /// The name of a text.
  ///
  /// - Throws: An error if the text has no letters.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  /// The name of a value.
  ///
  /// - Throws: An error if the strategy finds no name.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// A strategy for names.
  public static var name: Self { Self() }
}

// MARK: - Words

extension PersonNameComponents.ParseStrategy {
  private static let prefixes: Set<String> = [
    "capt", "dame", "dr", "fr", "hon", "lady", "lord", "miss", "mr", "mrs", "ms", "mx", "prof", "rev", "sir",
  ]
  private static let suffixes: Set<String> = [
    "cpa", "dds", "esq", "ii", "iii", "iv", "jd", "jr", "mba", "md", "phd", "sr",
  ]
  private static let particles: Set<String> = [
    "af", "al", "av", "bin", "da", "de", "del", "della", "den", "der", "di", "dos", "du", "el", "la", "le", "ten",
    "ter",
    "van", "von", "zu", "zur",
  ]

  private static func isPrefix(_ word: String) -> Bool { prefixes.contains(bare(word)) }
  private static func isSuffix(_ word: String) -> Bool { suffixes.contains(bare(word)) }
  private static func bare(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
  private static func joined(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: " ") }

  /// The text without what stands in brackets and without characters that no name has.
  private static func withoutRemarks(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      if "([{".contains(character) { depth += 1 }
      defer { if ")]}".contains(character), depth > 0 { depth -= 1 } }
      return depth == 0
        && (character.isLetter || character.isNumber || character.isWhitespace || ".,-'’·".contains(character))
    }
  }

  /// Sets the given and the middle name.
  private static func setGiven(_ words: [String], of name: inout PersonNameComponents) {
    name.givenName = words.first
    name.middleName = joined(Array(words.dropFirst()))
  }

  /// Sets the names of words without a comma. A word alone is a given name.
  private static func setWords(_ words: [String], of name: inout PersonNameComponents) {
    guard words.count > 1 else { return name.givenName = words.first }
    if isInCapitals(words[0]), !words.dropFirst().contains(where: isInCapitals) {
      name.familyName = words[0]
      return setGiven(Array(words.dropFirst()), of: &name)
    }
    var start = words.count - 1
    while start > 1, particles.contains(words[start - 1]) { start -= 1 }
    setGiven(Array(words[..<start]), of: &name)
    name.familyName = joined(Array(words[start...]))
  }

  private static func isInCapitals(_ word: String) -> Bool {
    word.filter(\.isLetter).count > 1 && word.allSatisfy { !$0.isLowercase }
  }

  /// Sets the names of Chinese, Japanese or Korean words. Without a space, the family has one character, and two of
  /// four or more.
  private static func setFamilyFirst(_ words: [String], of name: inout PersonNameComponents) {
    if words.count > 1 {
      name.familyName = words[0]
      name.givenName = words.dropFirst().joined()
    } else if let word = words.first, word.count > 1 {
      let length = word.count > 3 ? 2 : 1
      name.familyName = String(word.prefix(length))
      name.givenName = String(word.dropFirst(length))
    } else {
      name.givenName = words.first
    }
  }
}
#endif
