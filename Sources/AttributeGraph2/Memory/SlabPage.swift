import Synchronization

/// A piece of memory for node records of one size, aligned to its own size.
///
/// A page belongs to one graph at a time and is never given back to the system, so that a handle which outlives its
/// graph can still read the generation of a record. So it keeps its record size, too.
@usableFromInline @safe struct SlabPage: BitwiseCopyable {
  @usableFromInline @safe struct Header: ~Copyable {
    /// The graph's state; nil between two graphs.
    @usableFromInline var graph: UnsafeMutableRawPointer?
    /// The generation of all records when the graph took the page: older handles belong to earlier graphs.
    let firstGeneration: Atomic<UInt32>
    /// The number of the first place for a record in the graph (`NodeNumber`).
    @usableFromInline var firstNumber: UInt32 = 0
    /// The number of bytes from the beginning that were ever used.
    var carved: Int
    /// The size of its records, in bytes.
    let recordSize: Int
  }

  /// The size of a page and its alignment, in bytes.
  @usableFromInline static var size: Int { @inlinable @inline(__always) get { 1 << (placeBits + 3) } }
  /// The number of places for a record of 8 bytes, as a power of two.
  @usableFromInline static var placeBits: Int { @inlinable @inline(__always) get { 11 } }
  /// The offset of the first record.
  static var start: Int { 32 }
  /// The number of pages that are allocated at once.
  private static var pagesPerRequest: Int { 16 }

  @usableFromInline let address: UInt

  /// The header of the page on which a record lies.
  @unsafe @inlinable @inline(__always) static func header(of node: NodeReference) -> UnsafeMutablePointer<Header> {
    // SAFETY: records lie in pages that are aligned to their size, and a page begins with its header.
    unsafe UnsafeMutableRawPointer(bitPattern: node.address & ~UInt(size &- 1)).unsafelyUnwrapped
      .assumingMemoryBound(to: Header.self)
  }

  @unsafe var header: UnsafeMutablePointer<Header> {
    unsafe UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped.assumingMemoryBound(to: Header.self)
  }

  /// Pages that no graph uses, by record size, and memory for fresh ones.
  private struct Pool {
    var free: [Int: [UInt]] = [:]
    var fresh: [UInt] = []
  }
  private static let pool = Mutex(Pool())

  static func take(forRecordsOf size: Int, graph: UnsafeMutableRawPointer, after taken: Int) -> SlabPage {
    let (address, isFresh) = pool.withLock { pool in
      if let page = pool.free[size]?.popLast() { return (page, false) }
      if pool.fresh.isEmpty {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: Self.size * pagesPerRequest, alignment: Self.size)
        pool.fresh = (0..<pagesPerRequest).reversed().map { UInt(bitPattern: memory) + UInt($0 * Self.size) }
      }
      return (pool.fresh.removeLast(), true)
    }
    let page = SlabPage(address: address)
    if isFresh {
      // SAFETY: fresh memory with room for a header.
      unsafe page.header.initialize(to: Header(graph: nil, firstGeneration: Atomic(0), carved: start, recordSize: size))
    }
    unsafe page.header.pointee.graph = unsafe graph
    unsafe page.header.pointee.firstNumber = UInt32(taken << placeBits)
    return page
  }

  /// Returns the page to the pool at the end of its graph, when all its records are free.
  func giveBack() {
    var latest: UInt32 = 0
    forEachRecord { latest = max(latest, $0.generation) }
    forEachRecord { $0.setGeneration(latest) }
    unsafe header.pointee.graph = nil
    unsafe header.pointee.firstGeneration.store(latest, ordering: .releasing)
    guard latest < NodeReference.lastGeneration else { return }
    let (address, size) = unsafe (address, header.pointee.recordSize)
    Self.pool.withLock { $0.free[size, default: []].append(address) }
  }

  private func forEachRecord(_ body: (NodeReference) -> Void) {
    var offset = Self.start
    while unsafe offset < header.pointee.carved {
      // SAFETY: records lie one behind the other up to `carved`.
      body(unsafe NodeReference(record: UnsafeMutableRawPointer(bitPattern: address + UInt(offset)).unsafelyUnwrapped))
      unsafe offset += header.pointee.recordSize
    }
  }
}

extension NodeReference {
  /// The generation from which a record is not used again.
  @usableFromInline static var lastGeneration: UInt32 { @inlinable @inline(__always) get { 0xffff_0000 } }

  /// The number of times that a node began or ended here; odd while one lives.
  @inlinable var generation: UInt32 {
    // SAFETY: every record begins with its generation, and pages are never given back to the system.
    @inline(__always) get { unsafe field(0, as: Atomic<UInt32>.self).pointee.load(ordering: .relaxed) }
  }

  @inlinable @inline(__always) func setGeneration(_ generation: UInt32) {
    unsafe field(0, as: Atomic<UInt32>.self).pointee.store(generation, ordering: .relaxed)
  }
}
