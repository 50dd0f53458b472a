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
  /// - Returns: The reader, which has a value; nil where something is out of the ordinary. The attribute was brought up to
  ///   date then, but the read is not recorded, and the attribute may have ended.
  @inlinable @inline(never)
  static func prepareRead(of reader: ReaderReference) -> ReaderReference? {
    let graph = reader.with { $0.graph }
    switch graph.runIfDue(reader, as: Computed.self) {
    case .ran: break
    case .ranOddly: return nil
    case .didNotRun: guard graph.settleToRead(reader) else { return nil }
    }
    graph.recordRead(of: reader.asNode)
    return reader
  }

  /// Records the read of an attribute about which something is out of the ordinary.
  @inlinable @inline(never)
  final func recordOddRead() {
    if state == .ended { graph.trapOnEnded(NodeReference(self)) }
    graph.recordRead(of: NodeReference(self))
    if stored == nil { graph.trapOnMissingValue(of: NodeReference(self)) }
  }
}

/// What has come of the attempt to run the rule of a stale attribute that is read.
@usableFromInline
enum StaleReadOutcome {
  /// The rule has run, and the attribute is clean.
  case ran
  /// The rule has run, and something is out of the ordinary: the attribute may have ended.
  case ranOddly
  /// It is not known that the rule has to run.
  case didNotRun
}

extension GraphReference {
  /// Runs the rule of a stale attribute that is read, if it is known by a look at the inputs that it has to run.
  @inlinable @inline(__always)
  func runIfDue<Value>(_ reader: ReaderReference, as type: ComputedAttribute<Value>.Type) -> StaleReadOutcome {
    // Where the type is not known when the caller is compiled, the kind of the attribute knows better. It never is where
    // nothing is optimised, as in tests; but they are to try this way, too.
    guard _isConcrete(Value.self) || _isDebugAssertConfiguration() else { return .didNotRun }
    let mark = reader.asNode.mark
    guard _fastPath(mark.has(.checked, with: .isPlainRule, without: .hasScope)) else { return .didNotRun }
    let inputs = InputRow(of: reader)
    guard fields.evaluationStack.isEmpty ? isOnKnownStack() : hasStackLeft(),
      mark.traits.contains(.isDue) || inputs.haveChanged(since: reader.verifiedAt) == true
    else { return .didNotRun }
    reader.asNode.mark = mark.computing
    fields.evaluationStack.push(reader)
    // It was settled before, so it has run, and has a value.
    let outcome = recompute(reader, inputs, in: nextTracking, as: type, hasValue: true, isSame: areEqual)
    fields.evaluationStack.pop()
    if fields.evaluationStack.isEmpty && !didSettle() { return .ranOddly }
    return outcome == .odd ? .ranOddly : .ran
  }

  /// Brings an attribute up to date for a read.
  ///
  /// - Returns: Whether it is clean, and nothing is out of the ordinary.
  @usableFromInline
  func settleToRead(_ reader: ReaderReference) -> Bool {
    if reader.state == .clean { return fields.oddities.isDisjoint(with: .ofRules) }
    return bringUpToDateInline(reader)
  }
}
