import SwiftParser
import SwiftSyntax

/// Facts about the sources as a whole that operators need.
public struct SourceFacts: Sendable {
  /// The names of functions that do not return.
  let finalCalls: Set<String>
  /// The names of functions whose calls are left alone with their arguments.
  let excludedCalls: Set<String>

  /// The functions of the standard library that do not return.
  private static let finalCallsOfLibrary: Set<String> = ["fatalError", "preconditionFailure", "abort", "exit"]
  /// Checks of ourselves, which never fail in an engine that is right; a weaker check fails no test.
  private static let assertions: Set<String> = ["assert", "assertionFailure"]

  /// Reads the sources once.
  ///
  /// - Parameters:
  ///   - texts: The texts of all files.
  ///   - excludedCalls: The functions whose calls are left alone, beside assertions.
  public init(of texts: some Sequence<String>, excludedCalls: Set<String> = []) {
    let search = FinalFunctions(viewMode: .sourceAccurate)
    for text in texts { search.walk(Parser.parse(source: text)) }
    finalCalls = Self.finalCallsOfLibrary.union(search.names)
    self.excludedCalls = Self.assertions.union(excludedCalls)
  }

  /// Whether a call is left alone: also one that does nothing but keep something alive, as debug builds keep it anyway.
  func isExcluded(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledName else { return false }
    return excludedCalls.contains(name)
      || name == "withExtendedLifetime" && call.trailingClosure?.statements.isEmpty ?? false
  }
}

/// Collects the functions whose result is `Never`.
private final class FinalFunctions: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.returnClause?.type.trimmedDescription == "Never" { names.insert(node.name.text) }
    return .visitChildren
  }
}
