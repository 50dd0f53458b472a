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
/// The transform of an element is a rule: what it reads are inputs of that element alone. It runs when the element is
/// needed and something that it read has changed. A read of one element runs no other's transform. A read of the whole
/// (``dictionary``) brings those up to date that may have changed, and looks at no other: after *k* changes among *n*
/// elements it costs O(*k*). A read of ``count`` or ``keys`` runs no transform.
///
/// The map owns the collection that it is made of.
public final class KeyedMap<Key: Hashable, Output> {
  let graph: Graph
  let keySet: KeySet<Key>
  let declaration: NodeDeclaration

  /// An element that somebody has asked for.
  private struct Element {
    /// The transformed element; nil while the key is not there.
    let attribute: ComputedAttribute<Output?>
    /// The effect that copies the element into the whole; nil if the whole does not contain it.
    var takeover: Effect?
  }

  /// Reads the element of the collection and transforms it.
  private let evaluate: (Key) -> Output?
  /// Whether two outputs are the same; nil where none are.
  private let isSame: ((Output, Output) -> Bool)?
  private var elements: [Key: Element] = [:]
  /// How many elements there may be before those are looked for that nobody needs any more.
  private var sweepLimit = 32

  /// All transformed elements, as they were when the whole was read last.
  private(set) var outputs: [Key: Output] = [:]
  /// How often the outputs have become different ones: the value of `whole`.
  private var version = 0
  /// Up to where the whole has followed the keys; nil before its first evaluation.
  private var position: Int?
  /// Keys that have turned out to be gone.
  private var departed: [Key] = []

  /// The map itself, for its nodes, which do not own it.
  private let own = WeakReference<KeyedMap>()
  /// Where the takeovers wait of elements that may have changed. The first to wait makes the whole stale.
  private lazy var stale = EffectQueue(graph: graph, wake: { [own] in own.object?.makeWholeStale() })
  /// The whole as a node: its rule takes over what may have changed.
  private lazy var whole = declaration.makeComputed(in: graph, comparedBy: { $0 == $1 }) { [own] in
    own.object?.takeOverChanges() ?? 0
  }

  init(
    keySet: KeySet<Key>, graph: Graph, declaration: NodeDeclaration, isSame: ((Output, Output) -> Bool)?,
    evaluate: @escaping (Key) -> Output?
  ) {
    self.keySet = keySet
    self.graph = graph
    self.declaration = declaration
    self.isSame = isSame
    self.evaluate = evaluate
    own.object = self
  }

  deinit { own.clear() }

  /// The transformed element of a key; nil where there is none.
  ///
  /// Reading it inside a rule or an effect makes that element one of its inputs, also where the key is not there.
  ///
  /// - Complexity: O(1), plus the element's transform where it has to run.
  public subscript(key: Key) -> Output? {
    // A key that is not there costs nothing to one who will not hear of its coming.
    if !graph.state.isTracking && !keySet.members.contains(key) { return nil }
    return attribute(for: key).value
  }

  /// As ``KeyedCells/count``.
  public var count: Int { keySet.count.value }

  /// As ``KeyedCells/isEmpty``.
  public var isEmpty: Bool { count == 0 }

  /// As ``KeyedCells/keys``.
  public var keys: Set<Key> { keySet.read() }

  /// All transformed elements.
  ///
  /// - Complexity: O(elements that may have changed since the last read of the whole), plus the transforms that run.
  ///   A copy that is kept makes the next change cost O(elements).
  public var dictionary: [Key: Output] {
    _ = whole.value
    return outputs
  }
}

// MARK: - The elements

extension KeyedMap {
  /// The transformed element of a key, made if nobody has asked for it before.
  private func attribute(for key: Key) -> ComputedAttribute<Output?> {
    if let element = elements[key] { return element.attribute }
    if elements.count >= sweepLimit { sweep() }
    let attribute = declaration.makeComputed(
      in: graph, comparedBy: { [isSame] in Optional.areSame($0, $1, comparedBy: isSame) },
      rule: { [evaluate] in evaluate(key) })
    elements[key] = Element(attribute: attribute)
    return attribute
  }

  /// Lets the elements go whose keys are gone and that nobody reads; it comes so seldom that it costs O(1) for each
  /// element that is made.
  private func sweep() {
    let unneeded = elements.filter { key, element in
      element.takeover == nil && !keySet.members.contains(key) && !element.attribute.isRead
    }
    for key in unneeded.keys { elements[key] = nil }
    sweepLimit = max(32, 2 * elements.count)
  }
}

// MARK: - The whole

extension KeyedMap {
  /// Makes the whole stale, as one of its elements may be.
  private func makeWholeStale() {
    graph.state.makeStale(
      whole.reference, because: .elementsChanged(transaction: graph.state.currentTransaction))
  }

  /// Brings the outputs up to date: takes in the keys that have come, and takes over every element that has changed.
  ///
  /// The whole does not have its elements among its inputs, as a look at each would cost O(elements). Instead each has
  /// an effect that reads it, in a queue that is run here: a mark that reaches the element puts it there.
  private func takeOverChanges() -> Int {
    for key in keySet.keys(changedSince: &position) where keySet.members.contains(key) {
      takeIn(key)
    }
    repeat {
      while let takeover = stale.waiting.takeFirst() {
        if takeover.state != .clean { graph.state.bringUpToDate(takeover) }
      }
      // What ends here may be what others have read.
      forgetDeparted()
    } while !stale.isEmpty
    return version
  }

  /// Makes an element part of the whole, if it is not: it waits to be taken over.
  private func takeIn(_ key: Key) {
    let attribute = attribute(for: key)
    guard elements[key]?.takeover == nil else { return }
    stale.runner.object = whole
    elements[key]?.takeover = declaration.makeEffect(in: graph, on: stale) { [own] in
      own.object?.takeOver(attribute.value, for: key)
    }
  }

  /// Puts an element that has changed into the outputs, or takes one out whose key is gone.
  private func takeOver(_ output: Output?, for key: Key) {
    let old: Output?
    if let output {
      old = outputs.updateValue(output, forKey: key)
    } else {
      old = outputs.removeValue(forKey: key)
      departed.append(key)
    }
    if old != nil || output != nil { version += 1 }
    graph.state.releaseLater(old)
  }

  /// Lets the elements go whose keys turned out to be gone, unless somebody reads them one by one.
  private func forgetDeparted() {
    let keys = departed
    departed = []
    for key in keys where outputs[key] == nil {
      elements[key]?.takeover = nil
      if let element = elements[key], !element.attribute.isRead { elements[key] = nil }
    }
  }
}

@available(*, unavailable) extension KeyedMap: Sendable {}
