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
    graph.fields.transactionDepth -= 1
    let lives = graph.finishReads()
    graph.endTracking(isNested: isNested)
    guard lives else { return }
    verifiedAt = startedAt
    state = .clean
    if isStopped {
      graph.unlinkInputs(of: reader, from: 0)
    } else if startedAt < graph.fields.revision && graph.anyInputChanged(of: reader) {
      // It wrote something that it had read, or upstream of it.
      state = .checked
      graph.schedule(reader)
    }
  }
}
