/// The edges at one end of a node, in order: the node at the other end, and the edge's position in its list.
///
/// One edge lives in the list itself, so that a chain is followed with one load a node; more live in a block
/// on the heap, all nodes first and then all positions: 12 bytes an edge and end, no padding.
@usableFromInline
@safe struct EdgeList: ~Copyable {
  /// The node at the other end of the only edge, or the block of all edges.
  @usableFromInline var word: UnsafeMutableRawPointer?
  /// The position of the only edge at its other end, or the capacity of the block.
  @usableFromInline var positionOrCapacity: UInt32 = 0
  /// The number of edges, and in the top bit whether they live in a block.
  @usableFromInline var countAndForm: UInt32 = 0

  @usableFromInline static var blockBit: UInt32 { @inlinable @inline(__always) get { 1 << 31 } }

  /// What an edge takes in a block, in bytes: a node and a position.
  private static var bytesPerEdge: Int {
    MemoryLayout<UInt>.stride + MemoryLayout<UInt32>.stride
  }

  @inlinable init() {
    unsafe word = nil
  }

  @inlinable deinit {
    if usesBlock { unsafe word?.deallocate() }
  }

  @inlinable var count: Int { @inline(__always) get { Int(countAndForm & ~Self.blockBit) } }
  @inlinable var isEmpty: Bool { @inline(__always) get { countAndForm & ~Self.blockBit == 0 } }
  @inlinable var usesBlock: Bool { @inline(__always) get { countAndForm & Self.blockBit != 0 } }

  /// The node at the other end of an edge; nil where that node is gone and its reader has not run since.
  ///
  /// - Precondition: `index` is below `count`.
  @inlinable @inline(__always)
  func node(at index: Int) -> NodeReference? {
    // SAFETY: within `count`, the word (one edge) or the block's slot (several) holds a node or nothing.
    if usesBlock {
      unsafe Self.reference(nodes(of: word)[index])
    } else {
      unsafe Self.reference(word)
    }
  }

  /// The edge's position in the list at its other end.
  ///
  /// - Precondition: `index` is below `count`.
  @inlinable @inline(__always)
  func position(at index: Int) -> Int {
    // SAFETY: as for `node(at:)`.
    usesBlock ? Int(unsafe positions(of: word)[index]) : Int(positionOrCapacity)
  }

  /// Replaces the node at the other end of an edge; nil leaves a tombstone.
  @usableFromInline
  mutating func setNode(_ node: NodeReference?, at index: Int) {
    let bits = unsafe node?.unmanaged.toOpaque()
    if usesBlock {
      unsafe nodes(of: word)[index] = bits
    } else {
      unsafe word = bits
    }
  }

  /// Replaces an edge's position at its other end.
  @usableFromInline
  mutating func setPosition(_ position: Int, at index: Int) {
    if usesBlock {
      unsafe positions(of: word)[index] = UInt32(truncatingIfNeeded: position)
    } else {
      positionOrCapacity = UInt32(truncatingIfNeeded: position)
    }
  }

  /// Adds an edge at the end; `bytes`, which counts what blocks take, grows as the list's does.
  ///
  /// - Complexity: O(1) amortised.
  @usableFromInline
  mutating func append(_ node: NodeReference, position: Int, bytes: inout Int) {
    if countAndForm == 0 {
      unsafe word = node.unmanaged.toOpaque()
      positionOrCapacity = UInt32(truncatingIfNeeded: position)
      countAndForm = 1
      return
    }
    if !usesBlock {
      moveToBlock(capacity: 4, &bytes)
    } else if count == Int(positionOrCapacity) {
      moveToBlock(capacity: count * 2, &bytes)
    }
    let index = count
    unsafe nodes(of: word)[index] = node.unmanaged.toOpaque()
    unsafe positions(of: word)[index] = UInt32(truncatingIfNeeded: position)
    countAndForm += 1
  }

  /// Forgets the edges from an index on; their other ends are the caller's concern. `bytes`, which counts what blocks
  /// take, shrinks by a block that is given back.
  @usableFromInline
  mutating func truncate(to newCount: Int, bytes: inout Int) {
    countAndForm = (countAndForm & Self.blockBit) | UInt32(truncatingIfNeeded: newCount)
    if newCount == 0 { releaseBlock(&bytes) }
  }

  /// Gives an emptied block back, so that a node whose readers came and went costs no more than a fresh one.
  private mutating func releaseBlock(_ bytes: inout Int) {
    if usesBlock {
      bytes -= Int(positionOrCapacity) * Self.bytesPerEdge
      unsafe word?.deallocate()
    }
    unsafe word = nil
    positionOrCapacity = 0
    countAndForm = 0
  }

  /// Moves the edges into a block with room for more.
  private mutating func moveToBlock(capacity: Int, _ bytes: inout Int) {
    precondition(capacity < 1 << 31, "A node has more than two thousand million edges; the graph cannot hold them.")
    let count = self.count
    bytes += (capacity - (usesBlock ? Int(positionOrCapacity) : 0)) * Self.bytesPerEdge
    // SAFETY: the block has room for `capacity` nodes and, behind them, as many positions; both are plain data.
    let block = UnsafeMutableRawPointer.allocate(byteCount: capacity * Self.bytesPerEdge, alignment: 8)
    let newNodes = unsafe block.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    let newPositions = unsafe (block + capacity * MemoryLayout<UInt>.stride).assumingMemoryBound(to: UInt32.self)
    if usesBlock {
      unsafe newNodes.update(from: nodes(of: word), count: count)
      unsafe newPositions.update(from: positions(of: word), count: count)
      unsafe word?.deallocate()
    } else {
      unsafe newNodes[0] = word
      unsafe newPositions[0] = positionOrCapacity
    }
    unsafe word = block
    positionOrCapacity = UInt32(truncatingIfNeeded: capacity)
    countAndForm = Self.blockBit | UInt32(truncatingIfNeeded: count)
  }

  @inlinable @inline(__always)
  func nodes(of block: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    // SAFETY: only called while the edges live in a block, which is then not nil.
    unsafe block.unsafelyUnwrapped.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  @inlinable @inline(__always)
  func positions(of block: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt32> {
    // SAFETY: as above; the positions stand behind as many nodes as the block has room for.
    let start = unsafe block.unsafelyUnwrapped + Int(positionOrCapacity) * MemoryLayout<UInt>.stride
    return unsafe start.assumingMemoryBound(to: UInt32.self)
  }

  @inlinable @inline(__always)
  static func reference(_ bits: UnsafeMutableRawPointer?) -> NodeReference? {
    // SAFETY: every non-nil word of an edge list is a node that lives (invariant 1).
    guard let bits = unsafe bits else { return nil }
    return unsafe NodeReference(unmanaged: Unmanaged<Node>.fromOpaque(bits))
  }
}
