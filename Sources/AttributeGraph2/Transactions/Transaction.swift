extension GraphReference {
  /// Ends the innermost open transaction; with the outermost, its changes are settled and the effects run.
  @usableFromInline
  func endTransaction() {
    if fields.transactionDepth == 1 && !fields.writeLog.isEmpty { settleWrites() }
    fields.transactionDepth -= 1
    if fields.transactionDepth == 0 && fields.rulesRunning == 0 {
      fields.counters.transactions += 1
      flush()
    }
  }

  /// Makes the cells that ended where they began count as never written.
  ///
  /// - Complexity: O(cells written), plus the outputs of those that are back where they began.
  private func settleWrites() {
    var offset = 0
    // A comparison is the user's code; like a rule it may not write.
    fields.rulesRunning += 1
    while offset < fields.writeLog.used {
      let (entry, isSame) = untracked { fields.writeLog.settle(at: offset) }
      offset = entry.next
      guard let cell = entry.cell else { continue }
      cell.traits.remove(.isLogged)
      if isSame { revert(cell, to: entry) }
    }
    fields.rulesRunning -= 1
    fields.writeLog.removeAll()
  }

  /// Takes the writes to a cell back as far as its readers can tell.
  private func revert(_ cell: NodeReference, to entry: WriteLog.Entry) {
    cell.changedAt = entry.changedAt
    for index in 0..<cell.with({ $0.outputs.count }) {
      // A reader that ran between the writes saw a value that never came to be: it has to run again. One that is clean
      // ran after the last write, and saw the value as it is.
      guard let reader = cell.with({ $0.outputs.node(at: index) })?.asReader else { continue }
      if reader.state == .checked && entry.revision < reader.verifiedAt { reader.state = .dirty }
    }
  }
}
