extension Graph {
  /// Whether the graph records what makes its nodes run, for ``why(_:)`` and ``whyNot(_:)``.
  ///
  /// It is off at first, and a graph that does not record pays nothing. Turning it off forgets the records.
  ///
  /// While it is on, evaluations take the watched way, as with a listener (``onEvent(_:)``), and every node keeps its
  /// last run or write and the one before, with the steps that led to them. If an effect made the write, the steps go
  /// on to the cause of the effect's run within the same transaction and its flush, but not beyond. So a node keeps two
  /// paths at most, each no longer than the ways from cells to what ran in one flush; of those that no node keeps any
  /// more there are at most as many again.
  ///
  /// - Complexity: O(1); turning it off O(steps recorded).
  public var recordsCauses: Bool {
    get { state.fields.inspection.watchers.recordsCauses }
    set {
      state.fields.inspection.watchers.recordsCauses = newValue
      if !newValue { state.fields.inspection.watchers.causes = CauseTable() }
      state.watchersDidChange()
    }
  }
}

extension GraphReference {
  var causes: CauseTable {
    _read { yield fields.inspection.watchers.causes }
    nonmutating _modify { yield &fields.inspection.watchers.causes }
  }

  /// The recorded cause of a node; nil where there is none.
  func cause(of node: NodeReference) -> Cause? {
    causes.index(of: fields.nodes.slabs.number(of: node)).map { causes[$0] }
  }

  /// The index of the cause of a node in the table, which is made where there is none.
  @inline(__always) private func record(of node: NodeReference) -> Int {
    let number = fields.nodes.slabs.number(of: node)
    return causes.index(of: number) ?? causes.add(Cause(node, number, causes.name(called(node))))
  }

  /// The step that last changed the value of a node; nil where it was not recorded.
  func lastChange(of node: NodeReference) -> StepNumber? {
    guard let record = causes.index(of: fields.nodes.slabs.number(of: node)), let latest = causes[record].latest else {
      return nil
    }
    return node.changedAt < causes[latest].revision ? causes[record].standing : latest
  }

  /// Records why a reader is about to run.
  func recordCause(of reader: NodeReference, _ reason: RunReason) {
    causes.removeUnusedIfLong()
    let record = record(of: reader)
    // Nothing reads an effect; the step before tells why it ran if a cleanup stops it now.
    if let latest = causes[record].latest,
      reader.flags.contains(.isEffect) || !(reader.changedAt < causes[latest].revision)
    {
      causes[record].standing = latest
    }
    var source: StepNumber?
    var start: CauseStep.Start?
    if case .changed(let input) = reason, input.mark.isSettled {
      source = lastChange(of: input) ?? unrecordedChange(of: input)
    } else {
      let origin = origin(reason, causes.staleness(of: causes[record]))
      if case .inputRan = origin { source = latestWrite(upstreamOf: reader) }
      if source == nil { start = causes.start(origin) }
    }
    causes.addRun(
      of: record,
      CauseStep(
        causes[record].name, start, evaluation: evaluations(of: reader) + 1,
        transaction: source.map { causes[$0].transaction } ?? currentTransaction, revision: fields.clock.revision,
        source: source))
  }

  private func unrecordedChange(of input: NodeReference) -> StepNumber {
    causes.append(
      CauseStep(
        causes.name(called(input)), causes.start(.unrecorded), transaction: currentTransaction,
        revision: input.changedAt))
  }

  /// The steps to an input of a reader from the latest recorded write since its last run: of a reader that was given
  /// the error of a cycle, it is the write that has opened the cycle.
  private func latestWrite(upstreamOf reader: NodeReference) -> StepNumber? {
    let walk = Walk(from: [reader], along: inputs)
    let written = walk.nodes.filter { node in
      node.flags.contains(.isCell) && node.mark.hasChanged(since: reader.verifiedAt) && lastChange(of: node) != nil
    }
    guard let cell = written.max(by: { $0.changedAt < $1.changedAt }) else { return nil }
    return walk.wayBack(from: cell).dropFirst().dropLast().reduce(lastChange(of: cell)) { source, node in
      source.map { source in
        let (transaction, revision) = (causes[source].transaction, causes[source].revision)
        return causes.append(
          CauseStep(
            causes.name(called(node)), evaluation: evaluations(of: node), transaction: transaction,
            revision: revision, source: source))
      }
    }
  }

  /// The event at a reader itself that made it run.
  private func origin(_ reason: RunReason, _ staleness: Explanation.Origin?) -> Explanation.Origin {
    switch reason {
    case .first: .firstRun
    // The input is itself being brought up to date.
    case .changed(let input): .inputRan(name(of: input))
    case .inputEnded: staleness ?? .inputEnded(nil, transaction: nil)
    case .invalidated: staleness ?? .invalidated(transaction: nil)
    }
  }

  func recordWrite(to cell: NodeReference) {
    causes.removeUnusedIfLong()
    let record = record(of: cell)
    let transaction = currentTransaction
    // A hidden cell is written by the graph itself.
    guard cell.state != .provisional else {
      let start = causes.start(.observedChange(at: name(of: cell), transaction: transaction))
      return causes.addWrite(
        to: record,
        CauseStep(causes[record].name, start, transaction: transaction, revision: cell.changedAt), isFinal: true)
    }
    let effect = runningEffect
    let source = effect.flatMap { sourceOfWrites(by: $0, in: transaction) }
    let writer = effect.map { causes[self.record(of: $0)].name } ?? effectOfOtherGraph.map { causes.name($0) }
    causes.addWrite(
      to: record,
      CauseStep(
        causes[record].name, .write(effect: writer), transaction: transaction, revision: cell.changedAt,
        source: source),
      // A write that is not logged cannot be rolled back.
      isFinal: !cell.flags.contains(.isLogged))
    causes[record].rolledBackIn = nil
  }

  /// The step before the writes of a running effect, cut off at older transactions: effects that answer each other for
  /// ever must not make a path grow for ever. O(1), except for the first write of a run that answers an older
  /// transaction: O(steps).
  private func sourceOfWrites(by effect: NodeReference, in transaction: Int) -> StepNumber? {
    let record = record(of: effect)
    guard let latest = causes[record].latest else { return nil }
    guard causes[latest].transaction != transaction else { return latest }
    let cut = causes[record].cut ?? causes.cut(latest)
    causes[record].cut = cut
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
    guard let cause = cause(of: node) else { return putBack }
    causes[record(of: node)].standingBefore = cause.standing
    return { node in
      putBack(node)
      node.graph.restoreCause(of: node)
    }
  }

  private func restoreCause(of node: NodeReference) {
    guard let cause = cause(of: node) else { return }
    causes[record(of: node)].standing = cause.standingBefore
  }

  /// Makes the writes of the transaction that ends to a cell final, or forgets them if they were rolled back.
  func settleRecordedWrites(to cell: NodeReference) {
    guard let cause = cause(of: cell), let latest = cause.latest else { return }
    let record = record(of: cell)
    if cell.changedAt < causes[latest].revision {
      causes[record].latest = cause.standing
      causes[record].rolledBackIn = causes[latest].transaction
      causes.rollBackWrites(to: record)
    } else {
      causes[record].standing = latest
    }
    causes[record].firstWrite = nil
  }

  /// Records why a reader has to run, where no input tells, for its next run.
  func recordStaleness(of reader: NodeReference, _ origin: @autoclosure () -> Explanation.Origin) {
    guard fields.inspection.watchers.recordsCauses && reader.state != .ended else { return }
    causes.removeUnusedIfLong()
    causes.setStaleness(of: record(of: reader), origin())
  }
}
