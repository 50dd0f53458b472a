import SwiftSyntax

extension InfixOperatorExprSyntax {
  /// Whether it is `=`, or an operator such as `+=`.
  var isAssignment: Bool {
    if self.operator.is(AssignmentExprSyntax.self) { return true }
    guard let text = operatorText else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Whether it may give a variable its first value, which the compiler insists on.
  var initialisesSomething: Bool {
    guard self.operator.is(AssignmentExprSyntax.self) else { return false }
    let target = leftOperand.withoutEffects
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return Syntax(self).enclosingInitializer != nil || Syntax(self).isUninitialised(name)
    }
    if let members = target.as(TupleExprSyntax.self) {
      return members.elements.contains { element in
        element.expression.as(DeclReferenceExprSyntax.self).map { Syntax(self).isUninitialised($0.baseName.text) }
          ?? false
      }
    }
    guard let member = target.as(MemberAccessExprSyntax.self), let base = member.base,
      base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else {
      return target.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }
    return Syntax(self).enclosingInitializer != nil
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a statement inside may give a variable of outside its first value.
  var initialisesSomething: Bool {
    final class Search: SyntaxVisitor {
      var found = false
      override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isAssignment, node.initialisesSomething { found = true }
        return found ? .skipChildren : .visitChildren
      }
      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isInitializerDelegation { found = true }
        return found ? .skipChildren : .visitChildren
      }
    }
    let search = Search(viewMode: .sourceAccurate)
    search.walk(self)
    return search.found
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `self.init(…)` or `super.init(…)`.
  var isInitializerDelegation: Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
      && calledExpression.as(MemberAccessExprSyntax.self)?.base.map {
        $0.is(SuperExprSyntax.self) || $0.trimmedDescription == "self"
      } ?? false
  }

  /// The last name of the called function.
  var calledName: String? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    return calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension ExprSyntax {
  /// The expression without `try`, `await` and `unsafe` before it.
  var withoutEffects: ExprSyntax {
    if let inner = self.as(TryExprSyntax.self) { return inner.expression.withoutEffects }
    if let inner = self.as(AwaitExprSyntax.self) { return inner.expression.withoutEffects }
    if let inner = self.as(UnsafeExprSyntax.self) { return inner.expression.withoutEffects }
    return self
  }
}

extension Syntax {
  /// The initializer around it, unless a closure or a function is between.
  var enclosingInitializer: InitializerDeclSyntax? {
    var node: Syntax? = self
    while let current = node {
      if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self) { return nil }
      if let start = current.as(InitializerDeclSyntax.self) { return start }
      node = current.parent
    }
    return nil
  }

  /// Whether the functions around it declare a variable of that name without a value.
  func isUninitialised(_ name: String) -> Bool {
    var node = parent
    while let current = node {
      if let list = current.as(CodeBlockItemListSyntax.self), list.contains(where: { $0.declaresUninitialised(name) }) {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  fileprivate func declaresUninitialised(_ name: String) -> Bool {
    guard let variable = item.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains { binding in
      binding.initializer == nil && binding.accessorBlock == nil
        && binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }
  }
}
