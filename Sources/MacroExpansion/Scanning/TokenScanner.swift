/// Takes Swift source apart into tokens: strings with what is interpolated, comments inside each other, raw strings,
/// regular expressions.
///
/// It knows no grammar. A `/` begins a regular expression where an expression may begin, no space follows, and another
/// one stands on the line; Swift's own rule is hardly different.
package struct TokenScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var tokens: [Token] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens of a source in UTF-8.
  ///
  /// - Complexity: O(bytes).
  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var scanner = TokenScanner(bytes)
    scanner.scan(untilClosed: false)
    return scanner.tokens
  }

  private func byte(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private func isAt(_ text: String) -> Bool { bytes[min(offset, bytes.count)...].starts(with: text.utf8) }

  /// Scans to the end, or behind the bracket that closes one which was open before.
  private mutating func scan(untilClosed: Bool) {
    var depth = 0
    while true {
      let before = offset
      let startsLine = skipSpace() || before == 0
      guard offset < bytes.count else { return }
      let start = offset
      let kind = scanToken()
      let token = Token(
        kind: kind, range: start..<offset, text: String(decoding: bytes[start..<offset], as: UTF8.self),
        startsLine: startsLine, hasSpaceBefore: start > before || start == 0)
      tokens.append(token)
      depth += token.nesting
      if untilClosed && depth < 0 { return }
    }
  }

  /// Skips spaces and comments.
  ///
  /// - Returns: Whether a line ended there.
  private mutating func skipSpace() -> Bool {
    var endsLine = false
    while let here = byte() {
      if here == UInt8(ascii: "\n") || here == UInt8(ascii: "\r") {
        endsLine = true
        offset += 1
      } else if here == UInt8(ascii: " ") || here == UInt8(ascii: "\t") {
        offset += 1
      } else if isAt("//") {
        while let next = byte(), next != UInt8(ascii: "\n") { offset += 1 }
      } else if isAt("/*") {
        if skipComment() { endsLine = true }
      } else {
        break
      }
    }
    return endsLine
  }

  /// Skips a comment with those inside it.
  ///
  /// - Returns: Whether a line ended in it.
  private mutating func skipComment() -> Bool {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      if isAt("/*") {
        depth += 1
        offset += 2
      } else if isAt("*/") {
        depth -= 1
        offset += 2
        if depth == 0 { break }
      } else {
        offset += 1
      }
    }
    return bytes[start..<offset].contains(UInt8(ascii: "\n"))
  }

  private mutating func scanToken() -> Token.Kind {
    guard let here = bytes[offset...].first else { return .punctuation }
    let hashes = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    if byte(hashes) == UInt8(ascii: "\"") {
      scanString(hashes: hashes)
      return .literal
    }
    if hashes > 0 && byte(hashes) == UInt8(ascii: "/") {
      scan(to: "/" + String(repeating: "#", count: hashes), from: hashes + 1)
      return .literal
    }
    if here == UInt8(ascii: "`") {
      scan(to: "`", from: 1)
      return .word
    }
    if Self.isDigit(here) {
      while let next = byte(), Self.isInWord(next) || (next == UInt8(ascii: ".") && byte(1).map(Self.isDigit) == true) {
        offset += 1
      }
      return .literal
    }
    if Self.isInWord(here) || here == UInt8(ascii: "$") {
      offset += 1
      while let next = byte(), Self.isInWord(next) { offset += 1 }
      return .word
    }
    if here == UInt8(ascii: "/"), let end = endOfRegularExpression {
      offset = end
      return .literal
    }
    if Self.isInOperator(here) {
      repeat { offset += 1 } while byte().map(Self.isInOperator) == true && !isAt("//") && !isAt("/*")
      return .operator
    }
    offset += 1
    return .punctuation
  }

  private mutating func scan(to end: String, from distance: Int) {
    offset = min(offset + distance, bytes.count)
    while offset < bytes.count && !isAt(end) { offset += 1 }
    offset = min(offset + end.utf8.count, bytes.count)
  }

  /// Scans a string of one line or several, with as many `#` around it.
  private mutating func scanString(hashes: Int) {
    offset += hashes
    let quote = isAt(#"""""#) ? #"""""# : "\""
    let marks = String(repeating: "#", count: hashes)
    offset += quote.utf8.count
    while offset < bytes.count {
      if isAt(quote + marks) {
        offset += quote.utf8.count + hashes
        return
      }
      if quote.utf8.count == 1 && byte() == UInt8(ascii: "\n") { return }
      guard isAt("\\" + marks) else {
        offset += 1
        continue
      }
      offset += 1 + hashes
      let isInterpolated = byte() == UInt8(ascii: "(")
      offset = min(offset + 1, bytes.count)
      if isInterpolated {
        // What is interpolated is part of the string.
        let outside = tokens
        scan(untilClosed: true)
        tokens = outside
      }
    }
  }

  /// The end of the regular expression that begins here; nil where none does.
  private var endOfRegularExpression: Int? {
    guard let next = byte(1), next != UInt8(ascii: " "), next != UInt8(ascii: "/"), next != UInt8(ascii: "*") else {
      return nil
    }
    if let before = tokens.last {
      let opens =
        before.kind == .operator || (before.kind == .punctuation && ![")", "]", "}", "."].contains(before.text))
      guard opens || before.text == "return" else { return nil }
    }
    var end = offset + 1
    while end < bytes.count && bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/") { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || isDigit(byte) || (0x41...0x5a).contains(byte)
      || (0x61...0x7a).contains(byte)
  }

  private static func isInOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?".utf8.contains(byte) }
}
