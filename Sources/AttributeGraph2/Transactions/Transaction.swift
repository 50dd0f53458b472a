extension GraphReference {
  /// Ends the innermost open transaction; with the outermost, its changes are settled and the effects run.
  @usableFromInline
  func endTransaction() {
    guard fields.transactionDepth == 1 else {
      fields.transactionDepth &-= 1
      return
    }
    guard fields.oddities.isEmpty && !fields.isRuleRunning else { return endOddTransaction() }
    fields.writeLog.removePlainWrites()
    guard fields.writeLog.isEmpty else { return endOddTransaction() }
    fields.transactionDepth = 0
    commitPlainly()
  }

  /// The same for a transaction about whose end something is out of the ordinary.
  @inline(never)
  private func endOddTransaction() {
    if !fields.isRuleRunning, let room = fields.mailRoom { room.deliver(in: self) }
    settleWrites()
    fields.transactionDepth = 0
    if !fields.isRuleRunning { commit() }
  }

  /// Counts the transaction that has ended, and runs the effects that it made due.
  @inline(__always)
  func commit() {
    if fields.oddities.isEmpty && !fields.isRuleRunning { return commitPlainly() }
    countTransaction()
    flush()
  }

  /// The same where nothing is out of the ordinary and no rule is running.
  @inline(__always)
  private func commitPlainly() {
    fields.counters.transactions &+= 1
    if !fields.effectTurns.isEmpty { flushPlainly() }
  }

  /// Counts a transaction that has ended.
  @inline(__always)
  func countTransaction() {
    fields.counters.transactions &+= 1
    if fields.isWatched { emit(.committed(transaction: fields.counters.transactions)) }
  }

  /// Counts the writes of an effect's run as a transaction; in a flush they belong to the one that the flush is for.
  func countTransaction(ofWritesSince writes: Int) {
    guard fields.transactionDepth == 0 && !fields.isFlushing && fields.counters.writes != writes else { return }
    countTransaction()
  }

  /// Settles the writes of the transaction that is about to end, if it is the outermost.
  @inline(__always)
  func settleWritesAtDepthOne() {
    if fields.transactionDepth == 1 { settleWrites() }
  }

  /// Makes the cells that ended where they began count as never written: they hold the values with which they began, as
  /// bare sets of the same would have left them.
  ///
  /// The end of a first value is the user's code and may write; what it writes is settled in its turn.
  ///
  /// - Complexity: O(cells written), plus the outputs of those that are back where they began.
  @inline(__always)
  private func settleWrites() {
    if !fields.isWatched { fields.writeLog.removePlainWrites() }
    if !fields.writeLog.isEmpty { settleOtherWrites() }
  }

  /// The same, where the first of them takes a comparison.
  @inline(never)
  private func settleOtherWrites() {
    while let entry = fields.writeLog.first() {
      untracked { settle(entry) }
      if !fields.isWatched { fields.writeLog.removePlainWrites() }
    }
  }

  /// Settles the first entry of the write log, which may run the user's code.
  private func settle(_ entry: WriteLog.Entry) {
    // The comparison is the user's code too; like a rule it may not write.
    let isSame = refusingWrites { isBackWhereItBegan(entry) }
    // It may have dropped the cell.
    if let cell = fields.writeLog.first()?.cell {
      cell.traits.remove(.factsOfWrites)
      if isSame { revert(cell, to: entry) }
      if fields.isWatched { settleRecordedWrites(to: cell) }
    }
    releaseFirstWrite(entry)
  }

  /// Takes the writes to a cell back as far as its readers can tell.
  private func revert(_ cell: NodeReference, to entry: WriteLog.Entry) {
    let lastWrite = cell.changedAt
    cell.changedAt = entry.changedAt
    // An effect that has written first and read afterwards does not run again for it, nor what it has read.
    let isAnotherValue = takeBack(entry, cell) && fields.evaluationStack.isEmpty
    for index in 0..<cell.outputCount {
      // A reader that ran between the writes saw a value that never came to be: it has to run again. One that ran after
      // the last write saw the same value, unless it can tell. One that is running knows itself what it saw.
      guard let reader = cell.output(at: index)?.asReader else { continue }
      reader.asNode.traits.remove(.isDue)
      if isAnotherValue && lastWrite <= reader.verifiedAt {
        makeStale(reader, because: .writeTakenBack(cell: name(of: cell), transaction: currentTransaction))
      }
      let sawPassingValue = entry.revision < reader.verifiedAt && reader.verifiedAt < lastWrite
      guard sawPassingValue && reader.state == .checked else { continue }
      reader.state = .dirty
      recordStaleness(of: reader, .writeTakenBack(cell: name(of: cell), transaction: currentTransaction))
    }
  }
}
