/// Making nodes. A node without a name is named by the file and line at which it was made.
extension Graph {
  /// Makes a cell of an `Equatable` value: setting an equal value changes nothing.
  ///
  /// - Complexity: O(1).
  @inlinable public func cell<Value: Equatable>(
    _ value: Value, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StateCell<Value> { state.noted(StateCell(owning: state.makeCell(value, fileID, line)), name: name) }

  /// As for an `Equatable` value, with a comparison of its own; without one every set counts as a change.
  ///
  /// - Complexity: O(1).
  @inlinable @_disfavoredOverload public func cell<Value>(
    _ value: Value, comparedBy isSame: ((Value, Value) -> Bool)? = nil, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> StateCell<Value> {
    state.noted(StateCell(owning: state.makeCell(value, comparedBy: isSame, fileID, line)), name: name)
  }

  /// Makes a computed attribute of an `Equatable` value: an equal new value stops there.
  ///
  /// The rule does not run before the value is needed. It may make nodes, but not write cells. It may throw: its error
  /// is cached, and thrown to every reader until an input changes.
  ///
  /// - Complexity: O(1).
  @inlinable public func computed<Value: Equatable, Failure: Error>(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: @escaping () throws(Failure) -> Value
  ) -> Computed<Value, Failure> { state.noted(Computed(owning: state.makeComputed(fileID, line, rule)), name: name) }

  /// As for an `Equatable` value, with a comparison of its own; without one every evaluation counts as a change.
  ///
  /// The new value is compared with the last one that was let through. What the comparison reads is not tracked.
  ///
  /// - Complexity: O(1).
  @inlinable @_disfavoredOverload public func computed<Value, Failure: Error>(
    comparedBy isSame: ((Value, Value) -> Bool)? = nil, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, _ rule: @escaping () throws(Failure) -> Value
  ) -> Computed<Value, Failure> {
    state.noted(Computed(owning: state.makeComputed(fileID, line, ComparedRule(rule, isSame: isSame))), name: name)
  }

  /// Makes an effect and runs it once, before this call returns.
  ///
  /// The body may throw: the error is reported after the flush (``onEffectFailure``), and the effect goes on.
  ///
  /// - Returns: The effect, which stops when its last owner goes. One made by a running effect or rule belongs to that
  ///   run as well.
  /// - Complexity: O(1), plus the body.
  public func effect(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: consuming @escaping () throws -> Void
  ) -> Effect {
    let node = state.makeEffect(fileID, line, body)
    let effect = Effect(owning: node)
    state.noteMade(effect: node, name: name)
    state.runFirst(node)
    return effect
  }

  /// Makes an effect that runs when its queue is run, the first time too.
  ///
  /// - Precondition: The queue belongs to this graph.
  /// - Complexity: O(1).
  public func effect(
    on queue: EffectQueue, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: consuming @escaping () throws -> Void
  ) -> Effect {
    state.checkBelongs(queue)
    let node = state.makeEffect(fileID, line, on: queue, body)
    let effect = Effect(owning: node)
    state.noteMade(effect: node, name: name)
    state.schedule(node)
    return effect
  }

  /// Keeps an effect as long as the graph: otherwise it stops when its last owner goes.
  ///
  /// ```swift
  /// graph.keep(graph.effect { label.text = title.value })
  /// ```
  ///
  /// The graph owns the effect and what its body captures, so a body must not own the graph, nor a keyed collection,
  /// which owns it. An effect that is made while a rule or another effect runs ends with that run all the same, unless
  /// it is made in ``detached(_:)``.
  ///
  /// - Returns: The effect, which can be stopped as any other.
  /// - Precondition: The effect belongs to this graph.
  /// - Complexity: O(1) amortised.
  @discardableResult public func keep(_ effect: Effect) -> Effect {
    state.checkBelongs(effect)
    if !effect.isStopped { state.fields.ownership.kept.append(effect) }
    return effect
  }
}
