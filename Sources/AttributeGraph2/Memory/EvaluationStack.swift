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
  /// While it is verified: the first input that is not known to be up to date and unchanged; once it is known that the
  /// reader must run, the complement of the input because of which it does, or of `noInput`.
  @usableFromInline var index: Int
  /// The number of the evaluation in the read set, 0 for none, and how many of its reads are there; while the reader is
  /// verified, how often it went back.
  @usableFromInline var number: UInt64
  @usableFromInline var numbered: Int
  @usableFromInline var flags: FrameFlags

  /// Stands for the input because of which a reader runs in any case.
  @usableFromInline static var noInput: Int { @inlinable @inline(__always) get { 1 << 40 } }

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
    number = 0
    numbered = 0
    flags = .isUntracked
  }

  /// Whether the reader is known to have to run.
  @inlinable var mustRun: Bool { @inline(__always) get { index < 0 } }

  /// Whether a rule runs in this frame or below it, so that writes are refused.
  @inlinable var isInRule: Bool { @inline(__always) get { flags.contains(.isInRule) } }

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

/// Independent facts about a frame.
@usableFromInline
struct FrameFlags: OptionSet, BitwiseCopyable {
  @usableFromInline let rawValue: UInt32
  @inlinable init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A rule runs in the frame or below it.
  @inlinable static var isInRule: FrameFlags { FrameFlags(rawValue: 1 << 0) }
  /// The frame is an untracked closure.
  @inlinable static var isUntracked: FrameFlags { FrameFlags(rawValue: 1 << 1) }
  /// The reader has gone back to inputs that were verified already.
  @inlinable static var wentBack: FrameFlags { FrameFlags(rawValue: 1 << 3) }
  /// The reader has begun to read.
  @inlinable static var hasBegun: FrameFlags { FrameFlags(rawValue: 1 << 4) }
  /// Listeners were told that the update has begun.
  @inlinable static var isNoted: FrameFlags { FrameFlags(rawValue: 1 << 5) }
  /// An input could not be brought up to date.
  @inlinable static var sawUnsettledInput: FrameFlags { FrameFlags(rawValue: 1 << 2) }
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

  /// How far the top is above the lowest frame, in bytes: a count without a division.
  @inlinable var offset: Int {
    @inline(__always) get { unsafe UnsafeRawPointer(top) - UnsafeRawPointer(bottom) }
  }

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
  ///
  /// The frames above the top have no reader, and their cursors are at the end: a frame that is taken off leaves it so.
  @inlinable @inline(__always)
  mutating func push(_ node: NodeReference?, index: Int, _ flags: FrameFlags = []) {
    if unsafe top == last { grow() }
    let inherited = unsafe top.pointee.flags.intersection(.isInRule)
    // SAFETY: there is room for a frame above the top.
    unsafe top += 1
    unsafe top.pointee.node = node
    unsafe top.pointee.index = index
    unsafe top.pointee.flags = inherited.union(flags)
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
