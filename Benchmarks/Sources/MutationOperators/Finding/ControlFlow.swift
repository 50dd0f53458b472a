import SwiftSyntax

/// The control flow that decides whether a statement can be left out, as far as the text of a function shows it.
extension CodeBlockItemSyntax {
  /// Whether it is an expression that is the result of a function or a closure without the word `return`.
  var isImplicitResult: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
      return false
    }
    if let closure = owner.as(ClosureExprSyntax.self) {
      // A closure that gives nothing back cannot be told from one whose only expression is its result.
      return closure.signature?.returnClause.map { FunctionBody.Result($0.type).needsValue }
        ?? !(item.as(InfixOperatorExprSyntax.self)?.isAssignment ?? false)
    }
    if owner.is(CodeBlockSyntax.self) || owner.is(AccessorBlockSyntax.self) {
      if let body = (owner.asFunctionBody ?? owner.parent?.asFunctionBody) { return body.result.needsValue }
      return owner.parent.map { $0.is(IfExprSyntax.self) && $0.isResult } ?? false
    }
    if let branch = owner.as(SwitchCaseSyntax.self) { return branch.parent?.parent?.isResult ?? false }
    return false
  }

  /// Whether nothing follows it in a function that has a result, or in a closure, so that it must leave that.
  var endsValueFunction: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.last?.id == id, let owner = list.parent else {
      return false
    }
    if owner.is(ClosureExprSyntax.self) { return true }
    if let body = owner.asFunctionBody ?? owner.parent?.asFunctionBody {
      return body.result.needsValue
    }
    // Outwards over `if`, `else`, `do` and `switch` to the statement of the next list; a loop may go on.
    var node: Syntax? = owner
    while let current = node {
      if current.is(ForStmtSyntax.self) || current.is(WhileStmtSyntax.self) || current.is(RepeatStmtSyntax.self)
        || current.is(DeferStmtSyntax.self)
      {
        return false
      }
      if let item = current.as(CodeBlockItemSyntax.self) { return item.endsValueFunction }
      node = current.parent
    }
    return false
  }

  /// Whether it is the last statement of the body of a `guard`, which has to leave the scope.
  var isLastOfGuard: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.last?.id == id else { return false }
    return list.parent?.parent?.is(GuardStmtSyntax.self) ?? false
  }
}

extension CodeBlockItemListSyntax {
  /// Whether control visibly never reaches the end of the statements.
  func alwaysLeaves(in source: SourceFacts) -> Bool {
    guard let last else { return false }
    if case .stmt(let statement) = last.item,
      statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
    {
      return true
    }
    if case .expr(let expression) = last.item,
      let name = expression.withoutEffects.as(FunctionCallExprSyntax.self)?.calledName
    {
      return source.finalCalls.contains(name)
    }
    // One that ends with a choice or a loop may leave in each way; that is taken for granted.
    return last.item.is(ExpressionStmtSyntax.self) || last.item.is(WhileStmtSyntax.self)
      || last.item.is(DoStmtSyntax.self)
  }
}

extension SyntaxProtocol {
  /// Whether it is an `if` or a `switch` whose value is used.
  var isResult: Bool {
    guard let statement = parent?.as(ExpressionStmtSyntax.self) else {
      // The `if` of an `else if` is what the first one is.
      if let outer = parent?.as(IfExprSyntax.self) { return outer.isResult }
      return true
    }
    guard let item = statement.parent?.as(CodeBlockItemSyntax.self) else { return false }
    guard item.isImplicitResult else { return false }
    // A choice whose branches have more than one statement is no expression.
    return branches.allSatisfy { $0.count == 1 && $0.first.map { !$0.item.is(ReturnStmtSyntax.self) } ?? true }
  }

  /// The bodies of an `if` or a `switch`.
  private var branches: [CodeBlockItemListSyntax] {
    if let choice = self.as(IfExprSyntax.self) {
      switch choice.elseBody {
      case .codeBlock(let body): return [choice.body.statements, body.statements]
      case .ifExpr(let next): return [choice.body.statements] + next.branches
      // Without `else` there is no value.
      case nil: return [CodeBlockItemListSyntax([])]
      }
    }
    return self.as(SwitchExprSyntax.self)?.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements } ?? []
  }
}
