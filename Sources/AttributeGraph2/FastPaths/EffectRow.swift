/// Brings consecutive effects up to date in one frame.
///
/// Workload: many effects of one write, as in `mux`, `broad` and `cellx`, and first runs, as in `createComputations`.
/// It falls back to `settle` for each effect, which does the same in the same order.
extension GraphReference {
  /// Whether a stale effect was brought up to date while nothing runs; others of the queue may have run, too.
  @inline(__always) func tryRunRow(from first: NodeReference, of queue: WaitingEffects?) -> Bool {
    #if hasFeature(Embedded)
    // Embedded Swift trades speed for size.
    return false
    #else
    guard fields.evaluation.slow.isDisjoint(with: .ofRows) else { return false }
    fields.evaluation.stack.push()
    var effect = first
    while true {
      if mustRun(effect) {
        fields.evaluation.updates.push(Update(effect, index: ~0, .ofTarget))
        while true {
          effect.mark = effect.mark.adding(.isOnStack).beginningToRun
          runEffect(effect)
          guard goesOn, let next = queue?.takeFirst(where: { isKnownDirty($0) }) else { break }
          effect = next
          fields.evaluation.updates.current = Update(effect, index: ~0, .ofTarget)
        }
        _ = endUpdate(of: &effect)
      } else if verifyInRow(of: effect) {
        runEffect(effect)
        _ = endUpdate(of: &effect)
      }
      guard goesOn, let next = queue?.takeFirst(where: { isStale($0) }) else { break }
      effect = next
    }
    fields.evaluation.stack.pop()
    return true
    #endif
  }

  /// Whether nothing has to be done before the next effect.
  @inline(__always)
  private var goesOn: Bool { _fastPath(fields.evaluation.slow.isDisjoint(with: .ofRows)) && isFlushing }

  /// Brings the inputs of an effect up to date; false if it need not run any more, or has run on the slow path.
  @inline(never) private func verifyInRow(of effect: NodeReference) -> Bool {
    let index = verify(effect, runsTarget: false) ?? 0
    // Rules may have run in the frame.
    fields.evaluation.stack.current.inRule = 0
    if index >= 0 { return false }
    guard _fastPath(fields.evaluation.slow.isDisjoint(with: .watched | .disturbed)) else {
      run(effect, because: index)
      var effect = effect
      _ = endUpdate(of: &effect)
      return false
    }
    effect.mark = effect.mark.beginningToRun
    return true
  }

  /// Whether an effect has to be brought up to date, and has not exceeded the limit of runs.
  @inline(__always) private func isStale(_ effect: NodeReference) -> Bool {
    let mark = effect.mark
    return !mark.isSettled && !mark.flags.contains(.isStopped) && effect.runsWithWrites < Self.runsPerFlush
  }

  @inline(__always) private func mustRun(_ effect: NodeReference) -> Bool {
    effect.mark.state == .dirty || hasChangedInput(effect, effect.mark)
  }

  /// Whether an effect can run without verification: its only input has changed and is up to date.
  @inline(__always) private func isKnownDirty(_ effect: NodeReference) -> Bool {
    let mark = effect.mark
    return mark.has(.checked, without: .sawCycle | .hasScope | .isOutdated | .isStopped)
      && hasChangedInput(effect, mark) && effect.runsWithWrites < Self.runsPerFlush
  }

  @inline(__always) private func hasChangedInput(_ effect: NodeReference, _ mark: NodeMark) -> Bool {
    guard mark.has(.checked, without: .sawCycle), effect.inputs.isSingle,
      let input = Edge(bits: effect.inputs.word).node
    else { return false }
    return input.mark.isSettled && input.mark.hasChanged(since: effect.verifiedAt)
  }
}

extension Flags<SlowPath> {
  fileprivate static var ofRows: SlowPathReasons { .watched | .disturbed | .deferredWork | .noFastPaths }
}
