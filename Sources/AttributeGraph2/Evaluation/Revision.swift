/// The graph-wide clock: how many changing writes there were.
@usableFromInline
struct Revision: Comparable, BitwiseCopyable {
  @usableFromInline var number: UInt64

  /// The revision before the first write.
  @inlinable init() { number = 0 }

  @inlinable @inline(__always)
  mutating func advance() { number &+= 1 }

  @inlinable @inline(__always)
  static func < (one: Revision, other: Revision) -> Bool { one.number < other.number }
}

/// The number of an evaluation, counted from 1 over the whole graph; 0 stands for none.
@usableFromInline
struct EvaluationStamp: Comparable, BitwiseCopyable {
  @usableFromInline var number: UInt64

  /// The stamp of no evaluation.
  @inlinable init() { number = 0 }

  /// A stamp above those of all evaluations: whether the running one has read a node that carries it, the lists tell.
  static var unknown: EvaluationStamp {
    var stamp = EvaluationStamp()
    stamp.number = .max
    return stamp
  }

  @inlinable @inline(__always)
  mutating func advance() { number &+= 1 }

  @inlinable @inline(__always)
  static func < (one: EvaluationStamp, other: EvaluationStamp) -> Bool { one.number < other.number }
}
