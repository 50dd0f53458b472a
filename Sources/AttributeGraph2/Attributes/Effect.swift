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
    let reader = ReaderReference(self)
    let start = RunStart(revision: graph.fields.revision, writes: graph.fields.counters.writes)
    if !traits.isDisjoint(with: [.isStopped, .hasScope]) {
      guard endLastRun(start) else { return }
    }
    graph.fields.transactionDepth &+= 1
    // Nothing that an effect runs inside another evaluation (it can be made in a rule) belongs to that rule.
    let isNested = graph.beginTracking(for: reader)
    do { try action.run() } catch { graph.noteFailure(EffectFailure(effect: graph.nameOfReaderOnTop, error: error)) }
    if graph.fields.counters.writes != start.writes { graph.settleWritesAtDepthOne() }
    graph.fields.transactionDepth &-= 1
    _ = graph.finishReads()
    graph.endTracking(isNested: isNested)
    let hasChanges = !start.isNow(in: graph)
    if hasChanges { graph.countTransaction(ofWritesSince: start.writes) }
    // Its own run may have dropped the last owner.
    guard graph.readerOnTopLives else { return }
    var mark = self.mark
    guard !hasChanges, mark.traits.isDisjoint(with: [.isOutdated, .sawPassingValue, .isStopped]) else {
      return endRunWithChanges(startedAt: start.revision)
    }
    mark.state = .clean
    self.mark = mark
    verifiedAt = graph.fields.revision
  }

  /// Where a graph stands when a run begins.
  private struct RunStart {
    /// What had changed.
    let revision: Revision
    /// How many writes there were.
    let writes: Int

    /// Whether nothing has changed or was written since.
    @inline(__always)
    func isNow(in graph: GraphReference) -> Bool {
      graph.fields.revision == revision && graph.fields.counters.writes == writes
    }
  }

  /// Ends what the last run has left, unless the effect was stopped.
  ///
  /// - Returns: Whether the body is to run.
  @inline(never)
  private func endLastRun(_ start: RunStart) -> Bool {
    guard !isStopped else {
      state = .clean
      return false
    }
    let graph = self.graph
    graph.fields.transactionDepth += 1
    graph.endLastEvaluation(of: ReaderReference(self))
    // A cleanup may have stopped the effect, or dropped its last owner.
    let runs = graph.readerOnTopLives && !isStopped
    if !runs { graph.settleWritesAtDepthOne() }
    graph.fields.transactionDepth -= 1
    guard !runs else { return true }
    graph.countTransaction(ofWritesSince: start.writes)
    if graph.readerOnTopLives { endStopped() }
    return false
  }

  /// Ends a run that has written, or changed what the effect had read before, or stopped the effect.
  @inline(never)
  private func endRunWithChanges(startedAt revision: Revision) {
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

extension GraphReference {
  /// The name of the reader that runs, which may have ended meanwhile.
  var nameOfReaderOnTop: String {
    fields.evaluationStack[fields.evaluationStack.count - 1].reader.map { name(of: $0.asNode) }
      ?? "an effect that has ended"
  }
}
