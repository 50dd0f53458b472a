/// Making cells, computed attributes and effects.
///
/// A node without a name is named by the file and line at which it was made.
extension Graph {
  /// Makes a cell of an `Equatable` value: setting an equal value changes nothing.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func cell<Value: Equatable>(
    _ value: Value, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StateCell<Value> {
    StateCell(value, graph: self, name: name, site: state.site(fileID, line), isSame: { $0 == $1 })
  }

  /// Makes a cell of a value that cannot be compared: every set counts as a change.
  ///
  /// - Complexity: O(1).
  @inlinable
  @_disfavoredOverload
  public func cell<Value>(
    _ value: Value, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StateCell<Value> {
    StateCell(value, graph: self, name: name, site: state.site(fileID, line), isSame: nil)
  }

  /// Makes a cell with a comparison of its own; nil makes every set count as a change.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func cell<Value>(
    _ value: Value, comparedBy isSame: ((Value, Value) -> Bool)?, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> StateCell<Value> {
    StateCell(value, graph: self, name: name, site: state.site(fileID, line), isSame: isSame)
  }

  /// Makes a computed attribute of an `Equatable` value: an equal new value stops there.
  ///
  /// The rule does not run before the value is needed. It may make nodes, but not write cells. It may throw: its error
  /// is cached, and thrown to every reader until an input changes.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func computed<Value: Equatable, Failure: Error>(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: @escaping () throws(Failure) -> Value
  ) -> Computed<Value, Failure> {
    Computed(
      state: state, name: name, site: state.site(fileID, line),
      update: { Computed<Value, Failure>.recompute($0, rule: rule, isSame: { $0 == $1 }) })
  }

  /// Makes a computed attribute of a value that cannot be compared: every evaluation counts as a change.
  ///
  /// - Complexity: O(1).
  @inlinable
  @_disfavoredOverload
  public func computed<Value, Failure: Error>(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: @escaping () throws(Failure) -> Value
  ) -> Computed<Value, Failure> {
    Computed(
      state: state, name: name, site: state.site(fileID, line),
      update: { Computed<Value, Failure>.recompute($0, rule: rule, isSame: nil) })
  }

  /// Makes a computed attribute with a comparison of its own; nil makes every evaluation count as a change.
  ///
  /// The new value is compared with the last one that was let through. What the comparison reads is not tracked.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func computed<Value, Failure: Error>(
    comparedBy isSame: ((Value, Value) -> Bool)?, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, _ rule: @escaping () throws(Failure) -> Value
  ) -> Computed<Value, Failure> {
    Computed(
      state: state, name: name, site: state.site(fileID, line),
      update: { Computed<Value, Failure>.recompute($0, rule: rule, isSame: isSame) })
  }

  /// Makes an effect and runs it once, before this call returns.
  ///
  /// The body may throw: the error is reported after the flush (``onEffectFailure``), and the effect goes on.
  ///
  /// - Returns: The effect, which stops when its last owner goes. One that is made while another effect or a rule runs
  ///   belongs to that run as well.
  /// - Complexity: O(1), plus the body.
  public func effect(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping () throws -> Void
  ) -> Effect {
    let effect = Effect(
      graph: state, queue: state.fields.effects, name: name, site: state.site(fileID, line), body: body)
    state.runFirst(effect)
    return effect
  }

  /// Makes an effect that runs when its queue is run, the first time too.
  ///
  /// - Complexity: O(1).
  public func effect(
    on queue: EffectQueue, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping () throws -> Void
  ) -> Effect {
    let effect = Effect(graph: state, queue: queue, name: name, site: state.site(fileID, line), body: body)
    state.schedule(ReaderReference(effect))
    return effect
  }
}
