extension GraphReference {
  /// Runs the body of the effect on top of the evaluation stack, with its reads tracked.
  @inline(__always) func runEffect(_ effect: NodeReference) {
    let start = fields.clock.revision
    let writes = fields.clock.writes
    if _slowPath(!effect.flags.isDisjoint(with: .isStopped | .hasScope | .isLeftAlone)) {
      guard endLastRun(of: effect, writes) else { return }
    }
    fields.transaction.depth &+= 1
    beginReads(of: effect, isInRule: false)
    do {
      // SAFETY: it is the effect's closure; one that ends while it runs keeps it until it has returned.
      try unsafe effect.closure(in: self).with(EffectClosure.self) { try $0.call() }
    } catch {
      noteFailure(of: effect, error)
    }
    finishReads()
    // Every write, and every end of a read node, advances the clock.
    guard _fastPath(fields.clock.revision == start) else { return endRunWithChanges(of: effect, start, writes) }
    fields.transaction.depth &-= 1
    let mark = effect.mark
    if _fastPath(mark.has(.computing, without: .isOutdated | .sawTransientValue | .isStopped)) {
      effect.mark = mark.with(.clean).removing(.isOnStack)
      effect.verifyEffect(at: start)
    } else {
      settleRun(of: effect, startedAt: start)
    }
  }

  @inline(never) private func noteFailure(of effect: NodeReference, _ error: any Error) {
    noteFailure(EffectFailure(effect: name(of: effect), error: error))
  }

  /// Ends the effects and runs the cleanups of the last run, unless the effect was stopped; false if the body must not
  /// run.
  @inline(never) private func endLastRun(of effect: NodeReference, _ writes: Int) -> Bool {
    effect.flags.remove(.isLeftAlone)
    guard !effect.flags.contains(.isStopped) else {
      finishStop(of: effect)
      return false
    }
    guard effect.flags.contains(.hasScope) else { return true }
    fields.transaction.depth += 1
    // A cleanup may stop or end the effect.
    let runs = endLastEvaluation(of: effect) && !effect.flags.contains(.isStopped)
    if !runs && fields.transaction.depth == 1 { settleWrites() }
    fields.transaction.depth -= 1
    guard !runs else { return true }
    countTransaction(ofWritesSince: writes)
    if effect.state != .ended { finishStop(of: effect) }
    return false
  }

  /// Ends the run of an effect that has written a cell or ended a node.
  @inline(never) private func endRunWithChanges(of effect: NodeReference, _ start: Revision, _ writes: Int) {
    let wasOutdated = effect.flags.contains(.isOutdated)
    if fields.transaction.depth == 1 { settleWrites() }
    fields.transaction.depth -= 1
    countTransaction(ofWritesSince: writes)
    guard effect.state != .ended else { return }
    if !wasOutdated && effect.flags.contains(.isOutdated) {
      // Its inputs saw a value that was rolled back to an equal one: they are refreshed, and the effect does not run
      // again.
      effect.flags.remove(.isOutdated)
      refreshInputs(of: effect)
    }
    settleRun(of: effect, startedAt: start)
  }

  /// Settles an effect after a run that wrote, changed one of its own inputs, or stopped it.
  @inline(never) private func settleRun(of effect: NodeReference, startedAt start: Revision) {
    guard effect.state != .ended else { return }
    compactInputs(of: effect)
    if effect.hasStaleInput { effect.flags.insert(.isOutdated) }
    if start < fields.clock.revision { queue(of: effect).countRunWithWrites(of: effect) }
    if effect.flags.contains(.isStopped) {
      finishStop(of: effect)
    } else if effect.flags.isDisjoint(with: .isOutdated | .sawTransientValue) {
      effect.mark = effect.mark.with(.clean).removing(.isOnStack)
      effect.verifyEffect(at: fields.clock.revision)
    } else {
      runAgain(effect, unlessUnchangedSince: start)
    }
  }

  /// Schedules an effect again that has changed one of its inputs, or something upstream of them.
  private func runAgain(_ effect: NodeReference, unlessUnchangedSince start: Revision) {
    let isDirty = effect.flags.contains(.sawTransientValue)
    if isDirty {
      // Outside a transaction, the transaction of the run is counted already.
      let counted = fields.clock.transactions
      let transaction = fields.transaction.depth > 0 ? currentTransaction : counted
      recordStaleness(of: effect, .writeRolledBack(cell: nil, transaction: transaction))
    }
    effect.mark = effect.mark.with(isDirty ? .dirty : .checked).removing(.isOnStack | .isOutdated | .sawTransientValue)
    effect.verifyEffect(at: start)
    schedule(effect)
  }

  func queue(of effect: NodeReference) -> WaitingEffects {
    if let queue = effect.queue { return queue.waiting }
    return isObserver(effect) ? fields.effects.observers : fields.effects.waiting
  }
}
