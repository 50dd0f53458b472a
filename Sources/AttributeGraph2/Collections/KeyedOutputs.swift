/// The transformed elements of a keyed map, and the effects that copy them into the whole.
///
/// The map owns them, and so does the rule of the whole: it lives on with its readers where the map was dropped.
final class KeyedOutputs<Key: Hashable, Output> {
  /// An element that was read.
  private struct Entry {
    /// The transformed element; nil while the key is absent.
    let attribute: ComputedAttribute<Output?>
    /// The effect that copies the element into the whole; nil if the whole does not contain it.
    var takeover: Effect?
  }

  let graph: Graph
  let keySet: KeySet<Key>
  let declaration: NodeDeclaration
  /// Reads the element of the collection and transforms it.
  private let evaluate: (Key) -> Output?
  /// Whether two outputs are the same; nil where none are.
  private let isSame: ((Output, Output) -> Bool)?
  private var entries: [Key: Entry] = [:]
  /// How many elements there may be before unneeded ones are removed.
  private var sweepLimit = 32

  /// All transformed elements, as of the last read of the whole.
  private(set) var all: [Key: Output] = [:]
  /// How often the outputs have changed: the value of the whole.
  private var version = 0
  /// The position up to which the whole has followed the keys; nil before its first evaluation.
  private var position: Int?
  /// Keys that have turned out to be gone.
  private var departed: [Key] = []
  /// The takeovers of elements that depend on observed objects, and their numbers.
  private var observing = NumberedList<NodeReference>()
  private var observingNumbers: [NodeReference: Int] = [:]

  /// The outputs themselves, for nodes that do not own them.
  private let own = WeakReference<KeyedOutputs>()
  /// The takeovers of elements that may have changed. One that waits makes the whole stale, whose rule runs them.
  private let stale: EffectQueue

  init(
    keySet: KeySet<Key>, graph: Graph, declaration: NodeDeclaration, isSame: ((Output, Output) -> Bool)?,
    evaluate: @escaping (Key) -> Output?
  ) {
    self.keySet = keySet
    self.graph = graph
    self.declaration = declaration
    self.isSame = isSame
    self.evaluate = evaluate
    stale = EffectQueue(graph: graph)
    own.object = self
  }

  deinit {
    own.object = nil
    if let position { keySet.leave(position) }
    #if !hasFeature(Embedded)
    if let whole = stale.runner { graph.state.fields.inspection.elements[whole] = nil }
    #endif
  }

  /// Makes a node for the whole: its rule takes over what may have changed.
  func makeWhole() -> ComputedAttribute<Int> {
    declaration.makeComputed(in: graph, comparedBy: { $0 == $1 }) { self.takeOverChanges() }
  }

  /// Makes elements that may have changed notify the whole.
  func setWhole(_ whole: ComputedAttribute<Int>) {
    let node = WeakNode(whole.reference)
    stale.runner = node
    #if !hasFeature(Embedded)
    graph.state.fields.inspection.elements[node] = { [own] in
      own.object.map { outputs in
        outputs.entries.values.filter { $0.takeover != nil }.map(\.attribute.reference)
      } ?? []
    }
    #endif
  }

  /// The transformed element of a key, made by its first read. Those that are absent and unread are removed so seldom
  /// that it costs O(1) for each.
  func attribute(for key: Key) -> ComputedAttribute<Output?> {
    keySet.checkAccess()
    if let entry = entries[key] { return entry.attribute }
    if entries.count >= sweepLimit {
      let (all, members) = (entries, keySet.members)
      entries = keySet.changing {
        all.filter { $1.takeover != nil || members.contains($0) || $1.attribute.isRead }
      }
      sweepLimit = max(32, 2 * entries.count)
      withExtendedLifetime(all) {}
    }
    let attribute = keySet.declaration(of: key, in: declaration, graph).makeComputed(
      in: graph, comparedBy: { [isSame] in Optional.areSame($0, $1, comparedBy: isSame) },
      rule: { [evaluate] in evaluate(key) })
    // A listener that was notified of the new node may have read the element.
    if let entry = entries[key] { return entry.attribute }
    keySet.changing { entries[key] = Entry(attribute: attribute) }
    return attribute
  }

  /// Brings the outputs up to date: adds new keys, and copies every element that has changed.
  ///
  /// The elements are no inputs of the whole, because checking all of them would cost O(elements). Instead each has an
  /// effect that reads it, in a queue that is run here: a mark that reaches the element queues the effect.
  private func takeOverChanges() -> Int {
    let changed = keySet.keys(changedSince: &position)
    for key in changed where keySet.members.contains(key) { takeIn(key) }
    // Keys that have gone may write when they are released.
    graph.state.releaseLater(changed)
    // Limits elements that end each other's inputs without end; the rest is deferred until nothing runs.
    var updatesLeft = GraphReference.runsPerFlush * (keySet.members.count + entries.count + 1)
    repeat {
      while updatesLeft > 0, let takeover = stale.waiting.takeFirst() {
        updatesLeft -= 1
        if takeover.state != .clean { graph.state.bringUpToDate(takeover) }
        noteObserving(takeover)
      }
      // Elements that end here may be inputs of others.
      forgetDeparted()
    } while updatesLeft > 0 && !stale.isEmpty
    if updatesLeft == 0, let whole = stale.runner?.living { graph.state.makeStaleLater(whole) }
    // The whole has to look for changes of observed objects, like one of its elements.
    if let element = observing.next(after: 0)?.element.inputs[0].node { graph.state.recordRead(of: element) }
    return version
  }

  /// Notes whether the element of a takeover that is up to date depends on observed objects.
  private func noteObserving(_ takeover: NodeReference) {
    guard takeover.state != .ended, takeover.inputs[0].node?.state == .provisional else {
      return forgetObserving(takeover)
    }
    if observingNumbers[takeover] == nil { observingNumbers[takeover] = observing.append(takeover) }
  }

  private func forgetObserving(_ takeover: NodeReference) {
    guard !observing.isEmpty, let number = observingNumbers.removeValue(forKey: takeover) else { return }
    _ = observing.remove(number)
  }

  /// Adds an element to the whole, unless it is part of it.
  private func takeIn(_ key: Key) {
    let attribute = attribute(for: key)
    guard entries[key]?.takeover == nil else { return }
    // Made before the access to the entry, and released after it: listeners are notified, and may read elements.
    let takeover = declaration.makeEffect(in: graph, on: stale) { [own] in
      own.object?.takeOver(attribute.value, for: key)
    }
    keySet.changing { entries[key]?.takeover = takeover }
  }

  /// Ends the takeover of an element.
  private func dropTakeover(of key: Key) {
    let takeover = keySet.changing { entries[key]?.takeover.take() }
    if let takeover { forgetObserving(takeover.reference) }
    withExtendedLifetime(takeover) {}
  }

  /// Copies an element that has changed into the outputs, or removes one whose key is gone.
  private func takeOver(_ output: Output?, for key: Key) {
    let old = keySet.changing {
      if let output { all.updateValue(output, forKey: key) } else { all.removeValue(forKey: key) }
    }
    if output == nil { departed.append(key) }
    if old != nil || output != nil { version += 1 }
    graph.state.releaseLater(old)
  }

  /// Releases the elements whose keys turned out to be gone, unless they are read one by one.
  private func forgetDeparted() {
    for key in exchange(&departed, with: []) where all[key] == nil {
      dropTakeover(of: key)
      if let entry = entries[key], !entry.attribute.isRead { keySet.changing { entries[key] = nil } }
    }
  }
}
