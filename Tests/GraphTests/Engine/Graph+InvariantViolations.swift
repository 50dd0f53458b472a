@testable import AttributeGraph2

extension Graph {
  /// The invariants of the engine that do not hold, in words; empty in a sound graph.
  ///
  /// It is the only internal function that most tests need, so they import the engine as its users do.
  var invariantViolations: [String] { state.checkInvariants() }
}
