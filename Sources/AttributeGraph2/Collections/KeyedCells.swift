/// A dictionary whose elements are tracked one by one.
///
/// ```swift
/// let stock = graph.keyedCells(["apple": 3, "pear": 5])
/// let apples = graph.effect { print("apples: \(stock["apple"] ?? 0)") }   // apples: 3
/// stock["pear"] = 6                                                       // prints nothing
/// stock["apple"] = nil                                                    // apples: 0
/// ```
///
/// Each kind of read depends on no more than it returns: an element on its key alone, also where the key is absent;
/// ``KeyedCollection/count`` on the number of keys; ``KeyedCollection/keys`` on which keys there are; and
/// ``dictionary`` on everything. Writes behave like those to a ``StateCell``: an equal value changes nothing, outside a
/// transaction each is one of its own, and while a rule runs they are refused.
///
/// The nodes belong to the collection and go with it, also where a rule, an effect or a subgraph makes it. It keeps its
/// graph alive, and belongs to the graph's isolation domain.
public final class KeyedCells<Key: Hashable, Value>: KeyedCollection<Key, Value> {
  private let elements: KeyedElements<Key, Value>
  /// The cells of the keys that were read one by one.
  private var cells: [Key: StateCell<Value?>] = [:]
  /// How many of them there may be before those without readers are removed.
  private var sweepLimit = 32
  /// A cell that changes with every change, for readers of the whole.
  private let whole: StateCell<Void>
  /// Whether two values are the same; nil where none are.
  private let isSame: ((Value, Value) -> Bool)?

  init(
    _ contents: [Key: Value], graph: Graph, declaration: NodeDeclaration, isSame: ((Value, Value) -> Bool)?
  ) {
    let keySet = KeySet(Set(contents.keys), graph: graph, declaration: declaration)
    elements = KeyedElements(contents, keySet: keySet)
    whole = elements.makeWhole(for: declaration, in: graph, comparedBy: isSame)
    self.isSame = isSame
    super.init(keySet: keySet, graph: graph, declaration: declaration)
  }

  /// The element of a key; nil where there is none, and setting nil removes it.
  ///
  /// Reading it inside a rule or an effect makes that key one of its inputs: it runs again when the element changes,
  /// when it goes, and when one comes where there was none.
  ///
  /// - Complexity: Reading is O(1). Setting is O(1), plus what is downstream, plus the effects that run.
  public override subscript(key: Key) -> Value? {
    get {
      keySet.checkAccess()
      if graph.state.isTracking { _ = cell(for: key).value } else { noteReadFromOutside() }
      return elements.contents[key]
    }
    set { write(newValue, for: key) }
  }

  /// All elements.
  ///
  /// A reader of it depends on everything. For it, a transaction that changes elements and changes them back is a
  /// change.
  ///
  /// - Complexity: O(1). A copy that is kept makes the next write cost O(elements).
  public var dictionary: [Key: Value] {
    keySet.checkAccess()
    _ = whole.value
    return elements.contents
  }

  /// Sets the element of a key.
  ///
  /// - Returns: The element that was there before; nil if there was none. It makes no input.
  /// - Complexity: O(1), plus what is downstream, plus the effects that run.
  @discardableResult public func updateValue(_ value: Value, forKey key: Key) -> Value? { write(value, for: key) }

  /// Removes the element of a key.
  ///
  /// - Returns: The element that was removed; nil if there was none. It makes no input.
  /// - Complexity: O(1), plus what is downstream, plus the effects that run.
  @discardableResult public func removeValue(forKey key: Key) -> Value? { write(nil, for: key) }

  /// Removes all elements, in one transaction.
  ///
  /// - Complexity: O(elements), plus what is downstream, plus the effects that run.
  public func removeAll() {
    guard mayWrite() else { return }
    graph.transaction {
      for key in elements.contents.keys { write(nil, for: key) }
    }
  }
}

// MARK: - Writing and the cells of keys

extension KeyedCells {
  /// Sets or removes the element of a key; the same value changes nothing.
  @discardableResult private func write(_ value: Value?, for key: Key) -> Value? {
    guard mayWrite() else { return nil }
    keySet.checkAccess()
    // Untracked: the comparison is the user's code.
    let isTheSame = graph.untracked { Optional.areSame(elements.contents[key], value, comparedBy: isSame) }
    if isTheSame { return elements.contents[key] }
    var old: Value?
    if isSame != nil && graph.state.logsWrites { elements.noteFirstValue(of: key) }
    graph.transaction {
      graph.state.holdingWakes {
        old = elements.replace(key, by: value)
        if (old == nil) != (value == nil) { keySet.toggle(key) }
        cells[key]?.value = value
        elements.isWriting = true
        whole.value = ()
      }
    }
    // The old value is released here, when everything has the new one.
    return old
  }

  /// Whether no rule runs; otherwise the write is reported.
  private func mayWrite() -> Bool { !graph.state.refusesWrite(to: keySet.count.reference) }

  /// The cell of a key, made by its first read. Cells without readers are removed so seldom that it costs O(1) for
  /// each.
  private func cell(for key: Key) -> StateCell<Value?> {
    if let cell = cells[key] { return cell }
    if cells.count >= sweepLimit {
      let all = cells
      cells = keySet.changing { all.filter { $1.isRead } }
      sweepLimit = max(32, 2 * cells.count)
      withExtendedLifetime(all) {}
    }
    let cell = elements.makeCell(of: key, for: declaration, in: graph, comparedBy: isSame)
    // A listener that was notified of the new node may have made an effect that reads the element.
    if let known = cells[key] { return known }
    keySet.changing { cells[key] = cell }
    return cell
  }
}

extension Optional {
  /// Whether two elements are the same, where each may be missing.
  static func areSame(_ old: Wrapped?, _ new: Wrapped?, comparedBy isSame: ((Wrapped, Wrapped) -> Bool)?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?): isSame?(old, new) ?? false
    default: false
    }
  }
}
