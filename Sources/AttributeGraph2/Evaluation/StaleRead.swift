/// Reads of what is stale, most of which run one rule: that of a stale attribute of whose inputs one has changed that is up
/// to date itself.
///
/// Such a read is one function, specialised for the type of the value where the rule that reads was compiled. The way over
/// the kind of the attribute takes two functions more and a call through memory: a tenth of a nested evaluation.
extension Computed where Failure == Never {
  /// Brings an attribute up to date for a read that is not as most are, and records that: the attribute is stale, or the
  /// read was not expected.
  ///
  /// It is given no more than the reader and gives it back, so that nothing has to be kept while the rule runs.
  ///
  /// - Returns: The reader, which has a value. It is nil where something is out of the ordinary: nothing is recorded then,
  ///   but the rule may have run, and the attribute may have ended.
  @inlinable @inline(never)
  static func prepareRead(of reader: ReaderReference) -> ReaderReference? {
    let graph = reader.with { $0.graph }
    guard _fastPath(graph.runIfDue(reader, as: Computed.self)) || graph.settleToRead(reader) else { return nil }
    graph.recordRead(of: reader.asNode)
    return reader
  }
}

extension GraphReference {
  /// Runs the rule of a stale attribute that is read, if it is known by a look at the inputs that it has
  /// to run.
  ///
  /// - Returns: Whether it has run, the attribute is clean, and nothing is out of the ordinary.
  @inlinable @inline(__always)
  func runIfDue<Value>(_ reader: ReaderReference, as type: ComputedAttribute<Value>.Type) -> Bool {
    // Where the type is not known when the caller is compiled, the kind of the attribute knows better.
    guard _isConcrete(Value.self) else { return false }
    let mark = reader.asNode.mark
    guard _fastPath(mark.has(.checked, with: .isPlainRule, without: .hasScope)) else { return false }
    let inputs = InputRow(of: reader)
    guard fields.evaluationStack.isEmpty ? isOnKnownStack() : hasStackLeft(),
      mark.traits.contains(.isDue) || inputs.haveChanged(since: reader.verifiedAt) == true
    else { return false }
    reader.asNode.mark = mark.computing
    fields.evaluationStack.push(reader)
    recompute(reader, inputs, in: nextTracking, as: type, isSame: areEqual)
    fields.evaluationStack.pop()
    return fields.evaluationStack.isEmpty ? didSettle() : fields.oddities.isDisjoint(with: .ofReads)
  }

  /// Brings an attribute up to date for a read.
  ///
  /// - Returns: Whether it is clean, and nothing is out of the ordinary.
  @usableFromInline
  func settleToRead(_ reader: ReaderReference) -> Bool {
    let state = reader.state
    if state == .clean { return fields.oddities.isDisjoint(with: .ofReads) }
    // It may be part of what runs.
    guard state == .checked || state == .dirty else { return false }
    return bringUpToDateInline(reader)
  }
}
