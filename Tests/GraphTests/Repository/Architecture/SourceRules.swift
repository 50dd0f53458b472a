/// What the architecture tests look for in the tokens of a file.
enum SourceRules {
  /// A module that a file imports.
  struct Import: Equatable {
    /// The module's name, without the declaration or submodule behind the first dot.
    let module: String
    let line: Int
    /// Whether the import stands between an `#if` and its `#endif`.
    let isConditional: Bool
  }

  /// A place in the code, with the code that stands there.
  struct Place: Equatable {
    let line: Int
    let code: String
  }

  private static let declarationKinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor",
  ]

  /// The imports of a file, in order, whatever attributes and access levels stand before them.
  static func imports(in tokens: [SourceToken]) -> [Import] {
    var found: [Import] = []
    var depth = 0
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1].text : ""
      switch token.text {
      case "if" where before == "#":
        depth += 1
      case "endif" where before == "#":
        depth -= 1
      case "import" where before != ".":
        var rest = tokens[(index + 1)...]
        if let kind = rest.first, declarationKinds.contains(kind.text) { rest = rest.dropFirst() }
        guard let module = rest.first, module.isWord else { continue }
        found.append(Import(module: module.text, line: token.line, isConditional: depth > 0))
      default:
        continue
      }
    }
    return found
  }

  /// The places that say `unsafe`, as an expression, an attribute or an argument, or name an `Unsafe…` type.
  static func unsafePlaces(in tokens: [SourceToken]) -> [Place] {
    tokens.filter { isUnsafeWord($0.text) }.map { Place(line: $0.line, code: $0.text) }
  }

  private static func isUnsafeWord(_ word: String) -> Bool {
    let prefix = "Unsafe"
    return word == "unsafe" || (word.hasPrefix(prefix) && word.dropFirst(prefix.count).first?.isUppercase == true)
  }

  /// The places that put the running thread or task to sleep.
  static func sleeps(in tokens: [SourceToken]) -> [Place] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      switch token.text {
      case "usleep", "nanosleep":
        return Place(line: token.line, code: token.text)
      case "sleep":
        guard let owner = owner(ofMemberAt: index, in: tokens) else {
          let isCall = tokens[(index + 1)...].first?.text == "("
          let isDeclaration = index > 0 && tokens[index - 1].text == "func"
          return isCall && !isDeclaration ? Place(line: token.line, code: "sleep") : nil
        }
        return ["Task", "Thread"].contains(owner) ? Place(line: token.line, code: "\(owner).sleep") : nil
      default:
        return nil
      }
    }
  }

  /// The name before the dot before a token, past generic arguments; nil where no dot stands before it.
  private static func owner(ofMemberAt index: Int, in tokens: [SourceToken]) -> String? {
    guard index > 0, tokens[index - 1].text == "." else { return nil }
    var position = index - 2
    var depth = 0
    while position >= 0 {
      if tokens[position].text == ">" { depth += 1 }
      if tokens[position].text == "<" { depth -= 1 }
      if depth == 0, tokens[position].isWord { return tokens[position].text }
      if depth == 0, tokens[position].text != "<" { break }
      position -= 1
    }
    return ""
  }

  /// The places of a manifest that reach outside the package: other packages, their products, binaries.
  static func outsideDependencies(in tokens: [SourceToken]) -> [Place] {
    let reaching: Set = ["package", "product", "binaryTarget"]
    return tokens.indices.dropFirst().compactMap { index in
      let token = tokens[index]
      guard reaching.contains(token.text), tokens[index - 1].text == ".",
        tokens[(index + 1)...].first?.text == "("
      else { return nil }
      return Place(line: token.line, code: ".\(token.text)(…)")
    }
  }
}
