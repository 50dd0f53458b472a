/// A queue of values of any type, each behind a header of one type, in memory that is kept between uses.
///
/// Values do not move while they wait, so a type may forbid that its bytes are copied. What the headers mean is the
/// owner's concern: it knows the type of each value.
@usableFromInline @safe struct ValueChunks<Header>: ~Copyable {
  @usableFromInline struct Chunk: BitwiseCopyable {
    /// The address of the next chunk; 0 for the last.
    @usableFromInline var next: UInt
    /// How much of it is filled, known once there is a next one.
    @usableFromInline var filled: Int
  }

  @usableFromInline struct Entry {
    @usableFromInline var header: Header
    /// Where the next entry begins, in bytes from the start of the chunk.
    @usableFromInline var next: Int
    @inlinable init(header: Header, next: Int) {
      self.header = header
      self.next = next
    }
  }

  @usableFromInline var last: UnsafeMutableRawPointer
  @usableFromInline var capacity: Int
  /// Where the next entry goes in the last chunk.
  @usableFromInline var used: Int
  @usableFromInline var first: UnsafeMutableRawPointer
  /// Where the first entry begins in the first chunk.
  @usableFromInline var head: Int

  /// Every value begins at a multiple of this many bytes.
  @usableFromInline static var alignment: Int { @inlinable @inline(__always) get { 16 } }
  @usableFromInline static var chunkStart: Int { @inlinable @inline(__always) get { padded(MemoryLayout<Chunk>.size) } }
  @usableFromInline static var entrySize: Int { @inlinable @inline(__always) get { padded(MemoryLayout<Entry>.size) } }

  @usableFromInline init() {
    capacity = 512
    unsafe last = Self.makeChunk(512)
    unsafe first = last
    used = Self.chunkStart
    head = Self.chunkStart
  }

  private static func makeChunk(_ capacity: Int) -> UnsafeMutableRawPointer {
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: alignment)
    unsafe chunk.initializeMemory(as: Chunk.self, to: Chunk(next: 0, filled: 0))
    return unsafe chunk
  }

  /// Frees the memory, which must be empty. A `deinit` here crashes the compiler.
  mutating func close() {
    var chunk: UnsafeMutableRawPointer? = unsafe first
    while let current = unsafe chunk {
      // SAFETY: chunks begin with their header, and each is released once.
      unsafe chunk = UnsafeMutableRawPointer(bitPattern: current.assumingMemoryBound(to: Chunk.self).pointee.next)
      unsafe current.deallocate()
    }
  }

  @inlinable var isEmpty: Bool { @inline(__always) get { unsafe head == used && first == last } }

  /// A size in bytes, rounded up so that the following bytes are aligned.
  @inlinable @inline(__always) static func padded(_ size: Int) -> Int { (size &+ alignment &- 1) & ~(alignment &- 1) }

  /// The room for a value that begins at a multiple of its alignment, in bytes.
  @inlinable @inline(__always) static func room<Value>(for type: Value.Type) -> Int {
    padded(MemoryLayout<Value>.size &+ max(MemoryLayout<Value>.alignment &- alignment, 0))
  }

  @inlinable @inline(__always) mutating func append<Value>(_ value: consuming Value, _ header: Header) {
    let size = Self.room(for: Value.self)
    if used &+ Self.entrySize &+ size > capacity { makeRoom(Self.entrySize &+ size) }
    let next = used &+ Self.entrySize &+ size
    // SAFETY: the chunk has room for the entry and the value behind it.
    unsafe (last + used).initializeMemory(as: Entry.self, to: Entry(header: header, next: next))
    unsafe ChunkValue.pointer(to: Value.self, at: last + used + Self.entrySize).initialize(to: value)
    used = next
  }

  @usableFromInline @inline(never) mutating func makeRoom(_ size: Int) {
    let larger = max(capacity * 2, Self.chunkStart + size)
    let chunk = unsafe Self.makeChunk(larger)
    // SAFETY: the last chunk begins with its header.
    let header = unsafe last.assumingMemoryBound(to: Chunk.self)
    unsafe header.pointee.next = UInt(bitPattern: chunk)
    unsafe header.pointee.filled = used
    unsafe last = chunk
    capacity = larger
    used = Self.chunkStart
    if unsafe head == header.pointee.filled && first == UnsafeMutableRawPointer(header) { advanceChunk() }
  }

  @usableFromInline mutating func advanceChunk() {
    // SAFETY: the first chunk is read to its end, and is not the last.
    let header = unsafe first.assumingMemoryBound(to: Chunk.self).pointee
    unsafe first.deallocate()
    unsafe first = UnsafeMutableRawPointer(bitPattern: header.next).unsafelyUnwrapped
    head = Self.chunkStart
  }

  /// - Precondition: The queue is not empty.
  @inlinable var presentHeader: Header {
    // SAFETY: an entry begins at `head`.
    @inline(__always) unsafeAddress {
      unsafe UnsafePointer((first + head).assumingMemoryBound(to: Entry.self)).pointer(to: \.header).unsafelyUnwrapped
    }
  }

  /// - Precondition: The queue is not empty.
  @unsafe @inlinable var firstPlace: UnsafeMutableRawPointer { unsafe first + head + Self.entrySize }

  /// Where the value lies that was added last, of a type.
  @unsafe func lastPlace<Value>(of type: Value.Type) -> UnsafeMutablePointer<Value> {
    unsafe ChunkValue.pointer(to: type, at: last + (used - Self.room(for: type)))
  }

  /// Removes the first entry, whose value the caller takes out of its place before anything is appended.
  @inlinable @inline(__always) mutating func removeFirst() {
    // SAFETY: an entry begins at `head`, and is not looked at again.
    let entry = unsafe (first + head).assumingMemoryBound(to: Entry.self)
    head = unsafe entry.pointee.next
    unsafe entry.deinitialize(count: 1)
    if unsafe first == last {
      if head == used {
        head = Self.chunkStart
        used = Self.chunkStart
      }
    } else if unsafe head == first.assumingMemoryBound(to: Chunk.self).pointee.filled {
      advanceChunk()
    }
  }
}

@usableFromInline enum ChunkValue {
  /// Where a value is that was put into a place. Only imported types have a larger alignment than places.
  @unsafe @inlinable @inline(__always)
  static func pointer<Value>(to type: Value.Type, at place: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Value> {
    unsafe (MemoryLayout<Value>.alignment > 16 ? place.alignedUp(for: Value.self) : place)
      .assumingMemoryBound(to: Value.self)
  }
}
