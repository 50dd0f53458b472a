extension GraphReference {
  /// Marks everything downstream of a changed node as perhaps stale, and schedules the effects among it.
  ///
  /// It stops at nodes that are marked already: all of their outputs are marked too (invariant 3).
  /// It goes on with the first output itself instead of pushing it, so a chain needs no stack. The others are pushed so
  /// that the next one comes first: effects that were made in the order of their inputs are scheduled in that order.
  ///
  /// - Complexity: O(clean nodes downstream and their edges).
  @usableFromInline
  func markOutputs(of source: NodeReference) {
    guard fields.evaluationStack.isEmpty else { return markOutputsUnderEvaluations(of: source) }
    var current = source
    while true {
      var following: NodeReference?
      let outputs = current.with { $0.outputs }
      if outputs.usesBlock {
        markEach(of: outputs, &following)
      } else if let output = Edge(bits: outputs.word).node, output.mark.isSettled {
        mark(output, output.mark, &following)
      }
      guard let next = following ?? fields.markStack.pop() else { return }
      current = next
    }
  }

  /// Marks several outputs; those behind the first are pushed so that the next one comes first.
  private func markEach(of outputs: EdgeList, _ following: inout NodeReference?) {
    let waiting = fields.markStack.count
    for index in 0..<outputs.count {
      guard let output = outputs.node(at: index) else { continue }
      let mark = output.mark
      if mark.isSettled { self.mark(output, mark, &following) }
    }
    fields.markStack.reverse(from: waiting)
  }

  /// The same while evaluations are running or waiting for their inputs, which have to hear of it.
  ///
  /// It is a function of its own, so that writes of a program do not pay for what only those of effects need.
  private func markOutputsUnderEvaluations(of source: NodeReference) {
    note(.isOutdated, aboutReadersOf: source)
    var current = source
    while true {
      var following: NodeReference?
      let waiting = fields.markStack.count
      for index in 0..<current.outputCount {
        guard let output = current.output(at: index) else { continue }
        if output.state == .verifying { verifyAgain(output.asReader, from: position(.output(of: current, index))) }
        guard output.state.isSettled else { continue }
        mark(output, output.mark, &following)
        note(.isOutdated, aboutReadersOf: output)
      }
      fields.markStack.reverse(from: waiting)
      guard let next = following ?? fields.markStack.pop() else { return }
      current = next
    }
  }

  /// Marks a clean output, and sees to it that its own outputs follow.
  @inline(__always)
  private func mark(_ output: NodeReference, _ mark: NodeMark, _ following: inout NodeReference?) {
    var marked = mark
    marked.state = .checked
    output.mark = marked
    if mark.traits.contains(.isEffect) {
      schedule(output.asReader)
    } else if output.outputCount > 0 {
      if following == nil { following = output } else { fields.markStack.push(output) }
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
