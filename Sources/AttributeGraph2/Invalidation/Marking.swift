extension GraphReference {
  /// Marks everything downstream of a changed node as perhaps stale, and schedules the effects among it.
  ///
  /// It stops at nodes that are marked already: all of their outputs are marked too (invariant 3).
  /// It goes on with an only output itself, so a chain needs no stack. Forks are pushed so that the first one comes next:
  /// effects that were made in the order of their inputs are scheduled in that order.
  ///
  /// - Complexity: O(clean nodes downstream and their edges).
  @usableFromInline
  func markOutputs(of source: NodeReference) {
    guard fields.evaluationStack.isEmpty else { return markOutputsUnderEvaluations(of: source) }
    var forked = follow(from: source)
    while let node = forked {
      markEach(of: node.with { $0.outputs })
      forked = fields.markStack.pop()
    }
  }

  /// Marks what lies behind a node, as long as there is one output only.
  ///
  /// - Parameter source: The node.
  /// - Returns: The node at which the way forks, which may be the first; nil where it has an end.
  @inline(__always)
  private func follow(from source: NodeReference) -> NodeReference? {
    var node = source
    // From the head on, all nodes that are passed have one output, and all behind it one input.
    var head = source
    while true {
      let outputs = node.with { $0.outputs }
      if outputs.usesBlock { return node }
      guard let output = Edge(bits: outputs.word).node else { return nil }
      var mark = output.mark
      guard mark.isSettled else { return nil }
      mark.state = .checked
      let isChained = output.asReader.inputCount == 1
      if mark.traits.contains(.isEffect) {
        markEffect(output, mark, behind: isChained && node != source ? head : nil)
        return nil
      }
      output.mark = mark
      if !isChained { head = output }
      node = output
    }
  }

  /// Marks several outputs and what lies behind each up to a fork. Forks are pushed so that the first one comes next.
  @inline(__always)
  private func markEach(of outputs: EdgeList) {
    let waiting = fields.markStack.count
    outputs.forEachOutput { output in
      var mark = output.mark
      guard mark.isSettled else { return }
      mark.state = .checked
      if mark.traits.contains(.isEffect) { return markEffect(output, mark, behind: nil) }
      output.mark = mark
      if let fork = follow(from: output) { fields.markStack.push(fork) }
    }
    if fields.markStack.count &- waiting > 1 { fields.markStack.reverse(from: waiting) }
  }

  /// Stores the mark of an effect that was settled, and puts it into its queue, unless it waits there already.
  @inline(__always)
  private func markEffect(_ effect: NodeReference, _ mark: NodeMark, behind head: NodeReference?) {
    effect.mark = mark.adding(.isScheduled)
    if !mark.traits.contains(.isScheduled) { enqueue(effect.asReader, behind: head) }
  }

  /// The same while evaluations are running or waiting for their inputs, which have to hear of it.
  ///
  /// It is a function of its own, so that writes of a program do not pay for what only those of effects need.
  private func markOutputsUnderEvaluations(of source: NodeReference) {
    note(.isOutdated, aboutReadersOf: source)
    var current = source
    while true {
      let waiting = fields.markStack.count
      for index in 0..<current.outputCount {
        guard let output = current.output(at: index) else { continue }
        if output.state == .verifying { verifyAgain(output.asReader, from: position(.output(of: current, index))) }
        guard output.state.isSettled else { continue }
        output.state = .checked
        if output.traits.contains(.isEffect) {
          schedule(output.asReader)
        } else if output.outputCount > 0 {
          fields.markStack.push(output)
        }
        note(.isOutdated, aboutReadersOf: output)
      }
      fields.markStack.reverse(from: waiting)
      guard let next = fields.markStack.pop() else { return }
      current = next
    }
  }

  /// Makes a verification that has passed an input come back to it.
  func verifyAgain(_ reader: ReaderReference, from position: Int) {
    fields.hasLookedBack = true
    fields.hasAftermath = true
    for index in 0..<fields.evaluationStack.count
    where fields.evaluationStack[index].reader?.asNode == reader.asNode {
      fields.evaluationStack[index].nextInput = min(fields.evaluationStack[index].nextInput, position)
    }
  }
}
