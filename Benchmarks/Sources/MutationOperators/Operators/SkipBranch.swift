import SwiftSyntax

/// Empties the body of an `if`, an `else` or a `case`.
struct SkipBranch: MutationOperator {
  let name = "skip"

  func changes(of node: Syntax, in source: SourceFacts) -> [Change] {
    if let choice = node.as(IfExprSyntax.self), !choice.isResult {
      var changes = change(choice.body.statements, of: "if", in: source)
      if case .codeBlock(let body) = choice.elseBody { changes += change(body.statements, of: "else", in: source) }
      return changes
    }
    if let branch = node.as(SwitchCaseSyntax.self), branch.parent?.parent?.isResult == false {
      return change(branch.statements, of: branch.label.excerpt, in: source)
    }
    return []
  }

  private func change(_ body: CodeBlockItemListSyntax, of branch: String, in source: SourceFacts) -> [Change] {
    guard let first = body.first, let last = body.last, !isCoveredOtherwise(body, in: source) else { return [] }
    guard !body.initialisesSomething, !last.item.is(FallThroughStmtSyntax.self),
      !(body.alwaysLeaves(in: source) && last.endsValueFunction)
    else { return [] }
    let bytes = first.bytes.lowerBound..<last.bytes.upperBound
    // A `case` may not be empty.
    let nothing = body.parent?.is(SwitchCaseSyntax.self) == true ? "break" : ""
    return [
      Change(
        description: "skips the body of '\(branch)': '\(first.excerpt)'", risk: .branch, edits: [.unlessOn(bytes)],
        plain: .init(bytes, nothing))
    ]
  }

  /// Whether the body does nothing, or is one statement that can be dropped.
  private func isCoveredOtherwise(_ body: CodeBlockItemListSyntax, in source: SourceFacts) -> Bool {
    guard body.count == 1, let only = body.first else { return false }
    if only.item.is(BreakStmtSyntax.self) { return true }
    if let call = only.item.as(FunctionCallExprSyntax.self), source.isExcluded(call) { return true }
    return DropStatement().risk(of: only, in: source) != nil
  }
}
