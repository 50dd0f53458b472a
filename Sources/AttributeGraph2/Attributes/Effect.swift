extension Effect {
  /// Ends the effect: it never runs again, and nothing keeps its inputs for it. Stopping it again does nothing.
  ///
  /// - Complexity: O(inputs).
  public func stop() {
    traits.insert(.isStopped)
    if state != .computing { graph.unlinkInputs(of: ReaderReference(self), from: 0) }
  }

  /// Whether the effect was stopped.
  public var isStopped: Bool { traits.contains(.isStopped) }

  /// Runs the body of the effect on top of the evaluation stack, with its reads tracked.
  func runOnce(_ body: () -> Void) {
    let graph = self.graph
    let reader = ReaderReference(self)
    guard !isStopped else {
      state = .clean
      return
    }
    let startedAt = graph.fields.revision
    // Nothing that an effect runs inside another evaluation (it can be made in a rule) belongs to that rule.
    let isNested = graph.beginTracking(for: reader)
    graph.fields.transactionDepth += 1
    body()
    graph.settleWritesAtDepthOne()
    graph.fields.transactionDepth -= 1
    _ = graph.finishReads()
    graph.endTracking(isNested: isNested)
    guard graph.readerOnTopLives else { return }
    if startedAt < graph.fields.revision { runsWithWrites += 1 }
    if isStopped {
      state = .clean
      graph.unlinkInputs(of: reader, from: 0)
    } else if traits.isDisjoint(with: [.isOutdated, .sawPassingValue]) {
      state = .clean
      verifiedAt = graph.fields.revision
    } else {
      comeAgain(unlessUnchangedSince: startedAt)
    }
  }

  /// Makes the effect due again, which has changed something that it had read before, or something upstream of it.
  private func comeAgain(unlessUnchangedSince revision: Revision) {
    state = traits.contains(.sawPassingValue) ? .dirty : .checked
    verifiedAt = revision
    traits.remove([.isOutdated, .sawPassingValue])
    graph.schedule(ReaderReference(self))
  }
}
