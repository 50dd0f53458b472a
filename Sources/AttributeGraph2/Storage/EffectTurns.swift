/// The effects that wait in a queue, in memory that every effect of the queue reaches without reference counting.
@safe struct EffectTurns: BitwiseCopyable {
  /// An effect that waits.
  private struct Turn: BitwiseCopyable {
    /// The effect's place in the order of creation.
    var order: UInt64
    /// The effect; nil once it has gone.
    var effect: ReaderReference?
  }

  /// A chain of nodes that ends at an effect: all of them have one output, and all behind the first, the effect too, have
  /// one input. So the chain can be updated from its head on, without a way up.
  struct Chain: BitwiseCopyable {
    /// The first node, if no edge has come or gone since; else it may be gone as well.
    var head: NodeReference
    /// `GraphState.edgeChanges` at the time when the chain was followed, or before.
    var edgeChanges: UInt64
  }

  /// What the queue changes while it works.
  @safe private struct Fields: ~Copyable {
    /// The effects that wait, from `head` on, in their order unless `isOutOfOrder` says otherwise.
    var turns = PlainStack<Turn>()
    /// The first effect that waits.
    var head = 0
    /// `GraphState.edgeChanges` when the first effect was added since the queue was empty. If it has moved, nothing is
    /// known of the chains that end at some of them.
    var edgeChanges: UInt64 = 0
    /// Room to sort turns in; empty otherwise.
    var places = PlainStack<Turn>()
    /// The order of the effect that was made last among those that were added since the queue was empty.
    var latest: UInt64 = 0
    /// Whether an effect was added that was made before one that waited already.
    var isOutOfOrder = false
    /// The orders of effects that have ended while the turns were out of order, and are to be taken out.
    var departed = PlainStack<UInt64>()
    /// How many effects were made for the queue.
    var created: UInt64 = 0
    /// How often the queue was run.
    var rounds: UInt64 = 0
    /// Whether it is being run.
    var isRunning = false
    /// The queue itself, if a framework has made it: its effects own it.
    var queue: Unmanaged<EffectQueue>?
    /// Whether somebody wants to know when the first effect comes to wait.
    let wakes: Bool

    init(wakes: Bool) {
      self.wakes = wakes
      unsafe queue = nil
    }
  }

  private let pointer: UnsafeMutablePointer<Fields>

  private var fields: Fields {
    // SAFETY: the queue owns the memory, and its effects own the queue. No access calls out, so accesses cannot overlap.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(pointer) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe pointer }
  }

  /// Makes the memory of a queue.
  ///
  /// - Parameter wakes: Whether somebody wants to know when the first effect comes to wait.
  init(wakes: Bool) {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: Fields(wakes: wakes))
  }

  /// The queue, if a framework has made it.
  var queue: EffectQueue? { unsafe fields.queue?.takeUnretainedValue() }

  /// Makes the effects that are made from now on own their queue.
  func belong(to queue: EffectQueue) { unsafe fields.queue = Unmanaged.passUnretained(queue) }

  /// Makes an effect one of the owners of its queue, if a framework has made that.
  @inline(__always)
  func retainQueue() { _ = unsafe fields.queue?.retain() }

  /// Makes an effect that ends own its queue no longer, after which it has no turns any more.
  @inline(__always)
  func releaseQueue() { unsafe fields.queue?.release() }

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

  /// Whether somebody is to be told of the effect that was added just now: no other waits, and the queue is not being run.
  var mustWake: Bool {
    @inline(__always) get { fields.wakes && fields.turns.count == fields.head &+ 1 && !fields.isRunning }
  }

  /// Adds an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - order: Its place in the order of creation.
  ///   - edgeChanges: `GraphState.edgeChanges`.
  /// - Complexity: O(1) amortised.
  @inline(__always)
  func add(_ effect: ReaderReference, order: UInt64, edgeChanges: UInt64) {
    if order < fields.latest { fields.isOutOfOrder = true } else { fields.latest = order }
    if fields.turns.isEmpty { fields.edgeChanges = edgeChanges }
    fields.turns.push(Turn(order: order, effect: effect))
  }

  /// Takes out the effect that was made first.
  ///
  /// - Complexity: O(1), but O(*n*) in the waiting effects where they were not added in their order, and O(*n* log *n*)
  ///   where many others were made between them.
  @inline(__always)
  func takeFirst() -> ReaderReference? {
    if fields.isOutOfOrder { sort() }
    let head = fields.head
    if head < fields.turns.count {
      fields.head = head &+ 1
      // Most of those that waited live.
      if let effect = fields.turns[head].effect { return effect }
      if let effect = takeFirstLiving() { return effect }
    }
    fields.turns.truncate(to: 0)
    fields.head = 0
    fields.latest = 0
    return nil
  }

  /// The same where the first has gone.
  @inline(never)
  private func takeFirstLiving() -> ReaderReference? {
    while fields.head < fields.turns.count {
      let turn = fields.turns[fields.head]
      fields.head &+= 1
      if let effect = turn.effect { return effect }
    }
    return nil
  }

  /// A chain that ends at an effect which was taken out just now.
  @inline(__always)
  func chain(behind head: NodeReference) -> Chain { Chain(head: head, edgeChanges: fields.edgeChanges) }

  /// Takes out an effect that ends.
  ///
  /// - Complexity: O(log *n*) in the waiting effects; where they are out of order it takes place when they are sorted.
  func forget(order: UInt64) {
    if fields.isOutOfOrder { fields.departed.push(order) } else { takeOut(order) }
  }

  /// Takes out the effect of an order, which is among those that wait.
  private func takeOut(_ order: UInt64) {
    // Those before the head have had their turns, in whatever order they came.
    var waiting = fields.head..<fields.turns.count
    while waiting.count > 1 {
      let middle = waiting.lowerBound + waiting.count / 2
      waiting = fields.turns[middle].order <= order ? middle..<waiting.upperBound : waiting.lowerBound..<middle
    }
    fields.turns[waiting.lowerBound].effect = nil
  }

  @inline(never)
  private func sort() {
    var least = UInt64.max
    var greatest: UInt64 = 0
    for index in fields.head..<fields.turns.count {
      least = min(least, fields.turns[index].order)
      greatest = max(greatest, fields.turns[index].order)
    }
    if greatest - least < UInt64(4 * (fields.turns.count - fields.head)) {
      putInPlaces(from: least, through: greatest)
    } else {
      fields.turns.sort(from: fields.head) { $0.order < $1.order }
    }
    fields.isOutOfOrder = false
    while let order = fields.departed.pop() { takeOut(order) }
  }

  /// Sorts turns most of whose orders follow each other: each has a place of its own.
  ///
  /// - Complexity: O(*n* + distance of the orders).
  private func putInPlaces(from least: UInt64, through greatest: UInt64) {
    fields.places.push(Turn(order: 0, effect: nil), times: Int(greatest - least) + 1)
    for index in fields.head..<fields.turns.count {
      let turn = fields.turns[index]
      fields.places[Int(turn.order &- least)] = turn
    }
    fields.turns.truncate(to: fields.head)
    for index in 0..<fields.places.count {
      let turn = fields.places[index]
      if turn.effect != nil { fields.turns.push(turn) }
    }
    fields.places.truncate(to: 0)
  }
}
