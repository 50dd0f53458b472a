/// The value that a computed attribute had before the open transaction let it run on values of cells that may be rolled back.
@usableFromInline
struct FirstOutcome {
  /// When the attribute had changed before the transaction.
  let changedAt: Revision
  /// When it took another value in the transaction: who was verified before has not seen that.
  let replacedAt: Revision
  /// Puts the value back.
  let putBack: (NodeReference) -> Void
}

extension GraphReference {
  /// Keeps the value of an attribute whose rule gives another one in a transaction that has written cells.
  ///
  /// An error is not kept: it is never the same as another.
  @inlinable @inline(never)
  func keepFirstOutcome<Value, Failure: Error>(of node: NodeReference, as type: Outcome<Value, Failure>.Type) {
    guard let value = Outcome<Value, Failure>.value(of: node) else { return }
    keepFirstOutcome(of: node) { Outcome<Value, Failure>.store(value, in: $0, of: $0.graph, isFirst: false) }
  }

  @usableFromInline
  func keepFirstOutcome(of node: NodeReference, putBack: @escaping (NodeReference) -> Void) {
    guard fields.transaction.firstOutcomes[WeakNode(node)] == nil else { return }
    fields.transaction.firstOutcomes[WeakNode(node)] = FirstOutcome(
      changedAt: node.changedAt, replacedAt: fields.clock.revision, putBack: putBack)
  }

  /// Gives an attribute that ran on a rolled-back value its first value back, and in turn its readers that have seen the
  /// transient one.
  ///
  /// All of them are dirty. A rule that gives the first value again has not changed then, so an effect that has seen nothing
  /// else does not run.
  ///
  /// - Complexity: O(attributes that ran on transient values, and their outputs).
  func restoreFirstOutcome(of first: NodeReference, becauseOf cell: NodeReference) {
    var work = [first]
    while let node = work.popLast() {
      guard let outcome = fields.transaction.firstOutcomes.removeValue(forKey: WeakNode(node)) else { continue }
      outcome.putBack(node)
      node.changedAt = outcome.changedAt
      for index in 0..<node.outputs.count {
        guard let reader = node.output(at: index) else { continue }
        if reader.state == .computing {
          guard hasPassed(position(.output(of: node, index)), reader) else { continue }
          reader.flags.insert(.sawTransientValue)
          fields.evaluation.slow.formUnion([.disturbed, .deferredWork])
        } else if !reader.state.isSettled, outcome.replacedAt.number <= reader.verifiedAt.number & ~0xffff {
          makeDirtyByRollback(reader, of: cell)
          work.append(reader)
        }
      }
    }
  }

  /// Makes a stale reader run because it has seen a value that was rolled back.
  func makeDirtyByRollback(_ reader: NodeReference, of cell: NodeReference) {
    guard reader.state == .checked else { return }
    reader.state = .dirty
    recordStaleness(of: reader, .writeTakenBack(cell: name(of: cell), transaction: currentTransaction))
  }

  /// Forgets the first values at the end of the outermost transaction, whose cells are settled.
  @inline(never)
  func forgetFirstOutcomes() {
    let outcomes = fields.transaction.firstOutcomes
    fields.transaction.firstOutcomes = [:]
    releaseLater(outcomes)
  }
}
