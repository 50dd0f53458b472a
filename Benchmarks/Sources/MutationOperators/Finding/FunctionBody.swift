import SwiftSyntax

/// The statements of a function, a getter or the like, and what they give back.
struct FunctionBody {
  /// The result of a function, as far as operators distinguish it.
  enum Result {
    /// Nothing, so it may return anywhere.
    case nothing
    /// A `Bool`.
    case truth
    /// The instance that an initialiser makes, which has to be complete before it returns.
    case instance
    /// Another type, whose values cannot be made up.
    case other

    /// Whether a `return` needs a value.
    var needsValue: Bool { self == .truth || self == .other }

    init(_ type: TypeSyntax?) {
      switch type?.trimmedDescription {
      case nil, "Void", "()": self = .nothing
      case "Bool": self = .truth
      default: self = .other
      }
    }
  }

  let statements: CodeBlockItemListSyntax
  let result: Result
}

extension Syntax {
  /// The body of the function that the node declares by itself, if it has one.
  var asFunctionBody: FunctionBody? {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.body.map {
        FunctionBody(statements: $0.statements, result: .init(function.signature.returnClause?.type))
      }
    }
    if let end = self.as(DeinitializerDeclSyntax.self) {
      return end.body.map { FunctionBody(statements: $0.statements, result: .nothing) }
    }
    if let start = self.as(InitializerDeclSyntax.self) {
      return start.body.map { FunctionBody(statements: $0.statements, result: .instance) }
    }
    if let accessor = self.as(AccessorDeclSyntax.self), let body = accessor.body {
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.set), .keyword(.didSet), .keyword(.willSet):
        return FunctionBody(statements: body.statements, result: .nothing)
      case .keyword(.get):
        return FunctionBody(statements: body.statements, result: propertyResult)
      default:
        return FunctionBody(statements: body.statements, result: .other)
      }
    }
    if let block = self.as(AccessorBlockSyntax.self), case .getter(let statements) = block.accessors {
      return FunctionBody(statements: statements, result: propertyResult)
    }
    return nil
  }

  /// The type of the property or subscript around an accessor. A getter gives something back in any case.
  private var propertyResult: FunctionBody.Result {
    var node = parent
    while let current = node {
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription == "Bool" ? .truth : .other
      }
      if let member = current.as(SubscriptDeclSyntax.self) {
        return member.returnClause.type.trimmedDescription == "Bool" ? .truth : .other
      }
      node = current.parent
    }
    return .other
  }

  /// The innermost function around the node, or nil where there is a closure between, or no function.
  var enclosingFunctionBody: FunctionBody? {
    var node = parent
    while let current = node {
      if current.is(ClosureExprSyntax.self) { return nil }
      if let body = current.asFunctionBody { return body }
      node = current.parent
    }
    return nil
  }
}
