extension Effect {
  /// Ends the effect: its cleanups run, what it made ends, it never runs again. Stopping it again does nothing.
  ///
  /// Called by the body of the effect itself it takes place when the body has returned.
  ///
  /// - Complexity: O(inputs), plus the end of what the effect made.
  public func stop() {
    guard !isStopped else { return }
    traits.insert(.isStopped)
    if state != .computing { finishStop() }
  }

  /// Whether the effect was stopped.
  public var isStopped: Bool { traits.contains(.isStopped) }

  private func finishStop() {
    let reader = ReaderReference(self)
    graph.unlinkInputs(of: reader, from: 0)
    if traits.contains(.hasScope) { graph.endScope(of: reader) }
    owner?.noteStoppedEffect()
    graph.settleHooks()
  }

  /// Runs the body of the effect on top of the evaluation stack, with its reads tracked.
  func runOnce() {
    let graph = self.graph
    let start = EffectRunStart(in: graph)
    if !traits.isDisjoint(with: [.isStopped, .hasScope]) {
      guard endLastRun() else { return }
    }
    runBody(
      in: graph, InputRow(of: ReaderReference(self)), graph.nextTracking, isInRule: graph.fields.isRuleRunning,
      startedAt: start)
  }

  /// Runs the body alone, of which nothing is left from the last run.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - inputs: The inputs of the effect.
  ///   - tracking: The record that comes next.
  ///   - isInRule: Whether a rule is running around the effect, so that writes are refused.
  ///   - start: Where the graph stood before what the last run had left was ended.
  @inline(__always)
  fileprivate func runBody(
    in graph: GraphReference, _ inputs: InputRow, _ tracking: TrackingReference, isInRule: Bool,
    startedAt start: EffectRunStart
  ) {
    let reader = ReaderReference(self)
    graph.fields.transactionDepth &+= 1
    graph.beginTracking(for: reader, inputs, in: tracking, isInRule: isInRule)
    do { try action.run() } catch { graph.noteFailureOfEffect(error) }
    // Every write moves the clock, and so does what ends.
    guard graph.fields.revision == start.revision else {
      return graph.endRunWithChanges(of: reader, start, tracking)
    }
    graph.fields.transactionDepth &-= 1
    _ = graph.finishReads(tracking)
    graph.endTracking(tracking)
    // Its own run may have dropped the last owner.
    guard graph.readerOnTopLives else { return }
    var mark = self.mark
    if mark.traits.isDisjoint(with: [.isOutdated, .sawPassingValue, .isStopped]) {
      mark.state = .clean
      self.mark = mark
      verifiedAt = start.revision
    } else {
      settleRun(startedAt: start.revision)
    }
  }

  /// Ends what the last run has left, unless the effect was stopped.
  ///
  /// - Returns: Whether the body is to run.
  @inline(never)
  private func endLastRun() -> Bool {
    guard !isStopped else {
      state = .clean
      return false
    }
    let graph = self.graph
    let writes = graph.fields.counters.writes
    graph.fields.transactionDepth += 1
    graph.endLastEvaluation(of: ReaderReference(self))
    // A cleanup may have stopped the effect, or dropped its last owner.
    let runs = graph.readerOnTopLives && !isStopped
    if !runs { graph.settleWritesAtDepthOne() }
    graph.fields.transactionDepth -= 1
    guard !runs else { return true }
    graph.countTransaction(ofWritesSince: writes)
    if graph.readerOnTopLives { endStopped() }
    return false
  }

  /// Settles the effect after a run that has written, or changed what the effect had read before, or stopped it.
  @inline(never)
  fileprivate func settleRun(startedAt revision: Revision) {
    if revision < graph.fields.revision { countRunWithWrites() }
    if isStopped {
      endStopped()
    } else if traits.isDisjoint(with: [.isOutdated, .sawPassingValue]) {
      state = .clean
      verifiedAt = graph.fields.revision
    } else {
      comeAgain(unlessUnchangedSince: revision)
    }
  }

  /// Ends the effect that was stopped in its own run.
  private func endStopped() {
    state = .clean
    finishStop()
  }

  /// Makes the effect due again, which has changed something that it had read before, or something upstream of it.
  private func comeAgain(unlessUnchangedSince revision: Revision) {
    state = traits.contains(.sawPassingValue) ? .dirty : .checked
    if state == .dirty {
      // Outside transactions that of the run has been counted already.
      let counted = graph.fields.counters.transactions
      let transaction = graph.fields.transactionDepth > 0 ? graph.currentTransaction : counted
      graph.recordStaleness(of: ReaderReference(self), .writeTakenBack(cell: nil, transaction: transaction))
    }
    verifiedAt = revision
    traits.remove([.isOutdated, .sawPassingValue])
    graph.schedule(ReaderReference(self))
  }
}

/// Where a graph stands when the run of an effect begins.
private struct EffectRunStart {
  /// What had changed.
  let revision: Revision
  /// How many writes there were.
  let writes: Int

  init(in graph: GraphReference) {
    revision = graph.fields.revision
    writes = graph.fields.counters.writes
  }
}

extension GraphReference {
  /// Ends the run of an effect that has written, or ended what somebody had read; the effect may have gone.
  @inline(never)
  fileprivate func endRunWithChanges(
    of reader: ReaderReference, _ start: EffectRunStart, _ tracking: TrackingReference
  ) {
    settleWritesAtDepthOne()
    fields.transactionDepth -= 1
    _ = finishReads(tracking)
    endTracking(tracking)
    countTransaction(ofWritesSince: start.writes)
    if readerOnTopLives { reader.effect.settleRun(startedAt: start.revision) }
  }

  /// Runs an effect that is due and of whose last run nothing is left, while nothing else runs and nobody listens.
  @inline(__always)
  func runOutermost(_ reader: ReaderReference, _ mark: NodeMark, _ inputs: InputRow, _ tracking: TrackingReference) {
    reader.asNode.mark = mark.computing
    fields.evaluationStack.restart(with: reader)
    reader.with(as: Effect.self) {
      $0.runBody(in: self, inputs, tracking, isInRule: false, startedAt: EffectRunStart(in: self))
    }
    fields.evaluationStack.truncate(to: 0)
  }

  /// Runs an effect that was made just now.
  @inline(__always)
  func runFresh(_ reader: ReaderReference) {
    let isOutermost = fields.evaluationStack.isEmpty
    guard isOutermost ? isOnKnownStack() : hasStackLeft() else { return bringUpToDate(reader) }
    reader.state = .computing
    fields.evaluationStack.push(reader)
    reader.with(as: Effect.self) {
      $0.runBody(
        in: self, InputRow(of: reader), nextTracking, isInRule: fields.isRuleRunning,
        startedAt: EffectRunStart(in: self))
    }
    fields.evaluationStack.pop()
    if isOutermost { didSettle() }
  }
}
