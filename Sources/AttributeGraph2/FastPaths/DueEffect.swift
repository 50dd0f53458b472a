/// Runs an effect whose first input that is not unchanged has changed and is up to date, without the loop that verifies.
///
/// Workload: many effects that one write makes due, as `mux` and `broad`. It falls back to the loop of `settle`, which finds
/// the same input and does the same in the same order.
extension GraphReference {
  /// - Parameters:
  ///   - effect: An effect that was taken out of its queue while nothing runs.
  ///   - mark: Its mark.
  /// - Returns: Whether the effect ran.
  @inline(__always)
  func tryRunDue(_ effect: NodeReference, _ mark: NodeMark) -> Bool {
    guard mark.has(.checked, without: [.sawCycle, .hasScope, .isOutdated, .isStopped]) else { return false }
    guard fields.evaluation.slow.isDisjoint(with: [.watched, .disturbed, .noFastPaths]) else { return false }
    // With an input that has to be verified, and with more than one, the loop is not longer.
    guard effect.inputs.isSingle, let input = effect.inputs.node(at: 0) else { return false }
    guard input.mark.isSettled && input.mark.hasChanged(since: effect.verifiedAt) else { return false }
    fields.evaluation.stack.push()
    fields.evaluation.updates.push(Update(effect, index: ~0, [.isTarget, .comesBack]))
    effect.mark = mark.adding(.isOnStack).beginningToRun
    runEffect(effect)
    var ran = effect
    _ = endUpdate(of: &ran)
    fields.evaluation.stack.pop()
    return true
  }
}
