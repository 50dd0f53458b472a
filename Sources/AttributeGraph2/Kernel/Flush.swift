extension GraphReference {
  /// How often an effect may change something in one run of its queue before it is reported and left alone until its
  /// inputs change again; also how often a flush goes on because its own effects change observed objects.
  static var runsPerFlush: Int { 100 }

  /// Whether the effects of a commit are being run.
  var isFlushing: Bool { @inline(__always) get { fields.evaluation.slow.contains(.flushing) } }

  /// Puts an effect into its queue, unless it waits there already or was stopped.
  func schedule(_ effect: NodeReference) {
    guard effect.flags.isDisjoint(with: .isScheduled | .isStopped) else { return }
    effect.flags.insert(.isScheduled)
    enqueue(effect)
    if let runner = fields.evaluation.markStack.pop() { markOutputs(of: runner) }
    wakeQueues()
  }

  /// Puts an effect into its queue; its flag says so already.
  @inline(__always) func enqueue(_ effect: NodeReference) {
    if _slowPath(effect.flags.contains(.hasQueue)) { return enqueueOutside(effect) }
    if _slowPath(isObserver(effect)) {
      fields.evaluation.slow.insert(.observers)
      return fields.effects.observers.add(effect)
    }
    fields.effects.waiting.add(effect)
  }

  /// Whether an effect runs when the others have settled.
  @inline(__always) func isObserver(_ effect: NodeReference) -> Bool { effect.order & 1 << 63 != 0 }

  /// Puts an effect into the queue of a framework, which is notified of the first as soon as no write is in progress.
  @inline(never) private func enqueueOutside(_ effect: NodeReference) {
    guard let queue = effect.queue else { return }
    let isFirst = queue.waiting.isEmpty && !queue.waiting.isRunning
    queue.waiting.add(effect)
    if let runner = queue.runner?.living {
      guard runner.mark.isSettled || runner.state == .checked else { return }
      recordStaleness(of: runner, .elementsChanged(transaction: currentTransaction))
      runner.state = .dirty
      // The walk that reached the effect goes on from there.
      return fields.evaluation.markStack.push(runner)
    }
    guard isFirst && queue.wake != nil else { return }
    fields.effects.queuesToWake.append(queue)
    fields.evaluation.slow.insert(.queuesToWake)
  }

  /// Notifies the frameworks whose queues became nonempty; one that is notified may make another queue nonempty.
  @usableFromInline @inline(never) func wakeQueues() {
    guard !fields.effects.holdsWakes else { return }
    while fields.evaluation.slow.contains(.queuesToWake) {
      fields.evaluation.slow.remove(.queuesToWake)
      for queue in exchange(&fields.effects.queuesToWake, with: []) { queue.wake?() }
    }
  }

  /// Runs a closure that changes several nodes as one; frameworks are notified of nonempty queues when it is over.
  func holdingWakes(_ body: () -> Void) {
    let outer = exchange(&fields.effects.holdsWakes, with: true)
    body()
    fields.effects.holdsWakes = outer
    wakeQueues()
  }

  /// Runs the effects that wait in the graph's own queues, until none does; while a rule runs, of this graph or another
  /// one, when it is over.
  @inline(never) func flush() {
    guard !isFlushing else { return }
    if _slowPath(mayRefuseWrites), let graph = graphOfRunningRule { return graph.postponeFlush(of: self) }
    guard _fastPath(noteStackIfIdle()) else { return continueOnLargerStack { flush() } }
    retain()
    if fields.evaluation.slow.contains(.queuesToWake) { wakeQueues() }
    if fields.evaluation.slow.contains(.attended) { takeExternalChangesBeforeFlush() }
    var passes = 0
    if !fields.effects.waiting.isEmpty || !fields.effects.observers.isEmpty {
      fields.evaluation.slow.insert(.flushing)
      repeat { run(fields.effects.waiting) } while !fields.evaluation.slow.isDisjoint(with: .ofFlushes) && goOn(&passes)
      fields.evaluation.slow.remove(.flushing)
    }
    if isIdle && fields.evaluation.slow.contains(.deferredWork) { settleDeferredWork() }
    checkInvariantsIfAsked()
    if fields.evaluation.slow.contains(.attended) { settleHooks() }
    release()
  }

  /// Whether the flush continues when the effects have settled: with external changes, or with the oldest observer.
  /// Effects that this one invalidates run before the next observer.
  private func goOn(_ passes: inout Int) -> Bool {
    if takeExternalChanges(inPass: &passes) { return true }
    let observers = fields.effects.observers
    if !observers.isRunning { observers.beginRun() }
    guard let effect = observers.takeFirst() else {
      observers.endRun()
      fields.evaluation.slow.remove(.observers)
      return false
    }
    runWaiting(effect, of: nil)
    return true
  }

  /// Runs the effects of a queue until none waits, unless the queue is being run.
  @inline(__always) func run(_ queue: WaitingEffects) {
    guard !queue.isRunning && !isRuleRunning else { return }
    queue.beginRun()
    while let effect = queue.takeFirst() {
      if _slowPath(effect.flags.contains(.hasQueue)) { noteQueueGeneration(of: effect) }
      runWaiting(effect, of: queue)
      if !isFlushing && fields.transaction.depth == 0 { flush() }
    }
    queue.endRun()
  }

  /// Runs an effect that was taken out of its queue, if an input has changed. Others of the queue may run, too; it is
  /// nil where something comes between two effects.
  @inline(__always) private func runWaiting(_ effect: NodeReference, of queue: WaitingEffects?) {
    let mark = effect.mark
    guard !mark.isSettled && !mark.flags.contains(.isStopped) else { return }
    let runs = effect.runsWithWrites
    guard _fastPath(runs < Self.runsPerFlush) else { return leaveAlone(effect) }
    guard isIdle else { return bringUpToDate(effect) }
    let generation = effect.generation
    beginOutermost()
    if !tryRunRow(from: effect, of: queue) { settleTarget(effect) }
    guard _slowPath(fields.evaluation.slow.contains(.deferredWork)) else { return didSettle() }
    doDeferredWork(of: effect, generation, after: runs)
  }

  /// Does the deferred work after a run. A value that the run has replaced may write when it is released, and then it
  /// is a run with writes; each is counted once.
  @inline(never) private func doDeferredWork(of effect: NodeReference, _ generation: UInt32, after runs: Int) {
    let revision = fields.clock.revision
    didSettle()
    guard fields.clock.revision != revision, effect.generation == generation, effect.runsWithWrites == runs else {
      return
    }
    queue(of: effect).countRunWithWrites(of: effect)
  }

  /// Runs a new effect while nothing else runs.
  @inline(never) private func runFirstRow(_ effect: NodeReference) {
    if !tryRunRow(from: effect, of: nil) { settleTarget(effect) }
  }

  func runFirst(_ effect: NodeReference) {
    // An effect that was made for an ending scope is stopped already.
    guard !effect.flags.contains(.isStopped) else { return }
    let depth = fields.effects.firstRuns
    guard depth < fields.effects.mostFirstRuns && !fields.effects.refusesFirstRuns else {
      return refuseFirstRun(of: effect, after: depth)
    }
    retain()
    let transactions = fields.clock.transactions
    fields.effects.firstRuns += 1
    if isIdle { runOutermost { runFirstRow(effect) } } else { bringUpToDate(effect) }
    fields.effects.firstRuns -= 1
    if depth == 0 { fields.effects.refusesFirstRuns = false }
    if fields.transaction.depth == 0 && (!fields.effects.waiting.isEmpty || !fields.evaluation.slow.isEmpty) {
      if fields.clock.transactions == transactions { flushAsTransaction() } else { flush() }
    }
    release()
  }

  /// Marks an effect as clean without a run because effects make each other without end; the first is reported.
  func refuseFirstRun(of effect: NodeReference, after generations: Int) {
    effect.state = .clean
    effect.generationOfFirstRun = 0
    guard !fields.effects.refusesFirstRuns else { return }
    fields.effects.refusesFirstRuns = fields.effects.firstRuns > 0
    report(.effectsMakeEachOther(effect: name(of: effect), generations: generations))
  }

  /// Reports an effect that does not settle, and marks it as clean, so that the next change schedules it again.
  ///
  /// Its inputs are brought up to date first (invariant 4). If one is stale again, because a value that its rule
  /// replaced wrote in its `deinit`, the effect waits for the next commit.
  private func leaveAlone(_ effect: NodeReference) {
    // Its inputs are brought up to date once: their rules may be what makes it stale again.
    guard effect.runsWithWrites == Self.runsPerFlush else {
      effect.state = .clean
      makeStaleLater(effect)
      return reportLeftAlone(effect, since: effect.verifiedAt)
    }
    effect.runsWithWrites += 1
    effect.owners += 1
    let verifiedAt = effect.verifiedAt
    var hasChanged = effect.state == .dirty
    var index = 0
    while index < effect.inputs.count {
      if let input = effect.inputs[index].node, !input.mark.isSettled { bringUpToDate(input) }
      // A rule may have stopped the effect, or ended the input.
      if index < effect.inputs.count {
        hasChanged = hasChanged || effect.inputs[index].node.map { $0.mark.hasChanged(since: verifiedAt) } ?? true
      }
      index += 1
    }
    let isUpToDate = (0..<effect.inputs.count).allSatisfy { effect.inputs[$0].node?.mark.isSettled ?? true }
    if effect.state != .ended && !effect.flags.contains(.isStopped) {
      effect.verifyEffect(at: fields.clock.revision)
      effect.state = .clean
      if !isUpToDate { makeStaleLater(effect) }
      if hasChanged || !isUpToDate { reportLeftAlone(effect, since: verifiedAt) }
    }
    disown(effect)
  }

  /// Reports an effect that does not settle, once in a run of the queue: the handler of the report may change an input.
  private func reportLeftAlone(_ effect: NodeReference, since verifiedAt: Revision) {
    guard !effect.flags.contains(.isLeftAlone) else { return }
    effect.flags.insert(.isLeftAlone)
    let cell = newestCellName(upstreamOf: effect, since: verifiedAt)
    report(.effectDoesNotSettle(effect: name(of: effect), cell: cell, runs: Self.runsPerFlush))
  }

  /// Releases values that evaluations replaced, makes cancelled readers stale again, and reports failures.
  @usableFromInline @inline(never) func settleDeferredWork() {
    guard isIdle else { return }
    drainReleases()
    fields.evaluation.slow.remove(.deferredWork | .disturbed)
    fields.evaluation.readSet.empty()
    if !fields.evaluation.cancelled.isEmpty { restoreCancelled() }
    if !fields.effects.postponed.isEmpty { flushPostponed() }
    guard !fields.effects.failures.isEmpty else { return }
    // A flush, the run of a queue and a transaction report at their ends; a flush follows the first run of an effect.
    if isFlushing || fields.transaction.depth > 0 || fields.effects.firstRuns > 0 || fields.effects.runningQueues > 0 {
      fields.evaluation.slow.insert(.deferredWork)
    } else {
      reportFailures()
    }
  }

  /// Makes readers stale again whose evaluation was cancelled; effects that saw the cancellation wait for the next
  /// commit.
  private func restoreCancelled() {
    // A flush, the one that follows a first run, or the run of a queue would run a cancelled effect again at once.
    guard !isFlushing && fields.effects.firstRuns == 0 && fields.effects.runningQueues == 0 else {
      fields.evaluation.slow.insert(.deferredWork)
      return
    }
    for node in exchange(&fields.evaluation.cancelled, with: []).reversed() {
      guard let reader = node.living, !reader.isStoppedEffect else { continue }
      if reader.flags.contains(.isEffect) && queue(of: reader).isRunning {
        // The queue run in which the effect was left alone is not over.
        makeStaleLater(reader)
      } else {
        makeStale(reader, because: .cancelled)
      }
    }
    wakeQueues()
  }
}
