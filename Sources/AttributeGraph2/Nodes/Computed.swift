/// A value that a rule derives from others: cached, lazy, and recomputed only when something that it read changed.
///
/// ```swift
/// let total = graph.computed { price.value * count.value }
/// print(total.value)   // runs the rule
/// print(total.value)   // does not
/// ```
///
/// The reads of a running rule become its inputs, exactly these, and anew at every evaluation.
/// A new value that is the same as the old one stops there: nothing downstream runs because of it.
///
/// A rule may throw. Its error is cached like a value, and thrown to every reader until an input changes.
/// `Failure` is the type of the error; it is `Never` for a rule that does not throw, and ``ComputedAttribute`` is a
/// name for that case.
///
/// The attribute lives as long as it has an owner or a reader; a rule owns what it captures.
public class Computed<Value, Failure: Error>: Reader {
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
  @_disfavoredOverload @inlinable public final var value: Value {
    get throws(Failure) { try reference.readThrowing(as: Value.self, Failure.self) }
  }

  /// The value, up to date, by a read that can report a cycle.
  ///
  /// - Throws: The error of the rule's last evaluation, or a ``CycleError`` if this read closes a cycle. A cycle that
  ///   another read closes, in a rule that has to run for this one, throws or traps there.
  /// - Precondition: The attribute has not ended.
  /// - Complexity: As for `value`.
  @_disfavoredOverload public final func get() throws -> Value {
    if let error = graph.cycleError(at: reference) { throw error }
    return try value
  }

  /// The value of the last evaluation. Reading it runs no rule and makes no input.
  ///
  /// It is nil before the first evaluation, unless the rule has an initial value, and after an evaluation that threw.
  ///
  /// - Complexity: O(1).
  public final var cachedValue: Value? { Outcome<Value, Failure>.value(of: reference) }

  /// The error of the last evaluation, as it is: reading it runs no rule and makes no input.
  ///
  /// - Complexity: O(1).
  public final var cachedError: Failure? { Outcome<Value, Failure>.error(of: reference) }

  /// Brings the attribute up to date ahead of time. The call makes no input.
  ///
  /// Unlike a read it may be given up half way: between two rules, when one has called ``Graph/cancelUpdate()``, or
  /// when the deadline of ``Graph/withDeadline(_:_:)`` has passed. Whatever ran until then keeps its value.
  ///
  /// - Returns: Whether the attribute is up to date.
  /// - Precondition: The attribute has not ended.
  /// - Complexity: As for `value`.
  @discardableResult public final func prefetch() -> Bool { graph.prefetch(reference) }
}

extension Computed where Failure == Never {
  /// The value, up to date.
  ///
  /// The rule runs if it never did or if something that it read changed, and not otherwise.
  /// Reading it inside a rule or an effect makes the attribute one of its inputs.
  ///
  /// - Precondition: The attribute has not ended, and its rule does not need its own value, directly or through others:
  ///   such a read traps with the names along the cycle.
  /// - Complexity: O(1) where nothing upstream changed; else O(stale nodes upstream and their edges), plus their rules.
  @inlinable public final var value: Value { @inline(__always) get { reference.readComputed(as: Value.self) } }

  /// The value, up to date, by a read that can report a cycle.
  ///
  /// - Throws: A ``CycleError`` if this read closes a cycle. One that another read closes, in a rule that has to run
  ///   for this one, throws or traps there.
  /// - Precondition: The attribute has not ended.
  /// - Complexity: As for `value`.
  public final func get() throws(CycleError) -> Value {
    if let error = graph.cycleError(at: reference) { throw error }
    return value
  }
}

/// A computed attribute whose rule does not throw.
public typealias ComputedAttribute<Value> = Computed<Value, Never>

extension NodeReference {
  /// The value of a computed attribute whose rule does not throw, up to date and recorded as read.
  @inlinable @inline(__always) func readComputed<Value>(as type: Value.Type) -> Value {
    let isExpected = mark.has(.clean, without: .none) && graph.recordExpectedRead(of: self)
    return readComputed(as: type, isExpected: isExpected, slowly: self)
  }

  /// The value, by a read that was expected and is recorded, or by the slow path of a node.
  @inlinable @inline(__always) func readComputed<Value>(
    as type: Value.Type, isExpected: Bool, slowly node: @autoclosure () -> NodeReference
  ) -> Value {
    // SAFETY: both slow paths are those of the node.
    unsafe read(
      NodeRecord.computedValue, isExpected: isExpected, slowly: { node().readComputedSlowly(as: type) },
      placeSlowly: { unsafe node().placeOfComputedSlowly(as: type) })
  }

  /// The value, by a read that was not expected, or of an attribute that is stale.
  @inlinable @inline(never) func readComputedSlowly<Value>(as type: Value.Type) -> Value {
    prepareSlowRead(as: type)
    // The value is taken first: a listener may end the node when it is notified of the edge.
    let value = value(NodeRecord.computedValue, as: type)
    graph.recordRead(of: self)
    return value
  }

  /// Where the value is, by such a read.
  @unsafe @inlinable @inline(never)
  func placeOfComputedSlowly<Value>(as type: Value.Type) -> UnsafeMutablePointer<Value> {
    prepareSlowRead(as: type)
    return unsafe place(NodeRecord.computedValue, of: type, after: { graph.recordRead(of: self) })
  }

  /// Brings a computed attribute up to date for a read that was not expected.
  @inlinable @inline(__always) func prepareSlowRead<Value>(as type: Value.Type) {
    let generation = generation
    if !tryRunStale(as: type) {
      prepareRead()
    } else if _slowPath(self.generation != generation) {
      EndedNode.trap(self, generation)
    }
  }

  /// Brings a computed attribute up to date for a read; it traps where the attribute has ended.
  @usableFromInline func prepareRead() {
    let mark = mark
    if mark.state == .clean { return }
    let graph = graph
    let generation = generation
    if _fastPath(
      mark.has(.checked, without: .none) && !graph.isIdle && !graph.fields.evaluation.slow.contains(.observing)
        && graph.hasStackLeft())
    {
      graph.settle(self)
    } else {
      graph.bringUpToDate(self)
    }
    if _slowPath(self.generation != generation) { EndedNode.trap(self, generation) }
  }

  /// The value of a computed attribute whose rule may throw, up to date and recorded as read.
  @inlinable
  func readThrowing<Value, Failure: Error>(as type: Value.Type, _ failure: Failure.Type) throws(Failure) -> Value {
    if state.rawValue >= NodeState.verifying.rawValue { try throwIfCycle(Failure.self) }
    prepareRead()
    let value = Outcome<Value, Failure>.value(of: self)
    let error = value == nil ? Outcome<Value, Failure>.error(of: self) : nil
    graph.recordRead(of: self)
    if let value { return value }
    if let error { throw error }
    preconditionFailure("An attribute that is up to date has neither a value nor an error.")
  }

  /// Throws the error of the cycle that a read closes, where there is one and `Failure` can hold it.
  @usableFromInline func throwIfCycle<Failure: Error>(_ type: Failure.Type) throws(Failure) {
    // Embedded Swift has no casts: there a read whose error could be that of a cycle traps as well.
    #if !hasFeature(Embedded)
    guard CycleError(path: []) is Failure else { return }
    if let error = graph.cycleError(at: self) as? Failure { throw error }
    #endif
  }
}

// MARK: - Making

/// The rule of a computed attribute, in its node. Not copyable, so that a call borrows what it captures: it is neither
/// retained nor released.
@usableFromInline struct RuleClosure<Value, Failure: Error>: ~Copyable {
  @usableFromInline let run: () throws(Failure) -> Value

  @inlinable @inline(__always) init(_ run: @escaping () throws(Failure) -> Value) { self.run = run }

  @inlinable @inline(__always) borrowing func call() throws(Failure) -> Value { try run() }
}

extension GraphReference {
  /// - Precondition: The node was made with a closure of that type.
  @unsafe @inlinable @inline(__always) func runClosure<Value, Failure: Error>(
    of node: NodeReference, as type: Value.Type, _ failure: Failure.Type
  ) throws(Failure) -> Value {
    // SAFETY: the precondition; a node that ends while its closure runs keeps what it captures until it has returned.
    try unsafe node.closure(in: self).with(RuleClosure<Value, Failure>.self) { (rule) throws(Failure) in
      try rule.call()
    }
  }

  /// Makes a computed attribute of values that are compared by their type's own `==`.
  @inlinable @inline(__always) func makeComputed<Value: Equatable, Failure: Error>(
    _ fileID: StaticString, _ line: UInt, _ rule: @escaping () throws(Failure) -> Value
  ) -> NodeReference {
    let closure = unsafe ClosureWords(RuleClosure(rule))
    let kind = fields.nodes.kinds.identifier(fileID, line, of: Computed<Value, Failure>.self, variant: closure.function)
    {
      unsafe NodeKind(
        size: Outcome<Value, Failure>.recordSize, function: closure.function,
        run: { node in
          let graph = node.graph
          graph.recompute(
            node, goesOn: true,
            rule: { (node) throws(Failure) in try unsafe graph.runClosure(of: node, as: Value.self, Failure.self) },
            isSame: { $0 == $1 })
        },
        dispose: { $0.disposeComputed(as: Value.self, Failure.self) },
        content: { Outcome<Value, Failure>.content(of: $0) },
        alike: Outcome<Value, Failure>.neverFails ? KindRecord.address(of: Value.self) : 0)
    }
    let node = makeReader(kind, size: Outcome<Value, Failure>.recordSize, .none)
    node.captures = closure.captures
    return node
  }

  /// Makes a computed attribute whose rule lies in an object, with a comparison of its own or none.
  @inlinable func makeComputed<Value, Failure: Error>(
    _ fileID: StaticString, _ line: UInt, _ box: RuleBox<Value, Failure>
  ) -> NodeReference {
    let kind = fields.nodes.kinds.identifier(fileID, line, of: RuleBox<Value, Failure>.self, variant: 0) {
      unsafe NodeKind(
        size: Outcome<Value, Failure>.recordSize,
        run: { node in
          let box = node.ruleBox(as: Value.self, Failure.self)
          node.graph.recompute(
            node, goesOn: false, rule: { (node) throws(Failure) in try box.nextValue(for: node) }, isSame: box.isSame)
        },
        dispose: { $0.disposeComputed(as: Value.self, Failure.self) },
        content: { Outcome<Value, Failure>.content(of: $0) }, hasRuleBox: true)
    }
    let node = makeReader(kind, size: Outcome<Value, Failure>.recordSize, .none)
    node.setRuleBox(box)
    return node
  }
}

/// The rule of a computed attribute that is more than a closure, or is not compared by its type's `==`: an object in
/// place of the closure.
@usableFromInline class RuleBox<Value, Failure: Error> {
  /// Whether two values are the same; nil where none are.
  @usableFromInline let isSame: ((Value, Value) -> Bool)?

  @usableFromInline init(isSame: ((Value, Value) -> Bool)?) { self.isSame = isSame }

  @usableFromInline
  func nextValue(for node: NodeReference) throws(Failure) -> Value { preconditionFailure("A rule without a body.") }
}

/// A closure with a comparison of its own.
@usableFromInline final class ComparedRule<Value, Failure: Error>: RuleBox<Value, Failure> {
  private let rule: () throws(Failure) -> Value

  @usableFromInline init(_ rule: @escaping () throws(Failure) -> Value, isSame: ((Value, Value) -> Bool)?) {
    self.rule = rule
    super.init(isSame: isSame)
  }

  override func nextValue(for node: NodeReference) throws(Failure) -> Value { try rule() }
}

extension NodeReference {
  /// The object in place of the closure.
  @usableFromInline
  func ruleBox<Value, Failure: Error>(as type: Value.Type, _ failure: Failure.Type) -> RuleBox<Value, Failure> {
    ruleBox(of: RuleBox<Value, Failure>.self)
  }

  /// The object in place of the closure, by its class.
  func ruleBox<Box: AnyObject>(of type: Box.Type) -> Box {
    // SAFETY: only a node that was made with such an object is asked; it is kept until the node has ended and returned.
    unsafe Unmanaged<Box>.fromOpaque(UnsafeRawPointer(bitPattern: captures).unsafelyUnwrapped).takeUnretainedValue()
  }

  /// Puts an object in place of the closure.
  @usableFromInline func setRuleBox<Value, Failure: Error>(_ box: RuleBox<Value, Failure>) {
    captures = unsafe UInt(bitPattern: Unmanaged.passRetained(box).toOpaque())
  }

  /// Takes value and closure out of a computed attribute that ends.
  @inlinable func disposeComputed<Value, Failure: Error>(as type: Value.Type, _ failure: Failure.Type) {
    let graph = graph
    Outcome<Value, Failure>.dispose(self, of: graph)
    graph.releaseClosure(of: self)
  }
}

extension GraphReference {
  @usableFromInline func releaseClosure(of node: NodeReference) {
    fields.releases.append(context: node.captures)
    node.captures = 0
  }
}
