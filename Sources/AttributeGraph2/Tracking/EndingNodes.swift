/// What becomes of the edges of a node that ends, also in the middle of evaluations.
extension GraphReference {
  /// Removes all edges of a reader that ends, and takes it out of the stacks.
  @inline(__always)
  func dropEdges(of reader: ReaderReference) {
    if !fields.evaluationStack.isEmpty {
      dropEdgesInEvaluations(of: reader)
    } else {
      dropOutputs(of: reader.asNode)
    }
    unlinkInputs(of: reader)
  }

  /// The first part of that while evaluations run, of which the reader may be part, or which may have read it.
  @inline(never)
  private func dropEdgesInEvaluations(of reader: ReaderReference) {
    // The effect at the end of a chain that is being updated is neither, but lies at the bottom of the stack.
    let isOnStacks =
      reader.state == .verifying || reader.state == .computing
      || fields.evaluationStack[0].reader?.asNode == reader.asNode
    if isOnStacks { forgetOnStacks(reader) }
    if !fields.lookBacks.isEmpty { fields.lookBacks[reader.asNode] = nil }
    // What a reader had read stands in for it where an evaluation has read it; what a running one has read so far
    // says nothing about its value.
    let needsStandIns = reader.state != .computing && reader.asNode.traits.contains(.wasRead)
    let standIns = needsStandIns ? (0..<reader.inputCount).compactMap { reader.input(at: $0) } : []
    dropOutputs(of: reader.asNode, standIns: standIns)
  }

  /// Removes all outputs of a cell that ends, or of a reader in whose place nothing stands.
  @inline(__always)
  func dropOutputs(of node: NodeReference) {
    if node.outputCount > 0 || !fields.evaluationStack.isEmpty { dropOutputs(of: node, standIns: []) }
  }

  /// Removes all outputs of a node that ends: its readers keep a tombstone and are stale.
  ///
  /// - Complexity: O(outputs, and what is downstream of them).
  @inline(never)
  private func dropOutputs(of node: NodeReference, standIns: [NodeReference]) {
    if !fields.evaluationStack.isEmpty && node.traits.contains(.wasRead) { replace(node, by: standIns) }
    let count = node.outputCount
    guard count > 0 else { return }
    // The end of an input is a change, and whoever was verified before it is out of date.
    fields.revision.advance()
    markOutputs(of: node)
    for index in 0..<count {
      guard let reader = node.output(at: index)?.asReader else { continue }
      let position = position(.output(of: node, index))
      reader.with { $0.inputs[position] = .tombstone }
      if reader.state != .computing {
        recordStaleness(of: reader, .inputEnded(name(of: node), transaction: currentTransaction))
      }
      switch reader.state {
      case .checked: reader.state = .dirty
      case .verifying: verifyAgain(reader, from: position)
      // A dirty one runs anyway; a running one has not read the node this time, and drops the tombstone when it ends.
      case .clean, .provisional, .dirty, .computing, .ended: break
      }
      noteEdgeRemoved(from: node, to: reader)
    }
    removeOutputs(of: node)
  }

  /// Takes a node that ends out of what the running evaluations have read, and puts what it had read in its place.
  ///
  /// An evaluation that makes an attribute for a moment, reads it and drops it depends on what that attribute depended
  /// on; there is no other way to hear of a change.
  private func replace(_ node: NodeReference, by standIns: [NodeReference]) {
    // From the inside out, so that what is inserted moves no part that is still to be looked at.
    forEachEvaluation { reader, tracking, newInputs in
      replace(node, by: standIns, of: reader, &tracking.record, newInputs)
    }
    // Evaluations that have returned and wait for their comparison have settled their inputs already.
    var index = node.outputCount
    while index > 0 {
      index -= 1
      guard let reader = node.output(at: index)?.asReader else { continue }
      if reader.state != .computing || isTracked(reader) { continue }
      let position = position(.output(of: node, index))
      replaceInput(of: reader, at: position, by: standIns, upTo: reader.inputCount)
      index = node.outputCount
    }
  }

  /// Replaces a node among what one running evaluation has read.
  private func replace(
    _ node: NodeReference, by standIns: [NodeReference], of reader: ReaderReference, _ tracking: inout Tracking,
    _ newInputs: Range<Int>
  ) {
    guard hasRead(node, reader, &tracking, newInputs) else { return }
    forgetRead(of: node, by: &tracking)
    if let index = newInputs.first(where: { fields.newInputs[$0] == node }) {
      fields.newInputs[index] = nil
      var newInputs = newInputs
      var position = index
      for input in standIns where !hasRead(input, reader, &tracking, newInputs) {
        insertNewInput(input, at: position)
        newInputs = newInputs.lowerBound..<newInputs.upperBound + 1
        position += 1
      }
      tracking.numbered = 0
    } else if let position = (0..<tracking.cursor(of: reader)).first(where: { reader.input(at: $0) == node }) {
      let fresh = standIns.filter { input in !newInputs.contains { fields.newInputs[$0] == input } }
      replaceInput(of: reader, at: position, by: fresh, upTo: tracking.cursor(of: reader))
      tracking.setCursorToEnd(of: reader)
      tracking.expectNothing()
    }
  }

  /// Makes an evaluation forget that it has read a node, in whose place in memory another may lie soon.
  private func forgetRead(of node: NodeReference, by tracking: inout Tracking) {
    tracking.surprises.knownReads = KnownReads()
    guard tracking.surprises.number != 0 else { return }
    fields.readSet.remove(node, tracking.surprises.number)
    // What stands in for it is yet to come into the set.
    tracking.numbered = 0
  }

  /// Replaces an input of a reader, and drops those from an end on, which are left over from the evaluation before.
  private func replaceInput(of reader: ReaderReference, at position: Int, by standIns: [NodeReference], upTo end: Int) {
    let later = ((position + 1)..<end).compactMap { reader.input(at: $0) }
    unlinkInputs(of: reader, from: position)
    for input in standIns + later where !isInput(input, of: reader) { link(reader, to: input) }
  }

  /// Inserts an input among those read anew; the parts of the evaluations inside move on.
  private func insertNewInput(_ input: NodeReference, at position: Int) {
    fields.newInputs.insert(input, at: position)
    forEachRecord { tracking in
      guard let base = tracking.record.surprises.newInputsBase, base > position else { return }
      tracking.record.surprises.newInputsBase = base + 1
    }
  }

  private func isInput(_ node: NodeReference, of reader: ReaderReference) -> Bool {
    (0..<reader.inputCount).contains { reader.input(at: $0) == node }
  }

  /// Whether the reads of a reader are being recorded, or will be when evaluations inside are over.
  private func isTracked(_ reader: ReaderReference) -> Bool {
    var isTracked = false
    forEachRecord { if $0.record.reader?.asNode == reader.asNode { isTracked = true } }
    return isTracked
  }

  /// Takes a reader that ends out of the stacks: the rest of its evaluation is not tracked, its outcome is dropped.
  ///
  /// - Complexity: O(depth of the stacks); only a reader that ends in the middle of its own evaluation pays it.
  private func forgetOnStacks(_ reader: ReaderReference) {
    fields.hasLookedBack = true
    fields.hasAftermath = true
    for index in 0..<fields.evaluationStack.count
    where fields.evaluationStack[index].reader?.asNode == reader.asNode {
      fields.evaluationStack[index].reader = nil
    }
    forEachRecord { if $0.record.reader?.asNode == reader.asNode { $0.record.pause() } }
  }
}
