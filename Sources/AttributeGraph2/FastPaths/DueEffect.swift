/// Runs effects one after the other in one frame, as long as the only input of each has changed and is up to date.
///
/// Workload: many effects that one write makes due, as `mux` and `broad`. It falls back to the loop of `settle`, which finds
/// the same input and does the same in the same order.
extension GraphReference {
  /// - Parameters:
  ///   - first: An effect that was taken out of the queue while nothing runs.
  ///   - queue: The queue, from which the effects after it are taken; nil where none is.
  /// - Returns: Whether the effect ran; the queue may have others to run.
  @inline(__always)
  func tryRunDue(_ first: NodeReference, of queue: WaitingEffects?) -> Bool {
    #if hasFeature(Embedded)
    // Where there is Embedded Swift, the size counts.
    return false
    #else
    guard fields.evaluation.slow.isDisjoint(with: .ofDueEffects) && isDue(first) else { return false }
    fields.evaluation.stack.push()
    fields.evaluation.updates.push(Update(first, index: ~0, [.isTarget, .comesBack]))
    var effect = first
    while true {
      effect.mark = effect.mark.adding(.isOnStack).beginningToRun
      runEffect(effect)
      guard _fastPath(fields.evaluation.slow.isDisjoint(with: .ofDueEffects)), isFlushing,
        let next = queue?.takeFirst(where: { isDue($0) })
      else { break }
      effect = next
      fields.evaluation.updates.current = Update(effect, index: ~0, [.isTarget, .comesBack])
    }
    _ = endUpdate(of: &effect)
    fields.evaluation.stack.pop()
    return true
    #endif
  }

  /// Whether an effect has one input, which has changed and is up to date, and nothing else has to be done for it.
  ///
  /// With an input that has to be verified, and with more than one, the loop is not longer.
  @inline(__always)
  private func isDue(_ effect: NodeReference) -> Bool {
    let mark = effect.mark
    guard mark.has(.checked, without: [.sawCycle, .hasScope, .isOutdated, .isStopped]), effect.inputs.isSingle,
      let input = effect.inputs.node(at: 0), input.mark.isSettled && input.mark.hasChanged(since: effect.verifiedAt)
    else { return false }
    return effect.runsWithWrites < Self.runsPerFlush
  }
}

extension SlowPathReasons {
  /// The reasons that end a row of due effects: one of them may have to be looked at, or work was left for when nothing runs.
  fileprivate static var ofDueEffects: SlowPathReasons {
    SlowPathReasons(rawValue: watched.rawValue | disturbed.rawValue | deferredWork.rawValue | noFastPaths.rawValue)
  }
}
