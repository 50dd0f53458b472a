import Foundation

/// The inline Markdown that texts render, with spaces and line feeds unchanged.
///
/// The rules are those of CommonMark 0.31 (2.5 and 6.1 to 6.5) with GitHub's strikethrough and bare addresses, without
/// images and tags.
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
      case UInt8(ascii: "/") where previous == UInt8(ascii: ":"), UInt8(ascii: "w") where previous == byte: return true
      // `%@` is no mail address, and "a & b" no reference to a character.
      case UInt8(ascii: "@") where previous != UInt8(ascii: "%") && previous != UInt8(ascii: "$"): return true
      case UInt8(ascii: "#") where previous == UInt8(ascii: "&"): return true
      case UInt8(ascii: "A")...UInt8(ascii: "z") where previous == UInt8(ascii: "&"): return true
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
    /// How many of them belong to no emphasis.
    var left = 0
  }

  private let characters: [Character]
  private var index = 0
  private var tokens: [Token] = []
  /// Where the brackets and the code end, found when the first one is met.
  private lazy var links = MarkdownLinks(in: characters)
  private lazy var backticks = Self.backtickRows(in: characters)

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
      case "&":
        guard let (resolved, length) = MarkdownEntities.read(characters[index...]) else { break }
        plain.append(resolved)
        index += length
        continue
      case "^":
        if let agreed = readAgreement() {
          flush(&plain)
          tokens += agreed
          continue
        }
      case "!":
        if let words = readImage() {
          flush(&plain)
          tokens += words
          continue
        }
      case "[":
        if let link = readLink() {
          flush(&plain)
          tokens += link
          continue
        }
      case "*", "_", "~": token = readMarks(character)
      default: token = readBareAddress()
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
    return tokens.map { token in
      InlineMarkdown.Part(
        string: token.mark.map { String(repeating: $0, count: token.left) } ?? token.string, style: token.style,
        destination: token.destination, agrees: token.agrees)
    }
  }

  private mutating func flush(_ plain: inout String) {
    if !plain.isEmpty { tokens.append(Token(string: plain)) }
    plain = ""
  }

  /// Code: between two equally long runs of backticks (6.1).
  private mutating func readCode() -> Token? {
    let count = characters[index...].prefix { $0 == "`" }.count
    let start = index + count
    guard let end = nextRow(of: count, from: start) else {
      // The whole run is literal.
      index = start
      return Token(string: String(repeating: "`", count: count))
    }
    var code = String(characters[start..<end])
    if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    index = end + count
    return Token(string: code, style: .code)
  }

  /// The next run of so many backticks.
  ///
  /// - Complexity: O(1) amortised: the parser only moves on.
  private mutating func nextRow(of count: Int, from start: Int) -> Int? {
    while let row = backticks[count]?.last {
      if row >= start { return row }
      backticks[count]?.removeLast()
    }
    return nil
  }

  /// The beginnings of the runs of backticks, by the number of backticks, the first one last.
  private static func backtickRows(in characters: [Character]) -> [Int: [Int]] {
    var rows: [Int: [Int]] = [:]
    var end = characters.count
    while end > 0 {
      guard characters[end - 1] == "`" else {
        end -= 1
        continue
      }
      let start = (characters[..<end].lastIndex { $0 != "`" } ?? -1) + 1
      rows[end - start, default: []].append(start)
      end = start
    }
    return rows
  }

  /// A link text in square brackets, its URL in round ones (6.3).
  private mutating func readLink() -> [Token]? {
    guard let (end, close) = links.ends[index] else { return nil }
    // A title after the URL is parsed and not shown.
    let address = characters[end + 2..<close].split(separator: " ").first.map { String($0) } ?? ""
    let destination =
      MarkdownEntities.resolved(
        address.hasPrefix("<") && address.hasSuffix(">") ? address.dropFirst().dropLast() : address[...])
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

  /// The words in place of an image (6.4), which a text does not show.
  private mutating func readImage() -> [Token]? {
    guard index + 1 < characters.count, characters[index + 1] == "[" else { return nil }
    let start = index
    index += 1
    guard let link = readLink() else {
      index = start
      return nil
    }
    return link.map { Token(string: $0.string, style: $0.style) }
  }

  /// A URL in angle brackets (6.5).
  private mutating func readBracketedAddress() -> Token? {
    guard let end = characters[(index + 1)...].firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }),
      characters[end] == ">"
    else { return nil }
    let address = String(characters[index + 1..<end])
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

  /// A bare address.
  private mutating func readBareAddress() -> Token? {
    guard let address = BareAddress(in: characters, at: index) else { return nil }
    defer { index += address.length }
    return Token(string: String(characters[index..<index + address.length]), destination: address.destination)
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
    var token = Token(string: "", mark: mark, length: count, left: count)
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
  ///
  /// - Complexity: O(tokens): what a search passes is passed by no later one of its kind, and marks between a pair can
  ///   pair with none outside.
  private mutating func pairMarks() {
    /// The runs that may still open an emphasis, the last one at the end.
    var openers: [Int] = []
    /// The end of the last search of a kind that found nothing.
    var passed: [CloserKind: Int] = [:]
    /// For each style how many begin before a token and end behind it, less those of the token before.
    var changes: [InlineMarkdown.Style: [Int]] = [:]
    for closer in tokens.indices {
      while let mark = tokens[closer].mark, tokens[closer].canClose, tokens[closer].left > 0 {
        let kind = CloserKind(tokens[closer])
        guard
          let place = openers.lastIndex(where: {
            $0 < passed[kind, default: 0] || Self.isPair(tokens[$0], tokens[closer])
          }), openers[place] >= passed[kind, default: 0]
        else {
          passed[kind] = closer
          break
        }
        let opener = openers[place]
        let used: Int
        let style: InlineMarkdown.Style
        if mark == "~" {
          (used, style) = (tokens[closer].left, .struck)
        } else if tokens[opener].left >= 2 && tokens[closer].left >= 2 {
          (used, style) = (2, .strong)
        } else {
          (used, style) = (1, .emphasized)
        }
        changes[style, default: Array(repeating: 0, count: tokens.count)][opener + 1] += 1
        changes[style]?[closer] -= 1
        tokens[opener].left -= used
        tokens[closer].left -= used
        openers.removeSubrange((tokens[opener].left == 0 ? place : place + 1)...)
      }
      if tokens[closer].canOpen && tokens[closer].left > 0 { openers.append(closer) }
    }
    for (style, changes) in changes {
      var depth = 0
      for index in tokens.indices {
        depth += changes[index]
        if depth > 0 { tokens[index].style.insert(style) }
      }
    }
  }

  /// The properties of a closer that decide with which runs it pairs.
  private struct CloserKind: Hashable {
    let mark: Character?
    let canOpen: Bool
    let length: Int

    init(_ token: Token) {
      mark = token.mark
      canOpen = token.canOpen
      length = token.mark == "~" ? token.left : token.length % 3
    }
  }

  /// Whether a run of marks opens the emphasis that another run closes.
  private static func isPair(_ opener: Token, _ closer: Token) -> Bool {
    guard opener.mark == closer.mark else { return false }
    if closer.mark == "~" { return opener.left == closer.left }
    // Runs that can both open and close an emphasis pair only if their lengths allow it (6.2, rules 9 and 10).
    let isAmbiguous = opener.canClose || closer.canOpen
    return !isAmbiguous || (opener.length + closer.length) % 3 != 0
      || (opener.length % 3 == 0 && closer.length % 3 == 0)
  }
}
