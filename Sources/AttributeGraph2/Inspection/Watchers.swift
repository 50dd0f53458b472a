/// The listeners of a graph, and the records of its events.
struct Watchers: ~Copyable {
  var listeners = NumberedList<EventListener>()
  /// The noted updates of readers, the innermost last.
  var openUpdates = PlainStack<OpenUpdate>()
  var recordsCauses = false
  var causes = CauseTable()

  /// A reader that is being brought up to date, as it was before.
  struct OpenUpdate: BitwiseCopyable {
    let changedAt: Revision
    let hadRun: Bool
    var runsFirst = false
  }
}

/// Why a rule or body runs: ``GraphEvent/Reason`` without labels.
enum RunReason {
  case first
  case changed(NodeReference)
  case inputEnded
  case invalidated
}

/// A listener of a graph: a closure, which generic code would call through another one.
struct EventListener {
  let call: (GraphEvent) -> Void
}

extension GraphReference {
  /// Calls the listeners with an event, unless one of them has caused it. Their writes are refused, because the engine
  /// is in the middle of its work.
  @inline(never) func emit(_ event: @autoclosure () -> GraphEvent) {
    guard !fields.inspection.watchers.listeners.isEmpty, !fields.evaluation.isNotifying else { return }
    let last = fields.inspection.watchers.listeners.last
    let event = event()
    fields.evaluation.isNotifying = true
    refusingWrites {
      // A listener may cancel those after it.
      var number = 0
      while number < last, let next = fields.inspection.watchers.listeners.next(after: number), next.number <= last {
        number = next.number
        next.element.call(event)
      }
    }
    fields.evaluation.isNotifying = false
  }

  /// Makes evaluations take the watched way, or the fast way again.
  func watchersDidChange() {
    let isWatched = !fields.inspection.watchers.listeners.isEmpty || fields.inspection.watchers.recordsCauses
    setSlow(.watched, to: isWatched)
    // The end of updates that were noted at their beginning is noted as well.
    if !isWatched && !isIdle { fields.evaluation.slow.insert(.disturbed | .deferredWork) }
    updateNotesNewNodes()
  }

  /// Notes that the update of a reader on the stack begins.
  @inline(never) func noteUpdateBegan(_ reader: NodeReference) {
    fields.evaluation.updates.current.flags.insert(.isNoted)
    fields.inspection.watchers.openUpdates.push(
      Watchers.OpenUpdate(changedAt: reader.changedAt, hadRun: evaluations(of: reader) > 0))
    emit(.updateBegan(label(of: reader)))
  }

  /// Notes why the rule or body of the reader on top of the stack is about to run, unless it has nobody to run for. A
  /// listener may end the reader.
  func noteRun(of reader: NodeReference) {
    guard reader.state != .ended && reader.isHeld && !fields.inspection.watchers.openUpdates.isEmpty else { return }
    let update = fields.inspection.watchers.openUpdates.count - 1
    let hadRun = fields.inspection.watchers.openUpdates[update].hadRun
    fields.inspection.watchers.openUpdates[update].runsFirst = !hadRun
    let step = fields.evaluation.updates.current
    let index = ~Int(step.index)
    let isDecided = step.mustRun && index < reader.inputs.count
    let input = hadRun && isDecided ? reader.inputs[index].node : nil
    let reason: RunReason =
      !hadRun
      ? .first : input.map { .changed($0) } ?? (isDecided || hasEndedInput(reader) ? .inputEnded : .invalidated)
    if fields.inspection.watchers.recordsCauses { recordCause(of: reader, reason) }
    emit(.runs(label(of: reader), because: reasonForListeners(reason)))
  }

  private func reasonForListeners(_ reason: RunReason) -> GraphEvent.Reason {
    switch reason {
    case .first: .first
    case .changed(let input): .changed(label(of: input))
    case .inputEnded: .inputEnded
    case .invalidated: .invalidated
    }
  }

  func hasEndedInput(_ reader: NodeReference) -> Bool {
    (0..<reader.inputs.count).contains { reader.inputs[$0].node == nil }
  }

  /// Notes that the update of the reader on top of the stack is finished or was given up, or that the reader has ended.
  func noteUpdateEnded() {
    guard let update = fields.inspection.watchers.openUpdates.pop() else { return }
    let reader = fields.evaluation.updates.current.node
    guard reader.state != .ended else { return emit(.updateEnded(label(of: reader), changed: false)) }
    let changed = update.changedAt != reader.changedAt || (update.runsFirst && !reader.flags.contains(.isEffect))
    if changed && update.hadRun { emit(.valueDiffers(label(of: reader))) }
    emit(.updateEnded(label(of: reader), changed: changed))
  }

  /// Notes that a cell takes another value, unless a listener has ended it.
  func noteWrite(to cell: NodeReference) {
    if fields.inspection.watchers.recordsCauses && cell.state != .ended { recordWrite(to: cell) }
  }

  /// Forgets the records of a node that ends, which few nodes have.
  @inline(never) func forgetNotes(of node: NodeReference) {
    fields.inspection.registry?.remove(node)
    causes.removeCause(of: fields.nodes.slabs.number(of: node))
    if fields.evaluation.slow.contains(.watched) { emit(.nodeEnded(label(of: node))) }
  }
}
