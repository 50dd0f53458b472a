/// The listeners of a graph, and the records of its events.
struct Watchers {
  var listeners = NumberedList<(GraphEvent) -> Void>()
  /// The readers that are being brought up to date, the innermost last.
  var openUpdates: [OpenUpdate] = []
  var recordsCauses = false
  /// The recorded causes.
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
  /// Calls the listeners with an event, unless one of them has caused it. Their writes are refused, because the engine is in
  /// the middle of its work.
  @inline(never) func emit(_ event: @autoclosure () -> GraphEvent) {
    guard fields.evaluation.slow.contains(.watched), !fields.evaluation.isNotifying else { return }
    let listeners = fields.inspection.watchers.listeners.elements
    guard !listeners.isEmpty else { return }
    let event = event()
    fields.evaluation.isNotifying = true
    refusingWrites {
      for listener in listeners { listener(event) }
    }
    fields.evaluation.isNotifying = false
  }

  /// Makes evaluations take the watched way, or the fast way again.
  func watchersDidChange() {
    if !fields.inspection.watchers.listeners.isEmpty || fields.inspection.watchers.recordsCauses {
      fields.evaluation.slow.insert(.watched)
    } else {
      fields.evaluation.slow.remove(.watched)
      // The end of updates that were noted at their beginning is noted as well.
      if !isIdle { fields.evaluation.slow.insert(.disturbed | .deferredWork) }
    }
    updateNotesNewNodes()
  }

  /// Notes that the update of a reader on the stack begins.
  @inline(never) func noteUpdateBegan(_ reader: NodeReference) {
    fields.evaluation.updates.current.flags.insert(.isNoted)
    let update = Watchers.OpenUpdate(
      label: label(of: reader), changedAt: reader.changedAt, hadRun: evaluations(of: reader) > 0)
    fields.inspection.watchers.openUpdates.append(update)
    emit(.updateBegan(update.label))
  }

  /// Notes why the rule or body of the reader on top of the stack is about to run, unless it has nobody to run for. A
  /// listener may end the reader.
  func noteRun(of reader: NodeReference) {
    guard reader.state != .ended && reader.isHeld else { return }
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
    if fields.inspection.watchers.recordsCauses { recordCause(of: reader, reason, cause) }
    emit(.runs(update.label, because: reason))
  }

  /// Whether an input of a reader has ended.
  func hasEndedInput(_ reader: NodeReference) -> Bool {
    (0..<reader.inputs.count).contains { reader.input(at: $0) == nil }
  }

  /// Notes that the update of the reader on top of the stack is finished or was given up, or that the reader has ended.
  func noteUpdateEnded() {
    guard let update = fields.inspection.watchers.openUpdates.popLast() else { return }
    let reader = fields.evaluation.updates.current.node
    guard reader.state != .ended else { return emit(.updateEnded(update.label, changed: false)) }
    let changed = update.changedAt != reader.changedAt || (update.reason == .first && !reader.flags.contains(.isEffect))
    if changed && update.hadRun { emit(.valueDiffers(update.label)) }
    emit(.updateEnded(update.label, changed: changed))
  }

  /// Notes that a cell takes another value, unless a listener has ended it.
  func noteWrite(to cell: NodeReference) {
    if fields.inspection.watchers.recordsCauses && cell.state != .ended { recordWrite(to: cell) }
  }

  /// Forgets the records of a node that ends, which few nodes have.
  @inline(never) func forgetNotes(of node: NodeReference) {
    fields.inspection.registry?.remove(node)
    let cause = fields.inspection.watchers.causes.removeValue(forKey: node)
    if fields.evaluation.slow.contains(.watched) { emit(.nodeEnded(label(of: node))) }
    withExtendedLifetime(cause) {}
  }
}
