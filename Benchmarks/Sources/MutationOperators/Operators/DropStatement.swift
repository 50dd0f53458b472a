import SwiftSyntax

/// Drops a call or an assignment that is a statement.
struct DropStatement: MutationOperator {
  let name = "drop"

  func changes(of node: Syntax, in source: SourceFacts) -> [Change] {
    guard let item = node.as(CodeBlockItemSyntax.self), let risk = risk(of: item, in: source) else { return [] }
    return [
      Change(
        description: "drops '\(item.item.excerpt)'", risk: risk, edits: [.unlessOn(item.item.bytes)],
        plain: .init(item.item.bytes, ""))
    ]
  }

  /// How a schema without the statement can fail to compile; nil where it cannot be dropped.
  func risk(of item: CodeBlockItemSyntax, in source: SourceFacts) -> Risk? {
    guard case .expr(let expression) = item.item, !item.isImplicitResult else { return nil }
    let core = expression.withoutEffects
    if let call = core.as(FunctionCallExprSyntax.self) {
      guard !source.isExcluded(call), !call.isInitializerDelegation else { return nil }
      guard let name = call.calledName, source.finalCalls.contains(name) else { return .statement }
      return item.endsValueFunction || item.isLastOfGuard ? nil : .finalCall
    }
    guard let assignment = core.as(InfixOperatorExprSyntax.self), assignment.isAssignment else { return nil }
    if assignment.leftOperand.is(DiscardAssignmentExprSyntax.self) {
      return assignment.rightOperand.withoutEffects.is(FunctionCallExprSyntax.self) ? .statement : nil
    }
    return assignment.initialisesSomething ? nil : .assignment
  }
}
