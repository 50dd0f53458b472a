/// The types and functions that a piece of code declares, and those that it names.
///
/// It works on names alone. A name that code declares as a generic parameter or as a closure's parameter is its own,
/// and a name behind a dot is a member, which may be a function and is no type.
struct DeclaredNames {
  /// A name that stands in the code.
  struct Mention: Equatable {
    let name: String
    let line: Int
  }

  /// The types, type aliases and protocols that the code declares, at any depth.
  private(set) var types: Set<String> = []
  /// Those of them that stand in no other declaration.
  private(set) var outermostTypes: Set<String> = []
  /// The functions and methods that the code declares.
  private(set) var functions: Set<String> = []
  /// The variables, constants and cases that the code declares, local ones among them.
  private(set) var variables: Set<String> = []
  /// The members that the code adds to types by extensions.
  private(set) var addedMembers: [(type: String, name: String)] = []
  /// The names behind a dot.
  private(set) var members: [Mention] = []
  /// The names that may be those of types.
  private(set) var typeMentions: [Mention] = []
  /// The names of the functions that are called.
  private(set) var calls: [Mention] = []

  private static let typeKinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let memberKinds: Set = ["func", "var", "let", "init", "subscript"]

  init(in tokens: [SourceToken]) {
    var ownTypes: Set<String> = []
    var ownFunctions: Set<String> = []
    var depth = 0
    var extended: String?
    for index in tokens.indices {
      let token = tokens[index]
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      if token.text == "}" && depth == 0 { extended = nil }
      guard token.isWord else { continue }
      let before = index > 0 ? tokens[index - 1].text : ""
      if depth == 0, before == "extension" { extended = token.text }
      if ["var", "let", "case"].contains(before) { variables.insert(token.text) }
      if depth == 1, before == "var" || before == "func", let extended { addedMembers.append((extended, token.text)) }
      if before == "." { members.append(Mention(name: token.text, line: token.line)) }
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      if let next, next.isWord, before != ".", Self.typeKinds.contains(token.text),
        !Self.memberKinds.contains(next.text)
      {
        types.insert(next.text)
        if depth == 0 { outermostTypes.insert(next.text) }
        ownTypes.formUnion(Self.genericParameters(behind: index + 1, in: tokens))
      } else if let next, next.isWord, token.text == "func" {
        functions.insert(next.text)
        ownTypes.formUnion(Self.genericParameters(behind: index + 1, in: tokens))
      } else if Self.declaresClosure(at: index, in: tokens) {
        ownFunctions.insert(token.text)
      } else if before != "func" && !Self.typeKinds.contains(before) {
        let mention = Mention(name: token.text, line: token.line)
        if next?.text == "(" && before != "@" { calls.append(mention) }
        if before != "." { typeMentions.append(mention) }
      }
    }
    typeMentions.removeAll { ownTypes.contains($0.name) }
    calls.removeAll { ownFunctions.contains($0.name) }
  }

  /// The names between `<` and `>` behind a declared name, without what constrains them.
  private static func genericParameters(behind index: Int, in tokens: [SourceToken]) -> [String] {
    guard index + 1 < tokens.count, tokens[index + 1].text == "<" else { return [] }
    var found: [String] = []
    var depth = 0
    for position in (index + 1)..<tokens.count {
      let text = tokens[position].text
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, tokens[position].isWord, ["<", ","].contains(tokens[position - 1].text) { found.append(text) }
    }
    return found
  }

  /// Whether a word is the name of a parameter or a variable whose type is that of a closure.
  private static func declaresClosure(at index: Int, in tokens: [SourceToken]) -> Bool {
    guard index + 2 < tokens.count, tokens[index + 1].text == ":" else { return false }
    var position = index + 2
    while ["@", "escaping", "autoclosure", "Sendable", "consuming", "borrowing"].contains(tokens[position].text) {
      position += 1
      guard position < tokens.count else { return false }
    }
    guard tokens[position].text == "(" else { return false }
    var depth = 0
    while position < tokens.count {
      if tokens[position].text == "(" { depth += 1 }
      if tokens[position].text == ")" { depth -= 1 }
      if depth == 0 { break }
      position += 1
    }
    let rest = tokens[min(position, tokens.count)...].dropFirst().prefix(5).map(\.text)
    return ["throws", "async", "-"].contains(rest.first) || tokens[(index + 2)...].prefix(2).map(\.text) == ["(", "("]
  }
}
