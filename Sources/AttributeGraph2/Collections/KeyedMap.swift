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
  /// An element that was read.
  private struct Entry {
    /// The transformed element; nil while the key is absent.
    let attribute: ComputedAttribute<Output?>
    /// The effect that copies the element into the whole; nil if the whole does not contain it.
    var takeover: Effect?
  }

  /// Reads the element of the collection and transforms it.
  private let evaluate: (Key) -> Output?
  /// Whether two outputs are the same; nil where none are.
  private let isSame: ((Output, Output) -> Bool)?
  private var entries: [Key: Entry] = [:]

  /// All transformed elements, as of the last read of the whole.
  private(set) var outputs: [Key: Output] = [:]
  /// How often the outputs have changed: the value of `whole`.
  private var version = 0
  /// The position up to which the whole has followed the keys; nil before its first evaluation.
  private var position: Int?
  /// Keys that have turned out to be gone.
  private var departed: [Key] = []

  /// The map itself, for its nodes, which do not own it.
  private let own = WeakReference<KeyedMap>()
  /// The takeovers of elements that may have changed. The first to wait makes the whole stale.
  private lazy var stale = EffectQueue(graph: graph, wake: { [own] in own.object?.makeWholeStale() })
  /// The whole as a node: its rule takes over what may have changed.
  private lazy var whole = declaration.makeComputed(in: graph, comparedBy: { $0 == $1 }) { [own] in
    own.object?.takeOverChanges() ?? 0
  }

  init(
    keySet: KeySet<Key>, graph: Graph, declaration: NodeDeclaration, isSame: ((Output, Output) -> Bool)?,
    evaluate: @escaping (Key) -> Output?
  ) {
    self.isSame = isSame
    self.evaluate = evaluate
    super.init(keySet: keySet, graph: graph, declaration: declaration)
    own.object = self
  }

  deinit { own.clear() }

  public override subscript(key: Key) -> Output? {
    // No node is made for an absent key that is not tracked.
    if !graph.state.isTracking && !keySet.members.contains(key) { return nil }
    return attribute(for: key).value
  }

  /// All transformed elements.
  ///
  /// - Complexity: O(elements that may have changed since the last read of the whole), plus the transforms that run.
  ///   A copy that is kept makes the next change cost O(elements).
  public var dictionary: [Key: Output] {
    _ = whole.value
    return outputs
  }
}

// MARK: - Elements and the whole

extension KeyedMap {
  /// The transformed element of a key, made by its first read. Those that are absent and unread are removed so seldom
  /// that it costs O(1) for each.
  private func attribute(for key: Key) -> ComputedAttribute<Output?> {
    if let entry = entries[key] { return entry.attribute }
    if entries.count >= sweepLimit {
      let all = entries
      entries = all.filter { $1.takeover != nil || keySet.members.contains($0) || $1.attribute.isRead }
      sweepLimit = max(32, 2 * entries.count)
      withExtendedLifetime(all) {}
    }
    let attribute = declaration.makeComputed(
      in: graph, comparedBy: { [isSame] in Optional.areSame($0, $1, comparedBy: isSame) },
      rule: { [evaluate] in evaluate(key) })
    entries[key] = Entry(attribute: attribute)
    return attribute
  }

  /// Makes the whole stale, because one of its elements may be.
  private func makeWholeStale() {
    graph.state.makeStale(whole.reference, because: .elementsChanged(transaction: graph.state.currentTransaction))
  }

  /// Brings the outputs up to date: adds new keys, and copies every element that has changed.
  ///
  /// The elements are no inputs of the whole, because checking all of them would cost O(elements). Instead each has an
  /// effect that reads it, in a queue that is run here: a mark that reaches the element queues the effect.
  private func takeOverChanges() -> Int {
    for key in keySet.keys(changedSince: &position) where keySet.members.contains(key) { takeIn(key) }
    repeat {
      while let takeover = stale.waiting.takeFirst() {
        if takeover.state != .clean { graph.state.bringUpToDate(takeover) }
      }
      // Elements that end here may be inputs of others.
      forgetDeparted()
    } while !stale.isEmpty
    return version
  }

  /// Adds an element to the whole, unless it is part of it.
  private func takeIn(_ key: Key) {
    let attribute = attribute(for: key)
    guard entries[key]?.takeover == nil else { return }
    stale.runner.object = whole
    entries[key]?.takeover = declaration.makeEffect(in: graph, on: stale) { [own] in
      own.object?.takeOver(attribute.value, for: key)
    }
  }

  /// Copies an element that has changed into the outputs, or removes one whose key is gone.
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

  /// Releases the elements whose keys turned out to be gone, unless they are read one by one.
  private func forgetDeparted() {
    let keys = departed
    departed = []
    for key in keys where outputs[key] == nil {
      entries[key]?.takeover = nil
      if let entry = entries[key], !entry.attribute.isRead { entries[key] = nil }
    }
  }
}
