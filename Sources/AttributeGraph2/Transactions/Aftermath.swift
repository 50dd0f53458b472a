/// What is done when the outermost evaluation is over, and not before: it may run the user's code.
extension GraphReference {
  /// Releases what evaluations have left behind, and makes stale again what was cancelled.
  @usableFromInline @inline(never)
  func settleAftermath() {
    fields.oddities.subtract([.aftermath, .lookedBack, .unsettledReads])
    fields.readSet.empty()
    if fields.hasDeepRecords { forgetDeepRecords() }
    releaseContextsOfEnded()
    if !fields.keptWhileRunning.isEmpty { fields.keptWhileRunning = [] }
    if !fields.oldValues.isEmpty { releaseOldValues() }
    if !fields.cancelled.isEmpty { forgetCancelledOutcomes() }
    guard !fields.failures.isEmpty else { return }
    // A flush reports at its end, a transaction after its flush, and the first run of an effect is followed by one.
    if fields.isFlushing || fields.transactionDepth > 0 || fields.firstRuns > 0 {
      fields.hasAftermath = true
    } else {
      reportFailures()
    }
  }

  /// Makes readers stale again whose evaluation was cancelled. Effects among those that saw it wait for the next commit.
  private func forgetCancelledOutcomes() {
    // A flush that made an effect run because of a cancellation would run it again at once.
    // So would the flush that follows the first run of one.
    guard !fields.isFlushing && fields.firstRuns == 0 else {
      fields.hasAftermath = true
      return
    }
    while let node = fields.cancelled.pop() { makeStale(node.asReader, because: .cancelled) }
  }

  /// Takes a node that goes out of those that are to be made stale.
  func forgetCancellation(of node: NodeReference) {
    var index = fields.cancelled.count
    while index > 0 {
      index -= 1
      guard fields.cancelled[index] == node, let last = fields.cancelled.pop() else { continue }
      if index < fields.cancelled.count { fields.cancelled[index] = last }
    }
  }

  /// Makes a reader dirty, and what depends on it perhaps stale.
  func makeStale(_ reader: ReaderReference, because origin: @autoclosure () -> Explanation.Origin) {
    guard reader.state.isSettled || reader.state == .checked else { return }
    recordStaleness(of: reader, origin())
    fields.revision.advance()
    reader.state = .dirty
    if reader.asNode.traits.contains(.isEffect) { schedule(reader) } else { markOutputs(of: reader.asNode) }
  }

  /// Keeps the error of the effect that runs, which may have ended meanwhile, until nothing does.
  @inline(never)
  func noteFailureOfEffect(_ error: any Error) {
    let effect = fields.evaluationStack.top.reader.map { name(of: $0.asNode) } ?? "an effect that has ended"
    noteFailure(EffectFailure(effect: effect, error: error))
  }

  /// Keeps the error of an effect until nothing runs.
  func noteFailure(_ failure: EffectFailure) {
    fields.failures.append(failure)
    fields.hasAftermath = true
  }

  /// Hands the errors of effects to the graph's handler, in the order in which they came.
  func reportFailures() {
    // The handler may bring more: they wait until it is their turn.
    guard !fields.isReportingFailures else { return }
    fields.isReportingFailures = true
    var next = 0
    while next < fields.failures.count {
      let failure = fields.failures[next]
      next += 1
      let handler = fields.onEffectFailure
      handler(failure)
    }
    fields.failures = []
    fields.isReportingFailures = false
  }
}
