/// The values that attributes had before they ran in the open transaction on values that it wrote.
typealias FirstOutcomes = [WeakNode: FirstOutcome]

/// The value of a computed attribute before it ran on values that may be rolled back.
struct FirstOutcome {
  /// When the attribute had changed before the transaction.
  let changedAt: Revision
  /// When the transient value replaced it: readers that were verified earlier have not seen that.
  let replacedAt: Revision
  let putBack: (NodeReference) -> Void
}

extension GraphReference {
  /// Keeps the value of an attribute whose rule returns a different one in a transaction that has written cells.
  ///
  /// An error is not kept, because it never equals another.
  @inlinable @inline(never)
  func keepFirstOutcome<Value, Failure: Error>(of node: NodeReference, as type: Outcome<Value, Failure>.Type) {
    guard let value = Outcome<Value, Failure>.value(of: node) else { return }
    keepFirstOutcome(of: node) { Outcome<Value, Failure>.store(value, in: $0, of: $0.graph, isFirst: false) }
  }

  @usableFromInline func keepFirstOutcome(of node: NodeReference, putBack: @escaping (NodeReference) -> Void) {
    guard fields.transaction.firstOutcomes[WeakNode(node)] == nil else { return }
    fields.transaction.firstOutcomes[WeakNode(node)] = FirstOutcome(
      changedAt: node.changedAt, replacedAt: fields.clock.revision, putBack: restoringCause(of: node, putBack))
  }

  /// Restores the first value of an attribute that ran on a rolled-back value, and then of its readers that saw the
  /// transient one.
  ///
  /// All of them are dirty. A rule that returns the first value again has not changed, so an effect that saw nothing
  /// else does not run.
  ///
  /// - Complexity: O(attributes that ran on transient values, and their outputs).
  func restoreFirstOutcome(of first: NodeReference, becauseOf cell: NodeReference) {
    guard !fields.transaction.firstOutcomes.isEmpty else { return }
    var work = [first]
    while let node = work.popLast() {
      guard let outcome = fields.transaction.firstOutcomes.removeValue(forKey: WeakNode(node)) else { continue }
      outcome.putBack(node)
      node.changedAt = outcome.changedAt
      for index in 0..<node.outputs.count {
        guard let reader = node.outputs[index].node else { continue }
        if reader.state == .computing {
          // An effect, which looks at the flag when it has returned: nothing is written while a rule runs.
          if hasPassed(position(.output(of: node, index)), reader) { reader.flags.insert(.sawTransientValue) }
        } else if !reader.mark.isSettled, outcome.replacedAt.number <= reader.verifiedAt.number & ~0xffff {
          makeDirtyByRollback(reader, of: cell)
          work.append(reader)
        }
      }
    }
  }

  /// Releases the first values at the end of the outermost transaction.
  @inline(never) func forgetFirstOutcomes() { releaseLater(exchange(&fields.transaction.firstOutcomes, with: [:])) }
}
