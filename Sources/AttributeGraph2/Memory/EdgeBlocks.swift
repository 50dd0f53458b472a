/// Memory for edges: reusable blocks for 2, 4, 8 … of them. The system's allocator would add 8 to 24 bytes to each, up
/// to half of a block.
@usableFromInline @safe struct EdgeBlocks: ~Copyable {
  /// Blocks above this size (a binary logarithm) come from the system and go back to it.
  private static var largestPooled: Int { 8 }
  private static var smallestChunk: Int { 4 << 10 }
  private static var largestChunk: Int { 256 << 10 }

  /// For each size the address of the first free block, each of which holds the address of the next one.
  private let free: UnsafeMutablePointer<UInt>
  /// The memory that blocks are cut from.
  private var chunks: [UInt] = []
  private var rest: UnsafeMutableRawPointer?
  private var restSize = 0
  /// The memory of the blocks in use, in bytes.
  private(set) var bytes = 0

  init() {
    unsafe free = .allocate(capacity: Self.largestPooled + 1)
    unsafe free.initialize(repeating: 0, count: Self.largestPooled + 1)
    unsafe rest = nil
  }

  /// Frees all memory, which must be unused. A `deinit` here crashes the compiler.
  mutating func close() {
    for chunk in chunks { unsafe UnsafeMutableRawPointer(bitPattern: chunk)?.deallocate() }
    unsafe free.deallocate()
  }

  /// A block with room for 2^*size* edges, whose contents are arbitrary.
  @unsafe mutating func take(size: Int) -> UnsafeMutablePointer<Edge> {
    bytes += MemoryLayout<Edge>.stride << size
    guard size <= Self.largestPooled else { return .allocate(capacity: 1 << size) }
    // SAFETY: the block is free, and was of the same size; its first word is the address of the next one.
    if let block = unsafe UnsafeMutablePointer<Edge>(bitPattern: free[size]) {
      unsafe free[size] = UInt(block.pointee.bits)
      return unsafe block
    }
    return unsafe cut(MemoryLayout<Edge>.stride << size)
  }

  @unsafe mutating func giveBack(_ block: UnsafeMutablePointer<Edge>, size: Int) {
    bytes -= MemoryLayout<Edge>.stride << size
    guard size <= Self.largestPooled else { return unsafe block.deallocate() }
    // SAFETY: the block is unused, and has room for an address.
    unsafe block.pointee = Edge(bits: UInt64(free[size]))
    unsafe free[size] = UInt(bitPattern: block)
  }

  private mutating func cut(_ size: Int) -> UnsafeMutablePointer<Edge> {
    if restSize < size {
      let made = chunks.count
      restSize = made < 8 ? min(Self.smallestChunk << made, Self.largestChunk) : Self.largestChunk
      let chunk = UnsafeMutableRawPointer.allocate(byteCount: restSize, alignment: MemoryLayout<Edge>.alignment)
      chunks.append(UInt(bitPattern: chunk))
      unsafe rest = chunk
    }
    // SAFETY: the rest of the chunk has room for the block; a smaller rest is abandoned.
    let block = unsafe rest.unsafelyUnwrapped
    unsafe rest = block + size
    restSize -= size
    return unsafe block.assumingMemoryBound(to: Edge.self)
  }
}
