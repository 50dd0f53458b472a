/// A value that a rule derives from others: cached, lazy, and recomputed only when something that it read changed.
///
/// ```swift
/// let total = graph.computed { price.value * count.value }
/// print(total.value)   // runs the rule
/// print(total.value)   // does not
/// ```
///
/// What the rule reads while it runs becomes its inputs, exactly that and anew at every evaluation.
/// A new value that is the same as the old one stops there: nothing downstream runs because of it.
///
/// A rule may throw. Its error is cached like a value, and thrown to every reader until an input changes.
/// `Failure` is the type of the error; it is `Never` for a rule that does not throw, and ``ComputedAttribute`` is a
/// name for that case.
///
/// The attribute lives as long as somebody owns it; a rule owns what it captures, so a chain is owned from its end.
public class Computed<Value, Failure: Error>: OutcomeReader<Value, Failure, Value?> {
  /// The value of the last evaluation; nil before the first, and after one that threw.
  @usableFromInline final var stored: Value? {
    // SAFETY: as for `Node.outputs`.
    @inlinable @inline(__always) get { unsafe uncheckedStored }
  }

  /// The value of an attribute that has one.
  @usableFromInline final var presentValue: Value {
    // SAFETY: the caller knows that there is one; checked in debug builds.
    @inlinable @inline(__always) get { unsafe uncheckedStored.unsafelyUnwrapped }
  }

  /// Puts a value in place of the old one.
  ///
  /// - Returns: The old value, which the caller releases.
  @inlinable @inline(__always)
  final func replaceStored(by value: Value?) -> Value? {
    // SAFETY: as for `StateCell.replaceStored(by:)`.
    unsafe withUnsafeMutablePointer(to: &uncheckedStored) { place in
      let old = unsafe place.move()
      unsafe place.initialize(to: value)
      withExtendedLifetime(old) {}
      return old
    }
  }

  /// The same for an attribute that has a value: of an optional, only the value is written.
  @inlinable @inline(__always)
  final func replacePresentValue(by value: Value) -> Value {
    // SAFETY: as for `replaceStored(by:)`; the value of an optional lies at its beginning.
    unsafe withUnsafeMutablePointer(to: &uncheckedStored) { place in
      let place = unsafe UnsafeMutableRawPointer(place).assumingMemoryBound(to: Value.self)
      let old = unsafe place.move()
      unsafe place.initialize(to: value)
      withExtendedLifetime(old) {}
      return old
    }
  }

  /// The error of the last evaluation; nil where it gave a value.
  ///
  /// Errors are few, so they lie beside the graph's state: the object of an attribute has no room for one.
  @usableFromInline final var failure: Failure? {
    guard stored == nil, let box = graph.fields.failuresOfRules[NodeReference(self)] else { return nil }
    // SAFETY: only `fail(with:)` puts boxes there, each for its own attribute.
    return unsafe unsafeDowncast(box, to: FailureBox<Failure>.self).error
  }

  /// Makes an attribute that updates as its kind does.
  @inlinable
  init(
    state graph: GraphReference, kind: NodeKind.ID, name: String?, traits: NodeTraits = [], initialValue: Value? = nil,
    closure: RuleClosure<Value, Failure>
  ) {
    super.init(
      graph: graph, kind: kind, name: name, traits: traits, closure: closure, stored: initialValue)
  }

  /// How the attribute compares its values: by their type, unless a subclass has a way of its own; nil where it does not.
  var comparison: ((Value, Value) -> Bool)? { comparisonByType() }

  deinit {
    if !graph.fields.failuresOfRules.isEmpty { graph.fields.failuresOfRules[NodeReference(self)] = nil }
  }
}

/// What a computed attribute has in memory besides a reader: its rule, and what that gave last.
///
/// It is a class of its own so that `Stored`, which is `Value?`, is one of its parameters. The end of a field has to know
/// the field's type; that of a parameter is read from the class of the object, while `Value?` would be looked up in the
/// tables of the runtime. That is 324 of the 2,135 instructions of an attribute's life.
public class OutcomeReader<Value, Failure: Error, Stored>: Reader {
  /// What the last evaluation gave. It is the first field, so that a read finds it near to what it looks at in the node.
  @usableFromInline @exclusivity(unchecked) final var uncheckedStored: Stored

  /// The rule, unless a subclass has one of another form.
  ///
  /// It is a constant of the object, so that it is called without being retained.
  @usableFromInline final let closure: RuleClosure<Value, Failure>

  @inlinable
  init(
    graph: GraphReference, kind: NodeKind.ID, name: String?, traits: NodeTraits,
    closure: RuleClosure<Value, Failure>, stored: Stored
  ) {
    self.closure = closure
    unsafe uncheckedStored = stored
    super.init(graph: graph, kind: kind, name: name, traits: traits)
  }

  deinit {
    graph.takeContext(of: self, closure: closure.words, at: ClosureContext.offset(behind: Stored.self))
  }
}

/// A computed attribute whose rule does not throw.
public typealias ComputedAttribute<Value> = Computed<Value, Never>

/// The error of a rule, as an object. As `any Error` an error of that type would be wrapped once more at each attribute
/// that it passes.
final class FailureBox<Failure: Error> {
  let error: Failure
  init(_ error: Failure) { self.error = error }
}

/// The rule of a computed attribute.
@usableFromInline
struct RuleClosure<Value, Failure: Error> {
  @usableFromInline let run: () throws(Failure) -> Value

  @inlinable
  init(_ run: @escaping () throws(Failure) -> Value) { self.run = run }

  /// The rule of an attribute whose kind knows another way to update it.
  static var ofKind: RuleClosure {
    RuleClosure { () throws(Failure) in preconditionFailure("The attribute runs as its kind does, not by this rule.") }
  }

  /// What the closure consists of.
  var words: (function: UInt, context: UInt) {
    // SAFETY: a closure is two words, which are only looked at.
    unsafe unsafeBitCast(self, to: (function: UInt, context: UInt).self)
  }
}

/// A computed attribute with a comparison of its own.
@usableFromInline
final class ComparedComputed<Value, Failure: Error>: Computed<Value, Failure> {
  /// Whether two values are the same; nil where none are.
  @usableFromInline let isSame: ((Value, Value) -> Bool)?

  @inlinable
  init(
    state graph: GraphReference, kind: NodeKind.ID, name: String?, isSame: ((Value, Value) -> Bool)?,
    closure: RuleClosure<Value, Failure>
  ) {
    self.isSame = isSame
    super.init(state: graph, kind: kind, name: name, closure: closure)
  }

  override var comparison: ((Value, Value) -> Bool)? { isSame }
}
