/// A value that is set from outside: the source of everything that a graph computes.
///
/// ```swift
/// let graph = Graph()
/// let price = graph.cell(10)
/// price.value = 12
/// ```
///
/// Reading `value` inside a rule or an effect makes the cell one of its inputs. Setting an unequal value marks
/// what depends on it and, outside a transaction, runs the effects before it returns.
///
/// The cell lives as long as somebody owns it. Readers do not own it; when it goes, they are stale.
public class StateCell<Value>: Node {
  /// The value as it is now.
  @usableFromInline final var stored: Value {
    // SAFETY: as for `Node.outputs`.
    @inlinable @inline(__always) get { unsafe uncheckedStored }
    @inlinable @inline(__always) set { _ = replaceStored(by: newValue) }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedStored: Value

  /// Puts a value in place of the old one.
  ///
  /// An assignment would release an old value part by part, each as its place is taken; the user's code that runs then
  /// would see a value that is half old and half new.
  ///
  /// - Returns: The old value, which the caller releases.
  @inlinable @inline(__always)
  final func replaceStored(by value: Value) -> Value {
    // SAFETY: as for `Node.outputs`; the place is initialised again before anything else runs.
    unsafe withUnsafeMutablePointer(to: &uncheckedStored) { place in
      let old = unsafe place.move()
      unsafe place.initialize(to: value)
      // The optimiser may release a value as soon as nothing uses it any more; it is used until its place is taken.
      withExtendedLifetime(old) {}
      return old
    }
  }

  /// Makes a cell whose values are compared by their type's own `==`, unless its traits say otherwise.
  @inlinable
  init(_ value: Value, graph: Graph, kind: NodeKind.ID, name: String?, traits: NodeTraits = .isCell) {
    unsafe uncheckedStored = value
    super.init(graph: graph.state, kindID: kind, name: name, state: .clean, traits: traits)
  }

  deinit {
    if traits.contains(.isLogged) { graph.fields.writeLog.forget(NodeReference(self)) }
  }
}

/// A state cell with a comparison of its own.
@usableFromInline
final class ComparedCell<Value>: StateCell<Value> {
  /// Whether two values are the same; nil where none are.
  @usableFromInline let isSame: ((Value, Value) -> Bool)?

  @inlinable
  init(_ value: Value, graph: Graph, kind: NodeKind.ID, name: String?, isSame: ((Value, Value) -> Bool)?) {
    self.isSame = isSame
    super.init(value, graph: graph, kind: kind, name: name, traits: [.isCell, .hasComparison])
  }
}

extension StateCell {
  /// The comparison of the cell's own, which it has by its traits.
  @usableFromInline
  final var ownComparison: ((Value, Value) -> Bool)? {
    // SAFETY: only `ComparedCell` sets the trait.
    unsafe unsafeDowncast(self, to: ComparedCell<Value>.self).isSame
  }

  /// Whether two values are the same by the cell's own comparison or their type's.
  @inlinable @inline(__always)
  final func isSame(_ one: Value, _ other: Value) -> Bool {
    if traits.contains(.hasComparison) { return ownComparison?(one, other) ?? false }
    return areEqual(one, other)
  }
}

/// Whether two values are equal by the `==` of their type; they are not where it has none.
///
/// Where the type is known when the caller is compiled, nothing is left of this but its `==`: the cast is decided then.
@inlinable
func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  guard let type = Value.self as? any Equatable.Type else { return false }
  func areEqual<Compared: Equatable>(as type: Compared.Type) -> Bool {
    // SAFETY: the types are the same; only what is known of them differs.
    unsafe unsafeBitCast(one, to: Compared.self) == unsafeBitCast(other, to: Compared.self)
  }
  return areEqual(as: type)
}
