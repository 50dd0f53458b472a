/// Runs the rule of an attribute directly in the read that needs it, if it has never run, or an input that is up to
/// date has changed.
///
/// Workload: rules that read several stale attributes, as in `diamond`, `triangle` and layers, and a read after a
/// write, as in `updateSignals`. The general path takes two more calls and an indirect one. It falls back to `settle`,
/// which finds the same input and runs the same rule in the same order.
extension NodeReference {
  /// - Parameter type: The type of the values; release builds take the path only where it is known at compile time.
  /// - Returns: Whether the rule ran; the attribute may have ended.
  @inlinable @inline(__always) func tryRunStale<Value>(as type: Value.Type) -> Bool {
    #if hasFeature(Embedded)
    // Embedded Swift trades speed for size: this would be compiled twice for each type of values.
    return false
    #else
    guard graph.fields.evaluation.slow.isDisjoint(with: .ofRules) else { return false }
    return graph.isIdle ? tryRunOutermost(as: type) : tryRunNested(as: type)
    #endif
  }

  @inlinable @inline(__always) func tryRunNested<Value>(as type: Value.Type) -> Bool {
    #if !DEBUG
    // Debug builds know no type at compile time and accept every type, so that tests cover this path.
    guard _isConcrete(type) else { return false }
    #endif
    let graph = graph
    let mark = mark
    guard mark.has(.checked, without: .sawCycle | .hasScope) ? hasChangedInput : mark.has(.dirty, without: .hasScope),
      graph.fields.nodes.kinds[kindID].alike == KindRecord.address(of: type), graph.hasStackLeft()
    else { return false }
    graph.fields.evaluation.stack.push()
    graph.fields.evaluation.updates.push(Update(self, index: ~Update.noInput, .ofTarget))
    self.mark = mark.adding(.isOnStack).beginningToRun
    graph.recompute(
      self, goesOn: false,
      // SAFETY: the kinds of such values are those of `makeComputed`.
      rule: { unsafe graph.runClosure(of: $0, as: Value.self, Never.self) }, isSame: { areEqual($0, $1) })
    var node = self
    _ = graph.endUpdate(of: &node)
    graph.fields.evaluation.stack.pop()
    return true
  }

  /// Whether an input that is up to date has changed, and those before it are unchanged.
  @inlinable @inline(__always) var hasChangedInput: Bool {
    let count = inputs.count
    var index = 0
    while index < count, let input = inputs[index].node {
      let mark = input.mark
      guard mark.isSettled else { return false }
      if mark.hasChanged(since: verifiedAt) { return true }
      index &+= 1
    }
    return false
  }

  @inlinable @inline(never) func tryRunOutermost<Value>(as type: Value.Type) -> Bool {
    let graph = graph
    graph.noteStack()
    graph.retain()
    graph.beginOutermost()
    let hasRun = tryRunNested(as: type)
    graph.didSettle()
    graph.release()
    return hasRun
  }
}
