extension Graph {
  /// What made the node's rule or body run last, or the cell change: the write, and the path from it to the node.
  ///
  /// The path is the one of that time, also if nodes on it have run again or ended since. It takes
  /// ``recordsCauses``, set before the change; otherwise the answer holds what the edges as they are now can tell.
  /// The question runs nothing and changes no figure.
  ///
  /// - Precondition: The node belongs to this graph.
  /// - Complexity: O(length of the path); without a record O(edges of the nodes on the likely path).
  public func why(_ node: Node) -> Explanation {
    state.checkBelongs(node)
    return withExtendedLifetime(node) { state.explanation(of: node.reference) }
  }
}

extension GraphReference {
  /// The cause of a node's last run or change.
  func explanation(of node: NodeReference) -> Explanation {
    let isCell = node.flags.contains(.isCell)
    let evaluations = isCell ? 0 : evaluations(of: node)
    return Explanation(
      node: label(of: node), evaluations: evaluations,
      answer: isCell ? answer(aboutCell: node) : answer(aboutReader: node, evaluations))
  }

  private func answer(aboutCell cell: NodeReference) -> Explanation.Answer {
    guard fields.inspection.watchers.recordsCauses else { return .notRecorded(isRecording: false, likelyPath: []) }
    guard let step = fields.inspection.watchers.causes[cell]?.latest, case .write(let write) = origin(step) else {
      return .neverSet
    }
    return .wasSet(write, because: runs(from: step.source))
  }

  private func answer(aboutReader node: NodeReference, _ evaluations: Int) -> Explanation.Answer {
    guard evaluations > 0 else { return .neverRan }
    let runs = runs(from: fields.inspection.watchers.causes[node]?.latest)
    // A run that was recorded and given up before it began is not the last one.
    guard let first = runs.first, first.evaluation == evaluations else {
      return .notRecorded(isRecording: fields.inspection.watchers.recordsCauses, likelyPath: likelyPath(to: node))
    }
    return .ran(runs)
  }

  /// The run that a step stands for, then the run of the effect that made the write which decided it, and so on.
  ///
  /// - Complexity: O(steps).
  private func runs(from last: CauseStep?) -> [Explanation.Run] {
    var runs: [Explanation.Run] = []
    var next = last
    while let step = next {
      let way = step.wayBack
      let first = way[way.count - 1]
      runs.append(
        Explanation.Run(
          node: name(step.name), evaluation: step.evaluation, origin: origin(first),
          path: way.reversed().map { name($0.name) }))
      next = if case .write = first.event { first.source } else { nil }
    }
    return runs
  }

  /// The event of a step with which a path begins.
  func origin(_ step: CauseStep) -> Explanation.Origin {
    switch step.event {
    case .write(let effect):
      .write(Explanation.Write(cell: name(step.name), transaction: step.transaction, effect: effect.map { name($0) }))
    case .news: .observedChange(at: name(step.name), transaction: step.transaction)
    case .start(let origin): origin
    case .run, .unrecorded: .unrecorded
    }
  }

  /// The path on which each node is the input of the next that changed last, from a cell if it leads to one.
  ///
  /// - Complexity: O(inputs of the nodes on it).
  private func likelyPath(to node: NodeReference) -> [String] {
    var names = [name(of: node)]
    // Edges of nodes that are stale may form a circle.
    var seen: Set<NodeReference> = [node]
    var current = node
    while !current.flags.contains(.isCell) {
      var newest: NodeReference?
      for input in inputs(of: current) where newest.map({ $0.changedAt < input.changedAt }) ?? true { newest = input }
      guard let newest, seen.insert(newest).inserted else { break }
      names.append(name(of: newest))
      current = newest
    }
    return names.reversed()
  }
}
