/// The end of scopes, and of the nodes in them.
extension GraphReference {
  /// Ends what the last evaluation of a reader made, before the next one runs.
  @usableFromInline
  func endLastEvaluation(of reader: ReaderReference) {
    guard let scope = takeScope(of: reader.asNode) else { return }
    // A rule may not write, and neither may what cleans up after it.
    let isRule = !reader.asNode.traits.contains(.isEffect)
    if isRule { fields.rulesRunning += 1 }
    empty(scope, of: called(reader.asNode))
    if isRule { fields.rulesRunning -= 1 }
  }

  /// Ends what the last evaluation of a reader made, as the reader itself ends.
  func endScope(of reader: ReaderReference) {
    guard let scope = takeScope(of: reader.asNode) else { return }
    let name = called(reader.asNode)
    commitAround { empty(scope, of: name) }
  }

  /// Runs a closure as a transaction, so that effects run once, after all of it.
  func commitAround(_ body: () -> Void) {
    fields.transactionDepth += 1
    body()
    endTransaction()
  }

  private func takeScope(of node: NodeReference) -> Scope? {
    node.traits.remove(.hasScope)
    return fields.scopes.removeValue(forKey: node)
  }

  /// Ends everything in a scope: nodes first, the last made first, each after what it made itself; then the cleanups.
  ///
  /// It keeps its own stack, so scopes may nest as deep as memory allows.
  ///
  /// - Complexity: O(nodes that end and their edges), plus the cleanups.
  func empty(_ scope: Scope, of name: GivenName) {
    var work: [(scope: Scope, owner: Scope.Possession?, name: GivenName)] = [(scope, nil, name)]
    scope.isEnding = true
    while let (current, owner, name) = work.last {
      if let possession = current.takeLastNode() {
        let node = NodeReference(possession.node)
        if let slot = possession.slot { fields.handles.retire(slot, name: called(node).given) }
        if node.traits.contains(.isEffect) { node.traits.insert(.isStopped) }
        if node.traits.contains(.hasScope), let inner = takeScope(of: node) {
          inner.isEnding = true
          work.append((inner, possession, called(node)))
        } else {
          end(possession.node)
        }
      } else if let cleanup = current.takeLastCleanup() {
        runCleanup(cleanup, for: name, around: current.around)
      } else {
        work.removeLast()
        current.isEnding = false
        if let owner { end(owner.node) }
      }
    }
  }

  /// Runs a cleanup: untracked, and what it makes belongs to the scope around the one that ends.
  func runCleanup(_ cleanup: () throws -> Void, for name: GivenName?, around: Scope?) {
    untracked {
      building(in: around) {
        do { try cleanup() } catch {
          noteFailure(EffectFailure(effect: name.map { self.name($0) } ?? "a cleanup", error: error))
        }
      }
    }
  }

  /// Takes a node out of the graph while its object lives: its readers are stale, reading it traps.
  ///
  /// - Complexity: O(its edges).
  func end(_ node: Node) {
    let reference = NodeReference(node)
    guard reference.state != .ended else { return }
    if reference.traits.contains(.isCell) {
      dropOutputs(of: reference, standIns: [])
      if reference.traits.contains(.isLogged) {
        fields.writeLog.forget(reference)
        reference.traits.remove(.isLogged)
      }
    } else {
      let reader = reference.asReader
      // The body of a reader that ends in the middle of its run is kept until it has returned.
      if reader.state == .computing { reader.with { $0.keepBodyUntilItReturns() } }
      dropEdges(of: reader)
      if reference.traits.contains(.isEffect) { leaveQueue(reader.effect) }
    }
    reference.state = .ended
    strike(reference)
  }

  private func leaveQueue(_ effect: Effect) {
    effect.traits.insert(.isStopped)
    effect.owner = nil
    if effect.traits.contains(.isScheduled) {
      effect.queue.forget(effect)
      effect.traits.remove(.isScheduled)
    }
  }
}
