/// Chains of attributes that nobody else reads, updated from their heads on.
///
/// Marking passes such a chain from its head to the effect at its end. The effect is due, so its only input is needed,
/// and so is the only input of that, up to the head: whatever the others turn out to be, the head is the first to be
/// brought up to date. So there is no need to walk up to it and to keep the way back on a stack.
extension GraphReference {
  /// Brings an effect up to date that stands at the end of a chain, of whose last run nothing is left, while nothing runs
  /// and nobody listens. What the evaluations leave to be done is left to the caller.
  ///
  /// - Parameters:
  ///   - effect: The effect, which is checked.
  ///   - chain: The chain, as it was when it was followed.
  /// - Complexity: As for `bringUpToDate(_:)`.
  @inline(__always)
  func bringUpToDate(_ effect: ReaderReference, behind chain: EffectTurns.Chain) {
    // What is observed outside has to ask for news; nothing is, or the effect's turn would be none of the ordinary ones.
    assert(!fields.oddities.contains(.observing))
    guard fields.edgeChanges == chain.edgeChanges else { return bringUpToDate(effect) }
    fields.evaluationStack.restart(with: effect)
    let last = bringUpToDate(chain, to: effect)
    guard let last else { return bringUpToDateOutOfChain(effect) }
    if last.mark.hasChanged(since: effect.verifiedAt) {
      runOutermost(effect, effect.asNode.mark, InputRow(of: effect), nextTracking)
    } else if effect.asNode.traits.contains(.sawCycle) {
      bringUpToDateOutOfChain(effect)
    } else {
      fields.evaluationStack.truncate(to: 0)
      validate(effect, effect.asNode.mark, as: .clean)
    }
  }

  /// Brings an effect up to date of whose chain nothing is known any more, or that runs in any case, if it lives.
  @inline(never)
  private func bringUpToDateOutOfChain(_ effect: ReaderReference) {
    let lives = fields.evaluationStack[0].reader != nil
    fields.evaluationStack.truncate(to: 0)
    guard lives else { return }
    settleUnwatched(effect, effect.asNode.mark)
  }

  /// Brings the attributes of a chain up to date, one after the other, as long as no edge comes or goes: from then on
  /// nothing is known of what was part of it, not even whether it lives.
  ///
  /// - Returns: The last of them; nil where that is not known.
  @inline(__always)
  private func bringUpToDate(_ chain: EffectTurns.Chain, to effect: ReaderReference) -> NodeReference? {
    guard var current = settleHead(of: chain) else { return nil }
    // Edges are as they were when the chain was followed, so there is one output, and it lies in the node.
    while let next = Edge(bits: current.with { $0.outputs.word }).node {
      let mark = next.mark
      if mark.has(.checked, without: [.isEffect, .sawCycle])
        && !current.mark.hasChanged(since: next.asReader.verifiedAt)
      {
        validate(next.asReader, mark, as: .clean)
      } else if mark.has(.checked, without: .isEffect) || mark.has(.dirty, without: .isEffect) {
        guard let last = run(next.asReader, mark, of: chain) else { return nil }
        current = last
        continue
      } else if mark.traits.contains(.isEffect) {
        return next == effect.asNode ? current : nil
      } else if !mark.isSettled {
        return nil
      }
      current = next
    }
    return current
  }

  /// Brings the head of a chain up to date.
  ///
  /// - Returns: The last attribute that is known to be up to date: the head, or one that follows it; nil where an edge has
  ///   come or gone.
  @inline(__always)
  private func settleHead(of chain: EffectTurns.Chain) -> NodeReference? {
    let head = chain.head
    let mark = head.mark
    if mark.isSettled { return head }
    if mark.state.rawValue >= NodeState.verifying.rawValue { trapOnUnready(head.asReader) }
    if hasToRun(head.asReader, mark) { return run(head.asReader, head.mark, of: chain) }
    return fields.edgeChanges == chain.edgeChanges ? head : nil
  }

  /// Runs the rule of an attribute of a chain, and those of attributes that are alike and follow it.
  ///
  /// - Returns: The last that has run; nil where an edge has come or gone.
  @inline(__always)
  private func run(_ reader: ReaderReference, _ mark: NodeMark, of chain: EffectTurns.Chain) -> NodeReference? {
    // The place of whichever attribute of the chain is running is above that of the effect.
    fields.evaluationStack.restart(aboveLowestWith: reader)
    reader.asNode.mark = mark.computing
    let last = fields.kinds.update(reader, Sequel(chain))
    return fields.edgeChanges == chain.edgeChanges ? last.asNode : nil
  }

  /// The names of the attributes of the chain that is being updated, from a stale one up to the one that runs, without
  /// that; empty where the stale one is no part of it.
  func namesInOpenChain(from reader: ReaderReference) -> [String] {
    guard isInOpenChain(reader), let running = fields.evaluationStack[1].reader?.asNode else { return [] }
    var names: [String] = []
    var current = reader.asNode
    while current != running, let input = current.asReader.input(at: 0) {
      names.append(name(of: current))
      current = input
    }
    return names
  }

  /// Whether a stale attribute is part of the chain that is being updated, so that a read by what runs closes a cycle.
  ///
  /// - Complexity: O(stale attributes above it that have no other reader), where a chain is being updated.
  func isInOpenChain(_ reader: ReaderReference) -> Bool {
    guard isInChain, fields.evaluationStack.count > 1,
      let running = fields.evaluationStack[1].reader?.asNode, let effect = fields.evaluationStack[0].reader?.asNode
    else { return false }
    var current = reader.asNode
    while current != running {
      guard isLinkOfChain(current), let input = current.asReader.input(at: 0) else { return false }
      current = input
    }
    current = reader.asNode
    while current != effect {
      guard isLinkOfChain(current), let output = current.output(at: 0) else { return false }
      current = output
    }
    return true
  }

  /// Whether a chain is being updated: the effect at its end is on the stack, and neither verified nor running.
  private var isInChain: Bool {
    guard !fields.evaluationStack.isEmpty, let lowest = fields.evaluationStack[0].reader else { return false }
    return lowest.state == .checked || lowest.state == .dirty
  }

  /// Whether a node may be part of a chain that is being updated, behind what runs.
  private func isLinkOfChain(_ node: NodeReference) -> Bool {
    !node.state.isSettled && node.outputCount == 1 && node.asReader.inputCount == 1
  }
}
