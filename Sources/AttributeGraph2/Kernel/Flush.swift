/// The effects of a graph.
struct EffectState: ~Copyable {
  /// The effects that wait for the next commit.
  let waiting = WaitingEffects()
  /// The effects that run when those have settled: whatever tells the outside of changes.
  let observers = WaitingEffects()
  /// How many effects are running for the first time inside each other.
  var firstRuns = 0
  /// How many may do so, or make each other so in the run of a framework's queue.
  var mostFirstRuns = 200_000
  /// Whether there were too many of them, so that no further effect runs until the outermost has returned.
  var refusesFirstRuns = false
  /// Queues whose first effect has come to wait.
  var queuesToWake: [EffectQueue] = []
  /// Errors that effects ended with, to be reported when nothing runs.
  var failures: [EffectFailure] = []
  /// Whether they are being reported.
  var isReportingFailures = false
  /// The handler of effects that failed.
  var onFailure: (EffectFailure) -> Void = EffectFailure.writeToStandardError
}

extension GraphReference {
  /// How often an effect may change something in one run of its queue before it is reported and left alone until its
  /// inputs change again.
  static var runsPerFlush: Int { 100 }

  /// Whether the effects of a commit are being run.
  var isFlushing: Bool { @inline(__always) get { fields.evaluation.slow.contains(.flushing) } }

  /// Puts an effect into its queue, unless it waits there already or was stopped.
  func schedule(_ effect: NodeReference) {
    guard effect.flags.isDisjoint(with: [.isScheduled, .isStopped]) else { return }
    effect.flags.insert(.isScheduled)
    enqueue(effect)
    wakeQueues()
  }

  /// Puts an effect into its queue whose flag says so already.
  @inline(__always)
  func enqueue(_ effect: NodeReference) {
    if _slowPath(effect.flags.contains(.hasQueue)) { return enqueueOutside(effect) }
    if _slowPath(isObserver(effect)) {
      fields.evaluation.slow.insert(.observers)
      return fields.effects.observers.add(effect)
    }
    fields.effects.waiting.add(effect)
  }

  /// Whether an effect runs when the others have settled.
  @inline(__always)
  func isObserver(_ effect: NodeReference) -> Bool { effect.order & 1 << 63 != 0 }

  /// Puts an effect into the queue of a framework, which is told of the first, once nothing is half changed.
  @inline(never)
  private func enqueueOutside(_ effect: NodeReference) {
    guard let queue = effect.queue else { return }
    let isFirst = queue.waiting.isEmpty && !queue.waiting.isRunning
    queue.waiting.add(effect)
    guard isFirst && queue.wake != nil else { return }
    fields.effects.queuesToWake.append(queue)
    fields.transaction.hasQueuesToWake = true
  }

  /// Calls the frameworks whose queues are not empty any more.
  @usableFromInline @inline(never)
  func wakeQueues() {
    guard fields.transaction.hasQueuesToWake else { return }
    fields.transaction.hasQueuesToWake = false
    let queues = fields.effects.queuesToWake
    fields.effects.queuesToWake = []
    for queue in queues { queue.wake?() }
  }

  /// Runs the effects that wait in the graph's own queues, until none does.
  @inline(never)
  func flush() {
    guard !isFlushing && !isRuleRunning else { return }
    retain()
    if fields.transaction.hasQueuesToWake { wakeQueues() }
    if fields.evaluation.slow.contains(.attended) { takeExternalChanges() }
    var rounds = 0
    if !fields.effects.waiting.isEmpty || !fields.effects.observers.isEmpty {
      fields.evaluation.slow.insert(.flushing)
      run(fields.effects.waiting)
      while !fields.evaluation.slow.isDisjoint(with: .ofFlushes) && goOn(&rounds) {
        run(fields.effects.waiting)
      }
      fields.evaluation.slow.remove(.flushing)
    }
    if isIdle && fields.evaluation.slow.contains(.deferredWork) { settleDeferredWork() }
    checkInvariantsIfAsked()
    if fields.evaluation.slow.contains(.attended) { settleHooks() }
    release()
  }

  /// Finds out whether the flush goes on when the effects have settled: because of external changes, or with an observer.
  private func goOn(_ rounds: inout Int) -> Bool {
    if takeExternalChanges(inRound: &rounds) || runNextObserver() { return true }
    fields.evaluation.slow.remove(.observers)
    return false
  }

  /// Runs the observer that was made first among those that wait; effects that it makes due run before the next.
  private func runNextObserver() -> Bool {
    let observers = fields.effects.observers
    if !observers.isRunning { observers.beginRun() }
    guard let effect = observers.takeFirst() else {
      observers.endRun()
      return false
    }
    runWaiting(effect, of: nil)
    return true
  }

  /// Runs the effects of a queue until none waits, unless the queue is being run.
  func run(_ queue: WaitingEffects) {
    guard !queue.isRunning && !isRuleRunning else { return }
    if isIdle { noteStack() }
    queue.beginRun()
    while let effect = queue.takeFirst() {
      runWaiting(effect, of: queue)
      if !isFlushing && fields.transaction.depth == 0 { flush() }
    }
    queue.endRun()
  }

  /// Runs an effect that was taken out of its queue, if an input has changed.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - queue: The queue, from which others may run, too; nil where something comes between two effects.
  @inline(__always)
  private func runWaiting(_ effect: NodeReference, of queue: WaitingEffects?) {
    let mark = effect.mark
    guard !mark.isSettled && !mark.flags.contains(.isStopped) else { return }
    guard _fastPath(effect.runsWithWrites < Self.runsPerFlush) else { return leaveAlone(effect) }
    guard isIdle else { return bringUpToDate(effect) }
    beginOutermost()
    if !tryRunRow(from: effect, of: queue) { settleTarget(effect) }
    didSettle()
  }

  /// Runs a new effect while nothing else runs.
  @inline(never)
  private func runFirstRow(_ effect: NodeReference) {
    beginOutermost()
    if !tryRunRow(from: effect, of: nil) { settleTarget(effect) }
    didSettle()
  }

  /// Runs an effect for the first time.
  func runFirst(_ effect: NodeReference) {
    // What is made for a scope that ends is stopped already.
    guard !effect.flags.contains(.isStopped) else { return }
    let depth = fields.effects.firstRuns
    guard depth < fields.effects.mostFirstRuns && !fields.effects.refusesFirstRuns else {
      return refuseFirstRun(of: effect, after: depth)
    }
    retain()
    fields.effects.firstRuns += 1
    if isIdle {
      noteStack()
      runFirstRow(effect)
    } else {
      bringUpToDate(effect)
    }
    fields.effects.firstRuns -= 1
    if depth == 0 { fields.effects.refusesFirstRuns = false }
    if fields.transaction.depth == 0 && (!fields.effects.waiting.isEmpty || !fields.evaluation.slow.isEmpty) { flush() }
    release()
  }

  /// Lets an effect pass for clean without a run, as effects make each other without end; the first is reported.
  func refuseFirstRun(of effect: NodeReference, after generations: Int) {
    effect.state = .clean
    effect.generationOfFirstRun = 0
    guard !fields.effects.refusesFirstRuns else { return }
    fields.effects.refusesFirstRuns = fields.effects.firstRuns > 0
    report(.effectsMakeEachOther(effect: name(of: effect), generations: generations))
  }

  /// Reports an effect that does not settle, and lets it pass for clean, so that the next change makes it due again.
  ///
  /// Its inputs are brought up to date for it (invariant 4). If none of them has changed, it has settled after all. If one
  /// is stale again, since what its rule has replaced wrote something as it ended, the effect waits for the next commit.
  private func leaveAlone(_ effect: NodeReference) {
    effect.owners += 1
    var hasChanged = effect.state == .dirty
    var index = 0
    while index < effect.inputs.count {
      if let input = effect.input(at: index), !input.state.isSettled { bringUpToDate(input) }
      // The rules that ran may have stopped the effect, or ended the input.
      if index < effect.inputs.count {
        let verifiedAt = effect.verifiedAt
        hasChanged = hasChanged || effect.input(at: index).map { $0.mark.hasChanged(since: verifiedAt) } ?? true
      }
      index += 1
    }
    let isUpToDate = (0..<effect.inputs.count).allSatisfy { effect.input(at: $0)?.state.isSettled ?? true }
    if effect.state != .ended && !effect.flags.contains(.isStopped) {
      effect.verifyEffect(at: fields.clock.revision)
      effect.state = .clean
      if !isUpToDate { makeStaleLater(effect) }
      if hasChanged {
        effect.flags.insert(.isLeftAlone)
        report(
          .effectDoesNotSettle(
            effect: name(of: effect), cell: lastCellName, runs: Self.runsPerFlush))
      }
    }
    disown(effect)
  }
}

// MARK: - What is deferred until nothing runs

extension GraphReference {
  /// Releases what evaluations have left behind, and makes stale again what was cancelled.
  @usableFromInline @inline(never)
  func settleDeferredWork() {
    guard isIdle else { return }
    fields.evaluation.slow.subtract([.deferredWork, .disturbed])
    fields.evaluation.readSet.empty()
    drainReleases()
    if !fields.evaluation.cancelled.isEmpty { restoreCancelled() }
    guard !fields.effects.failures.isEmpty else { return }
    // A flush reports at its end, a transaction after its flush, and the first run of an effect is followed by one.
    if isFlushing || fields.transaction.depth > 0 || fields.effects.firstRuns > 0 {
      fields.evaluation.slow.insert(.deferredWork)
    } else {
      reportFailures()
    }
  }

  /// Makes readers stale again whose evaluation was cancelled. Effects that saw the cancellation wait for the next commit.
  private func restoreCancelled() {
    // A flush that made an effect run because of a cancellation would run it again at once.
    // So would the flush that follows the first run of one.
    guard !isFlushing && fields.effects.firstRuns == 0 else {
      fields.evaluation.slow.insert(.deferredWork)
      return
    }
    let cancelled = fields.evaluation.cancelled
    fields.evaluation.cancelled = []
    for node in cancelled.reversed() {
      guard let reader = node.living, !reader.flags.contains(.isStopped) else { continue }
      if reader.flags.contains(.isEffect) && queue(of: reader).isRunning {
        // The run of its queue in which it was left alone is not over.
        makeStaleLater(reader)
      } else {
        makeStale(reader, because: .cancelled)
      }
    }
  }

  /// The name of the cell that was written last.
  var lastCellName: String? { fields.transaction.lastCell?.living.map { name(of: $0) } }
}
