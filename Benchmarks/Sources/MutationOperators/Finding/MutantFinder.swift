import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds every mutant of a file.
public enum MutantFinder {
  /// The mutants of all operators in a file, in the order of its text.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: Its path, below the folder of the engine's sources.
  ///   - facts: What is known of all sources.
  ///   - operators: The operators that are applied.
  /// - Returns: The mutants.
  public static func mutants(
    in text: String, file: String, facts: SourceFacts, operators: [any MutationOperator] = allOperators
  ) -> [Mutant] {
    // What it does not know it takes for an operator of the lowest precedence; positions stay as they are.
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
    let visitor = MutantVisitor(file: file, text: text, tree: tree, facts: facts, operators: operators)
    visitor.walk(tree)
    return visitor.mutants
  }
}

/// Asks every operator at every node that is compiled.
private final class MutantVisitor: SyntaxAnyVisitor {
  var mutants: [Mutant] = []

  private let file: String
  private let lines: [Substring]
  private let places: SourceLocationConverter
  private let facts: SourceFacts
  private let operators: [any MutationOperator]
  /// How many mutants each operator has in each declaration so far.
  private var counts: [String: Int] = [:]
  private var declarations = DeclarationNames()

  init(file: String, text: String, tree: Syntax, facts: SourceFacts, operators: [any MutationOperator]) {
    self.file = file
    self.facts = facts
    self.operators = operators
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    places = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.is(AttributeSyntax.self) || node.is(EnumCaseDeclSyntax.self) || node.is(MacroExpansionExprSyntax.self) {
      return .skipChildren
    }
    if let call = node.as(FunctionCallExprSyntax.self), facts.isExcluded(call) { return .skipChildren }
    if let conditional = node.as(IfConfigDeclSyntax.self) {
      if let clause = BuildConditions.activeClause(of: conditional), let elements = clause.elements {
        walk(elements)
      }
      return .skipChildren
    }
    for mutation in operators {
      for change in mutation.changes(of: node, in: facts) { add(change, by: mutation.name, at: node) }
    }
    return .visitChildren
  }

  private func add(_ change: Change, by operatorName: String, at node: Syntax) {
    let declaration = declarations.name(around: node)
    let ordinal = counts["\(declaration) \(operatorName)", default: 0] + 1
    counts["\(declaration) \(operatorName)"] = ordinal
    let start = change.edits.first?.range.lowerBound ?? node.bytes.lowerBound
    let line = places.location(for: AbsolutePosition(utf8Offset: start)).line
    mutants.append(
      Mutant(
        identity: MutantIdentity(file: file, declaration: declaration, operatorName: operatorName, ordinal: ordinal),
        change: change.description, line: line,
        context: lines[line - 1].trimmingSpaces, function: function(around: node), risk: change.risk,
        edits: change.edits, plain: change.plain))
  }

  /// The lines of the innermost declaration around a node, which may be the node itself.
  private func function(around node: Syntax) -> ClosedRange<Int> {
    var current = node
    while !current.isNamed, let outer = current.parent { current = outer }
    let bytes = current.bytes
    let first = places.location(for: AbsolutePosition(utf8Offset: bytes.lowerBound)).line
    let last = places.location(for: AbsolutePosition(utf8Offset: bytes.upperBound)).line
    return first...max(first, last)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
