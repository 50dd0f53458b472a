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
    if graph.runIfDue(reader, as: Computed.self) {
      // Its own rule may have ended it.
      if state == .ended { graph.trapOnEnded(reader.asNode) }
      graph.recordRead(of: reader.asNode)
    } else {
      graph.prepareRead(of: reader)
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
    // Its own rule may end it, and so may a listener that hears of the new edge.
    guard graph.runIfDue(reader, as: type), slot.isHome(generation), reader.state == .clean, !graph.fields.isWatched
    else { return false }
    graph.recordRead(of: reader.asNode)
    return true
  }
}

extension GraphReference {
  /// Runs the rule of a stale attribute that is read, if it is known by a look at the inputs that it has to run.
  ///
  /// - Returns: Whether it has run.
  @inlinable @inline(__always)
  func runIfDue<Value>(_ reader: ReaderReference, as type: ComputedAttribute<Value>.Type) -> Bool {
    // Where the type is not known when the caller is compiled, the kind of the attribute knows better.
    guard _isConcrete(Value.self) else { return false }
    let mark = reader.asNode.mark
    guard mark.has(.checked, with: .isPlainRule, without: .hasScope) else { return false }
    let top = fields.evaluationStack.count
    guard top > 0 ? hasStackLeft() : isOnKnownStack(), hasChangedInput(reader) == true else { return false }
    var computing = mark
    computing.state = .computing
    reader.asNode.mark = computing
    fields.evaluationStack.push(EvaluationFrame(reader))
    recompute(reader, as: type, isSame: areEqual)
    fields.evaluationStack.truncate(to: top)
    if top == 0 { didSettle() }
    return true
  }
}
