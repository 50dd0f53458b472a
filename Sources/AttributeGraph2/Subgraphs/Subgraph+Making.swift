/// Making nodes that a subgraph owns, and reaching them through handles.
extension Subgraph {
  /// Makes a cell of an `Equatable` value: setting an equal value changes nothing.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @inlinable
  public func cell<Value: Equatable>(
    _ value: Value, name: String? = nil, flags: AttributeFlags = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CellHandle<Value> {
    beginBuilding()
    let cell = graph.cell(value, name: name, fileID: fileID, line: line)
    endBuilding()
    return adopt(cell, flags: flags)
  }

  /// Makes a cell of a value that cannot be compared: every set counts as a change.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @inlinable
  @_disfavoredOverload
  public func cell<Value>(
    _ value: Value, name: String? = nil, flags: AttributeFlags = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CellHandle<Value> {
    cell(value, comparedBy: nil, name: name, flags: flags, fileID: fileID, line: line)
  }

  /// Makes a cell with a comparison of its own; nil makes every set count as a change.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @inlinable
  public func cell<Value>(
    _ value: Value, comparedBy isSame: ((Value, Value) -> Bool)?, name: String? = nil, flags: AttributeFlags = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CellHandle<Value> {
    beginBuilding()
    let cell = graph.cell(value, comparedBy: isSame, name: name, fileID: fileID, line: line)
    endBuilding()
    return adopt(cell, flags: flags)
  }

  /// Makes a computed attribute of an `Equatable` value: an equal new value stops there.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @inlinable
  public func computed<Value: Equatable, Failure: Error>(
    name: String? = nil, flags: AttributeFlags = [], fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: @escaping () throws(Failure) -> Value
  ) -> Handle<Value, Failure> {
    beginBuilding()
    let attribute = graph.computed(name: name, fileID: fileID, line: line, rule)
    endBuilding()
    return adopt(attribute, flags: flags)
  }

  /// Makes a computed attribute of a value that cannot be compared: every evaluation counts as a change.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @inlinable
  @_disfavoredOverload
  public func computed<Value, Failure: Error>(
    name: String? = nil, flags: AttributeFlags = [], fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: @escaping () throws(Failure) -> Value
  ) -> Handle<Value, Failure> {
    computed(comparedBy: nil, name: name, flags: flags, fileID: fileID, line: line, rule)
  }

  /// Makes a computed attribute with a comparison of its own; nil makes every evaluation count as a change.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @inlinable
  public func computed<Value, Failure: Error>(
    comparedBy isSame: ((Value, Value) -> Bool)?, name: String? = nil, flags: AttributeFlags = [],
    fileID: StaticString = #fileID, line: UInt = #line, _ rule: @escaping () throws(Failure) -> Value
  ) -> Handle<Value, Failure> {
    beginBuilding()
    let attribute = graph.computed(comparedBy: isSame, name: name, fileID: fileID, line: line, rule)
    endBuilding()
    return adopt(attribute, flags: flags)
  }

  /// Makes an effect and runs it once, before this call returns; it stops with the subgraph.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1), plus the body.
  @discardableResult
  public func effect(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: consuming @escaping () throws -> Void
  ) -> EffectHandle {
    beginBuilding()
    let effect = graph.effect(name: name, fileID: fileID, line: line, body)
    endBuilding()
    return adoptInline(effect)
  }

  /// Makes an effect that runs when its queue is run, the first time too; it stops with the subgraph.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @discardableResult
  public func effect(
    on queue: EffectQueue, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: consuming @escaping () throws -> Void
  ) -> EffectHandle {
    beginBuilding()
    let effect = graph.effect(on: queue, name: name, fileID: fileID, line: line, body)
    endBuilding()
    return adoptInline(effect)
  }

  /// Takes a cell over: it ends with the subgraph, or at once where that has ended.
  ///
  /// - Returns: A handle to it.
  /// - Precondition: The cell belongs to the subgraph's graph.
  /// - Complexity: O(1) amortised.
  public func adopt<Value>(_ cell: StateCell<Value>, flags: AttributeFlags = []) -> CellHandle<Value> {
    CellHandle(address: take(cell, flags: flags))
  }

  /// Takes a computed attribute over: it ends with the subgraph, or at once where that has ended.
  ///
  /// - Returns: A handle to it.
  /// - Precondition: The attribute belongs to the subgraph's graph.
  /// - Complexity: O(1) amortised.
  public func adopt<Value, Failure: Error>(
    _ attribute: Computed<Value, Failure>, flags: AttributeFlags = []
  ) -> Handle<Value, Failure> {
    Handle(address: take(attribute, flags: flags))
  }

  /// Takes an effect over: it stops with the subgraph, or at once where that has ended.
  ///
  /// - Returns: A handle to it.
  /// - Precondition: The effect belongs to the subgraph's graph.
  /// - Complexity: O(1) amortised.
  @discardableResult
  public func adopt(_ effect: Effect) -> EffectHandle { adoptInline(effect) }

  /// The body of `adopt`, of which the making of an effect is to be one function.
  @inline(__always)
  private func adoptInline(_ effect: Effect) -> EffectHandle {
    if !isEnded && !effect.isEnded {
      if effect.owner !== scope { effect.owner = scope }
      if effect.traits.contains(.hasScope) { graph.state.fields.scopes[NodeReference(effect)]?.around = scope }
    }
    return EffectHandle(address: take(effect, flags: []))
  }

  @inline(__always)
  private func take(_ node: Node, flags: AttributeFlags) -> HandleAddress {
    let state = graph.state
    trap(unless: node.graph == state, "'\(node.name)' belongs to another graph than subgraph '\(name)'.")
    let reference = NodeReference(node)
    let (slot, generation) = state.fields.handles.take(for: node)
    let address = HandleAddress(slot: slot, generation: generation, site: state.site(of: reference))
    if isEnded || reference.state == .ended {
      refuse(node, at: slot)
    } else {
      scope.give(slot, to: node)
      if !flags.isEmpty { flagged.append((WeakNode(node: node), flags)) }
    }
    return address
  }

  /// Ends a node that comes too late.
  @inline(never)
  private func refuse(_ node: Node, at slot: HandleSlot) {
    let reference = NodeReference(node)
    graph.state.fields.handles.retire(slot, name: graph.state.givenName(of: reference))
    if let effect = node as? Effect { effect.stop() }
    graph.state.end(reference)
  }
}
