extension GraphReference {
  /// Gives up one ownership of a node, which ends if nobody owns or reads it any more.
  @inlinable @inline(__always) func disown(_ node: NodeReference) {
    node.owners &-= 1
    if node.owners == 0 { disownLast(node) }
  }

  @usableFromInline @inline(never) func disownLast(_ node: NodeReference) {
    if tryEndPlainCell(node) { return }
    if node.state == .ended { return freeIfUnused(node) }
    if !node.outputs.isEmpty && !noteDisowned(node) && !fields.nodes.mayHaveCycles { return }
    // A node on the stack is checked when it leaves it.
    guard node.flags.contains(.isCell) || !node.flags.contains(.isOnStack) else {
      if node.flags.contains(.isEffect) { markStopped(node) }
      return fields.evaluation.slow.insert(.disturbed | .deferredWork)
    }
    fields.releases.unheld.push(WeakNode(node))
    retain()
    if isIdle { settleDeferredWork() } else { drainReleases() }
    if fields.evaluation.slow.contains(.attended) { settleHooks() }
    release()
  }

  /// Ends a node without an owner, unless a reader is held by somebody else.
  func endIfUnheld(_ node: NodeReference) {
    if node.outputs.isEmpty { end(node) } else if fields.nodes.mayHaveCycles { endUnheldCycle(with: node) }
  }

  /// Ends a node without an owner and everything downstream of it, if none of that is owned or on the stack.
  ///
  /// Without a cycle of edges there is always an owner, so graphs in which no rule was given the error of a cycle never
  /// search. The search stops at the first owner, and is not repeated before an edge changes: nodes that lose their
  /// owners one after the other cost one walk.
  ///
  /// - Complexity: O(nodes downstream without an owner and their edges).
  private func endUnheldCycle(with node: NodeReference) {
    if fields.ownership.anchorsAt != fields.clock.edgeChanges {
      fields.ownership.anchors = [:]
      fields.ownership.anchorsAt = fields.clock.edgeChanges
    }
    var found = [node]
    var seen: Set<NodeReference> = [node]
    var next = 0
    while next < found.count {
      for index in 0..<found[next].outputs.count {
        guard let output = found[next].outputs[index].node, seen.insert(output).inserted else { continue }
        if let anchor = anchor(of: output) {
          fields.ownership.anchors[WeakNode(node)] = WeakNode(anchor)
          return
        }
        found.append(output)
      }
      next += 1
    }
    // Owned meanwhile: the cleanups of one may not free the record of another.
    for node in found { node.owners &+= 1 }
    for node in found { end(node) }
    for node in found { disown(node) }
  }

  /// A node that is held from outside and is known to be downstream of a node, or the node itself.
  private func anchor(of node: NodeReference) -> NodeReference? {
    if node.owners > 0 || isOnStack(node) { return node }
    // In two steps: debug builds of Swift 6.3 ask for the property of an entry that is not there.
    guard let weak = fields.ownership.anchors[WeakNode(node)] else { return nil }
    guard let anchor = weak.living, anchor.owners > 0 else { return nil }
    return anchor
  }

  /// Ends a node: its readers become stale, reading it traps, and what it owned is released when no state is half
  /// changed.
  ///
  /// - Complexity: O(its edges and what is downstream of it), plus the end of what its last run made.
  func end(_ node: NodeReference) {
    guard node.state != .ended else { return }
    node.owners &+= 1
    endAndDisown(node)
  }

  private func endAndDisown(_ node: NodeReference) {
    let mark = node.mark
    if mark.state != .ended {
      if mark.flags.contains(.isEffect) { markStopped(node) }
      if mark.flags.contains(.hasScope) { endScope(of: node) }
      if node.state != .ended {
        if node.flags.contains(.isEffect | .isScheduled) { endWaiting(node) } else { endItself(node) }
      }
    }
    node.owners &-= 1
    freeIfUnused(node)
  }

  /// Ends a node after everything that its last run made.
  private func endItself(_ node: NodeReference) {
    let (flags, wasComputing) = (node.flags, node.state == .computing)
    if flags.contains(.hasName), let name = fields.nodes.names[node] {
      fields.nodes.lastNames[node] = (node.generation, name)
    }
    // At once: a listener that is notified meanwhile may end it again, or ask a handle.
    node.state = .ended
    node.setGeneration(node.generation &+ 1)
    if !flags.contains(.isCell) {
      if !isIdle && flags.contains(.isOnStack) {
        stopTracking(node)
        fields.evaluation.slow.insert(.disturbed | .deferredWork)
      }
      unlinkInputs(of: node)
    }
    if !node.outputs.isEmpty {
      if !isIdle { forgetReads(of: node) }
      dropOutputs(of: node)
    }
    strike(node)
    var kept: NodeFlags = .isEffect | .isCell | .isStopped | .hasName
    if flags.contains(.isEffect) { kept.insert(.isScheduled | .hasQueue) }
    if !flags.contains(.isCell) { kept.insert(.isOnStack) }
    if wasComputing {
      // The closure that runs keeps what it captured until it has returned.
      node.mark = NodeMark(.ended, node.flags & (kept | .hasOutcome) | .isOutdated, changedAt: node.changedAt)
    } else {
      fields.nodes.kinds.with(node.kindID) { $0.dispose(node) }
      node.mark = NodeMark(.ended, node.flags & kept, changedAt: node.changedAt)
    }
    fields.evaluation.slow.insert(.deferredWork)
  }

  /// Ends an effect that waits in its queue, which it owns until then.
  @inline(never) private func endWaiting(_ effect: NodeReference) {
    let owner = effect.queue
    let waiting = queue(of: effect)
    endItself(effect)
    waiting.dropStopped()
    withExtendedLifetime(owner) {}
  }

  /// Removes a node that ends from everything that the graph records by node.
  private func strike(_ node: NodeReference) {
    fields.nodes.kinds[node.kindID].live &-= 1
    if fields.nodes.notesEnds { forgetNotes(of: node) }
    if fields.evaluation.slow.contains(.attended) { forgetOutside(of: node) }
    if !fields.nodes.evaluationCarries.isEmpty && !node.flags.contains(.isCell) {
      fields.nodes.evaluationCarries[node] = nil
    }
  }

  /// Frees the record of a node that has ended, once nothing refers to it (invariant 10).
  func freeIfUnused(_ node: NodeReference) {
    guard node.owners == 0 && node.state == .ended else { return }
    guard node.flags.isDisjoint(with: .isScheduled | .isOnStack) else { return }
    if node.flags.contains(.hasName) { fields.nodes.names[node] = nil }
    fields.nodes.slabs.giveBack(node, fields.nodes.kinds[node.kindID].size)
    release()
  }

  /// Ends what the last evaluation of a reader made, before the next one runs; false if the reader ends by that.
  @usableFromInline func endLastEvaluation(of reader: NodeReference) -> Bool {
    if let scope = takeScope(of: reader) {
      fields.evaluation.updates.current.flags.insert(.isCleaningUp)
      empty(scope, as: remains(of: reader))
      fields.evaluation.updates.current.flags.remove(.isCleaningUp)
    }
    return reader.state != .ended
  }

  /// Ends what the last evaluation of a reader made, as the reader itself ends. For an effect it is a commit, because
  /// its cleanups may write; those of a rule may not.
  func endScope(of reader: NodeReference) {
    guard let scope = takeScope(of: reader) else { return }
    let remains = remains(of: reader)
    if remains.rule != nil {
      empty(scope, as: remains)
    } else {
      runAsTransaction { empty(scope, as: remains) }
    }
  }

  private func takeScope(of node: NodeReference) -> Scope? {
    node.flags.remove(.hasScope)
    return fields.ownership.scopes.removeValue(forKey: node)
  }

  /// The owner of a scope that is emptied, which may be gone.
  struct Remains {
    let name: GivenName
    /// The rule to which the cleanups belong, so that their writes are refused; nil for those of an effect.
    var rule: GivenName?
  }

  private func remains(of node: NodeReference) -> Remains {
    let name = called(node)
    return Remains(name: name, rule: node.flags.contains(.isEffect) ? nil : name)
  }

  /// Ends everything in a scope: first the nodes, the newest first, each after what it made itself; then the cleanups.
  /// The stack is its own, so scopes may nest as deep as memory allows.
  func empty(_ scope: Scope, as remains: Remains) {
    var outer: [(scope: Scope, maker: NodeReference?, remains: Remains)] = []
    var (current, maker, remains) = (scope, nil as NodeReference?, remains)
    current.isEnding = true
    while true {
      if let inner = endNodes(of: current) {
        outer.append((current, maker, remains))
        inner.scope.isEnding = true
        let rule = remains.rule
        (current, maker, remains) = (inner.scope, inner.maker, self.remains(of: inner.maker))
        remains.rule = rule ?? remains.rule
      } else if let cleanup = current.cleanups.popLast() {
        if remains.rule != nil {
          refusingWrites { runCleanup(cleanup, for: remains, in: current.parent) }
        } else {
          runCleanup(cleanup, for: remains, in: current.parent)
        }
      } else {
        if let maker { endOwned(maker) }
        guard let last = outer.popLast() else { return }
        (current, maker, remains) = last
      }
    }
  }

  /// Ends the nodes of a scope, the newest first, up to one that has a scope itself: that is the result, still owned.
  private func endNodes(of scope: Scope) -> (maker: NodeReference, scope: Scope)? {
    while let node = scope.takeLastNode() {
      if node.flags.contains(.hasScope), let inner = takeScope(of: node) {
        if node.flags.contains(.isEffect) { markStopped(node) }
        return (node, inner)
      }
      endOwned(node)
    }
    return nil
  }

  @inline(__always) private func endOwned(_ node: NodeReference) {
    if node.owners == 1 && tryEndPlainCell(node) { return }
    endAndDisown(node)
  }

  /// Runs a cleanup untracked; the effects that it makes belong to the parent of the scope that ends.
  func runCleanup(_ cleanup: () throws -> Void, for remains: Remains?, in parent: Scope?) {
    guard _fastPath(noteStackIfIdle()) else {
      return continueOnLargerStack { runCleanup(cleanup, for: remains, in: parent) }
    }
    let outer = fields.ownership.cleanup
    fields.ownership.cleanup = remains.map { ($0, fields.evaluation.updates.count) }
    defer { fields.ownership.cleanup = outer }
    untracked {
      building(in: parent, isCleanup: true) {
        do { try cleanup() } catch {
          noteFailure(EffectFailure(effect: remains?.name.description ?? "a cleanup", error: error, isOfCleanup: true))
        }
      }
    }
  }
}
