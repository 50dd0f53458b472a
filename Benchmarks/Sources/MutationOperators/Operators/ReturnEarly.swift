import SwiftSyntax

/// Makes a function return at once: one without a result, or one of type `Bool` with true or with false.
struct ReturnEarly: MutationOperator {
  let name = "return"

  func changes(of node: Syntax, in source: SourceFacts) -> [Change] {
    guard let function = node.asFunctionBody, let first = function.statements.first else { return [] }
    let position = first.bytes.lowerBound
    switch function.result {
    case .nothing:
      // One statement that can be dropped has a mutant for it already.
      let only = function.statements.count == 1 ? DropStatement().risk(of: first, in: source) : nil
      guard only == nil, !isExcluded(first, function.statements, in: source) else { return [] }
      return [
        Change(
          description: "returns at once", risk: .exit, edits: [.ifOn("return", before: position)],
          plain: .init(position..<position, "return; "))
      ]
    case .truth:
      var keyword: [SourceEdit] = []
      var known: String?
      if function.statements.count == 1, case .expr(let expression) = first.item {
        keyword = [SourceEdit(range: expression.bytes, kind: .precede(by: "return "))]
        known = expression.as(BooleanLiteralExprSyntax.self)?.literal.text
      }
      let others: [String] = ["true", "false"].filter { $0 != known }
      return others.map { value in
        Change(
          description: "returns \(value) at once", risk: .exit,
          edits: [.ifOn("return \(value)", before: position)] + keyword,
          plain: .init(
            position..<(keyword.first?.range.upperBound ?? position), "return \(value)\(keyword.isEmpty ? "; " : "")"))
      }
    case .instance, .other: return []
    }
  }

  /// Whether the function does nothing that is to be broken.
  private func isExcluded(
    _ first: CodeBlockItemSyntax, _ statements: CodeBlockItemListSyntax, in source: SourceFacts
  ) -> Bool {
    guard statements.count == 1, let call = first.item.as(FunctionCallExprSyntax.self) else { return false }
    return source.isExcluded(call)
  }
}
