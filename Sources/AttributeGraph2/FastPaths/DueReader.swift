/// Runs a reader whose first input that is not unchanged has changed and is up to date, without the loop that verifies.
///
/// Workload: what a write reaches in one step, as effects of a cell, and readers whose inputs a rule has just brought up to
/// date. It falls back to the loop of `settle`, which finds the same input and does the same in the same order.
extension GraphReference {
  /// - Parameter reader: The reader, which is checked or dirty.
  /// - Returns: Whether the reader was settled: it ran, or none of its inputs has changed.
  @inline(__always)
  func tryRunDue(_ reader: NodeReference) -> Bool {
    let mark = reader.mark
    guard mark.has(.checked, without: [.sawCycle, .hasScope, .isOutdated]) else { return false }
    guard fields.evaluation.slow.isDisjoint(with: [.ofRules, .noFastPaths]) else { return false }
    let inputs = reader.inputs
    let verifiedAt = reader.verifiedAt
    var index = 0
    while true {
      if index == inputs.count {
        reader.verifiedAt.number = fields.clock.revision.number | verifiedAt.number & 0xffff
        reader.mark = mark.with(.clean)
        fields.clock.validations &+= 1
        return true
      }
      guard let input = inputs.node(at: index) else { return false }
      let mark = input.mark
      if !mark.isSettled { return false }
      if mark.hasChanged(since: verifiedAt) { break }
      index &+= 1
    }
    runDue(reader, mark, because: index)
    return true
  }

  /// Runs a reader because of an input.
  @inline(__always)
  func runDue(_ reader: NodeReference, _ mark: NodeMark, because index: Int) {
    fields.evaluation.stack.push(reader, index: ~index)
    reader.mark = mark.with(.computing).adding(.isOnStack).removing(.sawTransientValue)
    fields.nodes.kinds.with(reader.kindID) { $0.run(reader) }
    pop(reader)
  }
}
