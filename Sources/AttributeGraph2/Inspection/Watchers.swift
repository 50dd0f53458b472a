/// Who listens to the events of a graph, and what is noted for them.
struct Watchers {
  /// The listeners, in the order in which they came.
  var listeners = NumberedList<(GraphEvent) -> Void>()
  /// The readers that are being brought up to date, the innermost last.
  var openUpdates: [OpenUpdate] = []
  /// Whether causes are recorded.
  var recordsCauses = false
  /// The last cause of each node whose causes are recorded.
  var causes: [NodeReference: Cause] = [:]

  /// A reader that is being brought up to date.
  struct OpenUpdate {
    let label: NodeLabel
    let changedAt: Revision
    let hadRun: Bool
    var reason: GraphEvent.Reason?
  }
}

extension GraphReference {
  /// Calls the listeners with an event, unless one of them has caused it.
  ///
  /// A listener may only take notes, as the engine is in the middle of its work: its writes are refused.
  @inline(never) func emit(_ event: @autoclosure () -> GraphEvent) {
    guard fields.evaluation.slow.contains(.watched), !fields.evaluation.isNotifying else { return }
    guard !fields.inspection.watchers.listeners.isEmpty else { return }
    let listeners = fields.inspection.watchers.listeners.elements
    let event = event()
    fields.evaluation.isNotifying = true
    refusingWrites {
      for listener in listeners { listener(event) }
    }
    fields.evaluation.isNotifying = false
  }

  /// Makes evaluations take the watched way, or the fast way again.
  func watchersDidChange() {
    let isWatched = !fields.inspection.watchers.listeners.isEmpty || fields.inspection.watchers.recordsCauses
    if isWatched {
      fields.evaluation.slow.insert(.watched)
    } else {
      fields.evaluation.slow.remove(.watched)
      // Updates that were noted when they began are noted to their end.
      if !isIdle { fields.evaluation.slow.formUnion([.disturbed, .deferredWork]) }
    }
    updateNotesNewNodes()
  }

  /// Notes that a reader was put on the stack to be brought up to date.
  @inline(never) func noteUpdateBegan(_ reader: NodeReference) {
    fields.evaluation.updates.current.flags.insert(.isNoted)
    let update = Watchers.OpenUpdate(
      label: label(of: reader), changedAt: reader.changedAt, hadRun: evaluations(of: reader) > 0)
    fields.inspection.watchers.openUpdates.append(update)
    emit(.updateBegan(update.label))
  }

  /// Notes that the rule or body of the reader on top of the stack is about to run, and why.
  func noteRun(of reader: NodeReference) {
    guard let update = fields.inspection.watchers.openUpdates.last else { return }
    let step = fields.evaluation.updates.current
    let index = ~Int(step.index)
    let isDecided = step.mustRun && index < reader.inputs.count
    let cause = update.hadRun && isDecided ? reader.input(at: index) : nil
    let reason: GraphEvent.Reason =
      if !update.hadRun {
        .first
      } else if let cause {
        .changed(label(of: cause))
      } else {
        isDecided || hasEndedInput(reader) ? .inputEnded : .invalidated
      }
    fields.inspection.watchers.openUpdates[fields.inspection.watchers.openUpdates.count - 1].reason = reason
    emit(.runs(update.label, because: reason))
    if fields.inspection.watchers.recordsCauses { recordCause(of: reader, reason, cause) }
  }

  /// Whether something has ended that a reader has read last.
  func hasEndedInput(_ reader: NodeReference) -> Bool {
    (0..<reader.inputs.count).contains { reader.input(at: $0) == nil }
  }

  /// Notes that the reader on top of the stack has been brought up to date, was given up, or has ended meanwhile.
  func noteUpdateEnded() {
    guard let update = fields.inspection.watchers.openUpdates.popLast() else { return }
    let reader = fields.evaluation.updates.current.node
    guard reader.state != .ended else { return emit(.updateEnded(update.label, changed: false)) }
    let changed = update.changedAt != reader.changedAt || (update.reason == .first && !reader.flags.contains(.isEffect))
    if changed && update.hadRun { emit(.valueDiffers(update.label)) }
    emit(.updateEnded(update.label, changed: changed))
  }

  /// Notes that a cell takes another value.
  func noteWrite(to cell: NodeReference) {
    emit(.written(label(of: cell), transaction: currentTransaction))
    if fields.inspection.watchers.recordsCauses { recordWrite(to: cell) }
  }

  /// Forgets of a node that ends what few graphs know of few nodes.
  @inline(never) func forgetNotes(of node: NodeReference) {
    fields.inspection.registry?.remove(node)
    let cause = fields.inspection.watchers.causes.removeValue(forKey: node)
    if fields.evaluation.slow.contains(.watched) { emit(.nodeEnded(label(of: node))) }
    withExtendedLifetime(cause) {}
  }
}
