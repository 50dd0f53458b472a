/// Where a handle leads, and what it can say when nothing is there any more.
@usableFromInline
struct HandleAddress: Hashable, BitwiseCopyable {
  @usableFromInline let slot: HandleSlot
  /// The generation, and in the upper half the number of the place where the node was made: one word, which a read loads at
  /// once.
  @usableFromInline let word: UInt64

  init(slot: HandleSlot, generation: UInt32, site: CreationSite.ID) {
    self.slot = slot
    word = UInt64(site.number) << 32 | UInt64(generation)
  }

  /// Which of the nodes that live at the slot one after the other it is.
  @inlinable var generation: UInt32 { @inline(__always) get { UInt32(truncatingIfNeeded: word) } }
  /// Where the node was made.
  var site: CreationSite.ID { CreationSite.ID(number: UInt32(word >> 32)) }

  /// The node; nil once it has ended.
  ///
  /// It may have ended before the subgraph: with the evaluation that made it, or with another subgraph that owns it.
  var node: Node? { slot.node(generation).flatMap { $0.isEnded ? nil : $0 } }

  /// The node as an object of the class that the handle was made for; nil once it has ended.
  @inlinable
  func node<Subclass: Node>(as type: Subclass.Type) -> Subclass? {
    slot.node(generation, as: type).flatMap { $0.isEnded ? nil : $0 }
  }

  /// The node, brought up to date; nil once it has ended, also because its own rule has ended it just now.
  func upToDateNode() -> Node? {
    guard let node else { return nil }
    if let reader = node as? Reader, reader.state == .checked || reader.state == .dirty {
      reader.graph.bringUpToDate(ReaderReference(reader))
    }
    return node.isEnded ? nil : node
  }

  /// What the node is or was called.
  ///
  /// A name of its own is forgotten when another node takes the place of one that has ended; where it was made is not.
  var name: String { node?.name ?? slot.lastName(generation) ?? CreationSiteTable[site].description }

  /// Counts a write that came after the end, where there is still a graph to count it.
  @usableFromInline
  func noteLateWrite() { slot.graph(generation)?.noteLateWrite(name: name) }

  /// Stops the program because something was read that has ended.
  @usableFromInline
  func trapOnEnded() -> Never { fatalError(EndedNode.message(name: name)) }
}

/// A handle to a computed attribute of a ``Subgraph``: trivial to copy, owning nothing.
///
/// It is valid as long as the subgraph lives. Reading it afterwards traps; ``weak`` gives nil instead.
public struct Handle<Value, Failure: Error>: Hashable, BitwiseCopyable {
  @usableFromInline let address: HandleAddress

  @usableFromInline
  init(address: HandleAddress) { self.address = address }

  /// The value, up to date; read inside a rule or an effect it becomes one of its inputs.
  ///
  /// - Throws: The error of the rule's last evaluation.
  /// - Precondition: The attribute has not ended, and does not need its own value.
  /// - Complexity: As for `Computed.value`.
  @_disfavoredOverload
  public var value: Value {
    get throws(Failure) { try live().value }
  }

  /// The value, up to date, by a read that can report a cycle.
  ///
  /// - Throws: The error of the rule's last evaluation, or a ``CycleError`` where the rule needs its own value.
  /// - Precondition: The attribute has not ended.
  /// - Complexity: As for `Computed.value`.
  public func get() throws -> Value { try live().get() }

  /// Makes the rule run again at the next read, whatever its inputs say; effects that need it run at once.
  ///
  /// After the attribute's end it does nothing.
  ///
  /// - Complexity: O(clean nodes downstream), plus the effects that run.
  public func invalidate() { computed?.invalidate() }

  /// Brings the attribute up to date ahead of time.
  ///
  /// - Returns: Whether it is up to date; false after its end.
  @discardableResult
  public func prefetch() -> Bool { computed?.prefetch() ?? false }

  /// The same attribute through a handle that gives nil after its end.
  public var weak: WeakHandle<Value, Failure> { WeakHandle(address: address) }

  /// Whether the attribute has not ended.
  ///
  /// - Complexity: O(1).
  public var isAlive: Bool { address.node != nil }

  /// What the attribute is or was called.
  public var name: String { address.name }

  /// The attribute as an object, which its owner ends all the same; nil after its end.
  @inlinable public var computed: Computed<Value, Failure>? { address.node(as: Computed<Value, Failure>.self) }

  /// The attribute.
  ///
  /// - Precondition: It has not ended.
  @inlinable
  func live() -> Computed<Value, Failure> {
    guard let computed else { address.trapOnEnded() }
    return computed
  }
}

extension Handle where Failure == Never {
  /// The value, up to date; read inside a rule or an effect it becomes one of its inputs.
  ///
  /// - Precondition: The attribute has not ended, and does not need its own value.
  /// - Complexity: As for `Computed.value`.
  @inlinable public var value: Value {
    @inline(__always) get {
      // What most reads are: clean, and expected by the rule that reads.
      let slot = address.slot
      guard _fastPath(slot.isHome(address.generation)) else { return readOddly() }
      var reader = slot.withInhabitant(as: ComputedAttribute<Value>.self) { ReaderReference($0) }
      if _slowPath(!reader.with(as: ComputedAttribute<Value>.self) { $0.isReadAsExpected }) {
        guard let prepared = ComputedAttribute<Value>.prepareRead(of: reader) else { return readOddly() }
        reader = prepared
      }
      return reader.with(as: ComputedAttribute<Value>.self) { $0.presentValue }
    }
  }

  /// The value, up to date, by a read about which something is out of the ordinary: what is read may end meanwhile.
  @inlinable @inline(never)
  func readOddly() -> Value {
    let attribute = live()
    attribute.recordOddRead()
    return attribute.presentValue
  }
}

/// A handle to a computed attribute whose rule does not throw.
public typealias AttributeHandle<Value> = Handle<Value, Never>

/// A handle to a state cell of a ``Subgraph``: trivial to copy, owning nothing.
public struct CellHandle<Value>: Hashable, BitwiseCopyable {
  @usableFromInline let address: HandleAddress

  @usableFromInline
  init(address: HandleAddress) { self.address = address }

  /// The value as it is now.
  ///
  /// Setting it behaves as for ``StateCell/value``; after the cell's end a set is dropped and counted.
  ///
  /// - Precondition: A cell that is read has not ended.
  /// - Complexity: As for ``StateCell/value``.
  @inlinable public var value: Value {
    @inline(__always) get {
      let slot = address.slot
      guard _fastPath(slot.isHome(address.generation)),
        _fastPath(slot.withInhabitant(as: StateCell<Value>.self) { $0.isReadAsExpected })
      else { return readValue() }
      return slot.withInhabitant(as: StateCell<Value>.self) { $0.stored }
    }
    nonmutating set {
      guard let cell else { return address.noteLateWrite() }
      cell.value = newValue
    }
  }

  @inlinable @inline(never)
  func readValue() -> Value {
    guard address.slot.isHome(address.generation) else { address.trapOnEnded() }
    return address.slot.withInhabitant(as: StateCell<Value>.self) { $0.readUnexpectedly() }
  }

  /// The same cell through a handle that gives nil after its end.
  public var weak: WeakHandle<Value, Never> { WeakHandle(address: address) }

  /// Whether the cell has not ended.
  ///
  /// - Complexity: O(1).
  public var isAlive: Bool { address.node != nil }

  /// What the cell is or was called.
  public var name: String { address.name }

  /// The cell as an object, which its owner ends all the same; nil after its end.
  @inlinable public var cell: StateCell<Value>? { address.node(as: StateCell<Value>.self) }
}

/// A handle to an effect of a ``Subgraph``: trivial to copy, owning nothing.
public struct EffectHandle: Hashable, BitwiseCopyable {
  let address: HandleAddress

  /// Stops the effect; after its end it does nothing.
  public func stop() { effect?.stop() }

  /// Whether the effect may run again.
  public var isAlive: Bool { effect.map { !$0.isStopped } ?? false }

  /// What the effect is or was called.
  public var name: String { address.name }

  /// The effect as an object, which its owner ends all the same; nil after its end.
  public var effect: Effect? { address.node(as: Effect.self) }
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
  @_disfavoredOverload
  public var value: Value? {
    get throws(Failure) {
      guard let attribute = address.node as? Computed<Value, Failure> else { return nil }
      // It is asked before the attribute is brought up to date, which would trap.
      if attribute.state != .clean { try attribute.throwIfCycle() }
      return try (address.upToDateNode() as? Computed<Value, Failure>)?.value
    }
  }

  /// Whether the attribute has not ended.
  ///
  /// - Complexity: O(1).
  public var isAlive: Bool { address.node != nil }
}

extension WeakHandle where Failure == Never {
  /// The value, up to date; nil after the attribute's end. A read of something that has ended makes no input.
  ///
  /// - Precondition: The attribute does not need its own value.
  /// - Complexity: As for `Computed.value`.
  public var value: Value? { (address.upToDateNode() as? any Attribute<Value>)?.value }
}

@available(*, unavailable) extension Handle: Sendable {}
@available(*, unavailable) extension CellHandle: Sendable {}
@available(*, unavailable) extension EffectHandle: Sendable {}
@available(*, unavailable) extension WeakHandle: Sendable {}
