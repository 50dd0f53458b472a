/// The recorded cause of a node: why it ran last, or why its cell changed last. Two steps are kept: a run that gave the
/// same value again causes no run, and neither does a write that was rolled back; then the step before counts, as where
/// a cleanup stops an effect before its run.
final class Cause {
  var latest: CauseStep?
  /// The cause if the latest changed nothing: the last run that gave another value, the last write that is final. Of an
  /// effect, the run before the latest.
  var standing: CauseStep?
  /// The latest run of an effect without the steps that led to its write; nil where no write of the effect needed it.
  var cut: CauseStep?
  /// Why the reader has to run, where no changed input tells.
  var staleness: Explanation.Origin?
  /// The last transaction that left the cell with its first value.
  var rolledBackIn: Int?
  /// The writes of the open transaction to the cell; nil where there are none.
  var outcome: WriteOutcome?
}

/// The writes of one transaction to a cell, which it keeps or rolls back.
final class WriteOutcome {
  var isRolledBack = false
}

/// One step from a write to a run, as it was at the time. Each refers to the one before it, so paths share their
/// beginnings, and a node has as many steps of its own as it had runs that others still refer to.
final class CauseStep {
  let name: GivenName
  /// The event with which the path begins; nil for a run because the node of the step before had changed.
  let start: Start?
  /// The number of a reader's run, counted from 1; 0 where nothing ran.
  let evaluation: Int
  /// The transaction of the write with which the path begins; without a write, the one in which it began.
  let transaction: Int
  /// The clock at the write, or when the run began.
  let revision: Revision
  /// The outcome of a write whose transaction may roll it back.
  let outcome: WriteOutcome?
  /// Before a run: the change of its input. Before a write: the run of the effect that made it.
  private(set) var source: CauseStep?
  /// The step with which the path to this one begins; nil where it is this one.
  private var first: CauseStep?

  init(
    _ name: GivenName, _ start: Start? = nil, evaluation: Int = 0, transaction: Int, revision: Revision,
    outcome: WriteOutcome? = nil, source: CauseStep? = nil
  ) {
    self.name = name
    self.start = start
    self.evaluation = evaluation
    self.transaction = transaction
    self.revision = revision
    self.outcome = outcome
    self.source = source
    first = start == nil ? source?.beginning : nil
  }

  /// The event with which a path begins. Names of writes are written out only in answers.
  enum Start {
    case write(effect: GivenName?)
    case event(Explanation.Origin)
  }

  /// The event with which the path begins, in words; nil as for ``start``.
  var origin: Explanation.Origin? {
    switch start {
    case nil: nil
    case .event(let origin): origin
    case .write(let effect):
      .write(.init(cell: name.description, transaction: transaction, effect: effect?.description))
    }
  }

  var beginning: CauseStep { first ?? self }

  /// The steps from this one back to the event with which its path begins.
  var wayBack: [CauseStep] {
    var steps = [self]
    while let last = steps.last, last.start == nil, let source = last.source { steps.append(source) }
    return steps
  }

  /// The event with which the path begins, in words, and the names from the node at which it happened to this one.
  ///
  /// A write that was rolled back is an event at the node that has read its value.
  ///
  /// - Complexity: O(steps).
  var originAndPath: (origin: Explanation.Origin?, path: [String]) {
    var way = wayBack
    let first = beginning
    var origin = first.origin
    if way.count > 1, first.outcome?.isRolledBack == true, case .write(let write) = origin {
      origin = .writeRolledBack(cell: write.cell, transaction: write.transaction)
      way.removeLast()
    }
    return (origin, way.reversed().map(\.name.description))
  }

  /// These steps without those that led to the write with which they begin; O(1) where there are no others.
  func cut() -> CauseStep {
    guard beginning.source != nil else { return self }
    let copy = wayBack.reversed().reduce(CauseStep?.none) { before, step in
      CauseStep(
        step.name, step.start, evaluation: step.evaluation, transaction: step.transaction, revision: step.revision,
        outcome: step.outcome, source: before)
    }
    return copy ?? self
  }

  deinit {
    // Released one by one: a path may be as long as the longest chain of the graph.
    var next = source
    source = nil
    first = nil
    while isKnownUniquelyReferenced(&next) {
      let following = next?.source
      next?.source = nil
      next?.first = nil
      next = following
    }
  }
}

extension Graph {
  /// Whether the graph records what makes its nodes run, for ``why(_:)`` and ``whyNot(_:)``.
  ///
  /// It is off at first, and a graph that does not record pays nothing. Turning it off forgets the records.
  ///
  /// While it is on, evaluations take the watched way, as with a listener (``onEvent(_:)``), and every node keeps its
  /// last run or write and the one before, with the steps that led to them. If an effect made the write, the steps go
  /// on to the cause of the effect's run within the same transaction and its flush, but not beyond. So a node keeps two
  /// paths at most, each no longer than the ways from cells to what ran in one flush.
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
    // Nothing reads an effect; the step before tells why it ran if a cleanup stops it now.
    if let latest = cause.latest, reader.flags.contains(.isEffect) || !(reader.changedAt < latest.revision) {
      cause.standing = latest
    }
    var source: CauseStep?
    var origin: Explanation.Origin?
    if let input, input.mark.isSettled {
      source =
        lastChange(of: input)
        ?? CauseStep(called(input), .event(.unrecorded), transaction: currentTransaction, revision: input.changedAt)
    } else {
      origin = self.origin(reason, input, cause.staleness)
      if case .inputRan = origin { source = latestWrite(upstreamOf: reader) }
      if source != nil { origin = nil }
    }
    cause.latest = CauseStep(
      called(reader), origin.map { .event($0) }, evaluation: evaluations(of: reader) + 1,
      transaction: source?.transaction ?? currentTransaction, revision: fields.clock.revision, source: source)
    cause.staleness = nil
    cause.cut = nil
  }

  /// The steps to an input of a reader from the latest recorded write since its last run: of a reader that was given
  /// the error of a cycle, it is the write that has opened the cycle.
  private func latestWrite(upstreamOf reader: NodeReference) -> CauseStep? {
    let walk = Walk(from: [reader], along: inputs)
    let written = walk.nodes.filter { node in
      node.flags.contains(.isCell) && node.mark.hasChanged(since: reader.verifiedAt) && lastChange(of: node) != nil
    }
    guard let cell = written.max(by: { $0.changedAt < $1.changedAt }) else { return nil }
    return walk.wayBack(from: cell).dropFirst().dropLast().reduce(lastChange(of: cell)) { source, node in
      source.map { source in
        CauseStep(
          called(node), evaluation: evaluations(of: node), transaction: source.transaction, revision: source.revision,
          source: source)
      }
    }
  }

  /// The event at a reader itself that made it run.
  private func origin(
    _ reason: GraphEvent.Reason, _ input: NodeReference?, _ staleness: Explanation.Origin?
  ) -> Explanation.Origin {
    if reason == .first { return .firstRun }
    // The input is itself being brought up to date.
    if let input { return .inputRan(name(of: input)) }
    return staleness ?? (reason == .inputEnded ? .inputEnded(nil, transaction: nil) : .invalidated(transaction: nil))
  }

  func recordWrite(to cell: NodeReference) {
    let cause = record(of: cell)
    let transaction = currentTransaction
    // A hidden cell is written by the graph itself.
    guard cell.state != .provisional else {
      let change = Explanation.Origin.observedChange(at: name(of: cell), transaction: transaction)
      cause.latest = CauseStep(called(cell), .event(change), transaction: transaction, revision: cell.changedAt)
      cause.standing = cause.latest
      return
    }
    let effect = runningEffect
    let source = effect.flatMap { sourceOfWrites(by: $0, in: transaction) }
    if cell.flags.contains(.isLogged) { cause.outcome = cause.outcome ?? WriteOutcome() }
    cause.latest = CauseStep(
      called(cell), .write(effect: effect.map { called($0) } ?? effectOfOtherGraph), transaction: transaction,
      revision: cell.changedAt,
      outcome: cause.outcome,
      source: source)
    cause.rolledBackIn = nil
    // A write that is not logged cannot be rolled back.
    if !cell.flags.contains(.isLogged) { cause.standing = cause.latest }
  }

  /// The step before the writes of a running effect, cut off at older transactions: effects that answer each other for
  /// ever must not make a path grow for ever. O(1), except for the first write of a run that answers an older
  /// transaction: O(steps).
  private func sourceOfWrites(by effect: NodeReference, in transaction: Int) -> CauseStep? {
    guard let cause = fields.inspection.watchers.causes[effect], let latest = cause.latest else { return nil }
    guard latest.transaction != transaction else { return latest }
    let cut = cause.cut ?? latest.cut()
    cause.cut = cut
    return cut
  }

  /// The innermost effect whose body or cleanup runs; nil where none does, and once it has ended.
  private var runningEffect: NodeReference? {
    guard !fields.evaluation.updates.isEmpty else { return nil }
    let reader = fields.evaluation.updates.current.node
    return reader.flags.contains(.isEffect) && reader.state != .ended ? reader : nil
  }

  /// The running effect of the graph whose evaluation surrounds this graph's work; nil where there is none.
  private var effectOfOtherGraph: GivenName? {
    guard fields.evaluation.updates.isEmpty, let graph = Self.innermostUpdating,
      !graph.fields.evaluation.isNotifying && !graph.fields.inspection.isReporting
    else { return nil }
    return graph.runningEffect.map { graph.called($0) }
  }

  /// A closure that puts the value of an attribute back, which its last run replaces, and its recorded cause as well.
  func restoringCause(of node: NodeReference, _ putBack: @escaping (NodeReference) -> Void) -> (NodeReference) -> Void {
    guard let cause = fields.inspection.watchers.causes[node] else { return putBack }
    return { [standing = cause.standing] node in
      putBack(node)
      cause.standing = standing
    }
  }

  /// Makes the writes of the transaction that ends to a cell final, or forgets them if they were rolled back.
  func settleRecordedWrites(to cell: NodeReference) {
    guard let cause = fields.inspection.watchers.causes[cell], let latest = cause.latest else { return }
    if cell.changedAt < latest.revision {
      cause.latest = cause.standing
      cause.rolledBackIn = latest.transaction
      cause.outcome?.isRolledBack = true
    } else {
      cause.standing = latest
    }
    cause.outcome = nil
  }

  /// Records why a reader has to run, where no input tells, for its next run.
  func recordStaleness(of reader: NodeReference, _ origin: @autoclosure () -> Explanation.Origin) {
    if fields.inspection.watchers.recordsCauses && reader.state != .ended { record(of: reader).staleness = origin() }
  }
}
