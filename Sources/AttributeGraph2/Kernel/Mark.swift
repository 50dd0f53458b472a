extension GraphReference {
  /// Marks everything downstream of a changed node as perhaps stale, and schedules the effects among it. No user code
  /// runs.
  ///
  /// It stops at marked nodes, whose outputs are all marked (invariant 3), and at readers on the stack. Only forks go
  /// onto the mark stack, so a chain of any length needs none; they are pushed in reverse, so that effects which were
  /// made in the order of their inputs are scheduled in that order.
  ///
  /// - Complexity: O(outputs of the node and of clean nodes downstream).
  @usableFromInline func markOutputs(of source: NodeReference) {
    var node = source
    while true {
      if let fork = markChain(from: node) { markEach(of: fork) }
      guard let next = fields.evaluation.markStack.pop() else { return }
      node = next
    }
  }

  /// Marks the only output of a node, the only output of that one, and so on, up to the first node with several
  /// outputs, which it returns; nil where there is none.
  @inline(__always) private func markChain(from source: NodeReference) -> NodeReference? {
    var node = source
    while true {
      let outputs = node.outputs
      if outputs.usesBlock { return node }
      guard let output = Edge(bits: outputs.word).node else { return nil }
      let mark = output.mark
      guard mark.isSettled else {
        noteMarked(output, mark, by: node, at: 0)
        return nil
      }
      if mark.flags.contains(.isEffect) {
        markEffect(output, mark)
        return nil
      }
      output.mark = mark.checked
      node = output
    }
  }

  /// Marks several outputs and the chains that begin there, and pushes the forks behind them.
  @inline(__always) private func markEach(of node: NodeReference) {
    let waiting = fields.evaluation.markStack.count
    var index = 0
    node.outputs.forEachOutput { edge in
      let output = edge.present
      let mark = output.mark
      if !mark.isSettled {
        noteMarked(output, mark, by: node, at: index)
      } else if mark.flags.contains(.isEffect) {
        markEffect(output, mark)
      } else {
        output.mark = mark.checked
        if let fork = markChain(from: output) { fields.evaluation.markStack.push(fork) }
      }
      index &+= 1
    }
    if fields.evaluation.markStack.count &- waiting > 1 { fields.evaluation.markStack.reverse(from: waiting) }
  }

  /// Handles an output that is not settled: it is marked already, or on the stack.
  @inline(__always)
  private func noteMarked(_ output: NodeReference, _ mark: NodeMark, by node: NodeReference, at index: Int) {
    guard mark.state.rawValue >= NodeState.verifying.rawValue else { return }
    noteOutdated(output, inputAt: position(.output(of: node, index)))
  }

  /// Marks an effect that was settled, and puts it into its queue, unless it waits there already.
  @inline(__always) private func markEffect(_ effect: NodeReference, _ mark: NodeMark) {
    effect.mark = mark.checked.adding(.isScheduled)
    if !mark.flags.contains(.isScheduled) { enqueue(effect) }
  }

  /// Marks a reader on the stack as outdated, if it has read or verified the changed input already.
  @inline(never) private func noteOutdated(_ reader: NodeReference, inputAt position: Int) {
    guard reader.state != .ended, !reader.flags.contains(.isOutdated), hasPassed(position, reader) else { return }
    reader.flags.insert(.isOutdated)
    fields.evaluation.slow.insert(.disturbed | .deferredWork)
  }

  /// Whether a reader on the stack has read or verified the input at a position.
  func hasPassed(_ position: Int, _ reader: NodeReference) -> Bool {
    guard let depth = fields.evaluation.updates.lastDepth(where: { $0.node == reader }) else { return false }
    let update = fields.evaluation.updates[depth]
    if reader.state == .verifying { return update.mustRun || position < update.index }
    if update.flags.contains(.isCleaningUp) { return false }
    // A reader that has finished its reads has no frame.
    guard let frame = fields.evaluation.stack.lastDepth(where: { $0.reader == reader }) else { return true }
    return position < readCount(of: reader, fields.evaluation.stack[frame])
  }

  /// Makes a reader dirty, and marks what depends on it.
  func makeStale(_ reader: NodeReference, because origin: @autoclosure () -> Explanation.Origin) {
    guard reader.mark.isSettled || reader.state == .checked else { return }
    recordStaleness(of: reader, origin())
    fields.clock.revision.advance()
    countChangeInVerification()
    reader.state = .dirty
    if reader.flags.contains(.isEffect) { schedule(reader) } else { markOutputs(of: reader) }
  }
}
