extension Graph {
  /// Why a node has not run again.
  ///
  /// The answer is read off the graph as it is: states, edges, and when what last changed. With ``recordsCauses`` it
  /// also gives the numbers of transactions. The question runs nothing and changes no figure.
  ///
  /// - Precondition: The node belongs to this graph.
  /// - Complexity: O(nodes upstream and their edges); with a record O(nodes recorded) as well.
  public func whyNot(_ node: Node) -> IdleExplanation {
    state.checkBelongs(node)
    return withExtendedLifetime(node) { state.idleExplanation(of: node.reference) }
  }
}

/// The nodes upstream of a node.
private struct Upstream {
  /// All nodes from which a path leads to it, and itself.
  var nodes: Set<NodeReference>
  /// The cells among them, the nearest first.
  var cells: [NodeReference] = []
}

extension GraphReference {
  /// Why a node has not run again.
  fileprivate func idleExplanation(of node: NodeReference) -> IdleExplanation {
    let upstream = upstream(of: node)
    let isCell = node.flags.contains(.isCell)
    let last = fields.clock.transactions
    let names = upstream.cells.prefix(IdleExplanation.namesShown).map { name(of: $0) }
    return IdleExplanation(
      node: label(of: node), evaluations: isCell ? 0 : evaluations(of: node),
      reason: reasonToRest(node, upstream), cells: names, cellCount: upstream.cells.count,
      takenBack: upstream.cells.filter { fields.inspection.watchers.causes[$0]?.takenBackIn == last }.prefix(
        IdleExplanation.namesShown
      ).map { name(of: $0) },
      elsewhere: writesElsewhere(than: upstream, in: last))
  }

  private func reasonToRest(_ node: NodeReference, _ upstream: Upstream) -> IdleExplanation.Reason {
    if node.state == .ended { return .hasEnded }
    if node.flags.contains(.isCell) { return .isCell }
    if node.flags.contains(.isStopped) { return .isStopped }
    let reader = node
    switch node.state {
    case .verifying, .computing:
      return .isRunning
    case .checked, .dirty:
      let writes = writes(to: upstream.cells, after: reader.verifiedAt)
      let hasRun = evaluations(of: reader) > 0
      if node.flags.contains(.isEffect) {
        return .waitsForTurn(
          turn(of: reader), since: hasRun ? writes : [], hasRun ? staleness(of: reader) : .firstRun)
      }
      return hasRun ? .waitsToBeRead(since: writes, staleness(of: reader)) : .neverNeeded
    case .clean, .provisional, .ended:
      if node.flags.contains(.isEffect), reader.flags.contains(.isLeftAlone) {
        return .leftAlone(runs: Self.runsPerFlush)
      }
      let cutoffs = cutoffs(of: upstream, since: lastRun(of: reader))
      return cutoffs.isEmpty ? .nothingChanged : .cutOff(cutoffs)
    }
  }

  /// All that lies upstream of a node, found level by level.
  private func upstream(of node: NodeReference) -> Upstream {
    var upstream = Upstream(nodes: [node])
    var level = [node]
    while !level.isEmpty {
      var next: [NodeReference] = []
      for current in level {
        for input in inputs(of: current) where upstream.nodes.insert(input).inserted {
          if input.flags.contains(.isCell) { upstream.cells.append(input) } else { next.append(input) }
        }
      }
      level = next
    }
    return upstream
  }

  /// A revision at which the last run of a clean reader had begun, the latest that is known.
  private func lastRun(of reader: NodeReference) -> Revision {
    // It has seen the last change of each of its inputs, or it would not be clean (invariant 4).
    let seen = inputs(of: reader).map(\.changedAt).max() ?? Revision()
    guard let latest = fields.inspection.watchers.causes[reader]?.latest else { return seen }
    return max(seen, latest.revision)
  }

  /// The cells that have changed after a revision, the latest first; not all of many.
  private func writes(to cells: [NodeReference], after revision: Revision) -> [IdleExplanation.Write] {
    newest(cells.filter { revision < $0.changedAt }).map { write(to: $0) }
  }

  private func newest(_ cells: [NodeReference]) -> [NodeReference] {
    Array(cells.sorted { $1.changedAt < $0.changedAt }.prefix(IdleExplanation.namesShown))
  }

  private func write(to cell: NodeReference) -> IdleExplanation.Write {
    IdleExplanation.Write(cell: name(of: cell), transaction: lastChange(of: cell)?.transaction)
  }

  /// Where the changes of cells since a revision were lost; not all of many.
  private func cutoffs(of upstream: Upstream, since revision: Revision) -> [IdleExplanation.Cutoff] {
    newest(upstream.cells.filter { revision < $0.changedAt }).compactMap { cell in
      let path = pathToCutoff(of: cell, upstream)
      return path.isEmpty ? nil : IdleExplanation.Cutoff(write: write(to: cell), path: path)
    }
  }

  /// The names from a cell to the nearest node upstream of the one in question that has not changed since the cell did.
  ///
  /// That node is clean and an output of one that has changed, so it has run since and has given the same value.
  private func pathToCutoff(of cell: NodeReference, _ upstream: Upstream) -> [String] {
    var reached: [NodeReference: NodeReference] = [cell: cell]
    var work = [cell]
    var next = 0
    while next < work.count {
      let current = work[next]
      next += 1
      for output in outputs(of: current) where upstream.nodes.contains(output) && reached[output] == nil {
        reached[output] = current
        guard output.changedAt < cell.changedAt else {
          work.append(output)
          continue
        }
        var path = [output]
        while let last = path.last, last != cell, let before = reached[last] { path.append(before) }
        return path.reversed().map { name(of: $0) }
      }
    }
    return []
  }

  /// The known event at a stale reader itself.
  private func staleness(of reader: NodeReference) -> Explanation.Origin? {
    if let recorded = fields.inspection.watchers.causes[reader]?.staleness { return recorded }
    let hasTombstone = (0..<reader.inputs.count).contains { reader.input(at: $0) == nil }
    return hasTombstone ? .inputEnded(nil, transaction: nil) : nil
  }

  /// When an effect that is due will run.
  private func turn(of effect: NodeReference) -> IdleExplanation.Turn {
    guard effect.queue == nil else { return .queue }
    if isFlushing { return .flush }
    return fields.transaction.depth > 0 ? .endOfTransaction : .nextCommit
  }

  /// What a transaction has set that is not upstream of a node, by name, as far as recorded; not all of much.
  private func writesElsewhere(than upstream: Upstream, in transaction: Int) -> [IdleExplanation.Write] {
    let cells = fields.inspection.watchers.causes.keys.filter { node in
      node.flags.contains(.isCell) && !upstream.nodes.contains(node)
        && lastChange(of: node).map { $0.transaction == transaction } ?? false
    }
    return cells.map { write(to: $0) }.sorted { $0.cell < $1.cell }.prefix(IdleExplanation.namesShown).map { $0 }
  }
}
