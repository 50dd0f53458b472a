/// An attribute that stands for another one, and can be made to stand for a third: its readers stay as they are.
///
/// ```swift
/// let shown = graph.redirectable(to: draft)
/// let length = graph.computed { shown.value.count }
/// shown.target = published        // length is stale; draft is no longer read
/// shown.reset()                   // stands for draft again
/// ```
public final class RedirectableAttribute<Value>: Computed<Value, Never> {
  private var box: RedirectingRule<Value> { reference.ruleBox(of: RedirectingRule<Value>.self) }

  /// The target, which the attribute owns.
  ///
  /// Setting it is a commit, or part of the open transaction. The edge moves from the old target to the new one at
  /// once. A rule may not set it.
  ///
  /// - Precondition: The new target belongs to the same graph. An attribute that is asked for its target has not ended.
  /// - Complexity: O(its readers and those of clean nodes downstream), plus the effects that run.
  public var target: any Attribute<Value> {
    get {
      if isEnded { graph.trapOnEnded(reference) }
      return box.current
    }
    set {
      let graph = graph
      trap(
        unless: newValue.graph == graph,
        "'\(newValue.name)' belongs to another graph than '\(name)'. Make both in one graph.")
      if graph.refusesWrite(to: reference) { return }
      guard !isEnded else { return }
      let old = box.current
      guard newValue.reference != old.reference else { return }
      box.current = newValue
      if evaluations > 0 && state != .computing {
        graph.unlinkInputs(of: reference)
        if !newValue.isEnded { graph.link(reference, to: newValue.reference) }
      }
      // Of several targets since its last run the last is the reason for the next.
      if state == .dirty && evaluations > 0 { reference.state = .checked }
      graph.makeStale(reference, because: .redirected(to: newValue.name, transaction: graph.currentTransaction))
      graph.didChange()
      // This attribute may be the last owner of the old target.
      withExtendedLifetime((self, old)) {}
    }
  }

  /// Makes the attribute stand for its first target again.
  ///
  /// - Precondition: It has not ended.
  /// - Complexity: As for ``target``.
  public func reset() {
    if isEnded { graph.trapOnEnded(reference) }
    target = box.original
  }
}

/// A rule that gives the value of another attribute, in place of a closure.
private final class RedirectingRule<Value>: RuleBox<Value, Never> {
  let original: any Attribute<Value>
  var current: any Attribute<Value>

  init(_ target: any Attribute<Value>, isSame: ((Value, Value) -> Bool)?) {
    original = target
    current = target
    super.init(isSame: isSame)
  }

  override func nextValue(for node: NodeReference) -> Value { current.value }
}

extension Graph {
  /// Makes an attribute that stands for another one; a target with an equal value changes nothing for its readers.
  ///
  /// - Precondition: The target belongs to this graph.
  /// - Complexity: O(1).
  public func redirectable<Value: Equatable>(
    to target: any Attribute<Value>, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> RedirectableAttribute<Value> {
    redirectable(to: target, comparedBy: { $0 == $1 }, name: name, fileID: fileID, line: line)
  }

  /// Makes an attribute that stands for another one, with a comparison of its own; nil makes every change count.
  ///
  /// - Precondition: The target belongs to this graph.
  /// - Complexity: O(1).
  public func redirectable<Value>(
    to target: any Attribute<Value>, comparedBy isSame: ((Value, Value) -> Bool)?, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> RedirectableAttribute<Value> {
    state.checkBelongs(target)
    let node = state.makeComputed(fileID, line, RedirectingRule(target, isSame: isSame))
    return state.noted(RedirectableAttribute<Value>(owning: node), name: name)
  }
}
