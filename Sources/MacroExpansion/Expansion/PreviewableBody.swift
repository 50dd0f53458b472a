/// The body of a preview in two parts: the variables with `@Previewable`, and the rest.
struct PreviewableBody {
  /// The declarations of the variables, without the attribute.
  let properties: String
  /// The statements of the body that are left.
  let rest: String

  /// Whether an attribute is `@Previewable`, by whatever module.
  static func isPreviewable(_ name: String) -> Bool { name == "Previewable" || name.hasSuffix(".Previewable") }

  /// The attribute `@Previewable` inside of other braces than those of the body that the tokens are; nil where none is.
  static func misplacedAttribute(in tokens: ArraySlice<Token>) -> Range<Int>? {
    var depth = 0
    for (index, token) in zip(tokens.indices, tokens) {
      depth += token.nesting
      guard depth > 1, token.text == "@" else { continue }
      var declaration = tokens[index...]
      let attributes = VariableDeclaration.takeAttributes(&declaration)
      if let mark = attributes.first(where: { isPreviewable($0.name) }) { return mark.range }
    }
    return nil
  }

  /// Takes the body apart; nil where no variable has the attribute.
  ///
  /// - Parameters:
  ///   - tokens: The body with its braces.
  ///   - source: What the tokens are of.
  init?(of tokens: ArraySlice<Token>, in source: SourceText) {
    guard let open = tokens.first, let close = tokens.last, tokens.count > 1 else { return nil }
    var properties: [String] = []
    var rest = ""
    var copied = open.range.upperBound
    let inside = tokens.dropFirst().dropLast()
    var index = inside.startIndex
    while index < inside.endIndex {
      guard inside[index].text == "@" else {
        index = inside[index].nesting > 0 ? inside.end(ofBracketAt: index) : index + 1
        continue
      }
      var declaration = inside[index...]
      let attributes = VariableDeclaration.takeAttributes(&declaration)
      guard let mark = attributes.first(where: { Self.isPreviewable($0.name) }) else {
        index = declaration.startIndex
        continue
      }
      let end = Self.endOfDeclaration(inside, from: declaration.startIndex)
      let range = inside[index].range.lowerBound..<inside[end - 1].range.upperBound
      rest += source.text(copied..<range.lowerBound)
      properties.append(
        "    " + source.text(range.lowerBound..<mark.range.lowerBound)
          + source.text(mark.range.upperBound..<range.upperBound))
      copied = range.upperBound
      index = end
      if index < inside.endIndex, inside[index].text == ";" {
        copied = inside[index].range.upperBound
        index += 1
      }
    }
    guard !properties.isEmpty else { return nil }
    self.properties = properties.joined(separator: "\n")
    self.rest = rest + source.text(copied..<close.range.lowerBound)
  }

  /// The index behind the last token of a declaration: where a line begins that does not continue it.
  static func endOfDeclaration(_ tokens: ArraySlice<Token>, from start: Int) -> Int {
    // The modifiers, `var` and the name may stand in lines of their own.
    var index = start
    while index < tokens.endIndex && !tokens[index].isWord("var") && !tokens[index].isWord("let") { index += 1 }
    index = min(index + 2, tokens.endIndex)
    while index < tokens.endIndex {
      let token = tokens[index]
      if token.text == ";" && token.kind == .punctuation { break }
      if token.startsLine && !continues(token, after: tokens[index - 1], before: tokens[(index + 1)...].first) { break }
      index = token.nesting > 0 ? tokens.end(ofBracketAt: index) : index + 1
    }
    return index
  }

  /// Whether a token at the start of a line goes on with the expression before it, by Swift's rule of the spaces around
  /// operators.
  private static func continues(_ token: Token, after last: Token, before next: Token?) -> Bool {
    switch last.kind {
    // One with a space before it has an operand on either side; one without belongs to what stands before it.
    case .operator where last.hasSpaceBefore || last.text == "=" || last.text == "->": return true
    case .punctuation where [",", ":", ".", "@"].contains(last.text): return true
    default: break
    }
    switch token.kind {
    case .operator: return token.text == "=" || (next?.hasSpaceBefore ?? false)
    case .punctuation: return token.text == "." || token.text == ":" || token.text == ","
    case .word: return token.text == "as" || token.text == "is"
    case .literal: return false
    }
  }
}
