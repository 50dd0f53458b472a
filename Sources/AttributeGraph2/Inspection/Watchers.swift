/// Who listens to the events of a graph, and what is noted for them.
struct Watchers {
  /// The listeners, in the order in which they came.
  private(set) var listeners: [(id: Int, listener: (GraphEvent) -> Void)] = []
  private var seen = 0
  /// The readers that are being brought up to date, the innermost last.
  var openUpdates: [OpenUpdate] = []
  /// Whether causes are recorded.
  var recordsCauses = false
  /// What made each node run or change last, where that is recorded.
  var causes: [NodeReference: Cause] = [:]

  /// A reader that is being brought up to date.
  struct OpenUpdate {
    let label: NodeLabel
    let changedAt: Revision
    let hadRun: Bool
    var reason: GraphEvent.Reason?
  }

  mutating func add(_ listener: @escaping (GraphEvent) -> Void) -> Int {
    seen += 1
    listeners.append((seen, listener))
    return seen
  }

  mutating func remove(_ id: Int) { listeners.removeAll { $0.id == id } }
}

extension GraphReference {
  /// Tells the listeners of something.
  @inline(never)
  func emit(_ event: @autoclosure () -> GraphEvent) {
    guard fields.isWatched else { return }
    let listeners = fields.watchers.listeners
    guard !listeners.isEmpty else { return }
    let event = event()
    for (_, listener) in listeners { listener(event) }
  }

  /// What a node is to a listener.
  func label(of node: NodeReference) -> NodeLabel {
    let kind: NodeLabel.Kind =
      node.traits.contains(.isCell) ? .cell : node.traits.contains(.isEffect) ? .effect : .computed
    return NodeLabel(id: node.id, kind: kind, name: name(of: node))
  }

  /// Makes evaluations take the watched way, or the fast way again.
  func watchersDidChange() {
    let isWatched = !fields.watchers.listeners.isEmpty || fields.watchers.recordsCauses
    guard isWatched != fields.isWatched else { return }
    fields.isWatched = isWatched
    // The stack at hand is looked up anew by the next outermost evaluation.
    raiseBarrier(StackBounds(low: .max, high: 0))
  }

  /// Notes that a reader was put on the stack to be brought up to date.
  func noteUpdateBegan(_ reader: ReaderReference) {
    let update = Watchers.OpenUpdate(
      label: label(of: reader.asNode), changedAt: reader.asNode.changedAt, hadRun: reader.with { $0.evaluations > 0 })
    fields.watchers.openUpdates.append(update)
    emit(.updateBegan(update.label))
  }

  /// Notes that the rule or body of the reader on top of the stack is about to run, and why.
  func noteRun(of reader: ReaderReference) {
    guard let update = fields.watchers.openUpdates.last else { return }
    let frame = fields.evaluationStack.top
    var reason = GraphEvent.Reason.invalidated
    var cause: NodeReference?
    if !update.hadRun {
      reason = .first
    } else if frame.nextInput >= 0 && frame.nextInput < reader.inputCount {
      if let input = reader.input(at: frame.nextInput) {
        reason = .changed(label(of: input))
        cause = input
      } else {
        reason = .inputEnded
      }
    } else if (0..<reader.inputCount).contains(where: { reader.input(at: $0) == nil }) {
      reason = .inputEnded
    }
    fields.watchers.openUpdates[fields.watchers.openUpdates.count - 1].reason = reason
    emit(.runs(update.label, because: reason))
    if fields.watchers.recordsCauses { recordCause(of: reader, reason, cause) }
  }

  /// Notes that the reader on top of the stack has been brought up to date, was given up, or has ended meanwhile.
  func noteUpdateEnded() {
    guard let update = fields.watchers.openUpdates.popLast() else { return }
    guard let reader = fields.evaluationStack.top.reader else {
      return emit(.updateEnded(update.label, changed: false))
    }
    let changed = update.changedAt != reader.asNode.changedAt || (update.reason == .first && !isEffect(reader))
    if changed && update.hadRun { emit(.valueDiffers(update.label)) }
    emit(.updateEnded(update.label, changed: changed))
  }

  private func isEffect(_ reader: ReaderReference) -> Bool { reader.asNode.traits.contains(.isEffect) }

  /// Notes that a cell takes another value.
  func noteWrite(to cell: NodeReference) {
    emit(.written(label(of: cell), transaction: currentTransaction))
    if fields.watchers.recordsCauses { recordWrite(to: cell) }
  }
}
