/// Making and removing edges; both ends always change together (invariant 1).
extension GraphReference {
  /// Adds an edge at the end of a reader's inputs.
  ///
  /// - Complexity: O(1) amortised.
  func link(_ reader: ReaderReference, to source: NodeReference) {
    let inputPosition = reader.inputCount
    let outputPosition = source.with { $0.outputs.count }
    reader.with { $0.inputs.append(source, position: outputPosition) }
    source.with { $0.outputs.append(reader.asNode, position: inputPosition) }
    fields.counters.edges += 1
  }

  /// Removes the edges to a reader's inputs from an index on.
  ///
  /// - Complexity: O(edges removed).
  func unlinkInputs(of reader: ReaderReference, from start: Int) {
    var index = reader.inputCount
    while index > start {
      index -= 1
      if let source = reader.input(at: index) {
        removeOutput(of: source, at: reader.with { $0.inputs.position(at: index) })
        fields.counters.edges -= 1
      }
    }
    reader.with { $0.inputs.truncate(to: start) }
  }

  /// Removes an output by moving the last one into its place.
  private func removeOutput(of source: NodeReference, at position: Int) {
    let last = source.with { $0.outputs.count } - 1
    if position != last, let moved = source.with({ $0.outputs.node(at: last) }) {
      let movedPosition = source.with { $0.outputs.position(at: last) }
      source.with { $0.outputs.setNode(moved, at: position) }
      source.with { $0.outputs.setPosition(movedPosition, at: position) }
      moved.asReader.with { $0.inputs.setPosition(position, at: movedPosition) }
    }
    source.with { $0.outputs.truncate(to: last) }
  }

  /// Removes all inputs of a reader that ends, and takes it out of the stacks.
  @usableFromInline
  func dropInputs(of reader: ReaderReference) {
    if reader.state == .verifying || reader.state == .computing { forgetOnStacks(reader) }
    unlinkInputs(of: reader, from: 0)
  }

  /// Removes all outputs of a node that ends: its readers keep a tombstone and are stale.
  ///
  /// - Complexity: O(outputs, and what is downstream of them).
  func dropOutputs(of node: NodeReference) {
    if node.readBy.number != 0 { forgetAsInput(node) }
    let count = node.with { $0.outputs.count }
    guard count > 0 else { return }
    markOutputs(of: node)
    for index in 0..<count {
      guard let reader = node.with({ $0.outputs.node(at: index) })?.asReader else { continue }
      let position = node.with { $0.outputs.position(at: index) }
      reader.with { $0.inputs.setNode(nil, at: position) }
      switch reader.state {
      case .checked: reader.state = .dirty
      case .verifying: verifyAgain(reader, from: position)
      case .clean, .dirty, .computing: break
      }
      fields.counters.edges -= 1
    }
    node.with { $0.outputs.truncate(to: 0) }
  }

  /// Takes a node that ends out of the reads of the running evaluations.
  private func forgetAsInput(_ node: NodeReference) {
    for index in 0..<fields.newInputs.count where fields.newInputs[index] == node { fields.newInputs[index] = nil }
    if fields.tracking.expected == node { fields.tracking.expected = nil }
    for index in 0..<fields.suspendedTracking.count where fields.suspendedTracking[index].expected == node {
      fields.suspendedTracking[index].expected = nil
    }
  }

  /// Takes a reader that ends out of the stacks: the rest of its evaluation is not tracked, its outcome is dropped.
  ///
  /// - Complexity: O(depth of the stacks); only a reader that ends in the middle of its own evaluation pays it.
  private func forgetOnStacks(_ reader: ReaderReference) {
    for index in 0..<fields.evaluationStack.count
    where fields.evaluationStack[index].reader?.asNode == reader.asNode {
      fields.evaluationStack[index].reader = nil
    }
    if fields.tracking.reader?.asNode == reader.asNode {
      fields.tracking.reader = nil
      fields.tracking.expected = nil
    }
    for index in 0..<fields.suspendedTracking.count
    where fields.suspendedTracking[index].reader?.asNode == reader.asNode {
      fields.suspendedTracking[index].reader = nil
      fields.suspendedTracking[index].expected = nil
    }
  }

  /// Makes a verification that has passed an input come back to it.
  private func verifyAgain(_ reader: ReaderReference, from position: Int) {
    for index in 0..<fields.evaluationStack.count
    where fields.evaluationStack[index].reader?.asNode == reader.asNode {
      fields.evaluationStack[index].nextInput = min(fields.evaluationStack[index].nextInput, position)
    }
  }
}
