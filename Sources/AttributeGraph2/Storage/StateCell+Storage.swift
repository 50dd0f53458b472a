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
public final class StateCell<Value>: Node {
  /// The value as it is now.
  @usableFromInline var stored: Value {
    // SAFETY: as for `Node.outputs`.
    @inlinable @inline(__always) get { unsafe uncheckedStored }
    @inlinable @inline(__always) set { _ = replaceStored(by: newValue) }
  }
  @usableFromInline @exclusivity(unchecked) var uncheckedStored: Value

  /// Puts a value in place of the old one.
  ///
  /// An assignment would release an old value part by part, each as its place is taken; the user's code that runs then
  /// would see a value that is half old and half new.
  ///
  /// - Returns: The old value, which the caller releases.
  @inlinable @inline(__always)
  func replaceStored(by value: Value) -> Value {
    // SAFETY: as for `Node.outputs`; the place is initialised again before anything else runs.
    unsafe withUnsafeMutablePointer(to: &uncheckedStored) { place in
      let old = unsafe place.move()
      unsafe place.initialize(to: value)
      return old
    }
  }

  /// Whether two values are the same, so that setting one over the other changes nothing; nil where nothing is.
  @usableFromInline let isSame: ((Value, Value) -> Bool)?

  @inlinable
  init(_ value: Value, graph: Graph, name: String?, site: CreationSite.ID, isSame: ((Value, Value) -> Bool)?) {
    unsafe uncheckedStored = value
    self.isSame = isSame
    super.init(graph: graph.state, site: site, name: name, state: .clean, traits: .isCell)
  }

  deinit {
    if traits.contains(.isLogged) { graph.fields.writeLog.forget(NodeReference(self)) }
  }
}
