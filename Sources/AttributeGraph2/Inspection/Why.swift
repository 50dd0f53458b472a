extension Graph {
  /// What made the node's rule or body run last, or the cell change: the write, and the path from it to the node.
  ///
  /// The path is the one of that time, even if nodes on it have run again or ended since. It takes ``recordsCauses``,
  /// set before the change; otherwise the answer is derived from the present edges. The question runs nothing and
  /// changes no statistics.
  ///
  /// - Precondition: The node belongs to this graph.
  /// - Complexity: O(length of the path); without a record O(nodes upstream and their edges).
  public func why(_ node: Node) -> Explanation {
    state.checkBelongs(node)
    return withExtendedLifetime(node) { state.explanation(of: node.reference) }
  }
}

extension GraphReference {
  /// The cause of a node's last run or change.
  func explanation(of node: NodeReference) -> Explanation {
    guard node.state != .ended else { return Explanation(node: label(of: node), evaluations: 0, answer: .hasEnded) }
    let evaluations = evaluations(of: node)
    let answer = node.flags.contains(.isCell) ? answer(aboutCell: node) : answer(aboutReader: node, evaluations)
    return Explanation(node: label(of: node), evaluations: evaluations, answer: answer)
  }

  private func answer(aboutCell cell: NodeReference) -> Explanation.Answer {
    guard fields.inspection.watchers.recordsCauses else { return .notRecorded(isRecording: false, likelyPath: []) }
    guard let step = cause(of: cell)?.latest.map({ causes[$0] }), case .write(let write) = causes.origin(of: step)
    else { return .neverSet }
    return .wasSet(write, because: runs(from: step.source))
  }

  private func answer(aboutReader node: NodeReference, _ evaluations: Int) -> Explanation.Answer {
    guard evaluations > 0 else { return node.isStoppedEffect ? .wasStopped : .neverRan }
    let cause = cause(of: node)
    // A recorded run may have been given up before it began.
    let runs = [cause?.latest, cause?.standing].compactMap { $0 }
    guard let run = runs.first(where: { causes[$0].evaluation == evaluations }) else {
      return .notRecorded(isRecording: fields.inspection.watchers.recordsCauses, likelyPath: likelyPath(to: node))
    }
    return .ran(self.runs(from: run))
  }

  /// The run of a step, then the run of the effect that made the write which decided it, and so on.
  ///
  /// - Complexity: O(steps).
  private func runs(from last: StepNumber?) -> [Explanation.Run] {
    var runs: [Explanation.Run] = []
    var next = last
    while let step = next {
      let (origin, path) = causes.originAndPath(to: step)
      runs.append(
        Explanation.Run(
          node: causes.name(causes[step].name), evaluation: causes[step].evaluation, origin: origin ?? .unrecorded,
          path: path))
      next = if case .write = origin { causes.beginning(of: step).source } else { nil }
    }
    return runs
  }

  /// The path from the cell upstream that changed last; empty where none has changed since it was made.
  ///
  /// - Complexity: O(nodes upstream and their edges).
  private func likelyPath(to node: NodeReference) -> [String] {
    let walk = Walk(from: [node], along: inputs)
    return walk.newestCell(since: Revision()).map { cell in walk.wayBack(from: cell).map { name(of: $0) } } ?? []
  }
}
