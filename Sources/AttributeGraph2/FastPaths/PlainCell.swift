/// Ends a cell of plain data without readers in a few instructions.
///
/// Workload: many short-lived cells, as in `createSignals`. It falls back to `end`, which does the same.
extension GraphReference {
  /// Whether a node whose last owner gives it up has ended, and its record was given back.
  @usableFromInline @inline(__always) func tryEndPlainCell(_ node: NodeReference) -> Bool {
    let low = NodeMark.stateMask | NodeMark.flagsMask
    guard node.mark.bits & low == UInt64(NodeFlags.isCell.rawValue), node.outputs.isEmpty else { return false }
    let kind = fields.nodes.kinds[node.kindID]
    guard kind.isPlain, !fields.nodes.notesEnds, !fields.evaluation.slow.contains(.noFastPaths),
      !fields.evaluation.slow.contains(.attended) || fields.boundary.observedHooks.hooks.isEmpty
    else { return false }
    fields.nodes.kinds[node.kindID].live &-= 1
    node.setGeneration(node.generation &+ 1)
    fields.nodes.slabs.giveBack(node, kind.size)
    release()
    return true
  }
}
