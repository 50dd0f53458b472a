/// The recorded cause of a node: why it ran last, or why its cell changed last.
///
/// Two steps are kept. A run that gave the same value again is no cause for anybody's run, and neither is a write that
/// its own transaction took back; what stood before them is.
final class Cause {
  /// The last run of the reader, or the last write to the cell.
  var latest: CauseStep?
  /// The cause to return to if the latest changed nothing: the last run that gave another value, the last write that is final.
  var standing: CauseStep?
  /// Why the reader has to run where no changed input tells.
  var staleness: Explanation.Origin?
  /// The last transaction that left the cell with the value with which it had begun.
  var takenBackIn: Int?
  /// The writes of the open transaction to the cell, which it may roll back; nil where there are none.
  var outcome: WriteOutcome?
}

/// The writes of one transaction to a cell, which it keeps or rolls back.
final class WriteOutcome {
  /// Whether they were rolled back.
  var isTakenBack = false
}

/// One step from a write to a run, as it was at the time: it does not change when what it names runs again.
///
/// Each step knows the one before it, so a path is shared by all whom it has reached, and a node has as many steps of
/// its own as it had runs that others still go back to.
final class CauseStep {
  /// The event.
  enum Event {
    /// The cell was set, by an effect if it is named.
    case write(by: GivenName?)
    /// Something has changed that is observed outside the graph; the cell stands for it.
    case news
    /// The reader ran because the node of the step before had changed.
    case run
    /// The reader ran because of something that happened to itself.
    case start(Explanation.Origin)
    /// The node had changed when causes were not recorded.
    case unrecorded
  }

  /// The name of the node at that time.
  let name: GivenName
  let event: Event
  /// Which run of a reader it was, counted from 1; 0 where nothing ran.
  let evaluation: Int
  /// The transaction of the write with which the path begins; without a write, the one in which it began.
  let transaction: Int
  /// The clock at the write, or when the run began.
  let revision: Revision
  /// The outcome of a write whose transaction may roll it back.
  let outcome: WriteOutcome?
  /// Before a run: the change of its input. Before a write: the run of the effect that made it.
  private(set) var source: CauseStep?

  init(
    _ name: GivenName, _ event: Event, evaluation: Int = 0, transaction: Int, revision: Revision,
    outcome: WriteOutcome? = nil, source: CauseStep? = nil
  ) {
    self.name = name
    self.outcome = outcome
    self.event = event
    self.evaluation = evaluation
    self.transaction = transaction
    self.revision = revision
    self.source = source
  }

  /// The steps from this one back to the event with which its path begins.
  ///
  /// - Complexity: O(steps).
  var wayBack: [CauseStep] {
    var steps = [self]
    while case .run = steps[steps.count - 1].event, let source = steps[steps.count - 1].source { steps.append(source) }
    return steps
  }

  /// These steps without what led to the write with which they begin, where an effect made that.
  ///
  /// - Complexity: O(steps).
  func cut() -> CauseStep {
    let steps = wayBack
    guard steps[steps.count - 1].source != nil else { return self }
    let copy = steps.reversed().reduce(CauseStep?.none) { before, step in
      CauseStep(
        step.name, step.event, evaluation: step.evaluation, transaction: step.transaction, revision: step.revision,
        outcome: step.outcome, source: before)
    }
    return copy ?? self
  }

  deinit {
    // A path may be as long as the longest chain of the graph; released one by one it needs no stack.
    var next = source
    source = nil
    while isKnownUniquelyReferenced(&next) {
      let following = next?.source
      next?.source = nil
      next = following
    }
  }
}

extension Graph {
  /// Whether the graph records what makes its nodes run, for ``why(_:)`` and ``whyNot(_:)``.
  ///
  /// It is off at first, and a graph that does not record pays nothing. Turning it off forgets what was recorded.
  ///
  /// While it is on, evaluations take the watched way, as with a listener (``onEvent(_:)``), and every node keeps its
  /// last run or write and the one before, with the steps that led to them. Where an effect
  /// has made the write, the steps go on to what made the effect run, and further within the same transaction and its
  /// flush; what led to a write of an earlier transaction is cut off. So a node keeps two paths at most, each no longer
  /// than the ways from cells to what ran in one flush.
  ///
  /// - Complexity: O(1); turning it off O(steps recorded).
  public var recordsCauses: Bool {
    get { state.fields.inspection.watchers.recordsCauses }
    set {
      state.fields.inspection.watchers.recordsCauses = newValue
      if !newValue { state.fields.inspection.watchers.causes = [:] }
      state.watchersDidChange()
    }
  }
}

extension GraphReference {
  /// The record of a node, made if need be.
  private func record(of node: NodeReference) -> Cause {
    if let cause = fields.inspection.watchers.causes[node] { return cause }
    let cause = Cause()
    fields.inspection.watchers.causes[node] = cause
    return cause
  }

  /// The step that last changed the value of a node; nil where it was not recorded.
  func lastChange(of node: NodeReference) -> CauseStep? {
    guard let cause = fields.inspection.watchers.causes[node], let latest = cause.latest else { return nil }
    return node.changedAt < latest.revision ? cause.standing : latest
  }

  /// Records why a reader is about to run: because of an input that has changed, where one is given.
  func recordCause(of reader: NodeReference, _ reason: GraphEvent.Reason, _ input: NodeReference?) {
    let cause = record(of: reader)
    if let latest = cause.latest, !(reader.changedAt < latest.revision) { cause.standing = latest }
    var source: CauseStep?
    var event = CauseStep.Event.run
    if let input, input.state.isSettled {
      source =
        lastChange(of: input)
        ?? CauseStep(called(input), .unrecorded, transaction: currentTransaction, revision: input.changedAt)
    } else {
      let origin = origin(reason, input, cause.staleness)
      if case .inputRan = origin { source = latestWrite(upstreamOf: reader) }
      if source == nil { event = .start(origin) }
    }
    cause.latest = CauseStep(
      called(reader), event, evaluation: evaluations(of: reader) + 1,
      transaction: source?.transaction ?? currentTransaction, revision: fields.clock.revision, source: source)
    cause.staleness = nil
  }

  /// The steps from the latest write since a reader ran to one of its inputs: of a reader that was given the error of a
  /// cycle, it is the write that has opened the cycle. Nil where no such write was recorded.
  ///
  /// - Complexity: O(nodes upstream and their edges).
  private func latestWrite(upstreamOf reader: NodeReference) -> CauseStep? {
    let walk = Walk(from: [reader], along: inputs)
    let written = walk.nodes.filter { node in
      node.flags.contains(.isCell) && node.mark.hasChanged(since: reader.verifiedAt) && lastChange(of: node) != nil
    }
    guard let cell = written.max(by: { $0.changedAt < $1.changedAt }) else { return nil }
    return walk.wayBack(from: cell).dropFirst().dropLast().reduce(lastChange(of: cell)) { source, node in
      source.map { source in
        CauseStep(
          called(node), .run, evaluation: evaluations(of: node), transaction: source.transaction,
          revision: source.revision, source: source)
      }
    }
  }

  /// The event at a reader itself that made it run.
  private func origin(
    _ reason: GraphEvent.Reason, _ input: NodeReference?, _ staleness: Explanation.Origin?
  ) -> Explanation.Origin {
    if reason == .first { return .firstRun }
    // An input that waits for the reader cannot be waited for.
    if let input { return .inputRan(name(of: input)) }
    if let staleness { return staleness }
    return reason == .inputEnded ? .inputEnded(nil, transaction: nil) : .invalidated(transaction: nil)
  }

  /// Records a write to a cell whose `changedAt` is that of the write.
  func recordWrite(to cell: NodeReference) {
    let cause = record(of: cell)
    let transaction = currentTransaction
    // The graph itself writes such a cell, when somebody looks.
    guard cell.state != .provisional else {
      let step = CauseStep(called(cell), .news, transaction: transaction, revision: cell.changedAt)
      (cause.latest, cause.standing) = (step, step)
      return
    }
    var effect: GivenName?
    var source: CauseStep?
    if let reader = runningEffect {
      effect = called(reader)
      // Effects that answer each other for ever must not leave a path that grows for ever.
      source = fields.inspection.watchers.causes[reader]?.latest.map { $0.transaction == transaction ? $0 : $0.cut() }
    }
    if cell.flags.contains(.isLogged) { cause.outcome = cause.outcome ?? WriteOutcome() }
    let step = CauseStep(
      called(cell), .write(by: effect), transaction: transaction, revision: cell.changedAt, outcome: cause.outcome,
      source: source)
    cause.latest = step
    cause.takenBackIn = nil
    // Only what the write log knows can be taken back.
    if !cell.flags.contains(.isLogged) { cause.standing = step }
  }

  /// The innermost effect whose body or cleanup runs; nil where none does, and once it has ended.
  private var runningEffect: NodeReference? {
    guard !fields.evaluation.updates.isEmpty else { return nil }
    let reader = fields.evaluation.updates.current.node
    return reader.flags.contains(.isEffect) && reader.state != .ended ? reader : nil
  }

  /// Makes the writes to a cell final whose transaction ends, or forgets them where it is back where it began.
  func settleRecordedWrites(to cell: NodeReference) {
    guard let cause = fields.inspection.watchers.causes[cell], let latest = cause.latest else { return }
    if cell.changedAt < latest.revision {
      cause.latest = cause.standing
      cause.takenBackIn = latest.transaction
      cause.outcome?.isTakenBack = true
    } else {
      cause.standing = latest
    }
    cause.outcome = nil
  }

  /// Records why a reader has to run where no input will tell: for its next run.
  func recordStaleness(of reader: NodeReference, _ origin: @autoclosure () -> Explanation.Origin) {
    if fields.inspection.watchers.recordsCauses { record(of: reader).staleness = origin() }
  }
}
