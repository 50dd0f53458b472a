extension Subgraph {
  /// Makes a cell of an `Equatable` value: setting an equal value changes nothing.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @inlinable @inline(__always) public func cell<Value: Equatable>(
    _ value: Value, name: String? = nil, flags: AttributeFlags = [], fileID: StaticString = #fileID, line: UInt = #line
  ) -> CellHandle<Value> {
    CellHandle(address: own(graph.state.makeCell(value, fileID, line), name: name, flags: flags))
  }

  /// Makes a cell with a comparison of its own; without one every set counts as a change.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @inlinable @_disfavoredOverload public func cell<Value>(
    _ value: Value, comparedBy isSame: ((Value, Value) -> Bool)? = nil, name: String? = nil, flags: AttributeFlags = [],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> CellHandle<Value> {
    CellHandle(address: own(graph.state.makeCell(value, comparedBy: isSame, fileID, line), name: name, flags: flags))
  }

  /// Makes a computed attribute of an `Equatable` value: an equal new value stops there.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @inlinable public func computed<Value: Equatable, Failure: Error>(
    name: String? = nil, flags: AttributeFlags = [], fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: @escaping () throws(Failure) -> Value
  ) -> Handle<Value, Failure> {
    Handle(address: own(graph.state.makeComputed(fileID, line, rule), name: name, flags: flags))
  }

  /// Makes a computed attribute with a comparison of its own; without one every evaluation counts as a change.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @inlinable @_disfavoredOverload public func computed<Value, Failure: Error>(
    comparedBy isSame: ((Value, Value) -> Bool)? = nil, name: String? = nil, flags: AttributeFlags = [],
    fileID: StaticString = #fileID, line: UInt = #line, _ rule: @escaping () throws(Failure) -> Value
  ) -> Handle<Value, Failure> {
    let node = graph.state.makeComputed(fileID, line, ComparedRule(rule, isSame: isSame))
    return Handle(address: own(node, name: name, flags: flags))
  }

  /// Makes an effect and runs it once, before this call returns; it stops with the subgraph.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1), plus the body.
  @discardableResult public func effect(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: consuming @escaping () throws -> Void
  ) -> EffectHandle {
    let node = graph.state.makeEffect(fileID, line, body)
    node.owner = scope
    let address = own(node, name: name, flags: [])
    guard address.isCurrent else { return EffectHandle(address: address) }
    if !graph.state.isIdle { graph.state.continueCount(in: node) }
    graph.state.runFirst(node)
    return EffectHandle(address: address)
  }

  /// Makes an effect that runs when its queue is run, the first time too; it stops with the subgraph.
  ///
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: O(1).
  @discardableResult public func effect(
    on queue: EffectQueue, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: consuming @escaping () throws -> Void
  ) -> EffectHandle {
    graph.state.checkBelongs(queue)
    let node = graph.state.makeEffect(fileID, line, on: queue, body)
    node.owner = scope
    let address = own(node, name: name, flags: [])
    guard address.isCurrent else { return EffectHandle(address: address) }
    graph.state.continueCount(in: node)
    graph.state.schedule(node)
    return EffectHandle(address: address)
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
  ) -> Handle<Value, Failure> { Handle(address: take(attribute, flags: flags)) }

  /// Takes an effect over: it stops with the subgraph, or at once where that has ended.
  ///
  /// - Returns: A handle to it.
  /// - Precondition: The effect belongs to the subgraph's graph.
  /// - Complexity: O(1) amortised.
  @discardableResult
  public func adopt(_ effect: Effect) -> EffectHandle { EffectHandle(address: take(effect, flags: [])) }

  private func take(_ object: Node, flags: AttributeFlags) -> HandleAddress {
    let state = graph.state
    let node = object.reference
    trap(
      unless: object.graph == state,
      "'\(object.name)' belongs to another graph than subgraph '\(name)'. Make both in one graph.")
    guard node.state != .ended else {
      // The end has advanced the generation, so the address leads to no node.
      return HandleAddress(node, node.generation &- 1, site: state.fields.nodes.kinds[node.kindID].site)
    }
    let address = address(of: node)
    if isEnded {
      withExtendedLifetime(object) { state.end(node) }
    } else {
      if !scope.ownsLast(node) { scope.own(node) }
      if node.flags.contains(.isEffect) {
        node.owner = scope
        if node.flags.contains(.hasScope) { state.fields.ownership.scopes[node]?.parent = scope }
      }
      if !flags.isEmpty { flagged.append((WeakNode(node), flags)) }
    }
    return address
  }

  /// Owns a node that was made for the subgraph. A listener may end both; then the address leads to no node.
  @inlinable @inline(__always) func own(_ node: NodeReference, name: String?, flags: AttributeFlags) -> HandleAddress {
    if _slowPath(isEnded) { trapOnUseAfterEnd() }
    scope.own(node)
    let address = address(of: node)
    if _slowPath(name != nil || graph.state.fields.nodes.notesNewNodes || !flags.isEmpty) {
      note(node, name: name, flags: flags)
    }
    return address
  }

  @usableFromInline func trapOnUseAfterEnd() -> Never {
    fatalError("Subgraph '\(name)' has ended; nothing can be made in it. Ask isEnded first.")
  }

  @usableFromInline @inline(never) func note(_ node: NodeReference, name: String?, flags: AttributeFlags) {
    if !flags.isEmpty { flagged.append((WeakNode(node), flags)) }
    graph.state.noteOwned(node, name: name)
  }

  @inlinable @inline(__always) func address(of node: NodeReference) -> HandleAddress {
    HandleAddress(node, node.generation, site: graph.state.fields.nodes.kinds[node.kindID].site)
  }
}
