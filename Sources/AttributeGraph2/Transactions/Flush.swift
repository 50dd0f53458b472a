extension GraphReference {
  /// How often an effect may change something in one run of its queue before it is reported and left alone until its
  /// inputs change again.
  static var runsPerFlush: UInt8 { 100 }

  /// Puts an effect into its queue, unless it waits there already or was stopped.
  @usableFromInline @inline(never)
  func schedule(_ reader: ReaderReference, behind head: NodeReference? = nil) {
    guard reader.asNode.traits.isDisjoint(with: [.isScheduled, .isStopped]) else { return }
    reader.asNode.traits.insert(.isScheduled)
    let (turns, order) = reader.with(as: Effect.self) { ($0.turns, $0.order) }
    let place = turns.add(reader, order: order, behind: head)
    reader.with(as: Effect.self) { $0.place = place }
    if place.index == turns.first && !turns.isRunning { wakeQueue(of: reader) }
  }

  /// Tells the framework whose queue it is that its first effect has come to wait.
  @inline(never)
  private func wakeQueue(of reader: ReaderReference) {
    reader.with(as: Effect.self) { if let queue = $0.queue { queue.wake?() } }
  }

  /// Runs the effects that wait in the graph's own queues, until none does.
  func flush() {
    guard !fields.isFlushing && fields.rulesRunning == 0 else { return }
    if fields.mailRoom != nil { takeNews() }
    if !fields.effectTurns.isEmpty || !fields.observerTurns.isEmpty {
      fields.isFlushing = true
      fields.observerTurns.beginRound()
      var rounds = 0
      repeat {
        run(fields.effectTurns)
      } while (fields.mailRoom != nil && takeNews(inRound: &rounds)) || runNextObserver()
      fields.observerTurns.endRound()
      fields.isFlushing = false
      checkInvariantsIfAsked()
    }
    if fields.hasAftermath && fields.evaluationStack.isEmpty { settleAftermath() }
    if !fields.observedHooks.hooks.isEmpty { settleHooks() }
  }

  /// Runs the observer that was made first among those that wait; effects that it makes due run before the next.
  ///
  /// - Returns: Whether one waited.
  private func runNextObserver() -> Bool {
    guard let reader = fields.observerTurns.takeFirst() else { return false }
    runTurn(of: reader)
    return true
  }

  /// Runs the effects that wait in a queue in the order of their creation, until none does.
  func run(_ queue: EffectTurns) {
    // An effect that runs its own queue is part of that run already. A rule runs nothing: what waits goes on waiting.
    guard !queue.isRunning && fields.rulesRunning == 0 else { return }
    queue.beginRound()
    while let reader = queue.takeFirst() {
      runTurn(of: reader)
      // An effect of a framework's queue has committed: the graph's own effects follow at once.
      if !fields.isFlushing && fields.transactionDepth == 0 { flush() }
    }
    queue.endRound()
  }

  /// Gives an effect its turn, which its queue has let go.
  @inline(__always)
  private func runTurn(of reader: ReaderReference) {
    var mark = reader.asNode.mark
    mark.traits.remove(.isScheduled)
    reader.asNode.mark = mark
    guard !mark.isSettled && !mark.traits.contains(.isStopped) else { return }
    if !reader.with(as: Effect.self, { $0.hasTurnsLeft }) {
      leaveAlone(reader.effect)
    } else if let chain = reader.with(as: Effect.self, { $0.turns.chain(at: $0.place) }) {
      bringUpToDate(reader, behind: chain)
    } else if fields.evaluationStack.isEmpty && isOnKnownStack() {
      settleUnwatched(reader, mark)
      didSettle()
    } else {
      bringUpToDate(reader)
    }
  }

  /// Runs an effect for the first time.
  func runFirst(_ effect: Effect) {
    // What is made for a scope that ends is stopped already.
    guard !effect.isStopped else { return }
    fields.firstRuns += 1
    bringUpToDate(ReaderReference(effect))
    fields.firstRuns -= 1
    if fields.transactionDepth == 0 { flush() }
  }

  /// Makes an effect that runs when the others have settled, and never in the middle of a transaction.
  func makeObserver(name: String?, kind: NodeKind.ID, action: @escaping () throws -> Void) -> Effect {
    let effect = Effect(graph: self, kind: kind, turns: fields.observerTurns, name: name, action: action)
    schedule(ReaderReference(effect))
    if fields.transactionDepth == 0 { flush() }
    return effect
  }

  /// Reports an effect that does not settle, and lets it pass for clean, so that the next change makes it due again.
  ///
  /// Its inputs are brought up to date for it (invariant 4). If none of them has changed, it has settled after all.
  private func leaveAlone(_ effect: Effect) {
    var hasChanged = effect.state == .dirty
    var index = 0
    while index < effect.inputs.count {
      if let input = effect.inputs.node(at: index), !input.state.isSettled { bringUpToDate(input.asReader) }
      // The rules that ran may have stopped the effect, or dropped the input.
      if index < effect.inputs.count {
        hasChanged = hasChanged || effect.inputs.node(at: index).map { effect.verifiedAt < $0.changedAt } ?? true
      }
      index += 1
    }
    effect.verifiedAt = fields.revision
    effect.state = .clean
    guard hasChanged && !effect.isStopped else { return }
    report(
      .effectDoesNotSettle(
        effect: name(of: NodeReference(effect)), cell: fields.lastCellWrittenByEffect.map { name(of: $0) },
        runs: Int(Self.runsPerFlush)))
  }
}

extension EffectQueue {
  /// Runs the effects that wait, in the order of their creation, until none does.
  ///
  /// An effect runs only if something that it read really changed. Effects of the graph's own queue that these
  /// effects invalidate run after each of their writes, as after any commit.
  ///
  /// Called by an effect of this queue it does nothing, as the queue is being run; called by a rule neither.
  ///
  /// - Complexity: O(waiting effects and what is stale upstream of them), plus their bodies and rules.
  public func run() {
    guard let state = graph?.state else { return }
    state.takeNews()
    // A body may drop the last owner of the queue.
    withExtendedLifetime(self) { state.run(turns) }
  }
}

extension Effect {
  /// Whether the effect may run in this run of its queue.
  fileprivate var hasTurnsLeft: Bool {
    let round = turns.round
    if lastRound != round { lastRound = round }
    return runsWithWrites < GraphReference.runsPerFlush
  }
}
