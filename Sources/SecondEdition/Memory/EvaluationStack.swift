/// One step of an evaluation: a reader that is being verified or runs, or a closure whose reads are not recorded.
@usableFromInline
@safe struct Frame: BitwiseCopyable {
  /// The reader that is being verified or runs; nil for an untracked closure, and once the reader has ended.
  @usableFromInline var node: NodeReference?
  /// The reader whose reads are recorded; nil while it does not run.
  @usableFromInline var reader: NodeReference?
  /// The input that the running evaluation is expected to read next.
  @usableFromInline var cursor: UnsafeMutablePointer<Edge>?
  /// The end of the inputs.
  @usableFromInline var end: UnsafeMutablePointer<Edge>?
  /// The addresses of two nodes that were read again.
  @usableFromInline var known0: UInt
  @usableFromInline var known1: UInt
  /// While it is verified: the first input that is not known to be up to date and unchanged; -1 if the reader runs in any
  /// case.
  @usableFromInline var index: Int
  /// Whether the reader is known to have to run: because of the input at the index, or in any case.
  @usableFromInline var mustRun: Bool
  /// Whether an input could not be brought up to date.
  @usableFromInline var sawUnsettledInput: Bool
  /// The number of the evaluation in the read set, 0 for none, and how many of its reads are there.
  @usableFromInline var number: UInt64
  @usableFromInline var numbered: Int
  /// Whether a rule runs in this frame or below it, so that writes are refused.
  @usableFromInline var isInRule: Bool

  /// Whether the frame is an untracked closure.
  @usableFromInline var isUntracked: Bool

  /// The frame in which nothing runs.
  @usableFromInline
  init() {
    node = nil
    reader = nil
    unsafe cursor = nil
    unsafe end = nil
    known0 = 0
    known1 = 0
    index = 0
    mustRun = false
    sawUnsettledInput = false
    number = 0
    numbered = 0
    isInRule = false
    isUntracked = true
  }

  /// Records a read of a node, if the evaluation is expected to read it next.
  ///
  /// - Returns: Whether it was.
  @inlinable @inline(__always)
  mutating func advance(over node: NodeReference) -> Bool {
    // SAFETY: the cursor lies within the inputs of the reader, up to the end; both move with the list.
    guard unsafe cursor != end, let edge = unsafe cursor, unsafe edge.pointee.leads(to: node) else { return false }
    unsafe cursor = edge + 1
    return true
  }

  /// Records no reads any more.
  @inlinable @inline(__always)
  mutating func stopTracking() {
    reader = nil
    unsafe cursor = nil
    unsafe end = nil
    known0 = 0
    known1 = 0
  }
}

/// The steps of the evaluations that are going on inside each other, the innermost on top; the lowest is always there.
@usableFromInline
@safe struct EvaluationStack: ~Copyable {
  @usableFromInline var bottom: UnsafeMutablePointer<Frame>
  /// The frame on top.
  @usableFromInline var top: UnsafeMutablePointer<Frame>
  /// The last frame for which there is room.
  @usableFromInline var last: UnsafeMutablePointer<Frame>

  init() {
    unsafe bottom = .allocate(capacity: 16)
    unsafe bottom.initialize(repeating: Frame(), count: 16)
    unsafe top = bottom
    unsafe last = bottom + 15
  }

  @inlinable deinit { unsafe bottom.deallocate() }

  /// Whether nothing runs.
  @inlinable var isEmpty: Bool { @inline(__always) get { unsafe top == bottom } }

  /// How many frames there are above the lowest.
  @inlinable var count: Int { @inline(__always) get { unsafe top - bottom } }

  /// The frame on top.
  @inlinable var current: Frame {
    // SAFETY: there is always a frame.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(top) }
    @inline(__always) unsafeMutableAddress { unsafe top }
  }

  /// The frame at a depth, 0 for the lowest.
  subscript(depth: Int) -> Frame {
    @inline(__always) unsafeAddress {
      precondition(depth >= 0 && depth <= count)
      return unsafe UnsafePointer(bottom + depth)
    }
    @inline(__always) unsafeMutableAddress {
      precondition(depth >= 0 && depth <= count)
      return unsafe bottom + depth
    }
  }

  /// Puts a frame on top that records no reads.
  @inlinable @inline(__always)
  mutating func push(_ node: NodeReference?, index: Int, isUntracked: Bool = false) {
    if unsafe top == last { grow() }
    let isInRule = unsafe top.pointee.isInRule
    // SAFETY: there is room for a frame above the top.
    unsafe top += 1
    unsafe top.pointee.node = node
    unsafe top.pointee.reader = nil
    unsafe top.pointee.cursor = nil
    unsafe top.pointee.end = nil
    unsafe top.pointee.index = index
    unsafe top.pointee.mustRun = index < 0
    unsafe top.pointee.sawUnsettledInput = false
    unsafe top.pointee.isInRule = isInRule
    unsafe top.pointee.isUntracked = isUntracked
  }

  /// Takes the frame off that is on top.
  @inlinable @inline(__always)
  mutating func pop() {
    assert(!isEmpty)
    unsafe top -= 1
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    let count = unsafe top - bottom + 1
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: 2 * count)
    // SAFETY: both have room for `count` plain frames.
    unsafe larger.initialize(repeating: Frame(), count: 2 * count)
    unsafe larger.update(from: bottom, count: count)
    unsafe bottom.deallocate()
    unsafe bottom = larger
    unsafe top = larger + (count - 1)
    unsafe last = larger + (2 * count - 1)
  }
}
