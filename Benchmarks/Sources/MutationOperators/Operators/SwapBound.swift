import SwiftSyntax

/// Moves the bound of a comparison or a range by one: `<` and `<=`, `..<` and `...`, `== 0` and `!= 0`.
struct SwapBound: MutationOperator {
  let name = "bound"

  /// The other operator, and the function of the switch that chooses between the two.
  private static let others: [String: (operator: String, function: String)] = [
    "<": ("<=", "less"), "<=": ("<", "lessOrEqual"), ">": (">=", "greater"), ">=": (">", "greaterOrEqual"),
    "..<": ("...", "halfOpen"), "...": ("..<", "closed"),
  ]
  /// The bounds of comparisons with zero.
  private static let comparisonsWithZero: [String: (operator: String, function: String)] = [
    "==": ("!=", "equal"), "!=": ("==", "notEqual"),
  ]

  func changes(of node: Syntax, in source: SourceFacts) -> [Change] {
    guard let infix = node.as(InfixOperatorExprSyntax.self), let text = infix.operatorText else { return [] }
    if let other = Self.others[text] { return [infix.change(to: other.operator, by: other.function)] }
    // A whole condition of that form is negated by another operator.
    guard let other = Self.comparisonsWithZero[text], infix.comparesWithZero, !node.isWholeCondition else { return [] }
    return [infix.change(to: other.operator, by: other.function)]
  }
}

extension InfixOperatorExprSyntax {
  /// The operator, unless it is `=`, `? :`, `as` or `is`.
  var operatorText: String? { self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text }

  fileprivate var comparesWithZero: Bool {
    [leftOperand, rightOperand].contains { $0.as(IntegerLiteralExprSyntax.self)?.literal.text == "0" }
  }

  /// Puts a function of the switch in the place of the operator: `a < b` becomes `MutantSwitch.less(7, a, b)`.
  func change(to other: String, by function: String) -> Change {
    let mark = function.hasSuffix("Assign") ? "&" : ""
    return Change(
      description: "'\(operatorText ?? "")' becomes '\(other)' in '\(excerpt)'", risk: .expression,
      edits: [
        SourceEdit(
          range: bytes,
          kind: .wrap(before: "MutantSwitch.\(function)(\(SourceEdit.number), \(mark)", after: ")")),
        SourceEdit(range: self.operator.bytes, kind: .replace(by: ",")),
      ], plain: .init(self.operator.bytes, other))
  }
}
