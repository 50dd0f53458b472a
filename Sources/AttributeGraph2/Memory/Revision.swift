/// The graph-wide clock, in steps of 2^16: it advances with a changing write, an invalidation, and the end of an input.
/// The lower 16 bits are for the flags and the state in a `NodeMark`. It overflows after nine years at a million writes
/// a second.
@usableFromInline struct Revision: Comparable, BitwiseCopyable {
  @usableFromInline var number: UInt64

  /// The revision before the first write.
  @inlinable init() { number = 0 }

  @inlinable @inline(__always) init(number: UInt64) { self.number = number }

  @inlinable @inline(__always) mutating func advance() { number &+= 1 << 16 }

  @inlinable @inline(__always) static func < (one: Revision, other: Revision) -> Bool { one.number < other.number }
}
