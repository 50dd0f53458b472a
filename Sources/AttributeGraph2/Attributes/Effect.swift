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
    guard !isStopped else {
      state = .clean
      return
    }
    let startedAt = graph.fields.revision
    let writes = graph.fields.counters.writes
    graph.fields.transactionDepth += 1
    if traits.contains(.hasScope) {
      graph.endLastEvaluation(of: reader)
      // A cleanup may have stopped the effect, or dropped its last owner.
      guard graph.readerOnTopLives, !isStopped else {
        graph.settleWritesAtDepthOne()
        graph.fields.transactionDepth -= 1
        graph.countTransaction(ofWritesSince: writes)
        if graph.readerOnTopLives { endStopped() }
        return
      }
    }
    // Nothing that an effect runs inside another evaluation (it can be made in a rule) belongs to that rule.
    let isNested = graph.beginTracking(for: reader)
    do { try action.run() } catch { graph.noteFailure(EffectFailure(effect: graph.nameOfReaderOnTop, error: error)) }
    let hasWritten = graph.fields.counters.writes != writes
    if hasWritten { graph.settleWritesAtDepthOne() }
    graph.fields.transactionDepth -= 1
    _ = graph.finishReads()
    graph.endTracking(isNested: isNested)
    if hasWritten { graph.countTransaction(ofWritesSince: writes) }
    guard graph.readerOnTopLives else { return }
    if startedAt < graph.fields.revision { countRunWithWrites() }
    let mark = self.mark
    if mark.traits.isDisjoint(with: [.isOutdated, .sawPassingValue, .isStopped]) {
      var clean = mark
      clean.state = .clean
      self.mark = clean
      verifiedAt = graph.fields.revision
    } else if isStopped {
      endStopped()
    } else {
      comeAgain(unlessUnchangedSince: startedAt)
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
