/// The inputs of wide evaluations, so that a repeated read is found in constant time: a hash table of pairs of a node
/// and the number of its reader's evaluation. A few reads are searched linearly instead. The table is emptied by
/// advancing the lowest valid number.
@safe struct ReadSet: ~Copyable {
  private struct Entry: BitwiseCopyable {
    var node: UInt
    var evaluation: UInt64
  }

  /// The node of a removed entry.
  private static let gone: UInt = 1

  private var entries: UnsafeMutablePointer<Entry>
  private var capacity = 0
  private var used = 0
  /// The lowest number of an evaluation since the table was empty.
  private var floor: UInt64 = 1
  private var latest: UInt64 = 0

  init() { unsafe entries = .allocate(capacity: 0) }

  /// Frees the table. A `deinit` here crashes the compiler.
  func close() { unsafe entries.deallocate() }

  mutating func begin() -> UInt64 {
    latest += 1
    return latest
  }

  /// Empties the table, as no evaluation is running any more.
  mutating func empty() {
    floor = latest + 1
    used = 0
  }

  /// Adds a node to what an evaluation has read; false if it was there.
  @discardableResult mutating func insert(_ node: NodeReference, _ evaluation: UInt64) -> Bool {
    if (used + 1) * 2 > capacity { grow() }
    let index = place(of: node.address, evaluation)
    // SAFETY: `place` gives an index below the capacity, and all entries are initialised.
    guard unsafe entries[index].evaluation < floor else { return false }
    unsafe entries[index] = Entry(node: node.address, evaluation: evaluation)
    used += 1
    return true
  }

  func contains(_ node: NodeReference, _ evaluation: UInt64) -> Bool {
    guard used > 0 else { return false }
    return unsafe entries[place(of: node.address, evaluation)].evaluation >= floor
  }

  /// Removes a node that ends, because another node may get its record.
  mutating func remove(_ node: NodeReference, _ evaluation: UInt64) {
    guard used > 0 else { return }
    let index = place(of: node.address, evaluation)
    if unsafe entries[index].evaluation >= floor { unsafe entries[index].node = Self.gone }
  }

  /// The index of a pair, or the index at which to insert it.
  private func place(of node: UInt, _ evaluation: UInt64) -> Int {
    var hash = UInt64(node) ^ evaluation &* 0x9e37_79b9_7f4a_7c15
    hash = (hash ^ hash >> 32) &* 0xd6e8_feb8_6659_fd93
    var index = Int(truncatingIfNeeded: hash >> 32) & (capacity - 1)
    // SAFETY: the index is below the capacity, a power of two; at least half of the entries are free.
    while unsafe entries[index].evaluation >= floor {
      if unsafe entries[index].evaluation == evaluation && entries[index].node == node { break }
      index = (index + 1) & (capacity - 1)
    }
    return index
  }

  private mutating func grow() {
    let old = unsafe entries
    let oldCapacity = capacity
    capacity = max(64, capacity * 2)
    unsafe entries = .allocate(capacity: capacity)
    unsafe entries.initialize(repeating: Entry(node: 0, evaluation: 0), count: capacity)
    used = 0
    for index in 0..<oldCapacity where unsafe old[index].evaluation >= floor && old[index].node != Self.gone {
      unsafe entries[place(of: old[index].node, old[index].evaluation)] = old[index]
      used += 1
    }
    unsafe old.deallocate()
  }
}
