@usableFromInline struct HandleAddress: Hashable, BitwiseCopyable {
  @usableFromInline let node: NodeReference
  /// The generation, and in the upper half the number of the creation site: one load for a read.
  @usableFromInline let word: UInt64

  @inlinable @inline(__always) init(_ node: NodeReference, _ generation: UInt32, site: CreationSite.ID) {
    self.node = node
    word = UInt64(site.number) << 32 | UInt64(generation)
  }

  @inlinable var generation: UInt32 { @inline(__always) get { UInt32(truncatingIfNeeded: word) } }
  @usableFromInline var site: CreationSite.ID { CreationSite.ID(number: UInt32(word >> 32)) }

  @inlinable var isCurrent: Bool { @inline(__always) get { node.generation == generation } }

  /// The node; nil once it has ended or its end was deferred.
  @usableFromInline var living: NodeReference? {
    guard isCurrent else { return nil }
    if node.flags.contains(.isEffect) { return node.owner?.isClosed ?? false ? nil : node }
    return node.flags.contains(.isStopped) ? nil : node
  }

  /// Whether the node has not ended, and its end was not deferred.
  @inlinable var isReadable: Bool { isCurrent && !node.flags.contains(.isStopped) }

  /// The node, to be read; traps where it has ended, or its end was deferred and the reader's was not.
  @usableFromInline var readable: NodeReference {
    guard isReadable || isCurrent && node.graph.readsBeforeDeferredEnd else {
      fatalError(EndedNode.message(name: name))
    }
    return node
  }

  /// The node, brought up to date; nil once it has ended, also if its own rule ends it.
  @usableFromInline func upToDate() -> NodeReference? {
    guard let node = living else { return nil }
    if !node.flags.contains(.isCell) && node.mark.state != .clean { node.graph.bringUpToDate(node) }
    return living
  }

  /// The name of the node, also after its end: then a given name is known until another node with one has ended in the
  /// same record; the creation site always is.
  @usableFromInline var name: String {
    isCurrent ? node.graph.name(of: node) : EndedNode.name(of: node, generation, site: site)
  }

  @usableFromInline func noteLateWrite() { EndedNode.graph(of: node, generation)?.noteLateWrite(name: name) }
}

/// A handle to a computed attribute of a ``Subgraph``: trivial to copy, owning nothing.
///
/// It is valid as long as the subgraph lives. Reading it afterwards traps; ``weak`` gives nil instead.
public struct Handle<Value, Failure: Error>: Hashable, BitwiseCopyable {
  @usableFromInline let address: HandleAddress

  @usableFromInline init(address: HandleAddress) { self.address = address }

  /// The value, up to date; read inside a rule or an effect it becomes one of its inputs.
  ///
  /// - Throws: The error of the rule's last evaluation, and a ``CycleError`` where the rule needs its own value and
  ///   `Failure` can hold one.
  /// - Precondition: The attribute has not ended. Unless `Failure` can hold a ``CycleError``, the rule does not need
  ///   its own value.
  /// - Complexity: As for `Computed.value`.
  @_disfavoredOverload public var value: Value {
    get throws(Failure) { try address.readable.readThrowing(as: Value.self, Failure.self) }
  }

  /// The value, up to date, by a read that can report a cycle.
  ///
  /// - Throws: The error of the rule's last evaluation, or a ``CycleError`` if this read closes a cycle
  ///   (`Computed.get()`).
  /// - Precondition: The attribute has not ended.
  /// - Complexity: As for `Computed.value`.
  public func get() throws -> Value {
    let node = address.readable
    if let error = node.graph.cycleError(at: node) { throw error }
    return try value
  }

  /// Makes the rule run again at the next read, even if no input has changed; effects that need it run at once.
  ///
  /// After the attribute's end it does nothing.
  ///
  /// - Complexity: O(its readers and those of clean nodes downstream), plus the effects that run.
  public func invalidate() {
    if let node = address.living { node.graph.invalidate(node) }
  }

  /// Brings the attribute up to date ahead of time.
  ///
  /// - Returns: Whether it is up to date; false after its end.
  /// - Complexity: As for `Computed.prefetch`.
  @discardableResult public func prefetch() -> Bool {
    guard let node = address.living else { return false }
    return node.graph.prefetch(node) && address.isCurrent
  }

  /// A handle to the attribute that gives nil after its end.
  public var weak: WeakHandle<Value, Failure> { WeakHandle(address: address) }

  /// Whether the attribute has not ended.
  ///
  /// - Complexity: O(1).
  public var isAlive: Bool { address.living != nil }

  /// The name of the attribute, also after its end.
  public var name: String { address.name }

  /// The attribute as an object, which its owner ends all the same; nil after its end.
  @inlinable public var computed: Computed<Value, Failure>? { address.living.map { Computed(owning: $0) } }
}

extension Handle where Failure == Never {
  /// The value, up to date; read inside a rule or an effect it becomes one of its inputs.
  ///
  /// - Precondition: The attribute has not ended, and does not need its own value.
  /// - Complexity: As for `Computed.value`.
  @inlinable public var value: Value {
    @inline(__always) get {
      let node = address.node
      return node.readComputed(
        as: Value.self,
        isExpected: address.isCurrent && node.mark.has(.clean, without: .isStopped)
          && node.graph.recordExpectedRead(of: node), slowly: address.readable)
    }
  }
}

/// A handle to a computed attribute whose rule does not throw.
public typealias AttributeHandle<Value> = Handle<Value, Never>

/// A handle to a state cell of a ``Subgraph``: trivial to copy, owning nothing.
public struct CellHandle<Value>: Hashable, BitwiseCopyable {
  @usableFromInline let address: HandleAddress

  @usableFromInline init(address: HandleAddress) { self.address = address }

  /// The value as it is now.
  ///
  /// Setting it behaves as for ``StateCell/value``; after the cell's end a set is dropped and counted.
  ///
  /// - Precondition: A cell that is read has not ended.
  /// - Complexity: As for ``StateCell/value``.
  @inlinable public var value: Value {
    @inline(__always) get {
      let node = address.node
      return node.readCell(
        as: Value.self,
        isExpected: address.isCurrent && node.mark.has(.clean, without: .isWatchedForReads | .isStopped)
          && node.graph.recordExpectedRead(of: node), slowly: address.readable)
    }
    nonmutating set {
      guard address.isReadable else { return address.noteLateWrite() }
      address.node.writeCell(newValue)
    }
  }

  /// A handle to the cell that gives nil after its end.
  public var weak: WeakHandle<Value, Never> { WeakHandle(address: address) }

  /// Whether the cell has not ended.
  ///
  /// - Complexity: O(1).
  public var isAlive: Bool { address.living != nil }

  /// The name of the cell, also after its end.
  public var name: String { address.name }

  /// The cell as an object, which its owner ends all the same; nil after its end.
  @inlinable public var cell: StateCell<Value>? { address.living.map { StateCell(owning: $0) } }
}

/// A handle to an effect of a ``Subgraph``: trivial to copy, owning nothing.
public struct EffectHandle: Hashable, BitwiseCopyable {
  let address: HandleAddress

  /// Stops the effect; after its end it does nothing.
  ///
  /// - Complexity: As for ``Effect/stop()``.
  public func stop() {
    if address.isCurrent { address.node.graph.stop(address.node) }
  }

  /// Whether the effect may run again.
  public var isAlive: Bool { address.living.map { !$0.flags.contains(.isStopped) } ?? false }

  /// The name of the effect, also after its end.
  public var name: String { address.name }

  /// The effect as an object, which its owner ends all the same; nil after its end.
  public var effect: Effect? { address.living.map { Effect(owning: $0) } }
}

/// A handle that gives nil once its attribute has ended.
public struct WeakHandle<Value, Failure: Error>: Hashable, BitwiseCopyable {
  let address: HandleAddress

  /// The value, up to date; nil after the attribute's end. A read of something that has ended makes no input.
  ///
  /// - Throws: The error of the rule's last evaluation, and a ``CycleError`` where the rule needs its own value and
  ///   `Failure` can hold one.
  /// - Precondition: Unless `Failure` can hold a ``CycleError``, the rule does not need its own value.
  /// - Complexity: As for `Computed.value`.
  @_disfavoredOverload public var value: Value? {
    get throws(Failure) {
      guard let node = address.living else { return nil }
      // Before the update, which would trap.
      if node.mark.state != .clean { try node.throwIfCycle(Failure.self) }
      guard let node = address.upToDate() else { return nil }
      return try node.readThrowing(as: Value.self, Failure.self)
    }
  }

  /// Whether the attribute has not ended.
  ///
  /// - Complexity: O(1).
  public var isAlive: Bool { address.living != nil }
}

extension WeakHandle where Failure == Never {
  /// The value, up to date; nil after the attribute's end. A read of something that has ended makes no input.
  ///
  /// - Precondition: The attribute does not need its own value.
  /// - Complexity: As for `Computed.value`.
  public var value: Value? {
    guard let node = address.upToDate() else { return nil }
    return node.flags.contains(.isCell) ? node.readCell(as: Value.self) : node.readComputed(as: Value.self)
  }
}

@available(*, unavailable) extension Handle: Sendable {}
@available(*, unavailable) extension CellHandle: Sendable {}
@available(*, unavailable) extension EffectHandle: Sendable {}
@available(*, unavailable) extension WeakHandle: Sendable {}
