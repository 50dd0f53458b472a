extension Computed where Failure == Never {
  /// The value, up to date.
  ///
  /// The rule runs if it never did or if something that it read changed, and not otherwise.
  /// Reading it inside a rule or an effect makes the attribute one of its inputs.
  ///
  /// - Precondition: The attribute has not ended, and its rule does not need its own value, directly or through others:
  ///   such a read traps with the names along the cycle.
  /// - Complexity: O(1) where nothing upstream changed; else O(stale nodes upstream and their edges), plus their rules.
  @inlinable public final var value: Value {
    @inline(__always) get {
      // What most reads are costs a dozen instructions in the rule that reads; the rest is a call.
      if _slowPath(!isReadAsExpected), Self.prepareRead(of: ReaderReference(self)) == nil { recordOddRead() }
      return presentValue
    }
  }

  /// Records a read of a clean attribute, if it is one that the running evaluation was expected to make.
  ///
  /// - Returns: Whether it is one, and everything is done.
  @inlinable final var isReadAsExpected: Bool {
    @inline(__always) get {
      _fastPath(mark.has(.clean, without: [])) && graph.recordExpectedRead(of: NodeReference(self))
    }
  }

  /// The value, up to date, by a read that can report a cycle.
  ///
  /// - Throws: A ``CycleError`` where the rule needs its own value, directly or through others.
  /// - Precondition: The attribute has not ended.
  /// - Complexity: As for `value`.
  public final func get() throws(CycleError) -> Value {
    if let error = cycleError() { throw error }
    return value
  }
}

extension Computed {
  /// The value, up to date.
  ///
  /// The rule runs if it never did or if something that it read changed, and not otherwise.
  /// Reading it inside a rule or an effect makes the attribute one of its inputs.
  ///
  /// - Throws: The error of the rule's last evaluation, and a ``CycleError`` where the rule needs its own value and
  ///   `Failure` can hold one.
  /// - Precondition: The attribute has not ended. Unless `Failure` can hold a ``CycleError``, the rule does not need
  ///   its own value, directly or through others: such a read traps with the names along the cycle.
  /// - Complexity: O(1) where nothing upstream changed; else O(stale nodes upstream and their edges), plus their rules.
  @_disfavoredOverload
  @inlinable public final var value: Value {
    get throws(Failure) {
      if state != .clean { try throwIfCycle() }
      graph.prepareRead(of: ReaderReference(self))
      guard let stored else { return try missingValue() }
      return stored
    }
  }

  /// The value, up to date, by a read that can report a cycle.
  ///
  /// - Throws: The error of the rule's last evaluation, or a ``CycleError`` where the rule needs its own value.
  /// - Precondition: The attribute has not ended.
  /// - Complexity: As for `value`.
  @_disfavoredOverload
  public final func get() throws -> Value {
    if let error = cycleError() { throw error }
    return try value
  }

  /// What the last evaluation gave, as it is: reading it runs no rule and makes no input.
  ///
  /// It is nil before the first evaluation, unless the rule has an initial value, and after an evaluation that threw.
  ///
  /// - Complexity: O(1).
  public final var cachedValue: Value? { stored }

  /// The error of the last evaluation, as it is: reading it runs no rule and makes no input.
  ///
  /// - Complexity: O(1).
  public final var cachedError: Failure? { failure }

  /// The error that a read would be thrown because it closes a cycle; nil where it closes none.
  ///
  /// The read counts all the same: the reader has to run again when the attribute has a value after all.
  private func cycleError() -> CycleError? {
    let reader = ReaderReference(self)
    guard state == .verifying || state == .computing || graph.isInOpenChain(reader) else { return nil }
    let error = CycleError(path: graph.cyclePath(at: reader))
    if let told = graph.fields.tracking.reader, told.asNode != reader.asNode {
      graph.recordRead(of: reader.asNode)
      // Whatever value the attribute has when this is over, who was told of the cycle has not seen it.
      told.asNode.traits.insert(.sawCycle)
      graph.recordStaleness(of: told, .inputRan(name))
    }
    return error
  }

  /// Throws the error of the cycle that a read closes, where there is one and `Failure` can hold it.
  @usableFromInline
  final func throwIfCycle() throws(Failure) {
    guard CycleError(path: []) is Failure else { return }
    if let error = cycleError() as? Failure { throw error }
  }

  /// Throws the error that the last evaluation ended with, or stops the program where there is no outcome at all.
  @usableFromInline
  final func missingValue() throws(Failure) -> Value {
    if let failure { throw failure }
    graph.trapOnMissingValue(of: NodeReference(self))
  }
}

extension GraphReference {
  /// Stops the program because an attribute was read whose rule has not returned a value.
  @usableFromInline
  func trapOnMissingValue(of node: NodeReference) -> Never {
    if node.state == .ended { trapOnEnded(node) }
    fatalError(
      """
      Attribute '\(name(of: node))' has no value: its last owner went while its rule was running. \
      Keep it alive until the rule has returned.
      """)
  }

  /// Stops the program because a node was read that its owner has ended.
  @usableFromInline
  func trapOnEnded(_ node: NodeReference) -> Never { fatalError(EndedNode.message(name: name(of: node))) }
}

/// What is said about the read of a node that is no more.
enum EndedNode {
  static func message(name: String) -> String {
    """
    Attribute '\(name)' was read after its end: what owned it, an evaluation or a subgraph, is over. \
    Read it through a weak handle, or make it where it lives longer, as in `detached { }`.
    """
  }
}
