extension Graph {
  /// Why a node has not run again.
  ///
  /// The answer is derived from the present states, edges and times of change. With ``recordsCauses`` it also gives the
  /// numbers of transactions. The question runs nothing and changes no statistics.
  ///
  /// - Precondition: The node belongs to this graph.
  /// - Complexity: O(nodes upstream and their edges in both directions); with a record O(nodes recorded) as well.
  public func whyNot(_ node: Node) -> IdleExplanation {
    state.checkBelongs(node)
    return withExtendedLifetime(node) { state.idleExplanation(of: node.reference) }
  }
}

/// The changes upstream of a stale reader that it has not seen.
private struct PendingChanges {
  var isEmpty = true
  /// The writes among them, and when they were made.
  var writes: [(write: IdleExplanation.Write, revision: Revision)] = []
  /// The first that is not a write.
  private(set) var staleness: IdleExplanation.Staleness?

  /// The latest writes, the newest first.
  var newestWrites: [IdleExplanation.Write] {
    var seen: Set<IdleExplanation.Write> = []
    let newest = writes.sorted { $1.revision < $0.revision }.map(\.write).filter { seen.insert($0).inserted }
    return shown(newest)
  }

  mutating func note(_ other: IdleExplanation.Staleness?) { staleness = staleness ?? other }
}

extension CauseTable {
  /// The event besides a write that stays, and the names from the node at which it happened to the one of a step.
  fileprivate func runBesidesWrites(_ step: StepNumber) -> IdleExplanation.Run {
    let (origin, path) = originAndPath(to: step)
    switch origin {
    case nil, .unrecorded?, .write?: return .init(origin: .unrecorded, path: [name(self[step].name)])
    case let origin?: return .init(origin: origin, path: path)
    }
  }
}

extension Walk {
  /// The cells that were met after the first node, the nearest first.
  fileprivate var cells: [NodeReference] { nodes.dropFirst().filter { $0.flags.contains(.isCell) } }
}

/// The items of a list that an answer shows.
private func shown<Item>(_ items: some Sequence<Item>) -> [Item] { Array(items.prefix(IdleExplanation.namesShown)) }

extension GraphReference {
  fileprivate func idleExplanation(of node: NodeReference) -> IdleExplanation {
    let upstream = Walk(from: [node], along: inputsAndElements)
    let cells = upstream.cells.filter { $0.state != .provisional }
    let observed = upstream.cells.filter { $0.state == .provisional }
    let last = fields.clock.transactions
    let rolledBack = cells.filter { cause(of: $0)?.rolledBackIn == last }
    return IdleExplanation(
      node: label(of: node), evaluations: evaluations(of: node),
      reason: reasonToRest(node, upstream), cells: shown(cells).map { name(of: $0) }, cellCount: cells.count,
      observed: shown(Set(observed.map { name(of: $0) }).sorted()),
      rolledBack: shown(rolledBack).map { name(of: $0) },
      elsewhere: writesElsewhere(than: upstream, in: last, since: lastRun(of: node)), hasWaitingMail: hasMail)
  }

  private func reasonToRest(_ node: NodeReference, _ upstream: Walk) -> IdleExplanation.Reason {
    if node.state == .ended { return .hasEnded }
    if node.flags.contains(.isCell) { return .isCell }
    if node.isStoppedEffect { return .isStopped }
    switch node.state {
    case .verifying, .computing: return .isRunning
    case .checked, .dirty:
      guard evaluations(of: node) > 0 else {
        guard node.flags.contains(.isEffect) else { return .neverNeeded }
        return reasonToWait(node, .init(node: name(of: node), origin: .firstRun))
      }
      let changes = pendingChanges(of: node)
      guard !changes.isEmpty else { return reasonToKeep(node, upstream) }
      return reasonToWait(node, since: changes.newestWrites, changes.staleness)
    case .clean, .provisional, .ended:
      return reasonToKeep(node, upstream)
    }
  }

  /// Why a stale reader has not run yet.
  private func reasonToWait(
    _ reader: NodeReference, since writes: [IdleExplanation.Write] = [], _ staleness: IdleExplanation.Staleness?
  ) -> IdleExplanation.Reason {
    reader.flags.contains(.isEffect)
      ? .isScheduled(nextRun(of: reader), since: writes, staleness) : .isUnread(since: writes, staleness)
  }

  /// Why a reader would not run if it were brought up to date now.
  private func reasonToKeep(_ reader: NodeReference, _ upstream: Walk) -> IdleExplanation.Reason {
    if let change = waitingChange(upstream) { return reasonToWait(reader, change) }
    if reader.flags.contains(.isEffect | .isLeftAlone) { return .leftAlone(runs: Self.runsPerFlush) }
    let lastRun = lastRun(of: reader)
    let cutoffs = cutoffs(of: upstream, since: lastRun)
    if !cutoffs.isEmpty { return .cutOff(cutoffs) }
    let kept = nodesThatKeptTheirValue(upstream, since: lastRun)
    return kept.isEmpty ? .nothingChanged : .keptValue(kept)
  }

  /// The change of an observed object upstream that the graph has not taken in yet.
  private func waitingChange(_ upstream: Walk) -> IdleExplanation.Staleness? {
    guard let waiting = fields.boundary.mailboxes?.waitingChanges().first(where: upstream.contains) else { return nil }
    let name = name(of: waiting)
    return .init(node: name, origin: .observedChange(at: name, transaction: nil))
  }

  /// The nodes upstream that have run since a revision for another reason than a write, and have kept their values; the
  /// newest run first.
  private func nodesThatKeptTheirValue(_ upstream: Walk, since revision: Revision) -> [IdleExplanation.Run] {
    let rerun = upstream.nodes.dropFirst().filter { node in
      !node.flags.contains(.isCell) && node.state != .ended && evaluations(of: node) > 1
        && revision < node.verifiedAt && !node.mark.hasChanged(since: revision)
    }
    let runs = rerun.sorted { $1.verifiedAt < $0.verifiedAt }.map { node in
      cause(of: node)?.latest.map { causes.runBesidesWrites($0) } ?? .init(origin: .unrecorded, path: [name(of: node)])
    }
    // The elements of a keyed map share its name.
    var seen: Set<IdleExplanation.Run> = []
    return shown(runs.filter { seen.insert($0).inserted })
  }

  /// The inputs of a node, and what the whole of a keyed map follows without an edge: its elements.
  private func inputsAndElements(of node: NodeReference) -> [NodeReference] {
    inputs(of: node) + (fields.inspection.elements[WeakNode(node)]?() ?? [])
  }

  /// The changes upstream of a stale reader that it has not seen. An edge counts if its input changed after its reader
  /// was verified: not a cell that was set before the reader began to read it, and not a write that was rolled back.
  private func pendingChanges(of reader: NodeReference) -> PendingChanges {
    var changes = PendingChanges()
    // A node may be unchanged for the first reader that is met, and changed for another one.
    var changed: Set<NodeReference> = []
    var stale: Set<NodeReference> = [reader]
    var work = [reader]
    while let current = work.popLast() {
      if current.state == .dirty || current.mark.flags.contains(.sawCycle) {
        changes.isEmpty = false
        changes.note(staleness(of: current).map { .init(node: name(of: current), origin: $0) })
      }
      let verifiedAt = current.verifiedAt
      for input in inputs(of: current) {
        if input.mark.hasChanged(since: verifiedAt) {
          changes.isEmpty = false
          if changed.insert(input).inserted { note(changeOf: input, in: &changes) }
        }
        if !input.mark.isSettled && stale.insert(input).inserted { work.append(input) }
      }
    }
    return changes
  }

  /// Notes the write or the event with which the last change of an input began.
  private func note(changeOf input: NodeReference, in changes: inout PendingChanges) {
    guard let change = lastChange(of: input) else {
      if input.flags.contains(.isCell) {
        changes.writes.append((write(to: input), input.changedAt))
      } else {
        changes.note(.init(node: name(of: input), origin: .unrecorded))
      }
      return
    }
    let first = causes.beginning(of: change)
    if case .write(let write) = causes.origin(of: first), !causes.isRolledBack(first) {
      changes.writes.append((.init(cell: write.cell, transaction: write.transaction), first.revision))
      return
    }
    guard changes.staleness == nil else { return }
    let run = causes.runBesidesWrites(change)
    // The place at which an object is observed is not the name of a node.
    if case .observedChange = run.origin { return changes.note(.init(node: name(of: input), origin: .unrecorded)) }
    changes.note(.init(node: run.path[0], origin: run.origin))
  }

  /// The latest known revision at which the last run of a clean reader had begun.
  private func lastRun(of reader: NodeReference) -> Revision {
    // It has seen the last change of each input (invariant 4).
    let seen = inputs(of: reader).map(\.changedAt).max() ?? Revision()
    return max(seen, reader.verifiedAt, cause(of: reader)?.latest.map { causes[$0].revision } ?? seen)
  }

  private func write(to cell: NodeReference) -> IdleExplanation.Write {
    IdleExplanation.Write(cell: name(of: cell), transaction: lastChange(of: cell).map { causes[$0].transaction })
  }

  /// Where the latest changes of cells since a revision ended, the newest first.
  private func cutoffs(of upstream: Walk, since revision: Revision) -> [IdleExplanation.Cutoff] {
    let changed = upstream.cells.filter { revision < $0.changedAt }.sorted { $1.changedAt < $0.changedAt }
    return shown(changed).compactMap { cell in
      pathToCutoff(of: cell, upstream).map { IdleExplanation.Cutoff(write: write(to: cell), path: $0) }
    }
  }

  /// The names from a cell to the nearest node upstream of the one in question that has not changed since: its input
  /// has changed and it was verified, so it has kept its value.
  private func pathToCutoff(of cell: NodeReference, _ upstream: Walk) -> [String]? {
    let walk = Walk(from: [cell]) { node in
      node.changedAt < cell.changedAt ? [] : outputs(of: node).filter(upstream.contains)
    }
    let cutoff = walk.nodes.first { $0.changedAt < cell.changedAt }
    return cutoff.map { walk.wayBack(from: $0).reversed().map { name(of: $0) } }
  }

  private func staleness(of reader: NodeReference) -> Explanation.Origin? {
    cause(of: reader).flatMap { causes.staleness(of: $0) }
      ?? (hasEndedInput(reader) ? .inputEnded(nil, transaction: nil) : nil)
  }

  /// When a stale effect will run.
  private func nextRun(of effect: NodeReference) -> IdleExplanation.NextRun {
    guard effect.queue == nil else { return .queue }
    if isFlushing { return .flush }
    if fields.transaction.depth > 0 { return .endOfTransaction }
    return fields.effects.isPostponed ? .endOfRule : .nextCommit
  }

  /// Recorded writes of a transaction since a revision to cells that are not upstream of a node, by name.
  private func writesElsewhere(
    than upstream: Walk, in transaction: Int, since revision: Revision
  ) -> [IdleExplanation.Write] {
    let cells = (0..<causes.count).map { causes[$0].node }.filter { node in
      guard node.flags.contains(.isCell), !upstream.contains(node), let step = lastChange(of: node) else {
        return false
      }
      return causes[step].transaction == transaction && revision < causes[step].revision
    }
    return shown(Set(cells.map { write(to: $0) }).sorted { $0.cell < $1.cell })
  }
}
