import SwiftSyntax

/// Swaps an operator on numbers, bits or conditions for its opposite.
struct SwapOperator: MutationOperator {
  let name = "operator"

  /// The other operator, and the function of the switch that chooses between the two.
  private static let others: [String: (operator: String, function: String)] = [
    "+": ("-", "plus"), "-": ("+", "minus"), "&+": ("&-", "wrappingPlus"), "&-": ("&+", "wrappingMinus"),
    "&": ("|", "bitAnd"), "|": ("&", "bitOr"), "&&": ("||", "and"), "||": ("&&", "or"),
    "+=": ("-=", "plusAssign"), "-=": ("+=", "minusAssign"), "&+=": ("&-=", "wrappingPlusAssign"),
    "&-=": ("&+=", "wrappingMinusAssign"), "&=": ("|=", "bitAndAssign"), "|=": ("&=", "bitOrAssign"),
  ]

  func changes(of node: Syntax, in source: SourceFacts) -> [Change] {
    guard let infix = node.as(InfixOperatorExprSyntax.self), let text = infix.operatorText,
      let other = Self.others[text], !infix.joinsTexts
    else { return [] }
    return [infix.change(to: other.operator, by: other.function)]
  }
}

extension InfixOperatorExprSyntax {
  /// Whether an operand is visibly a string or an array, which have no opposite of `+`.
  fileprivate var joinsTexts: Bool {
    [leftOperand, rightOperand].contains { $0.is(StringLiteralExprSyntax.self) || $0.is(ArrayExprSyntax.self) }
  }
}
