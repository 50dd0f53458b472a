import SwiftSyntax

/// Which parts of `#if` are compiled in a debug build on this machine.
enum BuildConditions {
  /// The modules that the engine asks for and that are there.
  private static var modules: Set<String> {
    var modules: Set<String> = ["Swift", "Foundation", "Observation", "Synchronization", "Dispatch"]
    #if canImport(Glibc)
    modules.insert("Glibc")
    #endif
    #if canImport(Musl)
    modules.insert("Musl")
    #endif
    #if canImport(Darwin)
    modules.insert("Darwin")
    #endif
    return modules
  }

  /// The system, as `os(…)` names it.
  private static var system: String {
    #if os(macOS)
    "macOS"
    #elseif os(Linux)
    "Linux"
    #else
    "other"
    #endif
  }

  /// Whether a condition holds; nil where this does not know, so that nothing under it is broken.
  static func holds(_ condition: ExprSyntax) -> Bool? {
    if let group = condition.as(TupleExprSyntax.self), group.elements.count == 1, let only = group.elements.first {
      return holds(only.expression)
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return holds(negation.expression).map { !$0 }
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      let sides = (holds(infix.leftOperand), holds(infix.rightOperand))
      switch (infix.operatorText, sides) {
      case ("&&", (false, _)), ("&&", (_, false)): return false
      case ("&&", (true, true)): return true
      case ("||", (true, _)), ("||", (_, true)): return true
      case ("||", (false, false)): return false
      default: return nil
      }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let flag = condition.as(DeclReferenceExprSyntax.self) { return flag.baseName.text == "DEBUG" }
    guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression else {
      return nil
    }
    let name = argument.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "canImport": return modules.contains(name)
    case "os": return name == system
    case "hasFeature": return name != "Embedded"
    case "_pointerBitWidth": return name == "_\(Int.bitWidth)"
    case "swift", "compiler": return true
    default: return nil
    }
  }

  /// The clause of an `#if` that is compiled, if it is known and there is one.
  static func activeClause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    for clause in conditional.clauses {
      guard let condition = clause.condition else { return clause }
      switch holds(condition) {
      case true?: return clause
      case false?: continue
      case nil: return nil
      }
    }
    return nil
  }
}
