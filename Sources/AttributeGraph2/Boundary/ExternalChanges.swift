/// How a graph learns that something has changed which its evaluations observe.
///
/// Everything that an evaluation observes is represented by a hidden cell, which is always `provisional`, and so is every computed
/// attribute downstream of it: its value holds as long as there is no news. News is a write to the hidden cell that is
/// made when somebody looks: a read of a provisional attribute, a commit, or the run of a queue.
extension GraphReference {
  /// How often a flush goes on because of changes that came of its own effects; the rest waits for the next commit.
  static var roundsPerFlush: Int { 100 }

  /// Marks what depends on observed objects that have changed. Nothing runs.
  ///
  /// While a rule runs the news waits, like any write: the rule must not see half of a change.
  ///
  /// - Returns: The first hidden cell that it concerned; nil where there was none.
  /// - Complexity: O(1) without news; else O(news, and clean nodes downstream).
  @discardableResult @inline(never) func takeExternalChanges() -> NodeReference? {
    guard let room = fields.boundary.mailboxes, room.inbox.hasChanges, !isRuleRunning else { return nil }
    let sources = room.takeChanges()
    for source in sources { willChange(source) }
    return sources.first
  }

  /// Takes external changes between the passes of a flush, whose effects may have changed observed objects.
  ///
  /// - Returns: Whether there was any that the flush has to deal with.
  func takeExternalChanges(inRound round: inout Int) -> Bool {
    guard let source = takeExternalChanges() else { return false }
    round += 1
    if round == Self.roundsPerFlush { report(.observedObjectsDoNotSettle(place: name(of: source), rounds: round)) }
    return round < Self.roundsPerFlush
  }
}

/// The state of the boundary for one graph.
struct BoundaryState: ~Copyable {
  /// The mailboxes and streams; nil where none was made.
  var mailboxes: MailboxRegistry?
  /// How many hidden cells stand for what evaluations observe outside the graph.
  var observedSources = 0
  /// Who wants to know whether nodes are observed.
  var observedHooks = ObservedHooks()
  /// The observers of streams, by the attribute that they do not own.
  var streams: [NodeReference: [WeakNode]] = [:]
}

extension GraphReference {
  /// Notes whether the graph has ways in and out, or hooks.
  func noteAttendance() {
    setSlow(.attended, to: fields.boundary.mailboxes != nil || !fields.boundary.observedHooks.hooks.isEmpty)
  }

  /// Counts a hidden cell that stands for what an evaluation observes.
  func countObservedSource(_ difference: Int) {
    fields.boundary.observedSources += difference
    setSlow(.observing, to: fields.boundary.observedSources != 0)
  }

  private func setSlow(_ reason: SlowPathReasons, to isThere: Bool) {
    if isThere { fields.evaluation.slow.insert(reason) } else { fields.evaluation.slow.remove(reason) }
  }

  /// Forgets the hooks and the streams of a node that ends.
  func forgetOutside(of node: NodeReference) {
    forgetHooks(of: node)
    fields.boundary.streams[node] = nil
  }

  /// Notes that a node with readers has lost its last owner: the streams of its values finish at the next commit.
  func noteDisowned(_ node: NodeReference) {
    guard !fields.boundary.streams.isEmpty, let observers = fields.boundary.streams.removeValue(forKey: node) else {
      return
    }
    for observer in observers {
      if let effect = observer.living { makeStale(effect, because: .inputEnded(name(of: node), transaction: nil)) }
    }
  }
}
