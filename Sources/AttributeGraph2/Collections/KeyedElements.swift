/// The elements of keyed cells, and the former values of those that the open transaction has written.
///
/// A cell that ends a transaction with the same value as before gets that value back. So do elements; those without a
/// reader have no cell, so their values are remembered here.
final class KeyedElements<Key: Hashable, Value> {
  /// The elements as they are.
  private(set) var contents: [Key: Value]
  private let keySet: KeySet<Key>
  /// The former values of the elements that the open transaction has written; nil for a new element.
  private var firstValues: [Key: Value?] = [:]
  /// The cell of the whole.
  private var whole: WeakNode?
  /// Whether the next comparison of the whole is that of a write.
  var isWriting = false

  init(_ contents: [Key: Value], keySet: KeySet<Key>) {
    self.contents = contents
    self.keySet = keySet
  }

  /// Sets or removes an element, and returns the one before.
  func replace(_ key: Key, by value: Value?) -> Value? {
    keySet.changing {
      if let value { contents.updateValue(value, forKey: key) } else { contents.removeValue(forKey: key) }
    }
  }

  /// Makes the cell that changes with every change.
  func makeWhole(
    for declaration: NodeDeclaration, in graph: Graph, comparedBy isSame: ((Value, Value) -> Bool)?
  ) -> StateCell<Void> {
    guard let isSame else { return declaration.makeCell((), in: graph, comparedBy: nil) }
    let state = graph.state
    // It always counts as changed, but the transaction asks at its end.
    let cell = declaration.makeCell((), in: graph) { [self] _, _ in
      if isWriting { isWriting = false } else { rollBack(in: state, comparedBy: isSame) }
      return false
    }
    whole = WeakNode(cell.reference)
    return cell
  }

  /// Makes the cell of a key. If the open transaction has written the element, the cell has the former value in the
  /// write log, as if it had been there before.
  func makeCell(
    of key: Key, for declaration: NodeDeclaration, in graph: Graph, comparedBy isSame: ((Value, Value) -> Bool)?
  ) -> StateCell<Value?> {
    let declaration = keySet.declaration(of: key, in: declaration, graph)
    let first = firstValues[key]
    let cell = declaration.makeCell(first ?? contents[key], in: graph) {
      Optional.areSame($0, $1, comparedBy: isSame)
    }
    if first != nil {
      graph.state.log(cell.reference, as: Value?.self, hasComparison: true)
      graph.state.willChange(cell.reference)
      graph.state.releaseLater(cell.reference.replace(NodeRecord.cellValue, by: contents[key]))
    }
    return cell
  }

  /// Remembers an element that the open transaction is about to write, unless it has done so before.
  func noteFirstValue(of key: Key) {
    let value = contents[key]
    keySet.changing {
      if firstValues.index(forKey: key) == nil { firstValues.updateValue(value, forKey: key) }
    }
  }

  /// Restores the former value of each element that equals its present one.
  ///
  /// - Complexity: O(elements written).
  private func rollBack(in state: GraphReference, comparedBy isSame: @escaping (Value, Value) -> Bool) {
    let firstValues = exchange(&firstValues, with: [:])
    var hasRestored = false
    for (key, first) in firstValues where Optional.areSame(first, contents[key], comparedBy: isSame) {
      let transient = replace(key, by: first)
      hasRestored = hasRestored || !haveSameBits(transient, first)
      state.releaseLater(transient)
    }
    // Not here: the values may write when they are released.
    state.releaseLater(firstValues)
    // Readers of the whole that have run in the transaction saw the other values.
    if hasRestored, let whole = whole?.living {
      state.willChange(whole)
      state.noteWrite(to: whole)
    }
  }
}
