/// The nodes that a scope keeps alive, in the order in which they were made, with the places of their handles.
///
/// An array would be asked for its uniqueness and checked for overlapping accesses at each node that comes and goes.
@safe struct Possessions: ~Copyable {
  /// A node that is kept alive, while it is on its way into the scope or out of it.
  struct Possession {
    let node: Node
    /// Where the node's handles lead, if it has any.
    let slot: HandleSlot?
  }

  /// The same as it lies in memory: the node is retained.
  @safe private struct Entry: BitwiseCopyable {
    let node: Unmanaged<Node>
    var slot: HandleSlot?
  }

  /// Where the entries are; nil before the first.
  private var entries: UnsafeMutablePointer<Entry>?
  private(set) var count = 0
  private var capacity = 0

  init() { unsafe entries = nil }

  deinit {
    for index in 0..<count { unsafe entries.unsafelyUnwrapped[index].node.release() }
    unsafe entries?.deallocate()
  }

  /// The node at an index, without its reference count, and where its handles lead.
  ///
  /// - Precondition: `index` is below `count`.
  subscript(index: Int) -> (node: NodeReference, slot: HandleSlot?) {
    // SAFETY: the precondition.
    let entry = unsafe entries.unsafelyUnwrapped[index]
    return unsafe (NodeReference(unmanaged: entry.node), entry.slot)
  }

  /// Keeps a node.
  ///
  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func append(_ node: Node, slot: HandleSlot?) {
    if count == capacity { grow() }
    // SAFETY: there is room for another entry.
    unsafe (entries.unsafelyUnwrapped + count).initialize(to: Entry(node: .passRetained(node), slot: slot))
    count &+= 1
  }

  /// Notes where the handles of the node lead that came last, if it is this one and has none yet.
  ///
  /// - Returns: Whether it is.
  @inline(__always)
  mutating func give(_ slot: HandleSlot, toLast node: NodeReference) -> Bool {
    guard count > 0 else { return false }
    // SAFETY: there is a last entry.
    let last = unsafe entries.unsafelyUnwrapped + (count &- 1)
    guard unsafe last.pointee.node.toOpaque() == node.unmanaged.toOpaque() && last.pointee.slot == nil else {
      return false
    }
    unsafe last.pointee.slot = slot
    return true
  }

  /// Forgets the handles of all nodes.
  mutating func forgetSlots() {
    for index in 0..<count { unsafe entries.unsafelyUnwrapped[index].slot = nil }
  }

  /// Takes out the node that came last, which is the caller's from here on.
  @inline(__always)
  mutating func popLast() -> Possession? {
    guard count > 0 else { return nil }
    count &-= 1
    // SAFETY: the entry below the old count was initialised, and nobody looks at it again.
    let entry = unsafe entries.unsafelyUnwrapped[count]
    return unsafe Possession(node: entry.node.takeRetainedValue(), slot: entry.slot)
  }

  /// Takes out the nodes of which something is true, and keeps the order of the others.
  ///
  /// - Returns: What was taken out: its end may run the user's code, which must not meet half a change.
  /// - Complexity: O(`count`).
  mutating func takeAll(where shouldGo: (NodeReference) -> Bool) -> [Possession] {
    var taken: [Possession] = []
    var kept = 0
    for index in 0..<count {
      // SAFETY: each entry is either taken out or moved to a place that is free by then.
      let entry = unsafe entries.unsafelyUnwrapped[index]
      if shouldGo(unsafe NodeReference(unmanaged: entry.node)) {
        taken.append(unsafe Possession(node: entry.node.takeRetainedValue(), slot: entry.slot))
      } else {
        unsafe entries.unsafelyUnwrapped[kept] = entry
        kept += 1
      }
    }
    count = kept
    return taken
  }

  @inline(never)
  private mutating func grow() {
    let larger = max(2, capacity * 2)
    let new = UnsafeMutablePointer<Entry>.allocate(capacity: larger)
    // SAFETY: both have room for `count` plain entries.
    if let old = unsafe entries {
      unsafe new.moveInitialize(from: old, count: count)
      unsafe old.deallocate()
    }
    unsafe entries = new
    capacity = larger
  }
}
