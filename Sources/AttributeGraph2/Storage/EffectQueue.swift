/// Effects that wait for their turn.
///
/// Every graph has a queue whose effects run after each commit. A framework that wants to say when its effects run
/// makes queues of its own with ``Graph/makeEffectQueue()`` and calls ``run()``.
public final class EffectQueue {
  /// An effect that waits.
  struct Turn: BitwiseCopyable {
    /// The effect's place in the order of creation.
    var order: UInt64
    /// The effect; nil once it has gone.
    var effect: NodeReference?
  }

  /// What the queue changes while it works.
  private struct Fields: ~Copyable {
    /// The effects that wait, from `head` on.
    var turns = PlainStack<Turn>()
    /// The first effect that waits.
    var head = 0
    /// Whether an effect was added that was made before one that waited already.
    var isOutOfOrder = false
    /// How many effects were made for the queue.
    var created: UInt64 = 0
  }

  private var fields: Fields {
    // SAFETY: confined like the graph, and no access calls out, so accesses cannot overlap.
    _read { yield unsafe uncheckedFields }
    _modify { yield unsafe &uncheckedFields }
  }
  @exclusivity(unchecked) private var uncheckedFields = Fields()

  /// The graph of a framework's queue; nil for a graph's own queue, which the graph's state owns.
  let graph: Graph?

  init(graph: Graph? = nil) {
    self.graph = graph
  }

  /// Whether no effect waits.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { fields.head == fields.turns.count }

  /// The place of the next effect in the order of creation.
  func nextOrder() -> UInt64 {
    fields.created += 1
    return fields.created
  }

  /// Adds an effect.
  ///
  /// - Complexity: O(1) amortised.
  func add(_ effect: NodeReference, order: UInt64) {
    let count = fields.turns.count
    if count > fields.head && order < fields.turns[count - 1].order { fields.isOutOfOrder = true }
    fields.turns.push(Turn(order: order, effect: effect))
  }

  /// Takes out the effect that was made first.
  ///
  /// - Complexity: O(1), but O(*n* log *n*) in the waiting effects where they were not added in their order.
  func takeFirst() -> ReaderReference? {
    if fields.isOutOfOrder { sort() }
    while fields.head < fields.turns.count {
      let turn = fields.turns[fields.head]
      fields.head += 1
      if let effect = turn.effect { return effect.asReader }
    }
    fields.turns.truncate(to: 0)
    fields.head = 0
    return nil
  }

  /// Takes out an effect that ends.
  ///
  /// - Complexity: O(waiting effects).
  func forget(_ node: NodeReference) {
    for index in fields.head..<fields.turns.count where fields.turns[index].effect == node {
      fields.turns[index].effect = nil
    }
  }

  private func sort() {
    let waiting = (fields.head..<fields.turns.count).map { fields.turns[$0] }.sorted { $0.order < $1.order }
    fields.turns.truncate(to: 0)
    fields.head = 0
    for turn in waiting { fields.turns.push(turn) }
    fields.isOutOfOrder = false
  }
}

@available(*, unavailable) extension EffectQueue: Sendable {}
