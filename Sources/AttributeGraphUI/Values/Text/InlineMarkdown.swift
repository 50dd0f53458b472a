import Foundation

/// The inline Markdown that texts render, with spaces and line feeds unchanged.
///
/// The rules are those of CommonMark 0.31 (6.1 to 6.5) with GitHub's strikethrough, without images, entities and tags.
/// A URL that begins with `http://` or `https://` is a link by itself.
struct InlineMarkdown {
  /// The formatting of a part.
  struct Style: OptionSet, Hashable {
    let rawValue: Int
    /// In slanted letters.
    static let emphasized = Style(rawValue: 1)
    /// In bold letters.
    static let strong = Style(rawValue: 2)
    /// Struck through.
    static let struck = Style(rawValue: 4)
    /// Set in a monospaced font.
    static let code = Style(rawValue: 8)
  }

  /// A part with uniform formatting.
  struct Part: Equatable {
    var string: String
    var style: Style
    var destination: String?
    /// Whether its last word agrees with the number in it, once that is known: `^[3 apple](inflect: true)`.
    var agrees = false
  }

  /// The parts, in order; neighbours differ in their formatting.
  private(set) var parts: [Part] = []

  /// Whether a text may contain Markdown; if not, it has exactly one part.
  static func mayBeIn(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      // Every text of every body is scanned, so this is no set, which would hash every byte.
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "\\"), UInt8(ascii: "<"):
        return true
      case UInt8(ascii: "/") where previous == UInt8(ascii: ":"): return true
      default: previous = byte
      }
    }
    return false
  }

  /// Reads a text.
  init(_ text: String) {
    var parser = InlineMarkdownParser(text)
    for part in parser.parse() where !part.string.isEmpty {
      if let last = parts.last, last.style == part.style, last.destination == part.destination,
        !last.agrees && !part.agrees
      {
        parts[parts.count - 1].string += part.string
      } else {
        parts.append(part)
      }
    }
  }
}

/// Reads the Markdown of one text.
private struct InlineMarkdownParser {
  /// A parsed token: characters, or a run of marks that may begin or end an emphasis.
  private struct Token {
    var string: String
    var style: InlineMarkdown.Style = []
    var destination: String?
    var agrees = false
    /// The mark, for a run of marks.
    var mark: Character?
    var canOpen = false
    var canClose = false
    /// The original number of marks.
    var length = 0
  }

  private let characters: [Character]
  private var index = 0
  private var tokens: [Token] = []

  init(_ text: String) { self.init(Array(text)) }

  private init(_ characters: [Character]) { self.characters = characters }

  mutating func parse() -> [InlineMarkdown.Part] {
    var plain = ""
    func isEscapable(_ character: Character) -> Bool {
      character.isASCII && (character.isPunctuation || character.isSymbol)
    }
    while index < characters.count {
      let character = characters[index]
      var token: Token?
      switch character {
      case "\\" where index + 1 < characters.count && isEscapable(characters[index + 1]):
        plain.append(characters[index + 1])
        index += 2
        continue
      case "`": token = readCode()
      case "<": token = readBracketedAddress()
      case "h": token = readAddress()
      case "^":
        if let agreed = readAgreement() {
          flush(&plain)
          tokens += agreed
          continue
        }
      case "[":
        if let link = readLink() {
          flush(&plain)
          tokens += link
          continue
        }
      case "*", "_", "~": token = readMarks(character)
      default: break
      }
      if let token {
        flush(&plain)
        tokens.append(token)
      } else {
        plain.append(character)
        index += 1
      }
    }
    flush(&plain)
    pairMarks()
    return tokens.map {
      InlineMarkdown.Part(string: $0.string, style: $0.style, destination: $0.destination, agrees: $0.agrees)
    }
  }

  private mutating func flush(_ plain: inout String) {
    if !plain.isEmpty { tokens.append(Token(string: plain)) }
    plain = ""
  }

  /// Code: between two equally long runs of backticks (6.1).
  private mutating func readCode() -> Token? {
    let count = characters[index...].prefix { $0 == "`" }.count
    var end = index + count
    while end < characters.count {
      let row = characters[end...].prefix { $0 == "`" }.count
      if row == count {
        var code = String(characters[index + count..<end])
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
          code = String(code.dropFirst().dropLast())
        }
        index = end + count
        return Token(string: code, style: .code)
      }
      end += max(row, 1)
    }
    // The whole run is literal.
    index += count
    return Token(string: String(repeating: "`", count: count))
  }

  /// A link text in square brackets, its URL in round ones (6.3).
  private mutating func readLink() -> [Token]? {
    var depth = 0
    var end = index
    while end < characters.count {
      if characters[end] == "\\" { end += 1 } else if characters[end] == "[" { depth += 1 }
      if end < characters.count, characters[end] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      end += 1
    }
    guard end + 1 < characters.count, characters[end + 1] == "(",
      let close = characters[(end + 2)...].firstIndex(of: ")")
    else { return nil }
    // A title after the URL is parsed and not shown.
    let address = characters[end + 2..<close].split(separator: " ").first.map { String($0) } ?? ""
    let destination =
      address.hasPrefix("<") && address.hasSuffix(">") ? String(address.dropFirst().dropLast()) : address
    var inside = InlineMarkdownParser(Array(characters[index + 1..<end]))
    let parts = inside.parse()
    index = close + 1
    return parts.map { Token(string: $0.string, style: $0.style, destination: destination) }
  }

  /// Words that agree with a number: `^[3 apple](inflect: true)`, which are those of Foundation's Markdown.
  private mutating func readAgreement() -> [Token]? {
    guard index + 1 < characters.count, characters[index + 1] == "[" else { return nil }
    let start = index
    index += 1
    guard let link = readLink(), link.allSatisfy({ $0.destination == "inflect:" }) else {
      index = start
      return nil
    }
    return link.map { Token(string: $0.string, style: $0.style, agrees: true) }
  }

  /// A URL in angle brackets (6.5).
  private mutating func readBracketedAddress() -> Token? {
    guard let end = characters[index...].firstIndex(of: ">") else { return nil }
    let address = String(characters[index + 1..<end])
    guard !address.contains(where: \.isWhitespace) else { return nil }
    if let colon = address.firstIndex(of: ":"), address[..<colon].count >= 2, address[..<colon].allSatisfy(\.isLetter) {
      index = end + 1
      return Token(string: address, destination: address)
    }
    guard address.split(separator: "@", omittingEmptySubsequences: false).count == 2, address.first != "@" else {
      return nil
    }
    index = end + 1
    return Token(string: address, destination: "mailto:\(address)")
  }

  /// A bare URL.
  private mutating func readAddress() -> Token? {
    if index > 0, characters[index - 1].isLetter || characters[index - 1].isNumber { return nil }
    let schemes = ["https://", "http://"].map(Array.init)
    guard let scheme = schemes.first(where: { characters[index...].starts(with: $0) }) else { return nil }
    var address = characters[index...].prefix { !$0.isWhitespace && $0 != "<" && $0 != ")" && $0 != "*" }
    while let last = address.last, "?!.,:;'\"~_".contains(last) { address.removeLast() }
    guard address.count > scheme.count else { return nil }
    index += address.count
    return Token(string: String(address), destination: String(address))
  }

  /// A row of marks (6.2).
  private mutating func readMarks(_ mark: Character) -> Token? {
    let count = characters[index...].prefix { $0 == mark }.count
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + count < characters.count ? characters[index + count] : " "
    func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let isLeft = !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let isRight = !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    index += count
    var token = Token(string: String(repeating: mark, count: count), mark: mark, length: count)
    if mark == "_" {
      token.canOpen = isLeft && (!isRight || isPunctuation(before))
      token.canClose = isRight && (!isLeft || isPunctuation(after))
    } else {
      token.canOpen = isLeft
      token.canClose = isRight
    }
    if mark == "~" && count > 2 { (token.canOpen, token.canClose) = (false, false) }
    return token
  }

  /// Finds the opener of each emphasis from its closer, and formats the text between them.
  private mutating func pairMarks() {
    var closer = 0
    while closer < tokens.count {
      guard let mark = tokens[closer].mark, tokens[closer].canClose, !tokens[closer].string.isEmpty,
        let opener = opener(for: closer)
      else {
        closer += 1
        continue
      }
      let used: Int
      let style: InlineMarkdown.Style
      if mark == "~" {
        (used, style) = (tokens[closer].string.count, .struck)
      } else if tokens[opener].string.count >= 2 && tokens[closer].string.count >= 2 {
        (used, style) = (2, .strong)
      } else {
        (used, style) = (1, .emphasized)
      }
      for index in opener + 1..<closer {
        tokens[index].style.insert(style)
        // Marks in between can pair with none outside.
        (tokens[index].canOpen, tokens[index].canClose) = (false, false)
      }
      tokens[opener].string.removeLast(used)
      tokens[closer].string.removeLast(used)
    }
  }

  /// The run of marks that opens the emphasis which another run closes.
  private func opener(for closer: Int) -> Int? {
    let end = tokens[closer]
    return tokens[..<closer].lastIndex { token in
      guard token.mark == end.mark, token.canOpen, !token.string.isEmpty else { return false }
      if end.mark == "~" { return token.string.count == end.string.count }
      // Runs that can both open and close an emphasis pair only if their lengths allow it (6.2, rules 9 and 10).
      let isAmbiguous = token.canClose || end.canOpen
      return !isAmbiguous || (token.length + end.length) % 3 != 0 || (token.length % 3 == 0 && end.length % 3 == 0)
    }
  }
}
