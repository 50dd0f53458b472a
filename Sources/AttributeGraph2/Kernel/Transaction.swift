@usableFromInline struct TransactionState: ~Copyable {
  @usableFromInline var depth = 0
  /// The first values of the cells that the open transaction wrote.
  @usableFromInline var log = ValueChunks<LoggedWrite>()
  /// Whether the running flush belongs to no transaction.
  var isFlushOfItsOwn = false
  /// The values that attributes had before they ran in the open transaction, after a write of it.
  var firstOutcomes = FirstOutcomes()
}

/// The header of a cell's first value in the open transaction; the value lies behind it.
@usableFromInline struct LoggedWrite {
  @usableFromInline let cell: WeakNode
  /// The cell's kind, which knows how to compare and to release the value.
  @usableFromInline let kind: NodeKind.ID
  /// Whether the value is plain data and compared by its type, so that its release runs no user code.
  @usableFromInline let isPlain: Bool
  /// When the cell had changed before the transaction wrote it.
  @usableFromInline let changedAt: Revision
  /// The revision before the transaction's first write to the cell.
  @usableFromInline let revision: Revision

  @inlinable init(cell: WeakNode, kind: NodeKind.ID, isPlain: Bool, changedAt: Revision, revision: Revision) {
    self.cell = cell
    self.kind = kind
    self.isPlain = isPlain
    self.changedAt = changedAt
    self.revision = revision
  }
}

extension GraphReference {
  /// Ends the innermost open transaction; at the end of the outermost, writes are settled and effects run.
  @usableFromInline func endTransaction() {
    guard fields.transaction.depth == 1 else {
      fields.transaction.depth &-= 1
      return
    }
    retain()
    if let registry = fields.boundary.mailboxes, !isRuleRunning { registry.deliver(in: self) }
    settleWrites()
    fields.transaction.depth = 0
    if isRuleRunning { flush() } else { commit() }
    release()
  }

  /// Runs a closure as a transaction, so that effects run once, after all of it.
  func runAsTransaction(_ body: () -> Void) {
    fields.transaction.depth += 1
    body()
    endTransaction()
  }

  /// Counts the transaction that has ended, and runs the effects that it scheduled.
  @inline(__always) func commit() {
    countTransaction()
    if fields.effects.waiting.isEmpty && fields.evaluation.slow.isEmpty { return }
    flush()
  }

  /// The number of the transaction to which a write made now belongs; in a flush, the transaction whose effects it
  /// runs.
  var currentTransaction: Int {
    fields.clock.transactions + (isFlushing && !fields.transaction.isFlushOfItsOwn ? 0 : 1)
  }

  /// Runs the effects that wait although no transaction has ended: what they write is a transaction of its own.
  func flushAsTransaction() {
    guard !isFlushing else { return }
    let (writes, transactions) = (fields.clock.writes, fields.clock.transactions)
    fields.transaction.isFlushOfItsOwn = true
    flush()
    fields.transaction.isFlushOfItsOwn = false
    if fields.clock.writes != writes && fields.clock.transactions == transactions { countTransaction() }
  }

  @inline(__always) func countTransaction() {
    fields.clock.transactions &+= 1
    if _slowPath(fields.evaluation.slow.contains(.watched)) { emit(.committed(transaction: fields.clock.transactions)) }
  }

  /// Counts the writes of an effect's run as a transaction, except in a flush, where they belong to the flushed one.
  func countTransaction(ofWritesSince writes: Int) {
    guard fields.transaction.depth == 0 && !isFlushing && fields.clock.writes != writes else { return }
    countTransaction()
  }

  /// Settles the write log: a cell that ends equal to where it began counts as never written and holds its first value.
  /// The `deinit` of a first value may write; its writes are settled as well.
  ///
  /// - Complexity: O(cells written), plus the outputs of those that are back where they began.
  @inline(__always) func settleWrites() {
    while !fields.transaction.log.isEmpty {
      // A plain value that was set once was compared then, so it differs.
      let cell = fields.transaction.log.presentHeader.cell
      if _fastPath(
        fields.transaction.log.presentHeader.isPlain && !fields.evaluation.slow.contains(.watched)
          && cell.isCurrent && !cell.node.flags.contains(.wasWrittenAgain))
      {
        cell.node.mark = cell.node.mark.removing(.factsOfWrites)
        fields.transaction.log.removeFirst()
      } else {
        settleFirstWrite()
      }
    }
    fields.evaluation.slow.remove(.writesLogged)
    if _slowPath(!fields.transaction.firstOutcomes.isEmpty) { forgetFirstOutcomes() }
  }

  /// Settles the first entry of the write log, which may run user code.
  @inline(never) private func settleFirstWrite() {
    let entry = fields.transaction.log.presentHeader
    // The comparison is user code; like a rule it may not write.
    let isSame = entry.cell.living.map { cell in refusingWrites { settle(entry, .comparing(cell)) } } ?? false
    // The comparison may have ended the cell.
    if let cell = entry.cell.living {
      cell.flags.remove(.factsOfWrites)
      if isSame { revert(cell, to: entry) }
      if fields.evaluation.slow.contains(.watched) { settleRecordedWrites(to: cell) }
    }
    _ = settle(entry, .releasing(self))
  }

  /// Takes a step with the value of the first entry of the write log.
  private func settle(_ entry: LoggedWrite, _ step: WriteSettling) -> Bool {
    // SAFETY: the value lies in the place of the first entry.
    unsafe fields.nodes.kinds.with(entry.kind) { unsafe $0.settle }(fields.transaction.log.firstPlace, step)
  }

  /// Rolls back the writes to a cell; readers that saw a transient value become stale.
  private func revert(_ cell: NodeReference, to entry: LoggedWrite) {
    let lastWrite = cell.changedAt
    cell.changedAt = entry.changedAt
    let isAnotherValue = settle(entry, .rollingBack(cell))
    var index = 0
    while index < cell.outputs.count {
      defer { index += 1 }
      // A reader that ran between the writes saw a transient value and has to run again. One that ran after the last
      // write saw the same value, unless it can distinguish the two. A running one is flagged when it writes.
      guard let reader = cell.outputs[index].node, reader.state != .computing else { continue }
      let verifiedAt = Revision(number: reader.verifiedAt.number & ~0xffff)
      if isAnotherValue && lastWrite <= verifiedAt {
        makeStale(reader, because: .writeRolledBack(cell: name(of: cell), transaction: currentTransaction))
      }
      guard entry.revision < verifiedAt && verifiedAt < lastWrite else { continue }
      makeDirtyByRollback(reader, of: cell)
      if reader.state == .dirty { restoreFirstOutcome(of: reader, becauseOf: cell) }
    }
  }

  /// Makes a stale reader dirty because it saw a value that was rolled back.
  func makeDirtyByRollback(_ reader: NodeReference, of cell: NodeReference) {
    guard reader.state == .checked else { return }
    reader.state = .dirty
    recordStaleness(of: reader, .writeRolledBack(cell: name(of: cell), transaction: currentTransaction))
  }
}
