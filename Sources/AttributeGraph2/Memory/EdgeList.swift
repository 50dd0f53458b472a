/// The edges at one end of a node, in order, in twelve bytes.
///
/// A single edge lies in the list itself, so that a chain is followed with one load per node; several lie in a block of
/// the graph's `EdgeBlocks`. The list owns its block, and its node empties it before it ends.
@usableFromInline @safe struct EdgeList: BitwiseCopyable {
  /// The only edge, or the address of the block.
  @usableFromInline var word: UInt64 = 0
  /// The number of edges, and above it the size of the block: the binary logarithm of its capacity, 0 for none.
  @usableFromInline var countAndSize: UInt32 = 0

  private static var sizeShift: UInt32 { 27 }
  @usableFromInline static var countMask: UInt32 { @inlinable @inline(__always) get { 1 << 27 - 1 } }

  @inlinable init() {}

  @inlinable var count: Int { @inline(__always) get { Int(countAndSize & Self.countMask) } }
  @inlinable var isEmpty: Bool { @inline(__always) get { countAndSize & Self.countMask == 0 } }
  /// Whether there is one edge, which lies in the list itself.
  var isSingle: Bool { @inline(__always) get { countAndSize == 1 } }
  @inlinable var usesBlock: Bool { @inline(__always) get { countAndSize > Self.countMask } }
  private var size: Int { Int(countAndSize >> Self.sizeShift) }

  /// The first edge of the block.
  ///
  /// - Precondition: There is one.
  @unsafe @inlinable var block: UnsafeMutablePointer<Edge> {
    // SAFETY: the word of a list with a block is the block's address.
    @inline(__always) get { unsafe UnsafeMutablePointer(bitPattern: UInt(word)).unsafelyUnwrapped }
  }

  /// - Precondition: `index` is below `count`.
  @inlinable subscript(index: Int) -> Edge {
    // SAFETY: within `count`, the word (one edge) or the block (several) holds edges.
    @inline(__always) get { unsafe usesBlock ? block[index] : Edge(bits: word) }
    set {
      if usesBlock { unsafe block[index] = newValue } else { word = newValue.bits }
    }
  }

  /// - Precondition: The list uses a block and has no tombstones, as no list of outputs has; the closure changes no
  ///   edge.
  @inline(__always) func forEachOutput(_ body: (Edge) -> Void) {
    // SAFETY: the block holds `count` edges, and stays where it is.
    var edge = unsafe block
    let end = unsafe edge + count
    while unsafe edge < end {
      body(unsafe edge.pointee)
      unsafe edge += 1
    }
  }

  @inline(__always) mutating func append(_ edge: Edge, _ blocks: inout EdgeBlocks) {
    if countAndSize == 0 {
      word = edge.bits
    } else {
      let count = self.count
      if count == 1 &<< size { grow(&blocks) }
      // SAFETY: the block has room for more than `count` edges.
      unsafe block[count] = edge
    }
    countAndSize &+= 1
  }

  /// Removes the edges from an index on; the caller updates their other ends.
  mutating func truncate(to newCount: Int, _ blocks: inout EdgeBlocks) {
    if newCount > 0 {
      countAndSize = countAndSize & ~Self.countMask | UInt32(truncatingIfNeeded: newCount)
    } else {
      // An empty list takes no more memory than a new one.
      if usesBlock { unsafe blocks.giveBack(block, size: size) }
      self = EdgeList()
    }
  }

  @inline(never) private mutating func grow(_ blocks: inout EdgeBlocks) {
    let count = self.count
    trap(
      unless: count < Int(Self.countMask) / 2, "A node has more than sixty million edges; the graph cannot hold them.")
    let larger = size + 1
    let new = unsafe blocks.take(size: larger)
    // SAFETY: the new block has room for twice the edges.
    if usesBlock {
      unsafe new.initialize(from: block, count: count)
      unsafe blocks.giveBack(block, size: size)
    } else {
      unsafe new.initialize(to: Edge(bits: word))
    }
    word = UInt64(UInt(bitPattern: new))
    countAndSize = UInt32(truncatingIfNeeded: larger) << Self.sizeShift | UInt32(truncatingIfNeeded: count)
  }
}
