/// Expands `@Animatable`: an extension with `animatableData`, made of the stored variables of the type.
///
/// Constants, static and computed variables, those with a property wrapper and those with `@AnimatableIgnored` are left
/// out.
struct AnimatableExpansion {
  /// A stored variable that is animated.
  private struct Part {
    let name: String
    let type: String
  }

  private let request: ExpansionRequest
  private let source: SourceText
  private let tokens: [Token]
  private let attribute: Range<Int>
  /// The index of the word `struct`, `class` or `enum`.
  private let keyword: Int

  /// Reads the declaration to which the attribute is attached.
  ///
  /// - Throws: A diagnostic where it is no type.
  init(_ request: ExpansionRequest) throws(Diagnostic) {
    self.request = request
    source = request.source
    tokens = TokenScanner.tokens(of: source.bytes)
    var declaration = tokens[...]
    attribute =
      VariableDeclaration.takeAttributes(&declaration)
      .first { $0.name == "Animatable" || $0.name.hasSuffix(".Animatable") }?.range ?? source.code
    let keyword = declaration.firstIndex { token in ["struct", "class", "enum", "actor"].contains(token.text) }
    guard let keyword, declaration[keyword...].count > 1 else {
      throw Diagnostic(
        "'@Animatable' is attached to a declaration that is no type. Attach it to a struct.", at: attribute)
    }
    self.keyword = keyword
  }

  /// The extension.
  func expansion() throws(Diagnostic) -> String {
    let type = request.extendedType ?? tokens[keyword + 1].text
    let conformance = request.lacksConformance ? ": nonisolated AttributeGraphUI.Animatable" : ""
    let parts = try parts()
    guard !parts.isEmpty else { return "extension \(type)\(conformance) {}" }
    let setters = parts.indices.map { index in
      "      \(parts[index].name).animatableData = newValue\(path(to: index, of: parts.count))"
    }
    return """
      extension \(type)\(conformance) {
        nonisolated \(access)var animatableData: \(nested(parts.map { "(\($0.type)).AnimatableData" }, in: "<", ">")) {
          get { \(nested(parts.map { "\($0.name).animatableData" }, in: "(", ")")) }
          set {
      \(setters.joined(separator: "\n"))
          }
        }
      }
      """
  }

  /// The access of the type, which its property has as well.
  private var access: String {
    tokens[..<keyword].first { ["public", "package"].contains($0.text) }.map { $0.text + " " } ?? ""
  }

  /// Pairs of pairs: the last one has two parts.
  private func nested(_ parts: [String], in open: String, _ close: String) -> String {
    var text = parts[parts.count - 1]
    for part in parts.dropLast().reversed() { text = "AttributeGraphUI.AnimatablePair\(open)\(part), \(text)\(close)" }
    return text
  }

  /// The path to a part in pairs of pairs.
  private func path(to index: Int, of count: Int) -> String {
    String(repeating: ".second", count: index) + (index < count - 1 ? ".first" : "")
  }

  /// The variables that are animated, in the order of the source.
  private func parts() throws(Diagnostic) -> [Part] {
    var parts: [Part] = []
    for variable in variables where isAnimated(variable) {
      parts.append(Part(name: variable.name.text, type: try type(of: variable)))
    }
    return parts
  }

  private func isAnimated(_ variable: VariableDeclaration) -> Bool {
    guard variable.keyword.isWord("var"), !variable.isStatic else { return false }
    // A property wrapper's name begins with a capital letter, and so does `@AnimatableIgnored`.
    let isWrapped = variable.attributes.contains { $0.name.split(separator: ".").last?.first?.isUppercase == true }
    let observers = ["willSet", "didSet"]
    let isComputed = variable.accessors.map { range in
      !TokenScanner.tokens(of: Array(source.bytes[range])).contains { observers.contains($0.text) }
    }
    return !isWrapped && isComputed != true
  }

  private func type(of variable: VariableDeclaration) throws(Diagnostic) -> String {
    if let type = variable.type { return source.text(type) }
    // A number with a point is a Double; for other values the source does not tell the type.
    if let value = variable.initialValue, Double(source.text(value)) != nil, source.text(value).contains(".") {
      return "Double"
    }
    throw Diagnostic(
      """
      '@Animatable' needs the type of '\(variable.name.text)'. Write it, or exclude the variable by \
      '@AnimatableIgnored'.
      """, at: variable.name.range)
  }

  /// The variables that the type declares.
  private var variables: [VariableDeclaration] {
    guard let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }) else { return [] }
    let inside = tokens[(open + 1)..<(tokens.end(ofBracketAt: open) - 1)]
    var variables: [VariableDeclaration] = []
    var index = inside.startIndex
    while index < inside.endIndex {
      var declaration = inside[index...]
      _ = VariableDeclaration.takeAttributes(&declaration)
      if declaration.startsVariable {
        let end = PreviewableBody.endOfDeclaration(inside, from: declaration.startIndex)
        if let variable = VariableDeclaration(inside[index..<end]) { variables.append(variable) }
        index = end
      } else {
        index = inside.startOfLine(behind: index)
      }
      if index < inside.endIndex, inside[index].text == ";" { index += 1 }
    }
    return variables
  }
}

extension ArraySlice<Token> {
  /// Whether a variable is declared here, behind its modifiers.
  fileprivate var startsVariable: Bool {
    var rest = self
    while let token = rest.first, token.kind == .word, VariableDeclaration.modifiers.contains(token.text) {
      rest.removeFirst()
      if rest.first?.text == "(" { rest = rest[rest.end(ofBracketAt: rest.startIndex)...] }
    }
    return rest.first?.isWord("var") == true || rest.first?.isWord("let") == true
  }

  /// The index of the next token that starts a line outside of brackets, or of a semicolon.
  fileprivate func startOfLine(behind index: Int) -> Int {
    var index = self[index].nesting > 0 ? end(ofBracketAt: index) : index + 1
    while index < endIndex && !self[index].startsLine && self[index].text != ";" {
      index = self[index].nesting > 0 ? end(ofBracketAt: index) : index + 1
    }
    return index
  }
}
