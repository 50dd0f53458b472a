/// The graph-wide clock: how many changing writes there were, times 2^16.
///
/// The lower 16 bits are 0, so that a revision and what else a `NodeMark` holds lie in one word. The clock goes for nine
/// years at a million writes a second.
@usableFromInline
struct Revision: Comparable, BitwiseCopyable {
  @usableFromInline var number: UInt64

  /// The revision before the first write.
  @inlinable init() { number = 0 }

  @inlinable @inline(__always)
  init(number: UInt64) { self.number = number }

  @inlinable @inline(__always)
  mutating func advance() { number &+= 1 << 16 }

  @inlinable @inline(__always)
  static func < (one: Revision, other: Revision) -> Bool { one.number < other.number }
}
