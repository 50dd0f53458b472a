extension NodeReference {
  /// Sets the cell; an equal value changes nothing.
  @inlinable @inline(__always) func writeCell<Value>(_ new: consuming Value) {
    let graph = graph
    guard _fastPath(graph.isReadFree && !graph.isRuleRunning) else { return writeCellWhileTracking(new) }
    let mark = mark
    guard mark.has(.clean, without: .hasComparison) else { return writeCellSlowly(new) }
    if !_isPOD(Value.self) { return writeCellSlowly(new) }
    let generation = generation
    if areEqual(value(NodeRecord.cellValue, as: Value.self), new) { return }
    changeCell(to: new, mark, generation)
  }

  /// Slow path: a rule or the body of an effect may be running, in this graph or in another one.
  @inlinable @inline(never) func writeCellWhileTracking<Value>(_ new: consuming Value) {
    let graph = graph
    // A write from a rule is refused even if it would change nothing: the report must not depend on the data.
    if graph.mayRefuseWrites && graph.refusesWrite(to: self) { return }
    let mark = mark
    guard mark.has(.clean, without: .hasComparison), _isPOD(Value.self) else { return writeCellSlowly(new) }
    let generation = generation
    if graph.untracked({ areEqual(value(NodeRecord.cellValue, as: Value.self), new) }) { return }
    changeCell(to: new, mark, generation)
  }

  /// Changes a cell of plain data, unless the `==` of its values has set or ended it, or a listener may do so.
  @inlinable @inline(__always) func changeCell<Value>(to new: consuming Value, _ mark: NodeMark, _ generation: UInt32) {
    // A comparison that has ended the cell may have ended the graph, too, so the graph is asked last.
    if _slowPath(
      self.mark.bits != mark.bits || self.generation != generation
        || self.graph.fields.evaluation.slow.contains(.watched))
    {
      return writeCellAgain(new, generation)
    }
    let graph = graph
    if graph.logsWrites { graph.log(self, as: Value.self, hasComparison: false) }
    graph.fields.clock.writes &+= 1
    graph.willChange(self)
    _ = replace(NodeRecord.cellValue, by: new)
    graph.didChange()
  }

  /// Sets a cell that its own comparison has set, or ended, perhaps together with the graph, or that a listener may
  /// end.
  @inlinable @inline(never) func writeCellAgain<Value>(_ new: consuming Value, _ generation: UInt32) {
    if self.generation == generation { writeCellSlowly(new) } else { EndedNode.noteLateWrite(to: self, generation) }
  }

  /// Slow path: the comparison or the release of the old value runs user code, or the cell has ended.
  @inlinable @inline(never) func writeCellSlowly<Value>(_ new: consuming Value) {
    let graph = graph
    guard state != .ended else { return graph.noteLateWrite(name: graph.name(of: self)) }
    let generation = generation
    graph.retain()
    owners &+= 1
    let new = new
    // Reads of the comparison are not inputs.
    let isSame = graph.untracked { areTheSame(value(NodeRecord.cellValue, as: Value.self), new) }
    if !isSame, self.generation == generation, state != .ended {
      if graph.logsWrites { graph.log(self, as: Value.self, hasComparison: flags.contains(.hasComparison)) }
      graph.willChangeWatched(self)
      // A listener may have ended the cell.
      if _fastPath(self.generation == generation) {
        let old = replace(NodeRecord.cellValue, by: new)
        graph.didReplace()
        withExtendedLifetime(old) {}
      }
      graph.didChange()
    } else if !isSame {
      EndedNode.noteLateWrite(to: self, generation)
    }
    graph.disown(self)
    graph.release()
  }
}

extension GraphReference {
  /// Whether a write may be rolled back: by the open transaction, or by the mail that a bare write delivers.
  @inlinable @inline(__always) var logsWrites: Bool {
    fields.transaction.depth > 0 || _slowPath(fields.evaluation.slow.contains(.attended)) && hasMail
  }

  /// Advances the clock and marks what depends on a cell that is about to change. The marks come first: the release of
  /// the old value may run user code, which must not see stale values as clean.
  @usableFromInline func willChange(_ cell: NodeReference) {
    fields.clock.revision.advance()
    cell.changedAt = fields.clock.revision
    if _slowPath(!isIdle) { noteLaterWrite(to: cell) }
    markOutputs(of: cell)
  }

  /// The watched variant: notifies listeners first, so that they still read the old value.
  @usableFromInline func willChangeWatched(_ cell: NodeReference) {
    emit(.written(label(of: cell), transaction: currentTransaction))
    fields.clock.writes &+= 1
    willChange(cell)
    noteWrite(to: cell)
  }

  /// Notifies frameworks of nonempty queues, once the new value is in place.
  @inlinable @inline(__always) func didReplace() {
    if _slowPath(fields.evaluation.slow.contains(.queuesToWake)) { wakeQueues() }
  }

  /// Runs the effects of a write that is a transaction of its own.
  @inlinable @inline(__always) func didChange() {
    if _slowPath(fields.evaluation.slow.contains(.queuesToWake)) { return didChangeForQueues() }
    if fields.transaction.depth == 0 { commitWrite() }
  }

  /// Slow path: a framework that is notified may drop the last owner of the graph.
  @usableFromInline @inline(never) func didChangeForQueues() {
    retain()
    wakeQueues()
    if fields.transaction.depth == 0 { commitWrite() }
    release()
  }

  @usableFromInline func commitWrite() {
    if hasMail { return runAsTransaction {} }
    commit()
  }

  /// Logs the first value of a cell that the open transaction writes, or notes that it was written again.
  @inlinable @inline(__always) func log<Value>(_ cell: NodeReference, as type: Value.Type, hasComparison: Bool) {
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
        cell: WeakNode(cell), kind: cell.kindID, isPlain: _isPOD(Value.self) && !hasComparison,
        changedAt: cell.changedAt, revision: fields.clock.revision))
    if !isIdle { noteFirstWrite(to: cell) }
  }

  /// Distinguishes reads of a cell after the open transaction's first write from reads before it.
  @usableFromInline func noteFirstWrite(to cell: NodeReference) {
    cell.flags.insert(.isWatchedForReads)
    cell.flags.remove(.wasReadSince)
  }

  /// Flags the evaluations that read a value between two writes of the open transaction: if the cell ends where it
  /// began, nothing else records that it was written.
  private func noteLaterWrite(to cell: NodeReference) {
    guard cell.flags.contains(.isLogged) else { return }
    // For a cell that was first written while nothing ran, that is unknown.
    guard !cell.flags.contains(.isWatchedForReads) || cell.flags.contains(.wasReadSince) else { return }
    for index in 0..<cell.outputs.count {
      guard let reader = cell.outputs[index].node, reader.state == .computing,
        !reader.flags.contains(.sawTransientValue), hasPassed(position(.output(of: cell, index)), reader)
      else { continue }
      // It is an effect, because rules do not write; it checks the flag when it has returned.
      reader.flags.insert(.sawTransientValue)
    }
    noteFirstWrite(to: cell)
  }
}
