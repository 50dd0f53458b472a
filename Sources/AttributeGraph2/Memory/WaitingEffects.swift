/// The queue of waiting effects in the order of their creation, accessed without reference counting.
///
/// Effects lie in a row, which is sorted before the first is removed if they were not added in order; one that is added
/// out of order afterwards goes into a heap. So removing the first costs O(1), or O(log *n*) for those of the heap.
@usableFromInline @safe struct WaitingEffects: BitwiseCopyable {
  private struct Entry: BitwiseCopyable {
    var order: UInt64
    var effect: NodeReference
  }

  @safe private struct Fields: ~Copyable {
    /// The effects in their order, from `head` on.
    var row = PlainStack<Entry>()
    var head = 0
    /// The highest order in the row; 0 if it is empty.
    var lastOrder: UInt64 = 0
    /// Whether some were added out of order before the first was removed.
    var isUnsorted = false
    /// The row into which they are sorted.
    var spareRow = PlainStack<Entry>(capacity: 2)
    /// Effects that were added out of order since: a binary heap, the first on top.
    var heap = PlainStack<Entry>()
    /// The number of waiting effects that were not stopped.
    var living = 0
    /// The number of effects that were made for the queue.
    var created: UInt64 = 0
    var isRunning = false
    /// Effects that have written in this run of the queue.
    var counted = PlainStack<WeakNode>(capacity: 2)
  }

  private let pointer: UnsafeMutablePointer<Fields>

  private var fields: Fields {
    // SAFETY: the queue owns the memory, and its effects own the queue. No access calls out, so accesses cannot
    // overlap.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(pointer) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe pointer }
  }

  init() {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: Fields())
  }

  /// Frees the memory at the end of the queue.
  func deallocate() {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }

  var isEmpty: Bool { @inline(__always) get { fields.living == 0 } }

  var isRunning: Bool { fields.isRunning }

  @inline(__always) func beginRun() {
    fields.isRunning = true
    forgetCounts()
  }

  @inline(__always) func endRun() {
    fields.isRunning = false
    forgetCounts()
  }

  @inline(__always) private func forgetCounts() {
    if _slowPath(!fields.counted.isEmpty) { forgetEachCount() }
  }

  @inline(never) private func forgetEachCount() {
    while let effect = fields.counted.pop() { effect.living?.runsWithWrites = 0 }
  }

  func countRunWithWrites(of effect: NodeReference) {
    if effect.runsWithWrites == 0 { fields.counted.push(WeakNode(effect)) }
    effect.runsWithWrites += 1
  }

  /// Continues the count of other effects in a new one that they have made, while the queue is being run.
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

  /// O(1) amortised; out of order O(log *n*) in the waiting effects.
  @inline(__always) func add(_ effect: NodeReference) {
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

  func noteStop() { fields.living -= 1 }

  /// Removes effects that were stopped while they waited, unless the queue is being run, which does it, or most live.
  func dropStopped() {
    let entries = fields.row.count - fields.head + fields.heap.count
    guard !fields.isRunning && (fields.living == 0 || entries > 2 * fields.living + Self.manyEntries) else { return }
    var kept = 0
    for index in fields.head..<fields.row.count where isLiving(fields.row[index]) {
      fields.row[kept] = fields.row[index]
      kept += 1
    }
    fields.row.truncate(to: kept)
    for index in 0..<fields.heap.count where isLiving(fields.heap[index]) { fields.row.push(fields.heap[index]) }
    fields.isUnsorted = fields.isUnsorted || !fields.heap.isEmpty
    fields.heap.truncate(to: 0)
    fields.head = 0
    if fields.row.isEmpty { (fields.lastOrder, fields.isUnsorted) = (0, false) }
  }

  /// Whether an entry is that of an effect that was not stopped; the record of one that has ended is released.
  private func isLiving(_ entry: Entry) -> Bool {
    guard entry.effect.flags.contains(.isStopped) else { return true }
    entry.effect.flags.remove(.isScheduled)
    entry.effect.graph.freeIfUnused(entry.effect)
    return false
  }

  /// Removes the oldest effect that was not stopped, and clears its flag `isScheduled`.
  @inline(__always) func takeFirst() -> NodeReference? {
    while let entry = takeEntry() {
      entry.effect.flags.remove(.isScheduled)
      if _fastPath(!entry.effect.flags.contains(.isStopped)) {
        fields.living &-= 1
        return entry.effect
      }
      entry.effect.graph.freeIfUnused(entry.effect)
    }
    return nil
  }

  /// Removes the oldest effect and clears its flag `isScheduled`, if all wait in order and the effect satisfies a
  /// predicate.
  @inline(__always) func takeFirst(where isTaken: (NodeReference) -> Bool) -> NodeReference? {
    guard fields.head < fields.row.count && fields.heap.isEmpty && !fields.isUnsorted else { return nil }
    let effect = fields.row[fields.head].effect
    guard isTaken(effect) else { return nil }
    advanceHead()
    effect.flags.remove(.isScheduled)
    fields.living &-= 1
    return effect
  }

  @inline(__always) private func advanceHead() {
    fields.head &+= 1
    guard fields.head == fields.row.count else { return }
    fields.row.truncate(to: 0)
    fields.head = 0
    fields.lastOrder = 0
  }

  @inline(__always) private func takeEntry() -> Entry? {
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

  /// Sorts the row before its first effect is removed.
  ///
  /// - Complexity: O(*n*) for many effects whose orders lie within a few billion, else O(*n* log *n*).
  @inline(never) private func sortRow() {
    fields.isUnsorted = false
    var low = UInt64.max
    for index in 0..<fields.row.count { low = min(low, fields.row[index].order) }
    let bits = 64 - (fields.lastOrder - low).leadingZeroBitCount
    // A pass costs a step per entry and one per value of the digit; there are at most twice as many values as entries.
    let passes = (bits - 1) / (Int.bitWidth - fields.row.count.leadingZeroBitCount) + 1
    guard fields.row.count >= Self.manyEntries && passes <= 3 else { return fields.row.sort { $0.order < $1.order } }
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

  /// The number of entries from which a radix sort is faster.
  private static var manyEntries: Int { 256 }

  /// Distributes the entries stably into the spare row by the lowest bits of a number.
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

  @inline(never) private func addToHeap(_ entry: Entry) {
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

  @inline(never) private func takeFromHeap() -> Entry {
    let first = fields.heap[0]
    guard let last = fields.heap.pop(), !fields.heap.isEmpty else { return first }
    let count = fields.heap.count
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
