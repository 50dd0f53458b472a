/// The nodes that a scope keeps alive, in the order in which they were made, with the places of their handles.
///
/// An array would be asked for its uniqueness and checked for overlapping accesses at each node that comes and goes.
@safe struct Possessions: ~Copyable {
  /// A node that is kept alive until it is released: by who has taken it out, or at the end of all.
  @safe struct Possession: BitwiseCopyable {
    /// The node.
    let node: NodeReference
    /// Where the node's handles lead, if it has any.
    fileprivate(set) var slot: HandleSlot?

    /// Keeps the node alive no longer.
    func release() {
      // SAFETY: it was retained when it was kept.
      unsafe node.unmanaged.release()
    }
  }

  /// Where they are; nil before the first.
  private var entries: UnsafeMutablePointer<Possession>?
  private(set) var count = 0
  private var capacity = 0

  init() { unsafe entries = nil }

  deinit {
    for index in 0..<count { self[index].release() }
    unsafe entries?.deallocate()
  }

  /// The node at an index.
  ///
  /// - Precondition: `index` is below `count`.
  subscript(index: Int) -> Possession {
    // SAFETY: the precondition.
    unsafe entries.unsafelyUnwrapped[index]
  }

  /// Keeps a node.
  ///
  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func append(_ node: Node, slot: HandleSlot?) {
    if count == capacity { grow() }
    // SAFETY: there is room for another entry.
    let reference = unsafe NodeReference(unmanaged: .passRetained(node))
    unsafe (entries.unsafelyUnwrapped + count).initialize(to: Possession(node: reference, slot: slot))
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
    guard unsafe last.pointee.node == node && last.pointee.slot == nil else { return false }
    unsafe last.pointee.slot = slot
    return true
  }

  /// Forgets the handles of all nodes.
  mutating func forgetSlots() {
    for index in 0..<count { unsafe entries.unsafelyUnwrapped[index].slot = nil }
  }

  /// Takes out the node that came last, which the caller releases.
  @inline(__always)
  mutating func popLast() -> Possession? {
    guard count > 0 else { return nil }
    count &-= 1
    // SAFETY: the entry below the old count was initialised.
    return unsafe entries.unsafelyUnwrapped[count]
  }

  /// Takes out the nodes of which something is true, and keeps the order of the others.
  ///
  /// - Returns: What was taken out, which the caller releases.
  /// - Complexity: O(`count`).
  mutating func takeAll(where shouldGo: (NodeReference) -> Bool) -> [Possession] {
    var taken: [Possession] = []
    var kept = 0
    for index in 0..<count {
      let possession = self[index]
      if shouldGo(possession.node) {
        taken.append(possession)
      } else {
        // SAFETY: what was there is kept already, or taken out.
        unsafe entries.unsafelyUnwrapped[kept] = possession
        kept += 1
      }
    }
    count = kept
    return taken
  }

  @inline(never)
  private mutating func grow() {
    let larger = max(2, capacity * 2)
    let new = UnsafeMutablePointer<Possession>.allocate(capacity: larger)
    // SAFETY: both have room for `count` plain entries.
    if let old = unsafe entries {
      unsafe new.moveInitialize(from: old, count: count)
      unsafe old.deallocate()
    }
    unsafe entries = new
    capacity = larger
  }
}
