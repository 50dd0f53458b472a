/// Memory for the node records of a graph, by size. Free records are reused first.
@usableFromInline @safe struct Slabs: ~Copyable {
  @usableFromInline struct SizeClass: BitwiseCopyable {
    /// The address of the first free record, each of which holds that of the next; 0 for none.
    @usableFromInline var free: UInt = 0
    /// The address of the next record that this graph has not used.
    @usableFromInline var fresh: UInt = 0
    /// The address behind the last record of that page.
    @usableFromInline var end: UInt = 0
  }

  /// The size of the largest record, in bytes.
  @usableFromInline static var largest: Int { @inlinable @inline(__always) get { 192 } }

  @usableFromInline let classes: UnsafeMutablePointer<SizeClass>
  /// The pages of the graph, in the order of the numbers of their records.
  @usableFromInline var pages = PlainStack<SlabPage>()
  var graph: UnsafeMutableRawPointer?

  init() {
    unsafe graph = nil
    unsafe classes = .allocate(capacity: Self.largest / 8 + 1)
    unsafe classes.initialize(repeating: SizeClass(), count: Self.largest / 8 + 1)
  }

  /// Returns the pages, whose records must all be free. A `deinit` here crashes the compiler.
  mutating func close() {
    while let page = pages.pop() { page.giveBack() }
    unsafe classes.deallocate()
  }

  /// Takes a record of a size that is a multiple of 8, and advances its generation; the other contents are arbitrary.
  @inlinable @inline(__always) mutating func take(_ size: Int) -> NodeReference {
    // SAFETY: the size is at most `largest`; a free record holds the address of the next one behind its generation.
    let sizeClass = unsafe classes + size &>> 3
    let node: NodeReference
    if let record = unsafe UnsafeMutableRawPointer(bitPattern: sizeClass.pointee.free) {
      node = unsafe NodeReference(record: record)
      unsafe sizeClass.pointee.free = node.field(8, as: UInt.self).pointee
    } else {
      if unsafe sizeClass.pointee.fresh == sizeClass.pointee.end { takePage(size) }
      node = unsafe NodeReference(
        record: UnsafeMutableRawPointer(bitPattern: sizeClass.pointee.fresh).unsafelyUnwrapped)
      unsafe sizeClass.pointee.fresh &+= UInt(size)
    }
    node.setGeneration(node.generation &+ 1)
    return node
  }

  @usableFromInline @inline(never) mutating func takePage(_ size: Int) {
    guard let graph = unsafe graph else { preconditionFailure("Slabs without a graph.") }
    trap(unless: pages.count < 1 << (32 - SlabPage.placeBits), "A graph has no room for more than 32 GiB of nodes.")
    let page = unsafe SlabPage.take(forRecordsOf: size, graph: graph, after: pages.count)
    pages.push(page)
    let count = (SlabPage.size - SlabPage.start) / size
    let carved = unsafe page.header.pointee.carved
    let start = page.address + UInt(SlabPage.start)
    // Records that were used by an earlier graph keep their generations; the others begin at the first.
    var offset = carved
    while offset + size <= SlabPage.start + count * size {
      let record = unsafe UnsafeMutableRawPointer(bitPattern: page.address + UInt(offset)).unsafelyUnwrapped
      unsafe NodeReference(record: record).setGeneration(page.header.pointee.firstGeneration.load(ordering: .relaxed))
      offset += size
    }
    unsafe page.header.pointee.carved = SlabPage.start + count * size
    unsafe classes[size / 8].fresh = start
    unsafe classes[size / 8].end = start + UInt(count * size)
  }

  @inlinable @inline(__always) func number(of node: NodeReference) -> NodeNumber {
    // SAFETY: a record in use lies on a page of the graph.
    let first = unsafe SlabPage.header(of: node).pointee.firstNumber
    return NodeNumber(first &+ UInt32(truncatingIfNeeded: node.address & UInt(SlabPage.size &- 1)) &>> 3)
  }

  @inlinable @inline(__always) subscript(number: NodeNumber) -> NodeReference {
    let page = pages[Int(number.value &>> UInt32(SlabPage.placeBits))]
    let place = UInt(number.value & (1 &<< UInt32(SlabPage.placeBits) &- 1))
    return unsafe NodeReference(
      record: UnsafeMutableRawPointer(bitPattern: page.address &+ place &<< 3).unsafelyUnwrapped)
  }

  /// Returns a record, whose generation was advanced at the end of its node.
  @inlinable @inline(__always) mutating func giveBack(_ node: NodeReference, _ size: Int) {
    if _slowPath(node.generation >= NodeReference.lastGeneration) { return }
    let sizeClass = unsafe classes + size &>> 3
    unsafe node.field(8, as: UInt.self).pointee = sizeClass.pointee.free
    unsafe sizeClass.pointee.free = node.address
  }
}
