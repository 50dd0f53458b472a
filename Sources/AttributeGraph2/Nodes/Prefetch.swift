/// Bringing attributes up to date ahead of time, with the option to give up.
extension Graph {
  /// Asks the running prefetch to give up; called by a rule. A plain read is not given up: its reader needs the value.
  ///
  /// - Complexity: O(1).
  public func cancelUpdate() { state.fields.evaluation.isUpdateCancelled = true }

  #if !hasFeature(Embedded)
  /// The time after which a prefetch gives up; nil where there is none.
  public var deadline: ContinuousClock.Instant? { state.fields.evaluation.deadlines.last }

  /// Runs a closure with a deadline for the prefetches in it.
  ///
  /// An inner deadline cannot be later than the one around it.
  ///
  /// - Returns: What the closure returns.
  /// - Complexity: The closure's.
  public func withDeadline<Result, Failure: Error>(
    _ deadline: ContinuousClock.Instant, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    state.fields.evaluation.deadlines.append(min(self.deadline ?? deadline, deadline))
    defer { state.fields.evaluation.deadlines.removeLast() }
    return try body()
  }
  #endif
}

extension GraphReference {
  /// Brings a reader up to date ahead of time, unless it is cancelled or the deadline passes; true if it is up to date.
  func prefetch(_ target: NodeReference) -> Bool {
    let wasCancelled = fields.evaluation.isUpdateCancelled
    fields.evaluation.isUpdateCancelled = false
    retain()
    defer {
      fields.evaluation.isUpdateCancelled = wasCancelled
      release()
    }
    if target.state == .provisional && !takeExternalChanges(before: target) { return false }
    guard !target.mark.isSettled else { return !fields.evaluation.cancelled.contains(WeakNode(target)) }
    if target.state.rawValue >= NodeState.verifying.rawValue { trapOnUnready(target) }
    let reader = WeakNode(target)
    var isUpToDate = false
    evaluate { isUpToDate = settleUnlessAborted(target) }
    // A rule that was cancelled is stale again, or will be when nothing runs.
    guard isUpToDate, let target = reader.living else { return isUpToDate }
    return target.mark.isSettled && !fields.evaluation.cancelled.contains(reader)
  }

  /// Whether the running prefetch has to be given up before its next step.
  @inline(never) func mustAbortPrefetch() -> Bool {
    if fields.evaluation.isUpdateCancelled { return true }
    #if hasFeature(Embedded)
    return false  // There is no clock.
    #else
    guard let deadline = fields.evaluation.deadlines.last, deadline <= .now else { return false }
    emit(.deadlinePassed)
    return true
    #endif
  }
}
