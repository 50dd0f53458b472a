/// Reads of what is stale, most of which run one rule: that of a stale attribute of whose inputs one has changed that is up
/// to date itself.
///
/// Such a read is one function, specialised for the type of the value where the rule that reads was compiled. The way over
/// the kind of the attribute takes two functions more and a call through memory: a tenth of a nested evaluation.
extension Computed where Failure == Never {
  /// Brings the attribute up to date for a read that was not expected, and records that.
  @inlinable @inline(never)
  final func prepareRead() {
    let reader = ReaderReference(self)
    switch graph.runIfDue(reader, as: Computed.self) {
    case .ran: graph.recordRead(of: reader.asNode)
    case .ranOddly:
      // Its own rule may have ended it.
      if state == .ended { graph.trapOnEnded(reader.asNode) }
      graph.recordRead(of: reader.asNode)
    case .didNotRun: graph.prepareRead(of: reader)
    }
  }
}

extension HandleAddress {
  /// The same for the read of a handle.
  ///
  /// - Returns: Whether it was done, and the attribute lives and is clean. Nothing is recorded otherwise, but the rule may
  ///   have run.
  @inlinable @inline(__always)
  func runAndRead<Value>(as type: ComputedAttribute<Value>.Type) -> Bool {
    guard slot.isHome(generation) else { return false }
    let reader = slot.withInhabitant(as: type) { ReaderReference($0) }
    let graph = reader.with { $0.graph }
    switch graph.runIfDue(reader, as: type) {
    case .ran: break
    case .ranOddly:
      // Its own rule may have ended it, and so may a listener that hears of the new edge.
      guard slot.isHome(generation), reader.state == .clean, !graph.fields.isWatched else { return false }
    case .didNotRun: return false
    }
    graph.recordRead(of: reader.asNode)
    return true
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
    // Where the type is not known when the caller is compiled, the kind of the attribute knows better.
    guard _isConcrete(Value.self) else { return .didNotRun }
    let mark = reader.asNode.mark
    guard mark.has(.checked, with: .isPlainRule, without: .hasScope) else { return .didNotRun }
    let inputs = InputRow(of: reader)
    let isOutermost = fields.evaluationStack.isEmpty
    guard isOutermost ? isOnKnownStack() : hasStackLeft(),
      mark.traits.contains(.isDue) || inputs.haveChanged(since: reader.verifiedAt) == true
    else { return .didNotRun }
    reader.asNode.mark = mark.computing
    fields.evaluationStack.push(EvaluationFrame(reader))
    recompute(reader, inputs, in: nextTracking, as: type, isSame: areEqual)
    fields.evaluationStack.pop()
    if isOutermost {
      didSettle()
      return .ranOddly
    }
    return fields.oddities.isDisjoint(with: .ofReads) ? .ran : .ranOddly
  }
}
