extension GraphReference {
  /// Marks everything downstream of a changed node as perhaps stale, and schedules the effects among it.
  ///
  /// It stops at nodes that are marked already: all of their outputs are marked too (invariant 3).
  /// It goes on with an only output itself, so a chain needs no stack. Forks are pushed so that the first one comes next:
  /// effects that were made in the order of their inputs are scheduled in that order.
  ///
  /// - Complexity: O(clean nodes downstream and their edges).
  func markOutputs(of source: NodeReference) {
    if fields.evaluationStack.isEmpty { markOutputsAtRest(of: source) } else { markOutputsUnderEvaluations(of: source) }
  }

  /// The same while nothing runs.
  private func markOutputsAtRest(of source: NodeReference) {
    if let fork = follow(from: source) { markForks(from: fork) }
  }

  /// The same for a cell that has changed: those that have read it first are due. Of what they have read besides, nothing
  /// would be looked at before they run.
  @inline(__always)
  func markOutputsOfChanged(_ cell: NodeReference) {
    let outputs = cell.with { $0.outputs }
    if outputs.usesBlock {
      markEachDue(of: outputs)
      if let fork = fields.markStack.pop() { markForks(from: fork) }
    } else if let fork = follow(from: cell, firstReadersAre: .isDue) {
      markForks(from: fork)
    }
  }

  /// Marks what lies behind a fork, and behind those that wait on the stack.
  @inline(never)
  private func markForks(from first: NodeReference) {
    var node = first
    while true {
      markEach(of: node.with { $0.outputs })
      guard let next = fields.markStack.pop() else { return }
      node = next
    }
  }

  /// Marks what lies behind a node, as long as there is one output only.
  ///
  /// - Parameters:
  ///   - source: The node.
  ///   - facts: What becomes true besides of its only output, if that has read it first.
  /// - Returns: The node at which the way forks, which may be the first; nil where it has an end.
  @inline(__always)
  private func follow(from source: NodeReference, firstReadersAre facts: NodeTraits = []) -> NodeReference? {
    let outputs = source.with { $0.outputs }
    if outputs.usesBlock { return source }
    let edge = Edge(bits: outputs.word)
    guard let output = edge.node else { return nil }
    let mark = output.mark
    guard mark.isSettled else { return nil }
    let checked = edge.isFirst ? mark.checked.adding(facts) : mark.checked
    if mark.traits.contains(.isEffect) {
      markEffect(output, checked, behind: nil)
      return nil
    }
    output.mark = checked
    return follow(from: output, behind: isChained(output) ? source : output)
  }

  /// The same from a node on that was passed.
  ///
  /// - Parameters:
  ///   - source: The node.
  ///   - start: The node from which on all that were passed have one output, and all behind it one input.
  /// - Returns: As above.
  @inline(__always)
  private func follow(from source: NodeReference, behind start: NodeReference) -> NodeReference? {
    var (node, head) = (source, start)
    while true {
      let outputs = node.with { $0.outputs }
      if outputs.usesBlock { return node }
      guard let output = Edge(bits: outputs.word).node else { return nil }
      let mark = output.mark
      guard mark.isSettled else { return nil }
      if mark.traits.contains(.isEffect) {
        markEffect(output, mark.checked, behind: isChained(output) ? head : nil)
        return nil
      }
      output.mark = mark.checked
      if !isChained(output) { head = output }
      node = output
    }
  }

  /// Whether a node that is read has one input, so that it can be part of a chain.
  @inline(__always)
  private func isChained(_ node: NodeReference) -> Bool { node.asReader.with { $0.inputs.isSingle } }

  /// Marks several outputs and what lies behind each up to a fork. Forks are pushed so that the first one comes next.
  ///
  /// - Parameters:
  ///   - outputs: The outputs.
  ///   - facts: What becomes true besides of those that have read the node first.
  @inline(__always)
  private func markEach(of outputs: EdgeList, firstReadersAre facts: NodeTraits = []) {
    let waiting = fields.markStack.count
    outputs.forEachOutput { edge in
      let output = edge.present
      var mark = output.mark
      guard mark.isSettled else { return }
      mark = edge.isFirst ? mark.checked.adding(facts) : mark.checked
      if mark.traits.contains(.isEffect) { return markEffect(output, mark, behind: nil) }
      output.mark = mark
      if let fork = follow(from: output) { fields.markStack.push(fork) }
    }
    if fields.markStack.count &- waiting > 1 { fields.markStack.reverse(from: waiting) }
  }

  /// The same for the outputs of a cell that has changed. It is a function of its own, as most cells have one output.
  @inline(never)
  private func markEachDue(of outputs: EdgeList) { markEach(of: outputs, firstReadersAre: .isDue) }

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
  ///
  /// - Precondition: It comes to an end, see `countLookBack(of:)`.
  func verifyAgain(_ reader: ReaderReference, from position: Int) {
    fields.hasLookedBack = true
    countLookBack(of: reader)
    for index in 0..<fields.evaluationStack.count
    where fields.evaluationStack[index].reader?.asNode == reader.asNode {
      fields.evaluationStack[index].nextInput = min(fields.evaluationStack[index].nextInput, position)
    }
  }
}
