extension GraphReference {
  /// Advances the clock and marks what depends on a cell whose value is about to become a different one.
  ///
  /// The marks come first: the release of the old value may run the user's code, which must not see a graph that
  /// takes stale values for fresh ones.
  @usableFromInline
  func willChange(_ cell: NodeReference) {
    fields.revision.advance()
    fields.counters.writes += 1
    cell.changedAt = fields.revision
    if fields.transactionDepth > 0 { fields.lastCellWrittenByEffect = cell }
    markOutputs(of: cell)
  }

  /// Runs the effects of a write that is a transaction of its own.
  @usableFromInline
  func didChange() {
    if fields.transactionDepth == 0 {
      fields.counters.transactions += 1
      flush()
    }
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
