extension GraphReference {
  /// How often an effect may change something in one run of its queue before it is reported and left alone until its
  /// inputs change again.
  static var runsPerFlush: UInt8 { 100 }

  /// Puts an effect into its queue, unless it waits there already or was stopped.
  @usableFromInline @inline(never)
  func schedule(_ reader: ReaderReference, behind head: NodeReference? = nil) {
    guard reader.asNode.traits.isDisjoint(with: [.isScheduled, .isStopped]) else { return }
    reader.asNode.traits.insert(.isScheduled)
    enqueue(reader, behind: head)
  }

  /// Puts an effect into its queue that was just noted as waiting there.
  ///
  /// - Parameters:
  ///   - reader: The effect.
  ///   - head: The head of the chain that ends at it; nil where none does.
  @inline(__always)
  func enqueue(_ reader: ReaderReference, behind head: NodeReference?) {
    let (turns, order) = reader.with(as: Effect.self) { ($0.turns, $0.order) }
    let place = turns.add(reader, order: order, behind: head)
    reader.with(as: Effect.self) { $0.place = place }
    if turns.mustWake(at: place) { wakeQueue(of: reader) }
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
    if !fields.effectTurns.isEmpty || !fields.observerTurns.isEmpty { flushWaiting() }
    if fields.hasAftermath && fields.evaluationStack.isEmpty { settleAftermath() }
    if !fields.observedHooks.hooks.isEmpty { settleHooks() }
  }

  /// The same, where there are some.
  private func flushWaiting() {
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

  /// Runs the observer that was made first among those that wait; effects that it makes due run before the next.
  ///
  /// - Returns: Whether one waited.
  @inline(__always)
  private func runNextObserver() -> Bool { !fields.observerTurns.isEmpty && runFirstObserver() }

  /// The same where some may wait: those that have gone leave empty turns.
  @inline(never)
  private func runFirstObserver() -> Bool {
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
  ///
  /// Most effects wait because their only input has changed, which is a cell or the end of a chain, and nothing runs.
  @inline(__always)
  private func runTurn(of reader: ReaderReference) {
    let mark = reader.asNode.mark.removing(.isScheduled)
    let (place, hasTurnsLeft) = reader.with(as: Effect.self) { ($0.place, $0.hasTurnsLeft(of: Self.runsPerFlush)) }
    if mark.has(.checked, without: [.isStopped, .hasScope]) && hasTurnsLeft && fields.evaluationStack.isEmpty
      && isOnKnownStack()
    {
      if place.hasChain {
        reader.asNode.mark = mark
        return bringUpToDate(reader, behind: reader.with(as: Effect.self) { $0.turns.chain(at: place) })
      }
      switch hasChangedInput(reader) {
      case true?: runOutermost(reader, mark)
      case nil:
        reader.asNode.mark = mark
        runIfNeeded(reader)
      case false?:
        reader.asNode.mark = mark
        validate(reader)
      }
      return didSettle()
    }
    reader.asNode.mark = mark
    runOtherTurn(of: reader, hasTurnsLeft: hasTurnsLeft)
  }

  /// Gives an effect its turn that waits for an input which is stale itself.
  @inline(never)
  private func runIfNeeded(_ reader: ReaderReference) {
    guard hasToRun(reader, reader.asNode.mark) else { return }
    let mark = reader.asNode.mark
    // A rule that ran for it may have stopped it.
    if mark.traits.isDisjoint(with: [.isStopped, .hasScope]) {
      runOutermost(reader, mark)
    } else {
      bringUpToDate(reader)
    }
  }

  /// Gives an effect its turn about which something is out of the ordinary.
  @inline(never)
  private func runOtherTurn(of reader: ReaderReference, hasTurnsLeft: Bool) {
    let mark = reader.asNode.mark
    guard !mark.isSettled && !mark.traits.contains(.isStopped) else { return }
    if hasTurnsLeft { bringUpToDate(reader) } else { leaveAlone(reader.effect) }
  }

  /// Runs an effect for the first time.
  func runFirst(_ effect: Effect) {
    // What is made for a scope that ends is stopped already.
    guard !effect.isStopped else { return }
    fields.firstRuns += 1
    bringUpToDate(ReaderReference(effect))
    fields.firstRuns -= 1
    if fields.transactionDepth == 0 && hasWorkForFlush { flush() }
  }

  /// Whether a flush would find anything to do.
  @inline(__always)
  private var hasWorkForFlush: Bool {
    !fields.effectTurns.isEmpty || !fields.observerTurns.isEmpty || fields.hasAftermath || fields.mailRoom != nil
      || !fields.observedHooks.hooks.isEmpty
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
