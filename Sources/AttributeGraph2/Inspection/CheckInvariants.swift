extension GraphReference {
  /// Traps where an invariant is broken, in debug builds whose environment asks for the check. Larger graphs are
  /// checked by the tests that make them: the check after every step would take them minutes.
  @inlinable @inline(__always) func checkInvariantsIfAsked() {
    #if DEBUG
    trapIfInvariantIsBroken()
    #endif
  }

  #if DEBUG
  @usableFromInline func trapIfInvariantIsBroken() {
    guard
      fields.inspection.checksInvariants && (fields.inspection.registry?.count ?? 0) <= 500
        && fields.transaction.depth == 0
    else {
      return
    }
    // Before deferred work, a reader that was left alone may be clean, and a node without owner and reader may live.
    guard isIdle && !isFlushing && !fields.evaluation.slow.contains(.deferredWork) else { return }
    let broken = checkInvariants()
    precondition(broken.isEmpty, broken.joined(separator: "\n"))
  }
  #endif

  /// Checks the numbered invariants (see `NodeRecord`) of the nodes in the graph's list, and returns a sentence for
  /// each that is broken.
  func checkInvariants() -> [String] {
    var broken: [String] = []
    for node in fields.inspection.registry ?? [] {
      checkEdges(of: node, &broken)
      checkStates(of: node, &broken)
    }
    if !isIdle || !fields.evaluation.markStack.isEmpty {
      broken.append("Invariant 6: a stack is not empty between evaluations.")
    }
    return broken
  }

  private func checkEdges(of node: NodeReference, _ broken: inout [String]) {
    for index in 0..<node.outputs.count {
      guard let reader = node.outputs[index].node else {
        broken.append("Invariant 1: '\(name(of: node))' has no node at output \(index).")
        continue
      }
      let position = position(.output(of: node, index))
      let isMutual =
        position < reader.inputs.count && reader.inputs[position].node == node
        && self.position(.input(of: reader, position)) == index
      if !isMutual { broken.append("Invariant 1: '\(name(of: reader))' does not know '\(name(of: node))' back.") }
      if node.state == .checked || node.state == .dirty, reader.mark.isSettled {
        broken.append("Invariant 3: '\(name(of: node))' is marked and its reader '\(name(of: reader))' is clean.")
      }
    }
  }

  private func checkStates(of node: NodeReference, _ broken: inout [String]) {
    if node.state == .verifying || node.state == .computing {
      broken.append("Invariant 6: '\(name(of: node))' is \(node.state) between evaluations.")
    }
    if !node.isHeld && !fields.releases.isReleasing {
      broken.append("Invariant 9: '\(name(of: node))' has neither an owner nor an output.")
    }
    guard !node.flags.contains(.isCell) else {
      if !node.mark.isSettled { broken.append("Invariant 5: cell '\(name(of: node))' is \(node.state).") }
      return
    }
    let inputs = inputs(of: node)
    if Set(inputs).count != inputs.count { broken.append("Invariant 2: '\(name(of: node))' has an input twice.") }
    guard node.mark.isSettled else { return }
    for input in inputs where !input.mark.isSettled || input.mark.hasChanged(since: node.verifiedAt) {
      broken.append("Invariant 4: '\(name(of: node))' is clean, its input '\(name(of: input))' is not or changed.")
    }
    if node.state == .clean, !node.flags.contains(.isEffect), inputs.contains(where: { $0.state == .provisional }) {
      broken.append("Invariant 8: '\(name(of: node))' is clean and one of its inputs is provisional.")
    }
  }
}
