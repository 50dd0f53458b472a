/// Bringing attributes up to date ahead of time, with leave to give up.
extension Computed {
  /// Brings the attribute up to date ahead of time. The call makes no input.
  ///
  /// Unlike a read it may be given up half way: between two rules, when one has called ``Graph/cancelUpdate()``, or
  /// when the deadline of ``Graph/withDeadline(_:_:)`` has passed. Whatever ran until then keeps its value.
  ///
  /// - Returns: Whether the attribute is up to date.
  /// - Precondition: The attribute has not ended.
  /// - Complexity: As for `value`.
  @discardableResult
  public final func prefetch() -> Bool {
    let wasCancelled = graph.fields.isUpdateCancelled
    graph.fields.isUpdateCancelled = false
    graph.fields.prefetches += 1
    defer {
      graph.fields.prefetches -= 1
      graph.fields.isUpdateCancelled = wasCancelled
    }
    return graph.untracked { graph.prefetch(ReaderReference(self)) }
  }
}

extension Graph {
  /// Asks the running prefetch to give up; called by a rule. A plain read is not given up: its reader needs the value.
  ///
  /// - Complexity: O(1).
  public func cancelUpdate() {
    if state.fields.prefetches > 0 { state.fields.isUpdateCancelled = true }
  }

  /// The time after which a prefetch gives up; nil where there is none.
  public var deadline: ContinuousClock.Instant? { state.fields.deadline?.instant }

  /// Runs a closure with a deadline for the prefetches in it.
  ///
  /// An inner deadline cannot be later than the one around it.
  ///
  /// - Returns: What the closure returns.
  public func withDeadline<Result, Failure: Error>(
    _ deadline: ContinuousClock.Instant, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = state.fields.deadline
    state.fields.deadline = Deadline(instant: outer.map { min($0.instant, deadline) } ?? deadline)
    defer { state.fields.deadline = outer }
    return try body()
  }
}

extension GraphReference {
  /// Whether the running prefetch has to be given up before its next step.
  func mustAbortPrefetch() -> Bool {
    if fields.isUpdateCancelled { return true }
    guard let deadline = fields.deadline, ContinuousClock.now >= deadline.instant else { return false }
    emit(.deadlinePassed)
    return true
  }
}

/// Until when prefetches may run.
///
/// It is an object, as the library does not promise the size of an instant: among the fields of the graph's state it
/// would make the places of all fields behind it unknown until the program runs.
final class Deadline {
  let instant: ContinuousClock.Instant
  init(instant: ContinuousClock.Instant) { self.instant = instant }
}
