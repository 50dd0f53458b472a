/// The elements of a keyed collection after a transform of each: lazy, cached, element by element.
///
/// ```swift
/// let prices = graph.keyedCells(["apple": 10, "pear": 20])
/// let labels = prices.map { name, price in "\(name): \(price * factor.value)" }
/// print(labels.dictionary)   // runs the transform twice
/// prices["pear"] = 25
/// print(labels.dictionary)   // runs it once
/// ```
///
/// The transform of an element is a rule with inputs of its own. It runs when the element is needed and an input has
/// changed. A read of one element runs no other's transform. A read of the whole (``dictionary``) updates the elements
/// that may have changed, and no others: after *k* changes among *n* elements it costs O(*k*). A read of
/// ``KeyedCollection/count`` or ``KeyedCollection/keys`` runs no transform.
///
/// The map owns the collection that it is made of.
public final class KeyedMap<Key: Hashable, Output>: KeyedCollection<Key, Output> {
  let outputs: KeyedOutputs<Key, Output>
  /// The whole as a node; nil until it is read.
  private var madeWhole: ComputedAttribute<Int>?

  init(_ outputs: KeyedOutputs<Key, Output>) {
    self.outputs = outputs
    super.init(keySet: outputs.keySet, graph: outputs.graph, declaration: outputs.declaration)
  }

  /// The transformed element of a key; nil where there is none. No other element's transform runs.
  ///
  /// - Complexity: O(1), plus the transform where it has to run.
  public override subscript(key: Key) -> Output? {
    // No node is made for an absent key that is not tracked.
    guard graph.state.isTracking || keySet.members.contains(key) else {
      noteReadFromOutside()
      return nil
    }
    return outputs.attribute(for: key).value
  }

  /// All transformed elements.
  ///
  /// For a reader of it, a transaction that was read in between and takes its changes back is a change.
  ///
  /// - Complexity: O(elements that may have changed since the last read of the whole), plus the transforms that run.
  ///   A copy that is kept makes the next change cost O(elements).
  public var dictionary: [Key: Output] {
    _ = whole.value
    return outputs.all
  }

  /// The whole as a node, made by its first read.
  private var whole: ComputedAttribute<Int> {
    if let madeWhole { return madeWhole }
    let whole = outputs.makeWhole()
    // A listener that was notified of the new node may have read the whole.
    if let madeWhole { return madeWhole }
    madeWhole = whole
    outputs.setWhole(whole)
    return whole
  }
}
