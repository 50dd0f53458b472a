/// An address that is a link by itself, by GitHub's rules (GFM 0.29, 6.9).
struct BareAddress {
  /// The number of its characters.
  let length: Int
  /// Where the link leads.
  let destination: String

  /// Reads a URL with a scheme, a web address that begins with `www.`, or a mail address.
  ///
  /// - Complexity: O(address). In one text, few attempts read the same characters.
  init?(in text: [Character], at index: Int) {
    let (rest, before) = (text[index...], index > 0 ? text[index - 1] : " ")
    // Most attempts end here, in the middle of a word.
    guard !before.isASCII || !Self.isHost(before) else { return nil }
    if let scheme = ["https://", "http://", "ftp://"].first(where: { rest.starts(with: $0) }) {
      guard !Self.isHost(before), Self.hostParts(rest.dropFirst(scheme.count)) != nil else { return nil }
      self.init(Self.trimmed(rest), scheme: "")
    } else if rest.starts(with: "www.") {
      guard before.isWhitespace || "*_~(".contains(before), let parts = Self.hostParts(rest), !parts[1].isEmpty else {
        return nil
      }
      self.init(Self.trimmed(rest), scheme: "http://")
    } else {
      // Underscores that begin an emphasis are not part of the name.
      let around = text[..<index].last { $0 != "_" }
      guard !Self.isLocal(around ?? " "), before != "_" || text[index] != "_" else { return nil }
      let name = rest.prefix(while: Self.isLocal)
      guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == "@" else { return nil }
      var host = text[(name.endIndex + 1)...].prefix { Self.isHost($0) || "-_.".contains($0) }
      while host.last == "." { host.removeLast() }
      guard host.contains("."), host.first != ".", host.last?.isLetter == true else { return nil }
      self.init(text[index..<host.endIndex], scheme: "mailto:")
    }
  }

  private init(_ address: ArraySlice<Character>, scheme: String) {
    length = address.count
    destination = scheme + MarkdownEntities.resolved(String(address))
  }

  /// The parts of the host at the beginning of an address; nil if there is none, or if one of its last two parts
  /// contains an underscore.
  private static func hostParts(_ address: ArraySlice<Character>) -> [ArraySlice<Character>]? {
    let parts = address.prefix { isHost($0) || "-_.".contains($0) }.split(
      separator: ".", omittingEmptySubsequences: false)
    return parts[0].isEmpty || parts.suffix(2).contains { $0.contains("_") } ? nil : parts
  }

  private static func isHost(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func isLocal(_ character: Character) -> Bool {
    character.isASCII && (isHost(character) || "._-+".contains(character))
  }

  /// The characters up to a space, without what ends a sentence or closes a parenthesis that was opened before.
  private static func trimmed(_ rest: ArraySlice<Character>) -> ArraySlice<Character> {
    var address = rest.prefix { !$0.isWhitespace && $0 != "<" }
    var surplus = address.reduce(0) { $0 + ($1 == ")" ? 1 : $1 == "(" ? -1 : 0) }
    while let last = address.last {
      switch last {
      case "?", "!", ".", ",", ":", "*", "_", "~", "'", "\"": address.removeLast()
      case ")" where surplus > 0:
        surplus -= 1
        address.removeLast()
      case ";":
        let name = address.dropLast().reversed().prefix { $0.isLetter || $0.isNumber }
        let ampersand = address.endIndex - 2 - name.count
        let isReference = !name.isEmpty && ampersand >= address.startIndex && address[ampersand] == "&"
        address.removeLast(isReference ? name.count + 2 : 1)
      default: return address
      }
    }
    return address
  }
}
