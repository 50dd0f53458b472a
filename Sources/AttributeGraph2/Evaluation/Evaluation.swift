/// The steps around one run of a rule or a body, called by the specialised closures of the attributes and effects.
///
/// The frame of the reader is on top of the evaluation stack when an evaluation begins and when it ends.
extension GraphReference {
  /// Starts to record reads for a reader.
  ///
  /// - Returns: Whether there is an evaluation around this one, whose tracking waits until this one ends.
  @inlinable @inline(__always)
  func beginTracking(for reader: ReaderReference) -> Bool {
    let isNested = suspendTracking()
    startTracking(for: reader)
    return isNested
  }

  /// The same, where the tracking of the evaluation around it, if there is one, was put aside.
  @inlinable @inline(__always)
  func startTracking(for reader: ReaderReference) {
    fields.evaluations &+= 1
    let evaluations = reader.with { $0.evaluationsModulo } &+ 1
    reader.with { $0.evaluationsModulo = evaluations }
    if evaluations == 0 { carryEvaluations(of: reader) }
    fields.tracking.begin(reader, newInputsBase: fields.newInputs.count)
    fields.knownReads = KnownReads()
  }

  /// Puts the running tracking aside, if there is one.
  @inlinable @inline(__always)
  func suspendTracking() -> Bool {
    guard fields.tracking.reader != nil else { return false }
    fields.suspendedTracking.push(fields.tracking)
    return true
  }

  /// Settles the inputs of the reader whose rule has returned; what follows until `endTracking` is not tracked.
  ///
  /// - Returns: Whether the reader still lives: its own rule may have dropped the last owner.
  @inlinable @inline(__always)
  func finishReads() -> Bool {
    guard fields.tracking.isComplete else { return finishUnexpectedReads() }
    // Nothing is expected at the end.
    fields.tracking.reader = nil
    return true
  }

  /// Counts 2^32 evaluations of a reader.
  @usableFromInline
  func carryEvaluations(of reader: ReaderReference) {
    fields.evaluationCarries[reader.asNode, default: 0] += 1 << 32
  }

  /// Goes back to the tracking of the evaluation around this one; without one, nothing is tracked already.
  @inlinable @inline(__always)
  func endTracking(isNested: Bool) {
    guard isNested else { return }
    fields.tracking = fields.suspendedTracking.removeTop()
    fields.knownReads = KnownReads()
  }

  /// Whether the reader on top of the evaluation stack still lives.
  @inlinable var readerOnTopLives: Bool {
    @inline(__always) get {
      !fields.hasLookedBack || fields.evaluationStack[fields.evaluationStack.count &- 1].reader != nil
    }
  }

  /// Runs a closure whose reads make no edges.
  @inlinable @inline(__always)
  func untracked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let isNested = suspendTracking()
    fields.tracking.pause()
    defer { endTracking(isNested: isNested) }
    return try body()
  }
}
