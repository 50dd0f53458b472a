extension NodeReference {
  /// Sets the cell: a value that is the same as the old one changes nothing.
  @inlinable @inline(__always)
  func writeCell<Value>(_ new: consuming Value) {
    let graph = graph
    // A write from a rule is a mistake even where it would change nothing: the report must not depend on the data.
    if _slowPath(graph.mayRefuseWrites) && graph.refusesWrite(to: self) { return }
    let mark = mark
    guard mark.has(.clean, without: .hasComparison) else { return writeCellSlowly(new) }
    if !_isPOD(Value.self) { return writeCellSlowly(new) }
    let generation = generation
    // The `==` of plain data may be the user's code all the same.
    if graph.isTracking {
      if graph.untracked({ areEqual(value(NodeRecord.cellValue, as: Value.self), new) }) { return }
    } else if areEqual(value(NodeRecord.cellValue, as: Value.self), new) {
      return
    }
    if _slowPath(self.mark.bits != mark.bits || self.generation != generation) {
      return writeCellAgain(new, generation)
    }
    if graph.fields.transaction.depth > 0 { graph.log(self, as: Value.self, hasComparison: false) }
    graph.willChange(self)
    _ = replace(NodeRecord.cellValue, by: new)
    graph.didChange()
  }

  /// Sets a cell that the comparison of its values has set or ended, and perhaps with it the graph.
  @inlinable @inline(never)
  func writeCellAgain<Value>(_ new: consuming Value, _ generation: UInt32) {
    if self.generation == generation { writeCellSlowly(new) } else { EndedNode.noteLateWrite(to: self, generation) }
  }

  /// Sets a cell whose comparison or old value runs the user's code, or that has ended.
  @inlinable @inline(never)
  func writeCellSlowly<Value>(_ new: consuming Value) {
    let graph = graph
    guard state != .ended else { return graph.noteLateWrite(to: self) }
    let generation = generation
    graph.retain()
    owners &+= 1
    let new = new
    // What the comparison reads is nobody's input.
    let isSame = graph.untracked { areTheSame(value(NodeRecord.cellValue, as: Value.self), new) }
    if !isSame, self.generation == generation, state != .ended {
      if graph.fields.transaction.depth > 0 {
        graph.log(self, as: Value.self, hasComparison: flags.contains(.hasComparison))
      }
      graph.willChange(self)
      let old = replace(NodeRecord.cellValue, by: new)
      graph.didReplace()
      withExtendedLifetime(old) {}
      graph.didChange()
    }
    graph.disown(self)
    graph.release()
  }
}

extension GraphReference {
  /// Advances the clock and marks what depends on a cell whose value is about to become a different one.
  ///
  /// The marks come first: the release of the old value may run the user's code, which must not see a graph that
  /// takes stale values for fresh ones.
  @usableFromInline
  func willChange(_ cell: NodeReference) {
    fields.clock.revision.advance()
    fields.clock.writes &+= 1
    cell.changedAt = fields.clock.revision
    fields.transaction.lastCell = WeakNode(cell)
    if _slowPath(!isIdle) { noteLaterWrite(to: cell) }
    if _slowPath(fields.evaluation.slow.contains(.watched)) { noteWrite(to: cell) }
    markOutputs(of: cell)
  }

  /// Calls whoever wants to know that effects wait in a queue, once a value is in its place.
  @inlinable @inline(__always)
  func didReplace() {
    if _slowPath(fields.transaction.hasQueuesToWake) { wakeQueues() }
  }

  /// Runs the effects of a write that is a transaction of its own.
  @inlinable @inline(__always)
  func didChange() {
    if _slowPath(fields.transaction.hasQueuesToWake) { wakeQueues() }
    if fields.transaction.depth == 0 { commitWrite() }
  }

  @usableFromInline
  func commitWrite() {
    if let room = fields.boundary.mailboxes, room.inbox.hasMail { return commitAround {} }
    commit()
  }

  /// Notes the read of a cell that was not expected, or that was written under evaluations.
  @usableFromInline
  func noteRead(ofCell cell: NodeReference) {
    if cell.state == .provisional { takeExternalChanges() }
    guard isTracking else { return noteReadFromOutside(of: cell) }
    if cell.flags.contains(.isWatchedForReads) { cell.flags.insert(.wasReadSince) }
    recordRead(of: cell)
  }

  /// Notes the first value of a cell that the open transaction writes, and that there are other writes.
  @inlinable @inline(__always)
  func log<Value>(_ cell: NodeReference, as type: Value.Type, hasComparison: Bool) {
    if cell.flags.contains(.isLogged) {
      cell.flags.insert(.wasWrittenAgain)
      return
    }
    if hasComparison && cell.ownComparison(as: type) == nil { return }
    cell.flags.insert(.isLogged)
    fields.evaluation.slow.insert(.writesLogged)
    fields.transaction.log.append(
      cell.value(NodeRecord.cellValue, as: type),
      LoggedWrite(
        cell: cell, kind: cell.kindID, isPlain: _isPOD(Value.self) && !hasComparison, changedAt: cell.changedAt,
        revision: fields.clock.revision))
    if !isIdle { noteFirstWrite(to: cell) }
  }

  /// Makes reads of a cell after the open transaction's first write to it tell themselves from those before.
  @usableFromInline
  func noteFirstWrite(to cell: NodeReference) {
    cell.flags.insert(.isWatchedForReads)
    cell.flags.remove(.wasReadSince)
  }

  /// Notes the evaluations that have read a value between two writes of the open transaction.
  ///
  /// Such a value is transient: if the cell ends where it began, nobody else learns that it was written.
  private func noteLaterWrite(to cell: NodeReference) {
    guard cell.flags.contains(.isLogged) else { return }
    // Of a cell that was first written while nothing ran, it is not known.
    guard !cell.flags.contains(.isWatchedForReads) || cell.flags.contains(.wasReadSince) else { return }
    for index in 0..<cell.outputs.count {
      guard let reader = cell.output(at: index), reader.state == .computing,
        hasPassed(position(.output(of: cell, index)), reader)
      else { continue }
      // An effect, which looks at the flag when it has returned: nothing is written while a rule runs.
      reader.flags.insert(.sawTransientValue)
    }
    noteFirstWrite(to: cell)
  }
}
