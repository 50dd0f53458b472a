/// A dictionary whose elements are tracked one by one.
///
/// ```swift
/// let stock = graph.keyedCells(["apple": 3, "pear": 5])
/// let apples = graph.effect { print("apples: \(stock["apple"] ?? 0)") }   // apples: 3
/// stock["pear"] = 6                                                       // prints nothing
/// stock["apple"] = nil                                                    // apples: 0
/// ```
///
/// Each kind of read depends on no more than it tells: a read of an element on that key alone, also where the key is
/// not there; a read of ``count`` on the number of keys; a read of ``keys`` on which there are; and a read of
/// ``dictionary`` on everything. Writes behave like those to a ``StateCell``: an equal value changes nothing, outside a
/// transaction each is one of its own, and while a rule runs they are refused.
///
/// The nodes belong to the collection and go with it, also where a rule, an effect or a subgraph makes it. It keeps its
/// graph alive, and belongs to the graph's isolation domain.
public final class KeyedCells<Key: Hashable, Value> {
  let graph: Graph
  let keySet: KeySet<Key>
  let declaration: NodeDeclaration

  /// The elements.
  private let elements: KeyedElements<Key, Value>
  /// The cells of the keys that somebody has read one by one.
  private var cells: [Key: StateCell<Value?>] = [:]
  /// How many such cells there may be before those are looked for that nobody reads any more.
  private var sweepLimit = 32
  /// A cell that changes with every change, for readers of the whole.
  private let whole: StateCell<Void>
  /// Whether two values are the same; nil where none are.
  private let isSame: ((Value, Value) -> Bool)?
  /// Whether that is a comparison of their own, and not the `==` of their type.
  private let hasOwnComparison: Bool

  init(
    _ contents: [Key: Value], graph: Graph, declaration: NodeDeclaration, isSame: ((Value, Value) -> Bool)?,
    hasOwnComparison: Bool
  ) {
    self.graph = graph
    self.declaration = declaration
    elements = KeyedElements(contents)
    self.isSame = isSame
    self.hasOwnComparison = hasOwnComparison && isSame != nil
    keySet = KeySet(Set(contents.keys), graph: graph, declaration: declaration)
    whole = elements.makeWhole(for: declaration, in: graph, comparedBy: hasOwnComparison ? isSame : nil)
  }

  /// The element of a key; nil where there is none, and setting nil removes it.
  ///
  /// Reading it inside a rule or an effect makes that key one of its inputs: it runs again when the element changes,
  /// when it goes, and when one comes where there was none.
  ///
  /// - Complexity: Reading is O(1). Setting is O(1), plus what is downstream, plus the effects that run.
  public subscript(key: Key) -> Value? {
    get {
      if graph.state.isTracking { _ = cell(for: key).value }
      return elements.contents[key]
    }
    set { write(newValue, for: key) }
  }

  /// How many elements there are.
  ///
  /// - Complexity: O(1).
  public var count: Int { keySet.count.value }

  /// Whether there is no element.
  ///
  /// A reader of it depends on the number of elements.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { count == 0 }

  /// The keys of all elements, in no particular order.
  ///
  /// - Complexity: O(1). A copy that is kept makes the next key that comes or goes cost O(keys).
  public var keys: Set<Key> { keySet.read() }

  /// All elements.
  ///
  /// A reader of it depends on everything. For it, a transaction that changes elements and changes them back is a
  /// change.
  ///
  /// - Complexity: O(1). A copy that is kept makes the next write cost O(elements).
  public var dictionary: [Key: Value] {
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

// MARK: - Writing

extension KeyedCells {
  /// Puts a value in the place of a key, or nothing; the same value changes nothing.
  @discardableResult private func write(_ value: Value?, for key: Key) -> Value? {
    guard mayWrite() else { return nil }
    // What the comparison reads is nobody's input.
    let isTheSame = graph.untracked { Optional.areSame(elements.contents[key], value, comparedBy: isSame) }
    if isTheSame { return elements.contents[key] }
    var old: Value?
    if hasOwnComparison && graph.state.fields.transaction.depth > 0 { elements.noteFirstValue(of: key) }
    graph.transaction {
      old = exchange(value, for: key)
      if (old == nil) != (value == nil) { keySet.toggle(key) }
      cells[key]?.value = value
      elements.willWriteWhole()
      whole.value = ()
    }
    // The old value ends here, when everything has the new one.
    return old
  }

  /// Whether no rule runs; else the write is reported.
  private func mayWrite() -> Bool { !graph.state.refusesWrite(to: keySet.count.reference) }

  private func exchange(_ value: Value?, for key: Key) -> Value? {
    guard let value else { return elements.contents.removeValue(forKey: key) }
    return elements.contents.updateValue(value, forKey: key)
  }
}

// MARK: - Reading one by one

extension KeyedCells {
  /// The cell of a key, made if nobody has read the key before.
  private func cell(for key: Key) -> StateCell<Value?> {
    if let cell = cells[key] { return cell }
    if cells.count >= sweepLimit { sweep() }
    let cell = declaration.makeCell(elements.contents[key], in: graph) { [isSame] in
      Optional.areSame($0, $1, comparedBy: isSame)
    }
    cells[key] = cell
    return cell
  }

  /// Lets the cells go that nobody reads any more; it comes so seldom that it costs O(1) for each cell that is made.
  private func sweep() {
    let unread = cells.filter { !$1.isRead }
    for key in unread.keys { cells[key] = nil }
    sweepLimit = max(32, 2 * cells.count)
  }
}

extension Optional {
  /// Whether two elements are the same, where each may be missing.
  static func areSame(
    _ old: Wrapped?, _ new: Wrapped?, comparedBy isSame: ((Wrapped, Wrapped) -> Bool)?
  ) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?): isSame?(old, new) ?? false
    default: false
    }
  }
}

@available(*, unavailable) extension KeyedCells: Sendable {}
