/// The elements of keyed cells, and the former values of those that the open transaction has written.
///
/// A cell that ends a transaction with the same value as before gets that value back. So do elements with a comparison of
/// their own; those without a reader have no cell, so their values are remembered here.
final class KeyedElements<Key: Hashable, Value> {
  /// The elements as they are.
  var contents: [Key: Value]
  /// The former values of the elements that the open transaction has written; nil for a new element.
  private var firstValues: [Key: Value?] = [:]
  /// The keys among them whose cell was made after the write, and cannot have it again.
  private var lateCells: Set<Key> = []
  /// How often the former value of an element was restored while its cell kept another one.
  private var restorations: [Key: Int] = [:]
  /// The cell of the whole.
  private var whole: WeakNode?
  /// Whether its next comparison is that of a write.
  private var isWriting = false

  init(_ contents: [Key: Value]) { self.contents = contents }

  /// Makes the cell that changes with every change.
  func makeWhole(
    for declaration: NodeDeclaration, in graph: Graph, comparedBy isSame: ((Value, Value) -> Bool)?
  ) -> StateCell<Void> {
    guard let isSame else { return declaration.makeCell((), in: graph, comparedBy: nil) }
    let state = graph.state
    // It always counts as changed, but the transaction asks at its end.
    let cell = declaration.makeCell((), in: graph) { [self] _, _ in
      if isWriting {
        isWriting = false
      } else {
        rollBack(in: state, comparedBy: isSame)
      }
      return false
    }
    whole = WeakNode(cell.reference)
    return cell
  }

  /// Notes that the cell of the whole is about to be set.
  func willWriteWhole() { isWriting = true }

  /// The present element, for a cell that is made for its key.
  func heldByNewCell(for key: Key) -> HeldElement<Value> {
    if firstValues.index(forKey: key) != nil { lateCells.insert(key) }
    return held(contents[key], for: key)
  }

  /// An element as the cell of its key holds it.
  func held(_ value: Value?, for key: Key) -> HeldElement<Value> {
    HeldElement(value: value, restorations: restorations.isEmpty ? 0 : restorations[key] ?? 0)
  }

  /// Forgets how often the elements of keys without a cell were restored: a cell is made with the element as it is.
  func forgetRestorations(where hasNoCell: (Key) -> Bool) {
    let former = restorations
    restorations = former.filter { !hasNoCell($0.key) }
    withExtendedLifetime(former) {}
  }

  /// Remembers an element that the open transaction is about to write, unless it has done so before.
  func noteFirstValue(of key: Key) {
    if firstValues.index(forKey: key) == nil { firstValues.updateValue(contents[key], forKey: key) }
  }

  /// Restores the former value of each element that equals its present one.
  ///
  /// - Complexity: O(elements written).
  private func rollBack(in state: GraphReference, comparedBy isSame: @escaping (Value, Value) -> Bool) {
    let (firstValues, lateCells) = (firstValues, lateCells)
    self.firstValues = [:]
    self.lateCells = []
    var hasRestored = false
    for (key, first) in firstValues where Optional.areSame(first, contents[key], comparedBy: isSame) {
      let transient = contents[key]
      contents[key] = first
      if lateCells.contains(key) { restorations[key, default: 0] += 1 }
      hasRestored = true
      state.releaseLater(transient)
    }
    // Readers of the whole that have run in the transaction saw the other values.
    if hasRestored, let whole = whole?.living {
      state.willChange(whole)
      state.noteWrite(to: whole)
    }
  }
}

/// The element in the cell of a key.
///
/// The cell may have been made when the element had a value that its transaction rolled back. The next write is a change for
/// the cell whatever it has, and the number says so.
struct HeldElement<Value> {
  let value: Value?
  /// How often the element was restored before it was set.
  let restorations: Int
}
