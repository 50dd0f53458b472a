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
/// The attribute lives as long as somebody owns it; a rule owns what it captures, so a chain is owned from its end.
public final class ComputedAttribute<Value>: Reader {
  /// The outcome of the last evaluation; nil before the first.
  @usableFromInline var stored: Value? {
    // SAFETY: as for `Node.outputs`.
    @inlinable @inline(__always) get { unsafe uncheckedStored }
  }
  @usableFromInline @exclusivity(unchecked) var uncheckedStored: Value?

  /// Puts a value in place of the old one.
  ///
  /// - Returns: The old value, which the caller releases.
  @inlinable @inline(__always)
  func replaceStored(by value: Value) -> Value? {
    // SAFETY: as for `StateCell.replaceStored(by:)`.
    unsafe withUnsafeMutablePointer(to: &uncheckedStored) { place in
      let old = unsafe place.move()
      unsafe place.initialize(to: value)
      return old
    }
  }

  @inlinable
  init(graph: Graph, name: String?, site: CreationSite.ID, update: @escaping (ReaderReference) -> Void) {
    unsafe uncheckedStored = nil
    super.init(graph: graph.state, site: site, name: name, traits: [], body: ReaderBody(update: update))
  }
}
