/// Brings a chain up to date whose nodes have one input and one output each, without a frame for each node that waits.
///
/// Workload: long or many chains, as `deepPropagation` and `broadPropagation`. It walks up along the only inputs, runs the
/// first node whose input has changed, and comes back down along the only outputs. Where a node has another input or output
/// it falls back to the loop of `settle`, and so it does where a rule has changed anything about the rest of the chain.
extension GraphReference {
  /// - Parameter target: The reader, which is checked or dirty.
  /// - Returns: Whether the reader was settled.
  @inline(__always)
  func tryChain(_ target: NodeReference) -> Bool {
    guard target.mark.has(.checked, without: [.sawCycle, .hasScope, .isOutdated]), target.inputs.isSingle,
      fields.evaluation.slow.isDisjoint(with: [.ofRules, .noFastPaths]),
      let input = Edge(bits: target.inputs.word).node, input.mark.state == .checked
    else { return false }
    return climb(from: target, to: input)
  }

  @inline(never)
  private func climb(from target: NodeReference, to first: NodeReference) -> Bool {
    var node = first
    while true {
      let mark = node.mark
      guard mark.has(.checked, without: [.sawCycle, .hasScope, .isOutdated]), node.inputs.isSingle,
        node.outputs.isSingle, let input = Edge(bits: node.inputs.word).node
      else { return false }
      if input.mark.isSettled { break }
      // An input that runs waits for the target: the loop decides.
      guard input.mark.state == .checked else { return false }
      node = input
    }
    let targetGeneration = target.generation
    while true {
      let mark = node.mark
      // A rule may have changed anything about the rest of the chain.
      guard mark.has(.checked, without: [.sawCycle, .hasScope, .isOutdated]), node.inputs.isSingle,
        let input = Edge(bits: node.inputs.word).node, input.mark.isSettled
      else { return node == target && node.mark.isSettled }
      let isTarget = node == target
      if input.mark.hasChanged(since: node.verifiedAt) {
        let generation = node.generation
        runDue(node, mark, because: 0)
        if isTarget { return true }
        guard node.generation == generation, target.generation == targetGeneration else {
          return target.generation != targetGeneration
        }
      } else {
        node.verifiedAt.number = fields.clock.revision.number | node.verifiedAt.number & 0xffff
        node.mark = mark.with(.clean)
        fields.clock.validations &+= 1
        if isTarget { return true }
      }
      guard fields.evaluation.slow.isDisjoint(with: .ofRules), node.outputs.isSingle,
        let output = Edge(bits: node.outputs.word).node
      else { return target.mark.isSettled }
      node = output
    }
  }
}
