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
    turns.add(reader, order: order, edgeChanges: fields.edgeChanges)
    reader.with(as: Effect.self) { $0.chainHead = head }
    if turns.mustWake { wakeQueue(of: reader) }
  }

  /// Tells whoever wants to know it that the first effect has come to wait in a queue: the framework whose queue it is, or
  /// the flush, if it is that of the observers.
  @inline(never)
  private func wakeQueue(of reader: ReaderReference) {
    reader.with(as: Effect.self) {
      if let queue = $0.queue { queue.wake?() } else { fields.set(.observers, true) }
    }
  }

  /// Runs the effects that wait in the graph's own queues, until none does.
  @inline(never)
  func flush() {
    guard !fields.isFlushing && !fields.isRuleRunning else { return }
    if fields.mailRoom != nil { takeNews() }
    if !fields.effectTurns.isEmpty || !fields.observerTurns.isEmpty { return flushWaiting() }
    if !fields.oddities.isEmpty { finishFlush() }
  }

  /// The same where some effects of a commit wait, nothing is out of the ordinary, and no rule is running.
  @inline(never)
  func flushPlainly() {
    guard fields.evaluationStack.isEmpty && isOnKnownStack() else { return flushWaiting() }
    let queue = fields.effectTurns
    fields.oddities = .flushing
    queue.beginRound()
    let next = runOrdinaryTurns(of: queue, .flushing)
    guard next == nil && fields.oddities == .flushing else { return goOnFlushing(with: next) }
    queue.endRound()
    fields.oddities = []
    checkInvariantsIfAsked()
  }

  /// The same from where something is out of the ordinary.
  ///
  /// - Parameter next: The effect whose turn it is; nil where none waits.
  @inline(never)
  private func goOnFlushing(with next: ReaderReference?) {
    runTurns(of: fields.effectTurns, from: next)
    endFlush()
  }

  /// The same in every case.
  @inline(never)
  private func flushWaiting() {
    fields.isFlushing = true
    run(fields.effectTurns)
    endFlush()
  }

  /// Runs what waits besides the effects of a commit, and ends the flush.
  private func endFlush() {
    var rounds = 0
    while !fields.oddities.isDisjoint(with: [.attended, .observers]) && goOn(inRound: &rounds) {
      run(fields.effectTurns)
    }
    fields.isFlushing = false
    checkInvariantsIfAsked()
    if !fields.oddities.isEmpty { finishFlush() }
  }

  /// Finds out whether the flush goes on when the effects have settled: because of news, or with an observer.
  @inline(never)
  private func goOn(inRound rounds: inout Int) -> Bool {
    if fields.mailRoom != nil && takeNews(inRound: &rounds) || runNextObserver() { return true }
    fields.set(.observers, false)
    return false
  }

  /// Does what is left to do after a flush.
  @inline(never)
  private func finishFlush() {
    settleAfterRun()
    if !fields.observedHooks.hooks.isEmpty { settleHooks() }
  }

  /// Does what evaluations have left to be done, after the run of a queue that is part of none.
  fileprivate func settleAfterRun() {
    if fields.hasAftermath && fields.evaluationStack.isEmpty { settleAftermath() }
  }

  /// Runs the observer that was made first among those that wait; effects that it makes due run before the next.
  ///
  /// - Returns: Whether one waited.
  private func runNextObserver() -> Bool {
    let turns = fields.observerTurns
    if !turns.isRunning { turns.beginRound() }
    guard let reader = turns.takeFirst() else {
      turns.endRound()
      return false
    }
    runOtherTurn(of: reader)
    return true
  }

  /// Runs the effects that wait in a queue in the order of their creation, until none does.
  @inline(never)
  func run(_ queue: EffectTurns) {
    // An effect that runs its own queue is part of that run already. A rule runs nothing: what waits goes on waiting.
    guard !queue.isRunning && !fields.isRuleRunning else { return }
    queue.beginRound()
    runTurns(of: queue, from: nil)
  }

  /// Gives effects their turns that wait in a queue, until none does, and ends the run of the queue.
  ///
  /// - Parameters:
  ///   - queue: The queue.
  ///   - first: An effect that was taken out already, and has its turn before the others.
  private func runTurns(of queue: EffectTurns, from first: ReaderReference?) {
    // Nothing is running around the queue, on a stack that is known: it stays so, as long as nobody listens.
    let isOutermost = fields.evaluationStack.isEmpty && isOnKnownStack()
    let ordinary = fields.oddities.intersection(.flushing)
    var next = first
    repeat {
      if let reader = next {
        runOtherTurn(of: reader)
        flushAfterTurn()
      }
      next = isOutermost && fields.oddities == ordinary ? runOrdinaryTurns(of: queue, ordinary) : queue.takeFirst()
    } while next != nil
    queue.endRound()
  }

  /// Runs the effects that the turn of one in a framework's queue has made due: it has committed. In a flush, and in a
  /// transaction, they wait.
  @inline(__always)
  private func flushAfterTurn() {
    if !fields.isFlushing && fields.transactionDepth == 0 { flush() }
  }

  /// Gives effects their turns as long as nothing is out of the ordinary, while nothing runs on a stack that is known.
  ///
  /// Most effects wait because their only input has changed, which is a cell or the end of a chain.
  ///
  /// - Parameters:
  ///   - queue: The effects' queue.
  ///   - ordinary: What the oddities are meanwhile: none, or that there is a flush.
  /// - Returns: The first effect whose turn was not given; nil where none waits.
  @inline(__always)
  private func runOrdinaryTurns(of queue: EffectTurns, _ ordinary: Oddities) -> ReaderReference? {
    let tracking = nextTracking
    while let reader = queue.takeFirst() {
      let mark = reader.asNode.mark.removing(.isScheduled)
      guard mark.has(.checked, without: [.isStopped, .hasScope]),
        reader.with(as: Effect.self, { $0.hasTurnsLeft(of: Self.runsPerFlush) })
      else { return reader }
      runOrdinaryTurn(of: reader, mark, tracking)
      if fields.oddities == .flushing { continue }
      didSettle()
      flushAfterTurn()
      if fields.oddities != ordinary { return queue.takeFirst() }
    }
    return nil
  }

  /// Gives an effect its turn of whose last run nothing is left; its mark is that of one which waits no more.
  @inline(__always)
  private func runOrdinaryTurn(of reader: ReaderReference, _ mark: NodeMark, _ tracking: TrackingReference) {
    if let head = reader.with(as: Effect.self, { $0.chainHead }) {
      reader.asNode.mark = mark
      return bringUpToDate(reader, behind: reader.with(as: Effect.self) { $0.turns.chain(behind: head) })
    }
    let inputs = InputRow(of: reader)
    switch mark.traits.contains(.isDue) ? true : inputs.haveChanged(since: reader.verifiedAt) {
    case true?: runOutermost(reader, mark, inputs, tracking)
    case nil:
      reader.asNode.mark = mark
      runIfNeeded(reader)
    case false?:
      reader.asNode.mark = mark
      // Hardly any was told of a cycle.
      if mark.traits.contains(.sawCycle) { bringUpToDate(reader) } else { validate(reader) }
    }
  }

  /// Gives an effect its turn that waits for an input which is stale itself.
  @inline(never)
  private func runIfNeeded(_ reader: ReaderReference) {
    guard hasToRun(reader, reader.asNode.mark) else { return }
    let mark = reader.asNode.mark
    // A rule that ran for it may have stopped it.
    if mark.traits.isDisjoint(with: [.isStopped, .hasScope]) {
      runOutermost(reader, mark, InputRow(of: reader), nextTracking)
    } else {
      bringUpToDate(reader)
    }
  }

  /// Gives an effect its turn about which something is out of the ordinary.
  @inline(never)
  private func runOtherTurn(of reader: ReaderReference) {
    let mark = reader.asNode.mark.removing(.isScheduled)
    reader.asNode.mark = mark
    guard !mark.isSettled && !mark.traits.contains(.isStopped) else { return }
    if reader.effect.hasTurnsLeft(of: Self.runsPerFlush) {
      bringUpToDate(reader)
    } else {
      leaveAlone(reader.effect)
    }
  }

  /// Runs an effect for the first time.
  func runFirst(_ effect: Effect) {
    // What is made for a scope that ends is stopped already.
    guard !effect.isStopped else { return }
    fields.firstRuns += 1
    runFresh(ReaderReference(effect))
    fields.firstRuns -= 1
    if fields.transactionDepth == 0 && hasWorkForFlush { flush() }
  }

  /// Whether a flush would find anything to do.
  @inline(__always)
  private var hasWorkForFlush: Bool {
    !fields.effectTurns.isEmpty || !fields.oddities.isDisjoint(with: [.observers, .aftermath, .attended])
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
  /// Its inputs are brought up to date for it (invariant 4). If none of them has changed, it has settled after all. If one
  /// is stale again, since what its rule has replaced wrote something as it ended, the effect waits for the next commit.
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
    let isUpToDate = (0..<effect.inputs.count).allSatisfy { effect.inputs.node(at: $0)?.state.isSettled ?? true }
    if isUpToDate {
      effect.verifiedAt = fields.revision
      effect.mark = effect.mark.settled(.clean)
    } else {
      comeBack(to: ReaderReference(effect), .leftAlone)
    }
    guard hasChanged && !effect.isStopped else { return }
    report(
      .effectDoesNotSettle(
        effect: name(of: NodeReference(effect)), cell: fields.lastCellWritten.map { name(of: $0) },
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
    withExtendedLifetime(self) {
      state.run(turns)
      state.settleAfterRun()
    }
  }
}
