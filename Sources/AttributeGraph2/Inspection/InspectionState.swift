struct InspectionState: ~Copyable {
  #if !hasFeature(Embedded)
  var watchers = Watchers()
  /// Diagnostics that are reported once. Embedded Swift would link the tables of Unicode to compare them.
  var reportedOnce: Set<Diagnostic> = []
  /// The elements of keyed maps, by the node of the whole, which follows them without edges.
  var elements: [WeakNode: () -> [NodeReference]] = [:]
  #endif
  /// All live nodes; nil where the graph does not keep a list of them.
  var registry: Set<NodeReference>?
  var onDiagnostic: (Diagnostic) -> Void = { Platform.print($0.description) }
  var isReporting = false
  /// The diagnostics for the next calls of the handler, which has caused all but the first.
  var waitingDiagnostics: [Diagnostic] = []
  /// Whether every commit and outermost read checks the invariants (debug builds only).
  var checksInvariants = false
}

extension GraphReference {
  func label(of node: NodeReference) -> NodeLabel {
    let kind: NodeLabel.Kind =
      node.flags.contains(.isCell) ? .cell : node.flags.contains(.isEffect) ? .effect : .computed
    return NodeLabel(id: NodeID(number: node.address), kind: kind, called: called(node))
  }
}
