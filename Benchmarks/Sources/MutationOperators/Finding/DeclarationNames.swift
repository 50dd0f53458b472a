import SwiftSyntax

/// Names the declarations of a file, each in another way.
struct DeclarationNames {
  /// The declarations that bear a name, in the order in which they were met.
  private var bearers: [String: [SyntaxIdentifier]] = [:]

  /// The name of the innermost declaration around a node, which may be the node itself.
  ///
  /// The second declaration with the same name has `#2` behind it, as an overload has.
  mutating func name(around node: Syntax) -> String {
    var parts: [String] = []
    var innermost: SyntaxIdentifier?
    var current: Syntax? = node
    while let outer = current {
      if let part = outer.declaredName {
        parts.append(part)
        innermost = innermost ?? outer.id
      }
      current = outer.parent
    }
    guard let innermost else { return "(file)" }
    let name = parts.reversed().joined(separator: ".")
    let known = bearers[name] ?? []
    if let index = known.firstIndex(of: innermost) { return index == 0 ? name : "\(name)#\(index + 1)" }
    bearers[name, default: []].append(innermost)
    return known.isEmpty ? name : "\(name)#\(known.count + 1)"
  }
}

extension Syntax {
  /// Whether the node is a declaration with a name of its own.
  var isNamed: Bool { declaredName != nil }

  /// The part that the node adds to the name of a declaration.
  var declaredName: String? {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.name.text + Self.labels(of: function.signature.parameterClause)
    }
    if let start = self.as(InitializerDeclSyntax.self) {
      return "init" + Self.labels(of: start.signature.parameterClause)
    }
    if self.is(DeinitializerDeclSyntax.self) { return "deinit" }
    if let member = self.as(SubscriptDeclSyntax.self) { return "subscript" + Self.labels(of: member.parameterClause) }
    if let accessor = self.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text }
    if let binding = self.as(PatternBindingSyntax.self), isMember || binding.accessorBlock != nil {
      return binding.pattern.trimmedDescription
    }
    if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    return asProtocol((any NamedDeclSyntax).self).flatMap { $0 is any DeclGroupSyntax ? $0.name.text : nil }
  }

  /// Whether the node stands in a type or a file, not in a function.
  private var isMember: Bool {
    var node = parent
    while let current = node {
      if current.is(MemberBlockSyntax.self) { return true }
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self)
      {
        return false
      }
      node = current.parent
    }
    return true
  }

  private static func labels(of clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
