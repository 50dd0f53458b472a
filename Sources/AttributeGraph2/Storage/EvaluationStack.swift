/// The readers that are being brought up to date, the innermost on top.
///
/// It is a stack like `PlainStack`, but knows its top by the address: a rule that runs inside another puts its reader on
/// top and takes it off again with half of the instructions.
@usableFromInline
@safe struct EvaluationStack: ~Copyable {
  @usableFromInline var bottom: UnsafeMutablePointer<EvaluationFrame>
  /// The place of the next frame.
  @usableFromInline var next: UnsafeMutablePointer<EvaluationFrame>
  /// The place behind the last for which there is room.
  @usableFromInline var limit: UnsafeMutablePointer<EvaluationFrame>

  init() {
    unsafe bottom = Self.room(for: 16)
    unsafe next = bottom
    unsafe limit = bottom + 16
  }

  /// Memory for so many frames, all of which are initialised: some of their fields are written one by one.
  private static func room(for count: Int) -> UnsafeMutablePointer<EvaluationFrame> {
    let frames = UnsafeMutablePointer<EvaluationFrame>.allocate(capacity: count)
    unsafe frames.initialize(repeating: EvaluationFrame(nil), count: count)
    return unsafe frames
  }

  @inlinable deinit { unsafe bottom.deallocate() }

  @inlinable var isEmpty: Bool { @inline(__always) get { unsafe next == bottom } }

  @inlinable var count: Int { @inline(__always) get { unsafe next - bottom } }

  /// The frame at an index.
  ///
  /// - Precondition: `index` is in `0..<count`; checked in debug builds.
  @inlinable subscript(index: Int) -> EvaluationFrame {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      // SAFETY: the precondition; frames below `next` are initialised.
      return unsafe bottom[index]
    }
    @inline(__always) set {
      assert(index >= 0 && index < count)
      unsafe bottom[index] = newValue
    }
  }

  /// The frame on top.
  ///
  /// - Precondition: There is one; checked in debug builds.
  @inlinable var top: EvaluationFrame {
    @inline(__always) get {
      assert(!isEmpty)
      // SAFETY: the precondition.
      return unsafe next[-1]
    }
    @inline(__always) set {
      assert(!isEmpty)
      unsafe next[-1] = newValue
    }
  }

  /// The reader below the top, which waits for the one on top; nil where it has ended.
  ///
  /// - Precondition: There are two frames; checked in debug builds.
  @inlinable var secondReader: ReaderReference? {
    @inline(__always) get {
      assert(count > 1)
      // SAFETY: the precondition.
      return unsafe next[-2].reader
    }
  }

  /// Adds a frame on top.
  ///
  /// - Complexity: O(1) amortised.
  @inlinable @inline(__always)
  mutating func push(_ frame: EvaluationFrame) {
    if unsafe next == limit { grow() }
    // SAFETY: there is room for a frame below the limit.
    unsafe next.initialize(to: frame)
    unsafe next += 1
  }

  /// Adds the frame of a reader of which nobody asks how far its inputs are known.
  ///
  /// - Complexity: O(1) amortised.
  @inlinable @inline(__always)
  mutating func push(_ reader: ReaderReference) {
    if _slowPath(unsafe next == limit) { grow() }
    // SAFETY: there is room for a frame below the limit.
    unsafe next.pointee.reader = reader
    unsafe next += 1
  }

  /// Takes the frame off that is on top.
  ///
  /// - Precondition: There is one; checked in debug builds.
  @inlinable @inline(__always)
  mutating func pop() {
    assert(!isEmpty)
    unsafe next -= 1
  }

  /// Puts the frame of such a reader in the place of all others. There is always room for it.
  @inline(__always)
  mutating func restart(with reader: ReaderReference) {
    unsafe bottom.pointee.reader = reader
    unsafe next = bottom + 1
  }

  /// Puts the frame of such a reader in the place of all but the lowest. There is always room for it.
  @inline(__always)
  mutating func restart(aboveLowestWith reader: ReaderReference) {
    // SAFETY: there is room for 16 frames at least.
    unsafe bottom[1].reader = reader
    unsafe next = bottom + 2
  }

  /// Forgets all frames above the lowest `newCount`.
  @inlinable @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    unsafe next = bottom + newCount
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    let count = self.count
    let larger = unsafe Self.room(for: 2 * count)
    // SAFETY: both have room for `count` plain frames.
    unsafe larger.update(from: bottom, count: count)
    unsafe bottom.deallocate()
    unsafe bottom = larger
    unsafe next = larger + count
    unsafe limit = larger + 2 * count
  }
}
