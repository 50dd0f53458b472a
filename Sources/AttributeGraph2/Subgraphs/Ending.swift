/// The end of scopes, and of the nodes in them.
extension GraphReference {
  /// Ends what the last evaluation of a reader made, before the next one runs.
  @usableFromInline
  func endLastEvaluation(of reader: ReaderReference) {
    guard let scope = takeScope(of: reader.asNode) else { return }
    empty(scope, as: remains(of: reader.asNode))
  }

  /// Ends what the last evaluation of a reader made, as the reader itself ends.
  ///
  /// For an effect it is a commit, as its cleanups may write. Those of a rule may not.
  func endScope(of reader: ReaderReference) {
    guard let scope = takeScope(of: reader.asNode) else { return }
    let remains = remains(of: reader.asNode)
    if remains.isRule {
      empty(scope, as: remains)
      // Nothing may run that would report what its cleanups threw.
      if fields.hasAftermath && fields.evaluationStack.isEmpty { settleAftermath() }
    } else {
      commitAround { empty(scope, as: remains) }
    }
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

  /// Whose scope is emptied: enough of it to do without the object.
  struct Remains {
    let name: GivenName
    /// Whether writes are refused as the owner's would be.
    var isRule: Bool
  }

  private func remains(of node: NodeReference) -> Remains {
    Remains(name: called(node), isRule: !node.traits.contains(.isEffect))
  }

  /// Ends everything in a scope: nodes first, the last made first, each after what it made itself; then the cleanups.
  ///
  /// It keeps its own stack, so scopes may nest as deep as memory allows.
  ///
  /// - Complexity: O(nodes that end and their edges), plus the cleanups.
  func empty(_ scope: Scope, as remains: Remains) {
    var outer: [(scope: Scope, maker: Possessions.Possession?, remains: Remains)] = []
    var (current, maker, remains) = (scope, nil as Possessions.Possession?, remains)
    current.isEnding = true
    while true {
      if let inner = endNodes(of: current) {
        outer.append((current, maker, remains))
        inner.scope.isEnding = true
        let isRule = remains.isRule
        (current, maker, remains) = (inner.scope, inner.maker, self.remains(of: inner.maker.node))
        remains.isRule = remains.isRule || isRule
      } else if let cleanup = current.takeLastCleanup() {
        if remains.isRule {
          refusingWrites { runCleanup(cleanup, for: remains.name, around: current.around) }
        } else {
          runCleanup(cleanup, for: remains.name, around: current.around)
        }
      } else {
        if let maker { end(maker) }
        guard let last = outer.popLast() else { return }
        (current, maker, remains) = last
      }
    }
  }

  /// Ends the nodes of a scope, the last made first, up to one that has made something itself.
  ///
  /// - Returns: That one, which is the scope's no more, and what it made; nil where none is left.
  private func endNodes(of scope: Scope) -> (maker: Possessions.Possession, scope: Scope)? {
    while let possession = scope.takeLastNode() {
      let node = possession.node
      if let slot = possession.slot { fields.handles.retire(slot, name: givenName(of: node)) }
      let traits = node.traits
      if traits.contains(.isEffect) { node.traits.insert(.isStopped) }
      if traits.contains(.hasScope), let inner = takeScope(of: node) { return (possession, inner) }
      end(possession)
    }
    return nil
  }

  /// Ends a node that a scope has kept, and lets it go.
  @inline(__always)
  private func end(_ possession: Possessions.Possession) {
    end(possession.node)
    possession.release()
  }

  /// Runs a cleanup: untracked, and what it makes belongs to the scope around the one that ends.
  func runCleanup(_ cleanup: () throws -> Void, for name: GivenName?, around: Scope?) {
    untracked {
      building(in: around, isCleanup: true) {
        do { try cleanup() } catch {
          noteFailure(EffectFailure(effect: name.map { self.name($0) } ?? "a cleanup", error: error))
        }
      }
    }
  }

  /// Takes a node out of the graph while its object lives: its readers are stale, reading it traps.
  ///
  /// - Complexity: O(its edges).
  func end(_ node: NodeReference) {
    guard node.state != .ended else { return }
    if node.traits.contains(.isCell) {
      dropOutputs(of: node)
      if node.traits.contains(.isLogged) {
        fields.writeLog.forget(node)
        node.traits.remove([.isLogged, .isWatchedForReads, .wasReadSince])
      }
    } else {
      let reader = node.asReader
      // The closure of a reader that ends in the middle of its run is kept until it has returned.
      if reader.state == .computing {
        node.with { fields.keptWhileRunning.append($0) }
        fields.hasAftermath = true
      }
      dropEdges(of: reader)
      if node.traits.contains(.isEffect) { reader.with(as: Effect.self) { leaveQueue($0) } }
    }
    node.state = .ended
    strike(node)
  }

  @inline(__always)
  private func leaveQueue(_ effect: Effect) {
    effect.traits.insert(.isStopped)
    effect.owner = nil
    if effect.traits.contains(.isScheduled) {
      effect.turns.forget(order: effect.order)
      effect.traits.remove(.isScheduled)
    }
  }
}
