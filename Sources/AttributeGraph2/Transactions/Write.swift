extension GraphReference {
  /// Advances the clock and marks what depends on a cell whose value is about to become a different one.
  ///
  /// The marks come first: the release of the old value may run the user's code, which must not see a graph that
  /// takes stale values for fresh ones.
  @usableFromInline
  func willChange(_ cell: NodeReference) {
    fields.revision.advance()
    fields.counters.writes &+= 1
    cell.changedAt = fields.revision
    fields.lastCellWritten = cell
    guard fields.evaluationStack.isEmpty && !fields.isWatched else { return noteChange(of: cell) }
    markOutputsOfChanged(cell)
  }

  /// The same while evaluations are running, or somebody listens.
  @inline(never)
  private func noteChange(of cell: NodeReference) {
    if !fields.evaluationStack.isEmpty { noteLaterWrite(to: cell) }
    if fields.isWatched { noteWrite(to: cell) }
    markOutputs(of: cell)
  }

  /// Runs the effects of a write that is a transaction of its own.
  @inlinable @inline(__always)
  func didChange() {
    if fields.transactionDepth == 0 { commitWrite() }
  }

  @usableFromInline
  func commitWrite() {
    if let room = fields.mailRoom, room.doorstep.hasMail { return commitAround {} }
    commit()
  }

  /// Counts a write to a cell that has ended; there is nothing to write to.
  @usableFromInline
  func noteLateWrite(to cell: NodeReference) { noteLateWrite(name: name(of: cell)) }

  /// Counts a write to a cell that has ended, by its name.
  func noteLateWrite(name: String) {
    fields.counters.lateWrites += 1
    emit(.lateWrite(cell: name))
  }

  /// Notes the read of a cell that was not expected, or that is not as most are: it has ended, or it was written under
  /// evaluations.
  @usableFromInline
  func noteRead(of cell: NodeReference) {
    if cell.state != .clean { trapOnEnded(cell) }
    guard fields.tracking.reader != nil else { return }
    if cell.traits.contains(.isWatchedForReads) { cell.traits.insert(.wasReadSince) }
    recordRead(of: cell)
  }

  /// Makes reads of a cell after the open transaction's first write to it tell themselves from those before.
  @usableFromInline
  func noteFirstWrite(to cell: NodeReference) {
    cell.traits.insert(.isWatchedForReads)
    cell.traits.remove(.wasReadSince)
  }

  /// Notes the evaluations that have read a value between two writes of the open transaction.
  ///
  /// Such a value may never come to be: if the cell ends where it began, nobody else learns that it was written.
  private func noteLaterWrite(to cell: NodeReference) {
    guard cell.traits.contains(.isLogged) else { return }
    // Of a cell that was first written while nothing ran, it is not known.
    guard !cell.traits.contains(.isWatchedForReads) || cell.traits.contains(.wasReadSince) else { return }
    note(.sawPassingValue, aboutReadersOf: cell)
    noteFirstWrite(to: cell)
  }

  /// Reports a write that a rule made; the cell keeps its value.
  @usableFromInline
  func refuseWrite(to cell: NodeReference) {
    report(.writeDuringRule(rule: innermostRuleName, cell: name(of: cell)))
  }

  /// The name of the rule that is running.
  private var innermostRuleName: String {
    for index in stride(from: fields.evaluationStack.count - 1, through: 0, by: -1) {
      guard let reader = fields.evaluationStack[index].reader else { continue }
      if reader.state == .computing && !reader.asNode.traits.contains(.isEffect) { return name(of: reader.asNode) }
    }
    return "a comparison"
  }
}
