/// The effects that wait in a queue, in memory that every effect of the queue reaches without reference counting.
@safe struct EffectTurns: BitwiseCopyable {
  /// An effect that waits.
  struct Turn: BitwiseCopyable {
    /// The effect's place in the order of creation.
    var order: UInt64
    /// The effect; nil once it has gone.
    var effect: ReaderReference?
    /// The first of a chain of nodes that ends at the effect: all of them have one output, and all behind the first, the
    /// effect too, have one input. So the chain can be updated from its head on, without a way up.
    var head: NodeReference?
    /// `GraphState.edgeChanges` at the time when the chain was followed: if it has moved, there may be none.
    var edgeChanges: UInt64
  }

  /// What the queue changes while it works.
  private struct Fields: ~Copyable {
    /// The effects that wait, from `head` on. Each knows its index.
    var turns = PlainStack<Turn>()
    /// The first effect that waits.
    var head = 0
    /// Whether an effect was added that was made before one that waited already.
    var isOutOfOrder = false
    /// How many effects were made for the queue.
    var created: UInt64 = 0
    /// How often the queue was run.
    var rounds: UInt64 = 0
    /// Whether it is being run.
    var isRunning = false
  }

  private let pointer: UnsafeMutablePointer<Fields>

  private var fields: Fields {
    // SAFETY: the queue owns the memory, and its effects own the queue. No access calls out, so accesses cannot overlap.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(pointer) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe pointer }
  }

  /// Makes the memory of a queue.
  init() {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: Fields())
  }

  /// Gives the memory back at the end of the queue.
  func deallocate() {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }

  /// Whether no effect waits.
  var isEmpty: Bool { fields.head == fields.turns.count }

  /// The number of the run of the queue, which tells an effect's turns in it from those before.
  var round: UInt64 { fields.rounds }

  /// Whether the queue is being run.
  var isRunning: Bool { fields.isRunning }

  /// Begins a run of the queue.
  func beginRound() {
    fields.rounds += 1
    fields.isRunning = true
  }

  /// Ends the run of the queue.
  func endRound() { fields.isRunning = false }

  /// The place of the next effect in the order of creation.
  func nextOrder() -> UInt64 {
    fields.created += 1
    return fields.created
  }

  /// Adds an effect.
  ///
  /// - Returns: Whether it is the first to wait while the queue is not being run.
  /// - Complexity: O(1) amortised.
  func add(_ effect: Effect, behind head: NodeReference?) -> Bool {
    let count = fields.turns.count
    if count > fields.head && effect.order < fields.turns[count - 1].order { fields.isOutOfOrder = true }
    effect.turn = count
    fields.turns.push(
      Turn(
        order: effect.order, effect: ReaderReference(effect), head: head,
        edgeChanges: effect.graph.fields.edgeChanges))
    return count == fields.head && !fields.isRunning
  }

  /// Takes out the effect that was made first.
  ///
  /// - Complexity: O(1), but O(*n* log *n*) in the waiting effects where they were not added in their order.
  func takeFirst() -> Turn? {
    if fields.isOutOfOrder { sort() }
    while fields.head < fields.turns.count {
      let turn = fields.turns[fields.head]
      fields.head += 1
      if turn.effect != nil { return turn }
    }
    fields.turns.truncate(to: 0)
    fields.head = 0
    return nil
  }

  /// Takes out an effect that ends.
  ///
  /// - Complexity: O(1).
  func forget(_ effect: Effect) { fields.turns[effect.turn].effect = nil }

  private func sort() {
    let waiting = (fields.head..<fields.turns.count).map { fields.turns[$0] }.sorted { $0.order < $1.order }
    fields.turns.truncate(to: 0)
    fields.head = 0
    for turn in waiting {
      turn.effect?.with(as: Effect.self) { $0.turn = fields.turns.count }
      fields.turns.push(turn)
    }
    fields.isOutOfOrder = false
  }
}
