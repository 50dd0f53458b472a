/// A piece of Swift source that is never taken apart: a word, a literal, an operator, a bracket.
package struct Token: Hashable {
  /// The kind of a token.
  package enum Kind: Hashable {
    /// A name or a keyword.
    case word
    /// A string with all that is interpolated in it, a number, a regular expression.
    case literal
    /// Characters of operators that stand together.
    case `operator`
    /// A bracket, a comma, a colon, a semicolon, a dot, `@` or `#`.
    case punctuation
  }

  /// The kind.
  package let kind: Kind
  /// Where it stands, in bytes.
  package let range: Range<Int>
  /// The text, also of literals.
  package let text: String
  /// Whether it is the first of its line.
  package let startsLine: Bool
  /// Whether a space, a comment or the start of the source stands before it.
  package let hasSpaceBefore: Bool

  /// The change in the number of open brackets.
  var nesting: Int {
    guard kind == .punctuation else { return 0 }
    return switch text {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }

  /// Whether it is a word of this name, in backticks or not.
  func isWord(_ name: String) -> Bool { kind == .word && (text == name || text == "`\(name)`") }
}

extension SourceText {
  /// The bytes without the spaces and comments around them.
  var code: Range<Int> {
    let tokens = TokenScanner.tokens(of: bytes)
    guard let first = tokens.first, let last = tokens.last else { return 0..<bytes.count }
    return first.range.lowerBound..<last.range.upperBound
  }
}

extension Collection<Token> where Index == Int {
  /// The index behind the bracket that closes the one at an index; the end where none does.
  ///
  /// - Complexity: O(tokens between them).
  func end(ofBracketAt index: Int) -> Int {
    var depth = 0
    for position in index..<endIndex {
      depth += self[position].nesting
      if depth == 0 { return position + 1 }
    }
    return endIndex
  }
}
