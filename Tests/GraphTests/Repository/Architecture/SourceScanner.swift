/// A word, a number or a single mark of Swift code, and the line it stands on, counted from 1.
struct SourceToken: Equatable {
  let text: String
  let line: Int

  /// Whether the token is a word: an identifier or a keyword.
  var isWord: Bool { text.first.map { $0.isLetter || $0 == "_" } ?? false }
}

/// Splits Swift text into tokens, and leaves out what is not code: comments and the text of literals.
///
/// It knows nested block comments, string literals of one and of several lines with any number of `#`,
/// regular-expression literals, and raw identifiers. Code inside `\( … )` of a string is code and stays.
/// A raw identifier that is not a plain word, such as the name of a test, gives no token.
///
/// It works on the bytes of UTF-8: every mark that matters is one byte, and a test run reads the whole tree.
struct SourceScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var tokens: [SourceToken] = []

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The tokens of a piece of Swift text, in order.
  ///
  /// - Complexity: O(length of the text).
  static func tokens(of text: String) -> [SourceToken] {
    var scanner = SourceScanner(text)
    scanner.scanCode(insideInterpolation: false)
    return scanner.tokens
  }

  /// Reads code up to the end of the text, or up to the `)` that closes an interpolation.
  private mutating func scanCode(insideInterpolation: Bool) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case Mark.slash where peek(1) == Mark.slash:
        skipLine()
      case Mark.slash where peek(1) == Mark.star:
        skipBlockComment()
      case Mark.quote, Mark.slash, Mark.hash:
        if !skipLiteral() { scanMark(byte) }
      case Mark.backTick:
        scanRawIdentifier()
      case Mark.open:
        depth += 1
        scanMark(byte)
      case Mark.close where insideInterpolation && depth == 0:
        advance()
        return
      case Mark.close:
        depth -= 1
        scanMark(byte)
      case _ where Mark.isWordByte(byte):
        scanWord()
      case _ where Mark.isBlank(byte):
        advance()
      default:
        scanMark(byte)
      }
    }
  }

  /// Reads a literal that starts here, if one does, and keeps only the code in its interpolations.
  private mutating func skipLiteral() -> Bool {
    var hashes = 0
    while peek(hashes) == Mark.hash { hashes += 1 }
    switch peek(hashes) {
    case Mark.quote:
      advance(by: hashes)
      skipString(hashes: hashes)
      return true
    case Mark.slash where hashes > 0 || startsRegularExpression:
      advance(by: hashes)
      skipRegularExpression(hashes: hashes)
      return true
    default:
      return false
    }
  }

  /// Reads a string literal from its opening quote on.
  private mutating func skipString(hashes: Int) {
    let guardMarks = [UInt8](repeating: Mark.hash, count: hashes)
    let quotes = peek(1) == Mark.quote && peek(2) == Mark.quote ? 3 : 1
    let end = [UInt8](repeating: Mark.quote, count: quotes) + guardMarks
    let escape = [Mark.backslash] + guardMarks
    advance(by: quotes)
    while let byte = peek() {
      if byte == Mark.quote, starts(with: end) {
        advance(by: end.count)
        return
      }
      if byte == Mark.newline, quotes == 1 {
        return  // A string of one line ends here whatever it says; the next line is code again.
      }
      guard byte == Mark.backslash, starts(with: escape) else {
        advance()
        continue
      }
      advance(by: escape.count)
      let isInterpolation = peek() == Mark.open
      advance()
      if isInterpolation { scanCode(insideInterpolation: true) }
    }
  }

  /// Whether the `/` at this place opens a regular expression rather than divides.
  ///
  /// It does where a value is expected before it, no blank follows it, and another `/` stands on the line.
  private var startsRegularExpression: Bool {
    guard let next = peek(1), !Mark.isBlank(next), next != Mark.close else { return false }
    var before = index - 1
    while before >= 0, bytes[before] == Mark.space { before -= 1 }
    let opensValue = before < 0 || Mark.beforeValue.contains(bytes[before])
    return opensValue && bytes[(index + 1)...].prefix { $0 != Mark.newline }.contains(Mark.slash)
  }

  /// Reads a regular expression from its opening `/` on.
  private mutating func skipRegularExpression(hashes: Int) {
    let end = [Mark.slash] + [UInt8](repeating: Mark.hash, count: hashes)
    advance()
    while let byte = peek() {
      if starts(with: end) {
        advance(by: end.count)
        return
      }
      if byte == Mark.newline, hashes == 0 { return }
      advance(by: byte == Mark.backslash ? 2 : 1)
    }
  }

  /// Reads a block comment, with the block comments inside it.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: [Mark.slash, Mark.star]) {
        depth += 1
        advance(by: 2)
      } else if starts(with: [Mark.star, Mark.slash]) {
        depth -= 1
        advance(by: 2)
      } else {
        advance()
      }
    } while depth > 0 && peek() != nil
  }

  /// Reads up to the end of the line.
  private mutating func skipLine() {
    while let byte = peek(), byte != Mark.newline { index += 1 }
  }

  /// Reads an identifier between back-ticks; it is a token only where it is a plain word.
  private mutating func scanRawIdentifier() {
    advance()
    let start = index
    while let byte = peek(), byte != Mark.backTick, byte != Mark.newline { advance() }
    if bytes[start..<index].allSatisfy(Mark.isWordByte) { append(bytes[start..<index]) }
    if peek() == Mark.backTick { advance() }
  }

  /// Reads a word or a number.
  private mutating func scanWord() {
    let start = index
    while let byte = peek(), Mark.isWordByte(byte) { index += 1 }
    append(bytes[start..<index])
  }

  /// Reads one mark, such as a bracket or a part of an operator.
  private mutating func scanMark(_ byte: UInt8) {
    append([byte])
    advance()
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private func starts(with text: [UInt8]) -> Bool {
    bytes[min(index, bytes.count)...].starts(with: text)
  }

  private mutating func append(_ text: some Collection<UInt8>) {
    tokens.append(SourceToken(text: String(decoding: text, as: UTF8.self), line: line))
  }

  /// Goes on, and counts the lines that it passes.
  private mutating func advance(by steps: Int = 1) {
    for _ in 0..<steps {
      if peek() == Mark.newline { line += 1 }
      index += 1
    }
  }
}

/// The bytes that mean something to the scanner.
private enum Mark {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let backslash = UInt8(ascii: "\\")
  static let backTick = UInt8(ascii: "`")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")

  /// The marks after which a value stands, so that a `/` there does not divide.
  static let beforeValue = Array("(,=:[{!&|?;\n".utf8)

  static func isBlank(_ byte: UInt8) -> Bool { byte == space || (9...13).contains(byte) }

  /// Whether a byte belongs to a word or a number; every byte outside ASCII counts as a letter.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF: true
    default: false
    }
  }
}
