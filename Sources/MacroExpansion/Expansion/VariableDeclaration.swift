/// The parts of the declaration of a variable, read from its tokens.
struct VariableDeclaration {
  /// `var` or `let`.
  let keyword: Token
  /// The name of the variable.
  let name: Token
  /// The type, where it is written.
  let type: Range<Int>?
  /// The initial value, where there is one.
  let initialValue: Range<Int>?
  /// The block of accessors or observers, where there is one.
  let accessors: Range<Int>?
  /// The attributes, each with its arguments.
  let attributes: [Attribute]
  /// Whether it belongs to its type instead of a value.
  let isStatic: Bool

  /// An attribute before a declaration.
  struct Attribute {
    /// The name, with the modules and types before it.
    let name: String
    /// The bytes of all of it.
    let range: Range<Int>
  }

  /// Reads the declaration at the start of the tokens; nil where they are another one.
  init?(_ tokens: ArraySlice<Token>) {
    var rest = tokens
    attributes = Self.takeAttributes(&rest)
    var isStatic = false
    // Modifiers, which may have an argument: `private(set)`.
    while let token = rest.first, token.kind == .word, !token.isWord("var"), !token.isWord("let") {
      guard Self.modifiers.contains(token.text) else { return nil }
      if token.text == "static" || token.text == "class" { isStatic = true }
      rest.removeFirst()
      if rest.first?.text == "(" { rest = rest[rest.end(ofBracketAt: rest.startIndex)...] }
    }
    guard let keyword = rest.popFirst(), keyword.isWord("var") || keyword.isWord("let"),
      let name = rest.popFirst(), name.kind == .word
    else { return nil }
    self.keyword = keyword
    self.name = name
    self.isStatic = isStatic
    var type: Range<Int>?
    var initialValue: Range<Int>?
    if rest.first?.text == ":" {
      type = Self.take(&rest) { $0.text == "=" || $0.text == "{" }
    }
    if rest.first?.text == "=" {
      initialValue = Self.take(&rest) { _ in false }
    }
    self.type = type
    self.initialValue = initialValue
    accessors = rest.first?.text == "{" ? Self.range(of: rest) : nil
  }

  /// The words that may stand before the keyword of a declaration.
  static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak",
    "unowned", "nonisolated", "override", "required", "dynamic", "mutating", "nonmutating", "consuming", "borrowing",
    "distributed", "isolated", "optional", "prefix", "postfix", "infix", "convenience", "indirect",
  ]

  /// Takes the attributes at the start.
  static func takeAttributes(_ tokens: inout ArraySlice<Token>) -> [Attribute] {
    var attributes: [Attribute] = []
    while tokens.first?.text == "@", tokens.count > 1 {
      let start = tokens.startIndex
      var end = start + 2
      // `@SwiftUI.State`
      while end + 1 < tokens.endIndex && tokens[end].text == "." { end += 2 }
      let name = tokens[(start + 1)..<end].map(\.text).joined()
      // Arguments follow at once; what stands in brackets behind a space is not the attribute's.
      if end < tokens.endIndex, tokens[end].text == "(", !tokens[end].hasSpaceBefore {
        end = tokens.end(ofBracketAt: end)
      }
      attributes.append(
        Attribute(name: name, range: tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound))
      tokens = tokens[end...]
    }
    return attributes
  }

  /// Takes what follows a `:` or a `=`, up to a token outside of all brackets at which it ends.
  ///
  /// - Returns: The bytes; nil where nothing follows.
  private static func take(_ tokens: inout ArraySlice<Token>, until isEnd: (Token) -> Bool) -> Range<Int>? {
    tokens.removeFirst()
    var depth = 0
    let end =
      tokens.firstIndex { token in
        if depth == 0 && isEnd(token) { return true }
        depth += token.nesting
        return false
      } ?? tokens.endIndex
    defer { tokens = tokens[end...] }
    return range(of: tokens[..<end])
  }

  private static func range(of tokens: ArraySlice<Token>) -> Range<Int>? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }
}
