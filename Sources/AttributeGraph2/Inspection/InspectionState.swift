/// The state of inspection for one graph.
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
  /// The handler of misuse.
  var onDiagnostic: (Diagnostic) -> Void = { Platform.print($0.description) }
  /// Whether it is being called.
  var isReporting = false
  /// The diagnostics for the next calls; the handler has caused all but the first.
  var waitingDiagnostics: [Diagnostic] = []
  /// Whether every commit and outermost read checks the invariants (debug builds only).
  var checksInvariants = false
}

extension GraphReference {
  /// The label of a node for listeners.
  func label(of node: NodeReference) -> NodeLabel {
    let kind: NodeLabel.Kind =
      node.flags.contains(.isCell) ? .cell : node.flags.contains(.isEffect) ? .effect : .computed
    return NodeLabel(id: NodeID(number: node.address), kind: kind, called: called(node))
  }
}
