import SwiftSyntax

/// Negates a condition of `if`, `guard`, `while`, `repeat`, `for … where` or `? :`.
struct NegateCondition: MutationOperator {
  let name = "negate"

  func changes(of node: Syntax, in source: SourceFacts) -> [Change] {
    guard let condition = node.asCondition, !condition.is(BooleanLiteralExprSyntax.self) else { return [] }
    return [
      Change(
        description: "negates '\(condition.excerpt)'", risk: .expression,
        edits: [.call("negated", around: condition.bytes)],
        plain: .init(condition.bytes, "!(\(condition.trimmedDescription))"))
    ]
  }
}

extension Syntax {
  /// The condition that the node holds by itself.
  var asCondition: ExprSyntax? {
    if let element = self.as(ConditionElementSyntax.self), case .expression(let condition) = element.condition {
      return condition
    }
    if let choice = self.as(TernaryExprSyntax.self) { return choice.condition }
    if let loop = self.as(RepeatStmtSyntax.self) { return loop.condition }
    if let filter = self.as(WhereClauseSyntax.self), filter.parent?.is(ForStmtSyntax.self) == true {
      return filter.condition
    }
    return nil
  }

  /// Whether the node is the whole of a condition, so that negating it has a mutant already.
  var isWholeCondition: Bool { parent?.asCondition?.id == id }
}
