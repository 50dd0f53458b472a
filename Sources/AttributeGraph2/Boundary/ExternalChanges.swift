struct BoundaryState: ~Copyable {
  /// The mailboxes and streams; nil where none was made.
  var mailboxes: MailboxRegistry?
  /// How many hidden cells there are.
  var observedSources = 0
  /// How many closures of `observing` run, inside each other.
  var observingClosures = 0
  /// Whether a node is being read that Observation tracks as well.
  var isReadForObservation = false
  var observedHooks = ObservedHooks()
  #if !hasFeature(Embedded)
  /// The observers of streams, by the attribute that they do not own and by the number of the stream.
  var streams: [NodeReference: [Inbox.Number: WeakNode]] = [:]
  #endif
}

/// The detection of external changes: those of objects that the evaluations of a graph observe.
///
/// A hidden cell represents everything that an evaluation observes. It is always `provisional`, and so is every
/// computed attribute downstream of it: its value holds until the cell is written, on demand, by a read of a
/// provisional attribute, a commit, or the run of a queue.
extension GraphReference {
  /// Marks the nodes downstream of observed objects that have changed. Nothing runs; queues are notified. While a rule
  /// runs the changes wait, like any write: the rule must not see half of a change.
  ///
  /// - Returns: Where the first of them are observed; nil where nothing has changed.
  @discardableResult @inline(never) func takeExternalChanges() -> CreationSite.ID? {
    guard let registry = fields.boundary.mailboxes, registry.inbox.hasChanges, !isRuleRunning else { return nil }
    retain()
    defer { release() }
    // A listener may end some of them.
    var first: CreationSite.ID?
    for source in registry.takeChanges() {
      guard let cell = source.living else { continue }
      first = first ?? site(of: cell)
      cell.owners += 1
      willChangeWatched(cell)
      disown(cell)
    }
    wakeQueues()
    return first
  }

  /// Takes external changes before a node is brought up to date; false if the node has ended by that: a listener may
  /// end it.
  func takeExternalChanges(before node: NodeReference) -> Bool {
    let node = WeakNode(node)
    takeExternalChanges()
    return node.isCurrent
  }

  /// Takes external changes between the passes of a flush, whose effects may have changed observed objects; true if the
  /// flush has to go on.
  func takeExternalChanges(inPass pass: inout Int) -> Bool {
    guard pass < Self.runsPerFlush, let site = takeExternalChanges() else { return false }
    pass += 1
    if pass == Self.runsPerFlush {
      report(.observedObjectsDoNotSettle(place: GivenName(given: nil, site: site).description, passes: pass))
    }
    return pass < Self.runsPerFlush
  }

  /// Takes external changes before a flush; between the effects of one run of a queue at most `runsPerFlush` times.
  func takeExternalChangesBeforeFlush() {
    guard fields.effects.runningQueues > 0 else { return _ = takeExternalChanges() }
    guard fields.effects.queuePasses < Self.runsPerFlush else { return }
    var passes = fields.effects.queuePasses
    _ = takeExternalChanges(inPass: &passes)
    fields.effects.queuePasses = passes
  }

  func noteAttendance() {
    setSlow(.attended, to: fields.boundary.mailboxes != nil || !fields.boundary.observedHooks.hooks.isEmpty)
  }

  func countObservedSource(_ difference: Int) {
    fields.boundary.observedSources += difference
    setSlow(.observing, to: fields.boundary.observedSources != 0)
  }

  func setSlow(_ reason: SlowPathReasons, to isThere: Bool) {
    if isThere { fields.evaluation.slow.insert(reason) } else { fields.evaluation.slow.remove(reason) }
  }

  func forgetOutside(of node: NodeReference) {
    fields.boundary.observedHooks.settledAt = nil
    #if !hasFeature(Embedded)
    fields.boundary.streams[node] = nil
    #endif
  }

  /// Finishes the streams of a node with readers that has lost its last owner, inside of a transaction at its end, and
  /// returns whether there are any. They may be the last that keep the node, and with its rule the graph.
  func noteDisowned(_ node: NodeReference) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    guard !fields.boundary.streams.isEmpty, let observers = fields.boundary.streams.removeValue(forKey: node) else {
      return false
    }
    for observer in observers.values {
      if let effect = observer.living { makeStale(effect, because: .inputEnded(name(of: node), transaction: nil)) }
    }
    postponeFlush(of: self)
    return true
    #endif
  }
}
