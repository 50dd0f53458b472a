/// Runs a reader in the loop of the rule before it, because the values of both rules have the same type.
///
/// Workload: chains and layers of attributes of one type, as in `deep`. An indirect call for each rule would save and
/// restore registers, and look up graph and kind. It falls back to the loop of `verify`, which finds the same reader.
extension GraphReference {
  /// The reader that waits for a node whose value has changed, as the update on top, ready to run; nil if it has
  /// another type, or `verify` has to continue with it.
  @inlinable @inline(__always) func nextAlike(after node: NodeReference) -> NodeReference? {
    // SAFETY: below an update without `comesBack` there is another update of the same loop.
    let top = unsafe fields.evaluation.updates.top
    guard unsafe !top.pointee.flags.contains(.comesBack) else { return nil }
    let reader = unsafe (top - 1).pointee.node
    guard fields.nodes.kinds.areAlike(node.kindID, reader.kindID) else { return nil }
    // A waiting reader was verified before the write that made it stale, and the input has changed since.
    assert(node.mark.hasChanged(since: reader.verifiedAt))
    unsafe fields.evaluation.updates.top = top - 1
    reader.mark = reader.mark.beginningToRun
    return reader
  }
}
