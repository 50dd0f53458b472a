/// A reader to come back to when nothing runs.
struct PutOffReader: BitwiseCopyable {
  /// Why.
  enum Reason {
    /// Its last evaluation was cancelled, and says nothing about its value.
    case cancelled
    /// It is an effect that does not settle, and was left alone while it was stale.
    case leftAlone
  }

  let reader: ReaderReference
  let reason: Reason

  /// Whether the run of its queue is over in which it was left alone.
  var canComeBack: Bool { reason == .cancelled || !reader.with(as: Effect.self) { $0.turns.isRunning } }
}

/// What is done when the outermost evaluation is over, and not before: it may run the user's code.
extension GraphReference {
  /// Releases what evaluations have left behind, and makes stale again what was cancelled.
  @usableFromInline @inline(never)
  func settleAftermath() {
    fields.oddities.subtract([.aftermath, .lookedBack, .unsettledReads])
    fields.readSet.empty()
    if !fields.lookBacks.isEmpty { fields.lookBacks = [:] }
    if fields.hasDeepRecords { forgetDeepRecords() }
    releaseContextsOfEnded()
    if !fields.keptWhileRunning.isEmpty { fields.keptWhileRunning = [] }
    if !fields.oldValues.isEmpty { releaseOldValues() }
    if !fields.putOff.isEmpty { comeBackToReaders() }
    guard !fields.failures.isEmpty else { return }
    // A flush reports at its end, a transaction after its flush, and the first run of an effect is followed by one.
    if fields.isFlushing || fields.transactionDepth > 0 || fields.firstRuns > 0 {
      fields.hasAftermath = true
    } else {
      reportFailures()
    }
  }

  /// Makes a reader stale again once nothing runs.
  func comeBack(to reader: ReaderReference, _ reason: PutOffReader.Reason) {
    fields.putOff.push(PutOffReader(reader: reader, reason: reason))
    fields.hasAftermath = true
  }

  /// Makes readers stale again whose evaluation was cancelled, and gives those effects a turn again that were left alone
  /// while they were stale. Such effects, and others that saw the cancellation, wait for the next commit.
  private func comeBackToReaders() {
    // A flush that made an effect run because of a cancellation would run it again at once.
    // So would the flush that follows the first run of one.
    guard !fields.isFlushing && fields.firstRuns == 0 else {
      fields.hasAftermath = true
      return
    }
    while let next = takePutOff(where: { $0.canComeBack }) {
      switch next.reason {
      case .cancelled: makeStale(next.reader, because: .cancelled)
      case .leftAlone: schedule(next.reader)
      }
    }
    if !fields.putOff.isEmpty { fields.hasAftermath = true }
  }

  /// Takes a node that goes out of those to come back to.
  func forgetToComeBack(to node: NodeReference) {
    while takePutOff(where: { $0.reader.asNode == node }) != nil {}
  }

  /// Takes out the last of those to come back to of which something is true.
  private func takePutOff(where condition: (PutOffReader) -> Bool) -> PutOffReader? {
    guard let index = (0..<fields.putOff.count).last(where: { condition(fields.putOff[$0]) }) else { return nil }
    let found = fields.putOff[index]
    fields.putOff[index] = fields.putOff[fields.putOff.count - 1]
    _ = fields.putOff.pop()
    return found
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
