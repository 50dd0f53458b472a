/// The effects that wait in a queue, in the order of their creation, in memory that is reached without reference counting.
///
/// Effects lie one behind the other, and are sorted before the first is taken out, if they did not come in their order. One
/// that comes out of order after that goes into a heap. So taking out the first costs O(1), or O(log *n*) where effects come
/// out of order.
@usableFromInline
@safe struct WaitingEffects: BitwiseCopyable {
  /// An effect that waits; its record is kept until it is taken out.
  private struct Entry: BitwiseCopyable {
    var order: UInt64
    var effect: NodeReference
  }

  /// The mutable part of the queue.
  @safe private struct Fields: ~Copyable {
    /// The effects in their order, from `head` on.
    var row = PlainStack<Entry>()
    var head = 0
    /// The highest order of them; 0 where there is none.
    var lastOrder: UInt64 = 0
    /// Whether some came out of order before the first was taken out.
    var isUnsorted = false
    /// Where they are put while they are sorted.
    var spareRow = PlainStack<Entry>(capacity: 2)
    /// Those that came out of order since: a binary heap, the first on top.
    var heap = PlainStack<Entry>()
    /// How many of all have not ended.
    var living = 0
    /// How many effects were made for the queue.
    var created: UInt64 = 0
    /// Whether it is being run.
    var isRunning = false
    /// Effects that have changed something in this run of the queue.
    var counted = PlainStack<WeakNode>(capacity: 2)
  }

  private let pointer: UnsafeMutablePointer<Fields>

  private var fields: Fields {
    // SAFETY: the queue owns the memory, and its effects own the queue. No access calls out, so accesses cannot overlap.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(pointer) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe pointer }
  }

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
  var isEmpty: Bool { @inline(__always) get { fields.living == 0 } }

  /// How many effects wait.
  var count: Int { fields.living }

  /// Whether the queue is being run.
  var isRunning: Bool { fields.isRunning }

  /// Begins a run of the queue.
  @inline(__always)
  func beginRun() {
    fields.isRunning = true
    forgetCounts()
  }

  /// Ends the run of the queue.
  @inline(__always)
  func endRun() {
    fields.isRunning = false
    forgetCounts()
  }

  /// Forgets how often effects have changed something.
  @inline(__always)
  private func forgetCounts() {
    if _slowPath(!fields.counted.isEmpty) { forgetEachCount() }
  }

  @inline(never)
  private func forgetEachCount() {
    while let effect = fields.counted.pop() { effect.living?.runsWithWrites = 0 }
  }

  /// Counts a run of an effect that has changed something.
  func countRunWithWrites(of effect: NodeReference) {
    if effect.runsWithWrites == 0 { fields.counted.push(WeakNode(effect)) }
    effect.runsWithWrites += 1
  }

  /// Counts runs of other effects for a new one that they have led to; nothing unless the queue is being run.
  func count(_ runs: Int, runsBefore effect: NodeReference) {
    guard fields.isRunning && effect.runsWithWrites == 0 else { return }
    fields.counted.push(WeakNode(effect))
    effect.runsWithWrites = runs
  }

  /// The place of the next effect in the order of creation.
  func nextOrder() -> UInt64 {
    fields.created += 1
    return fields.created
  }

  /// Adds an effect.
  ///
  /// - Complexity: O(1) amortised; out of order O(log *n*) in the waiting effects.
  @inline(__always)
  func add(_ effect: NodeReference) {
    let entry = Entry(order: effect.order, effect: effect)
    fields.living &+= 1
    if entry.order > fields.lastOrder {
      fields.lastOrder = entry.order
    } else if fields.head == 0 {
      fields.isUnsorted = true
    } else {
      return addToHeap(entry)
    }
    fields.row.push(entry)
  }

  /// Notes that a waiting effect has ended.
  func noteEnd() { fields.living -= 1 }

  /// Takes out the effect that was made first; its flag that it waits is cleared.
  @inline(__always)
  func takeFirst() -> NodeReference? {
    while let entry = takeEntry() {
      entry.effect.flags.remove(.isScheduled)
      if _fastPath(entry.effect.state != .ended) {
        fields.living &-= 1
        return entry.effect
      }
      entry.effect.graph.freeIfUnused(entry.effect)
    }
    return nil
  }

  /// Takes out the effect that was made first, if all wait in their order and the effect satisfies a predicate; its flag that
  /// it waits is cleared.
  @inline(__always)
  func takeFirst(where isTaken: (NodeReference) -> Bool) -> NodeReference? {
    guard fields.head < fields.row.count && fields.heap.isEmpty && !fields.isUnsorted else { return nil }
    let effect = fields.row[fields.head].effect
    guard isTaken(effect) else { return nil }
    advanceHead()
    effect.flags.remove(.isScheduled)
    fields.living &-= 1
    return effect
  }

  /// Removes the first entry of the row.
  @inline(__always)
  private func advanceHead() {
    fields.head &+= 1
    guard fields.head == fields.row.count else { return }
    fields.row.truncate(to: 0)
    fields.head = 0
    fields.lastOrder = 0
  }

  @inline(__always)
  private func takeEntry() -> Entry? {
    if _slowPath(fields.isUnsorted) { sortRow() }
    let head = fields.head
    if head < fields.row.count {
      let entry = fields.row[head]
      if _slowPath(!fields.heap.isEmpty), fields.heap[0].order < entry.order { return takeFromHeap() }
      advanceHead()
      return entry
    }
    return fields.heap.isEmpty ? nil : takeFromHeap()
  }

  /// Sorts the row before its first effect is taken out.
  ///
  /// - Complexity: O(*n*) where many effects have orders that lie within a few billion, else O(*n* log *n*).
  @inline(never)
  private func sortRow() {
    fields.isUnsorted = false
    var low = UInt64.max
    for index in 0..<fields.row.count { low = min(low, fields.row[index].order) }
    let bits = 64 - (fields.lastOrder - low).leadingZeroBitCount
    // A pass costs a step for each entry and one for each value of the digit: there are no more values than entries twice.
    let passes = (bits - 1) / (Int.bitWidth - fields.row.count.leadingZeroBitCount) + 1
    guard fields.row.count >= Self.manyEntries && passes <= 3 else {
      return fields.row.sort { $0.order < $1.order }
    }
    let digitBits = (bits - 1) / passes + 1
    fields.spareRow.truncate(to: 0)
    fields.spareRow.push(fields.row[0], times: fields.row.count)
    var places = PlainStack<UInt32>(capacity: 1 << digitBits)
    for pass in 0..<passes {
      distributeRow(digitBits, &places) { ($0.order &- low) >> UInt64(pass * digitBits) }
      // SAFETY: as for `fields`.
      unsafe swap(&pointer.pointee.row, &pointer.pointee.spareRow)
    }
  }

  /// From how many entries on it pays to count digits instead of comparing.
  private static var manyEntries: Int { 256 }

  /// Puts the entries into the spare row by the lowest bits of a number, those with the same bits in the order at hand.
  @inline(__always)
  private func distributeRow(_ bits: Int, _ places: inout PlainStack<UInt32>, by number: (Entry) -> UInt64) {
    let mask = 1 << bits - 1
    places.truncate(to: 0)
    places.push(0, times: mask + 1)
    for index in 0..<fields.row.count { places[Int(truncatingIfNeeded: number(fields.row[index])) & mask] &+= 1 }
    var next: UInt32 = 0
    for digit in 0...mask { (places[digit], next) = (next, next &+ places[digit]) }
    for index in 0..<fields.row.count {
      let entry = fields.row[index]
      let digit = Int(truncatingIfNeeded: number(entry)) & mask
      fields.spareRow[Int(places[digit])] = entry
      places[digit] &+= 1
    }
  }

  @inline(never)
  private func addToHeap(_ entry: Entry) {
    fields.heap.push(entry)
    var index = fields.heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard entry.order < fields.heap[parent].order else { break }
      fields.heap[index] = fields.heap[parent]
      index = parent
    }
    fields.heap[index] = entry
  }

  @inline(never)
  private func takeFromHeap() -> Entry {
    let first = fields.heap[0]
    let last = fields.heap.removeTop()
    let count = fields.heap.count
    guard count > 0 else { return first }
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < count else { break }
      if child + 1 < count && fields.heap[child + 1].order < fields.heap[child].order { child += 1 }
      guard fields.heap[child].order < last.order else { break }
      fields.heap[index] = fields.heap[child]
      index = child
    }
    fields.heap[index] = last
    return first
  }
}
