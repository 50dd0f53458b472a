/// Expands `@Entry`: the accessors that read and write the value, and the key with its default.
///
/// The key is `private`, as in SwiftUI, so two files may have entries of one name. Its default is evaluated at each
/// read where no value was set.
struct EntryExpansion {
  /// A type that takes entries, with the protocol of its keys.
  private static let containers = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  private let request: ExpansionRequest
  private let source: SourceText
  private let declaration: VariableDeclaration
  /// The type to which the entry belongs; nil where the accessors' expansion has reported what is wrong.
  private let container: String?

  /// Reads the declaration to which the attribute is attached.
  ///
  /// - Throws: A diagnostic where it is none that can be an entry.
  init(_ request: ExpansionRequest) throws(Diagnostic) {
    self.request = request
    source = request.source
    let tokens = TokenScanner.tokens(of: source.bytes)
    var afterAttributes = tokens[...]
    let attribute =
      VariableDeclaration.takeAttributes(&afterAttributes).first { $0.name == "Entry" || $0.name.hasSuffix(".Entry") }?
      .range ?? source.code
    guard let declaration = VariableDeclaration(tokens[...]) else {
      throw Diagnostic(
        "'@Entry' is attached to a declaration that is no variable. Attach it to a 'var'.", at: attribute)
    }
    self.declaration = declaration
    do throws(Diagnostic) {
      container = try Self.container(of: declaration, attribute, in: request)
    } catch {
      guard request.role == "peer" else { throw error }
      container = nil
    }
  }

  /// The type that a variable is an entry of.
  ///
  /// - Throws: A diagnostic where it can be none.
  private static func container(
    of declaration: VariableDeclaration, _ attribute: Range<Int>, in request: ExpansionRequest
  ) throws(Diagnostic) -> String {
    guard let container = extendedType(around: request), containers[container] != nil else {
      throw Diagnostic(
        """
        '@Entry' makes '\(declaration.name.text)' an entry of a type that takes none. Declare it in an extension of \
        EnvironmentValues, Transaction, ContainerValues or FocusedValues.
        """, at: attribute)
    }
    guard declaration.keyword.isWord("var") else {
      throw Diagnostic(
        "'@Entry' needs a variable, and '\(declaration.name.text)' is a constant. Write 'var' instead of 'let'.",
        at: declaration.keyword.range)
    }
    if let accessors = declaration.accessors {
      throw Diagnostic(
        "'\(declaration.name.text)' has accessors, and '@Entry' makes them. Remove the block.", at: accessors)
    }
    return container
  }

  /// The type of the extension that is the innermost declaration around.
  private static func extendedType(around request: ExpansionRequest) -> String? {
    guard let around = request.surroundings.first else { return nil }
    var tokens = TokenScanner.tokens(of: Array(around.utf8))[...]
    while let token = tokens.popFirst() {
      guard token.isWord("extension") else { continue }
      var name = tokens.popFirst()?.text
      while tokens.first?.text == "." {
        name = tokens.dropFirst().first?.text
        tokens = tokens.dropFirst(2)
      }
      return name
    }
    return nil
  }

  /// The name of the key, for a name that may stand in backticks.
  private var key: String { "__Key_" + declaration.name.text.filter { $0 != "`" } }

  /// The accessors, or the key.
  func expansion() throws(Diagnostic) -> String {
    guard request.role == "peer" else {
      return """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    }
    guard let container, let keyProtocol = Self.containers[container] else { return "" }
    return """
      private struct \(key): AttributeGraphUI.\(keyProtocol) {
      \(try members().map { "  " + $0 }.joined(separator: "\n"))
      }
      """
  }

  /// The members of the key.
  private func members() throws(Diagnostic) -> [String] {
    if container == "FocusedValues" { return [try focusedValue()] }
    switch (declaration.type, declaration.initialValue) {
    case (let type?, let value?):
      return [
        "typealias Value = \(source.text(type))",
        "static var defaultValue: Value { \(source.text(value)) }",
      ]
    case (let type?, nil):
      // Like any variable, an optional begins as nil.
      let name = source.text(type)
      guard name.hasSuffix("?") || name.hasPrefix("Optional<") || name.hasSuffix("!") else { throw missingDefault }
      return ["typealias Value = \(name)", "static var defaultValue: Value { nil }"]
    case (nil, let value?):
      return ["@ViewMacros.__EntryDefaultValue static var defaultValue = \(source.text(value))"]
    case (nil, nil): throw missingDefault
    }
  }

  /// A focused value has no default: there is none where nothing has the focus.
  private func focusedValue() throws(Diagnostic) -> String {
    guard let type = declaration.type else {
      throw Diagnostic(
        "A focused value has no default. Write the type of '\(declaration.name.text)': an optional.",
        at: declaration.name.range)
    }
    let name = source.text(type)
    if name.hasSuffix("?") { return "typealias Value = \(name.dropLast())" }
    if name.hasPrefix("Optional<") && name.hasSuffix(">") {
      return "typealias Value = \(name.dropFirst("Optional<".count).dropLast())"
    }
    throw Diagnostic(
      "A focused value is absent where nothing has the focus. Make '\(name)' an optional: '\(name)?'.", at: type)
  }

  private var missingDefault: Diagnostic {
    Diagnostic(
      "'\(declaration.name.text)' has no default value. Give it one: 'var \(declaration.name.text) = …'.",
      at: declaration.name.range)
  }
}

/// Expands what `@Entry` attaches to a default whose type is not written: the compiler finds the type, and the value is
/// made at each access as it is where the type is written.
struct DefaultValueExpansion {
  private let source: SourceText
  private let declaration: VariableDeclaration?

  /// Reads the variable to which the attribute is attached.
  init(_ request: ExpansionRequest) {
    source = request.source
    declaration = VariableDeclaration(TokenScanner.tokens(of: source.bytes)[...])
  }

  /// The getter.
  func expansion() throws(Diagnostic) -> String {
    guard let value = declaration?.initialValue else {
      throw Diagnostic("'@__EntryDefaultValue' is part of '@Entry'. Write '@Entry' instead.", at: source.code)
    }
    return "get { \(source.text(value)) }"
  }
}
