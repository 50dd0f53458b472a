/// The open transaction.
@usableFromInline
struct TransactionState: ~Copyable {
  /// How many transactions are open inside each other.
  @usableFromInline var depth = 0
  /// The first values of the cells that the open transaction wrote.
  @usableFromInline var log = ValueChunks<LoggedWrite>()
  /// The values that attributes had before they ran in the open transaction, after a write of it.
  var firstOutcomes = FirstOutcomes()
  /// The cell that was written last: for the report of an effect that does not settle.
  @usableFromInline var lastCell: WeakNode?
  /// Whether effects have come to wait in queues whose frameworks want to know.
  @usableFromInline var hasQueuesToWake = false
}

/// The header of a cell's first value in the open transaction; the value lies behind it.
@usableFromInline
struct LoggedWrite {
  /// The cell; nil once it has ended.
  @usableFromInline var cell: NodeReference?
  /// The cell's kind, which knows how to compare and to release the value.
  @usableFromInline let kind: NodeKind.ID
  /// Whether the value is plain data and compared by its type, so that nothing of the user's runs.
  @usableFromInline let isPlain: Bool
  /// When the cell had changed before the transaction wrote it.
  @usableFromInline let changedAt: Revision
  /// The revision before the transaction's first write to the cell.
  @usableFromInline let revision: Revision

  @inlinable
  init(cell: NodeReference, kind: NodeKind.ID, isPlain: Bool, changedAt: Revision, revision: Revision) {
    self.cell = cell
    self.kind = kind
    self.isPlain = isPlain
    self.changedAt = changedAt
    self.revision = revision
  }
}

extension GraphReference {
  /// Ends the innermost open transaction; with the outermost, its changes are settled and the effects run.
  @usableFromInline
  func endTransaction() {
    guard fields.transaction.depth == 1 else {
      fields.transaction.depth &-= 1
      return
    }
    retain()
    if let room = fields.boundary.mailboxes, !isRuleRunning { room.deliver(in: self) }
    settleWrites()
    fields.transaction.depth = 0
    if !isRuleRunning { commit() }
    release()
  }

  /// Runs a closure as a transaction, so that effects run once, after all of it.
  func commitAround(_ body: () -> Void) {
    fields.transaction.depth += 1
    body()
    endTransaction()
  }

  /// Counts the transaction that has ended, and runs the effects that it made due.
  @inline(__always)
  func commit() {
    countTransaction()
    if fields.effects.waiting.isEmpty && fields.evaluation.slow.isEmpty { return }
    flush()
  }

  /// The number of the transaction to which a write belongs that is made now.
  ///
  /// Writes of a flush belong to the transaction that the flush answers.
  var currentTransaction: Int { fields.clock.transactions + (isFlushing ? 0 : 1) }

  /// Counts a transaction that has ended.
  @inline(__always)
  func countTransaction() {
    fields.clock.transactions &+= 1
    if _slowPath(fields.evaluation.slow.contains(.watched)) {
      emit(.committed(transaction: fields.clock.transactions))
    }
  }

  /// Counts the writes of an effect's run as a transaction; in a flush they belong to the one that the flush is for.
  func countTransaction(ofWritesSince writes: Int) {
    guard fields.transaction.depth == 0 && !isFlushing && fields.clock.writes != writes else { return }
    countTransaction()
  }

  /// Makes the cells that ended where they began count as never written: they hold the values with which they began, as
  /// bare sets of the same would have left them.
  ///
  /// The end of a first value is the user's code and may write; what it writes is settled in its turn.
  ///
  /// - Complexity: O(cells written), plus the outputs of those that are back where they began.
  @inline(__always)
  func settleWrites() {
    while !fields.transaction.log.isEmpty {
      // A plain value that was compared when it was set, and set once, is another one.
      if _fastPath(
        fields.transaction.log.presentHeader.isPlain && !fields.evaluation.slow.contains(.watched)),
        let cell = fields.transaction.log.presentHeader.cell, _fastPath(!cell.flags.contains(.wasWrittenAgain))
      {
        cell.mark = cell.mark.removing(.factsOfWrites)
        fields.transaction.log.removeFirst()
      } else {
        settleFirstWrite()
      }
    }
    fields.evaluation.slow.remove(.writesLogged)
    if _slowPath(!fields.transaction.firstOutcomes.isEmpty) { forgetFirstOutcomes() }
  }

  /// Settles the first entry of the write log, which may run the user's code.
  @inline(never)
  private func settleFirstWrite() {
    let entry = fields.transaction.log.presentHeader
    let isSame = isBackWhereItBegan(entry)
    // The comparison may have ended the cell.
    if let cell = fields.transaction.log.firstHeader?.cell {
      cell.flags.subtract(.factsOfWrites)
      if isSame { revert(cell, to: entry) }
      if fields.evaluation.slow.contains(.watched) { settleRecordedWrites(to: cell) }
    }
    // SAFETY: the value lies in the place of the first entry.
    _ = unsafe fields.nodes.kinds.with(entry.kind) { unsafe $0.settle }(
      fields.transaction.log.firstPlace, .releasing(self))
  }

  /// Whether the cell of the first entry of the write log holds the same as before the transaction.
  private func isBackWhereItBegan(_ entry: LoggedWrite) -> Bool {
    guard let cell = entry.cell else { return false }
    // The comparison is the user's code too; like a rule it may not write.
    return refusingWrites {
      unsafe fields.nodes.kinds.with(entry.kind) { unsafe $0.settle }(
        fields.transaction.log.firstPlace, .comparing(cell))
    }
  }

  /// Rolls the writes to a cell back as far as its readers can tell.
  private func revert(_ cell: NodeReference, to entry: LoggedWrite) {
    let lastWrite = cell.changedAt
    cell.changedAt = entry.changedAt
    let isAnotherValue = unsafe fields.nodes.kinds.with(entry.kind) { unsafe $0.settle }(
      fields.transaction.log.firstPlace, .rollingBack(cell))
    var index = 0
    while index < cell.outputs.count {
      defer { index += 1 }
      // A reader that ran between the writes saw a transient value: it has to run again. One that ran after the last
      // write saw the same value, unless it can tell. One that is running knows itself what it saw.
      guard let reader = cell.output(at: index), reader.state != .computing else { continue }
      let verifiedAt = Revision(number: reader.verifiedAt.number & ~0xffff)
      if isAnotherValue && lastWrite <= verifiedAt {
        makeStale(reader, because: .writeTakenBack(cell: name(of: cell), transaction: currentTransaction))
      }
      guard entry.revision < verifiedAt && verifiedAt < lastWrite else { continue }
      makeDirtyByRollback(reader, of: cell)
      if reader.state == .dirty { restoreFirstOutcome(of: reader, becauseOf: cell) }
    }
  }

  /// Makes a stale reader run because it has seen a value that was rolled back.
  func makeDirtyByRollback(_ reader: NodeReference, of cell: NodeReference) {
    guard reader.state == .checked else { return }
    reader.state = .dirty
    recordStaleness(of: reader, .writeTakenBack(cell: name(of: cell), transaction: currentTransaction))
  }

  /// Takes a cell that ends out of the write log; its value stays until the transaction ends.
  ///
  /// - Complexity: O(cells written); only a cell that was written and goes in the same transaction pays it.
  func forgetWrites(of cell: NodeReference) {
    fields.transaction.log.forEachHeader { if $0.cell == cell { $0.cell = nil } }
  }
}
