/// The steps around one run of a rule or a body, called by the specialised closures of the attributes and effects.
///
/// The frame of the reader is on top of the evaluation stack when an evaluation begins and when it ends.
extension GraphReference {
  /// Starts to record reads for a reader.
  ///
  /// - Parameters:
  ///   - reader: The reader.
  ///   - inputs: Its inputs.
  ///   - tracking: The record that comes next, which `endTracking(_:)` takes back.
  ///   - isInRule: Whether writes are refused meanwhile.
  @inlinable @inline(__always)
  func beginTracking(
    for reader: ReaderReference, _ inputs: InputRow, in tracking: TrackingReference, isInRule: Bool
  ) {
    fields.evaluations &+= 1
    let evaluations = reader.with { $0.evaluationsModulo } &+ 1
    reader.with { $0.evaluationsModulo = evaluations }
    if _slowPath(evaluations == 0) { carryEvaluations(of: reader) }
    tracking.record.begin(reader, inputs, isInRule: isInRule)
    fields.innermost = tracking
  }

  /// Settles the inputs of the reader whose rule has returned; what follows until `endTracking` is not tracked.
  ///
  /// - Returns: Whether the reader still lives: its own rule may have dropped the last owner.
  @inlinable @inline(__always)
  func finishReads(_ tracking: TrackingReference) -> Bool {
    guard _fastPath(tracking.record.isComplete) else { return finishUnexpectedReads() }
    // Nothing is expected at the end.
    tracking.record.reader = nil
    return true
  }

  /// Counts 2^32 evaluations of a reader.
  @usableFromInline @inline(never)
  func carryEvaluations(of reader: ReaderReference) {
    fields.evaluationCarries[reader.asNode, default: 0] += 1 << 32
  }

  /// Goes back from the record of an evaluation to that of the one around it.
  @inlinable @inline(__always)
  func endTracking(_ tracking: TrackingReference) {
    fields.innermost = tracking.record.outer
  }

  /// Whether the reader on top of the evaluation stack still lives.
  @inlinable var readerOnTopLives: Bool {
    @inline(__always) get {
      !fields.hasLookedBack || fields.evaluationStack.top.reader != nil
    }
  }

  /// Runs a closure that may not write, as if it were a rule.
  func refusingWrites<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let wasInRule = fields.isRuleRunning
    fields.isRuleRunning = true
    defer { fields.isRuleRunning = wasInRule }
    return try body()
  }

  /// Runs a closure whose reads make no edges.
  @inlinable @inline(__always)
  func untracked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let tracking = nextTracking
    tracking.record.begin(isInRule: fields.isRuleRunning)
    fields.innermost = tracking
    defer { endTracking(tracking) }
    return try body()
  }
}
