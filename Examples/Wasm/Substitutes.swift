// Stands in for the files of the engine that an Embedded program leaves out, and for what its platform has not.

/// Stands in for `Synchronization.Mutex` where the platform has no threads: nothing is locked.
struct Mutex<Value>: @unchecked Sendable {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    try body(&storage.value)
  }
}

/// Empty in Embedded Swift, for size: there a rule that ran on rolled-back values counts as changed.
@usableFromInline struct FirstOutcomes: ~Copyable {
  let isEmpty = true
}

extension GraphReference {
  @inlinable func keepFirstOutcome<Outcome>(of node: NodeReference, as type: Outcome.Type) {}
  func restoreFirstOutcome(of first: NodeReference, becauseOf cell: NodeReference) {}
  func forgetFirstOutcomes() {}
}

/// A graph of an Embedded program has no listeners and records no causes; the optimiser removes the calls.
extension GraphReference {
  @inline(__always) func emit(_ event: @autoclosure () -> GraphEvent) {}
  @inline(__always) func noteUpdateBegan(_ reader: NodeReference) {}
  @inline(__always) func noteRun(of reader: NodeReference) {}
  @inline(__always) func noteUpdateEnded() {}
  @inline(__always) func noteWrite(to cell: NodeReference) {}
  @inline(__always) func settleRecordedWrites(to cell: NodeReference) {}
  @inline(__always) func recordStaleness(of reader: NodeReference, _ origin: @autoclosure () -> Explanation.Origin) {}
  /// The first such cell that it reads itself: a walk takes more code.
  func newestCellName(upstreamOf reader: NodeReference, since revision: Revision) -> String? {
    for index in 0..<reader.inputs.count {
      if let input = reader.inputs[index].node, input.flags.contains(.isCell), input.mark.hasChanged(since: revision) {
        return name(of: input)
      }
    }
    return nil
  }
  @inline(__always) func forgetNotes(of node: NodeReference) { fields.inspection.registry?.remove(node) }
}
