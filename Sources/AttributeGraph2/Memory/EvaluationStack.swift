/// A frame of the evaluation stack: it records the reads of a running evaluation; the frame of an untracked closure
/// records none. The consecutive evaluations of one update share a frame.
@usableFromInline @safe struct Frame: BitwiseCopyable {
  /// The reader whose reads are recorded; nil if none is.
  @usableFromInline var reader: NodeReference?
  /// The input that the running evaluation is expected to read next.
  @usableFromInline var cursor = unsafe Self.nowhere
  /// The end of the inputs; equal to the cursor if no reads are recorded.
  @usableFromInline var end = unsafe Self.nowhere
  /// The addresses of two nodes that were read recently, for repeated reads.
  @usableFromInline var known0: UInt = 0
  @usableFromInline var known1: UInt = 0
  /// The number of the evaluation in the read set, 0 for none, and how many of its reads are there.
  @usableFromInline var number: UInt64 = 0
  @usableFromInline var numbered = 0
  /// 1 where a rule runs in this frame or below it, so that writes are refused; else 0. The frames above inherit it. A
  /// copy of a `Bool` would take an instruction more.
  @usableFromInline var inRule: UInt32 = 0

  @usableFromInline static var nowhere: UnsafeMutablePointer<Edge> {
    // SAFETY: an aligned nonzero address that is never read, because cursor and end are equal.
    @inlinable @inline(__always) get { unsafe UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped }
  }

  @inlinable var isInRule: Bool { @inline(__always) get { inRule != 0 } }

  @inlinable var readerAddress: UInt { @inline(__always) get { reader?.address ?? 0 } }

  /// Records a read of a node, and returns true, if the evaluation is expected to read it next.
  @inlinable @inline(__always) mutating func advance(over node: NodeReference) -> Bool {
    // SAFETY: the cursor lies within the inputs of the reader, up to the end; both move with the list.
    guard unsafe cursor != end, unsafe cursor.pointee.leads(to: node) else { return false }
    unsafe cursor += 1
    return true
  }
}

/// A reader that is being brought up to date: it waits for one of its inputs, or runs.
@usableFromInline struct Update: BitwiseCopyable {
  @usableFromInline let node: NodeReference
  /// The first input that is not known to be up to date and unchanged; once it is known that the reader must run, the
  /// complement of the index of the input that has changed, or of `noInput`.
  @usableFromInline var index: Int32
  @usableFromInline var flags: UpdateFlags
  /// How often the reader re-verified inputs that became stale while others were verified.
  @usableFromInline var returns: UInt16 = 0

  @inlinable @inline(__always) init(_ node: NodeReference, index: Int32, _ flags: UpdateFlags = .none) {
    self.node = node
    self.index = index
    self.flags = flags
  }

  /// The element below the first update.
  // SAFETY: its node is never accessed.
  static var none: Update { unsafe Update(NodeReference(record: UnsafeMutableRawPointer(Frame.nowhere)), index: 0) }

  /// The index of the changed input of a reader that runs in any case.
  @inlinable static var noInput: Int32 { @inline(__always) get { 1 << 30 } }

  /// Whether the reader was dirty when the update began.
  var isOfDirty: Bool { index == ~Update.noInput }

  var mustRun: Bool { @inline(__always) get { index < 0 } }
}

@usableFromInline typealias UpdateFlags = Flags<Update>

extension Flags<Update> {
  /// Listeners were notified that the update has begun.
  @inlinable static var isNoted: UpdateFlags { UpdateFlags(rawValue: 1 << 0) }
  /// The update began with this reader; the readers above it are its inputs.
  @inlinable static var isTarget: UpdateFlags { UpdateFlags(rawValue: 1 << 1) }
  /// Those of an update that is asked for from outside the loop.
  @inlinable static var ofTarget: UpdateFlags { .isTarget | .comesBack }
  /// The effects that the last evaluation made are ending; the new one has not begun to read.
  @inlinable static var isCleaningUp: UpdateFlags { UpdateFlags(rawValue: 1 << 2) }
  /// The rule of the reader returns to `verify` before the next reader runs.
  @inlinable static var comesBack: UpdateFlags { UpdateFlags(rawValue: 1 << 3) }
  /// The effect was counted as one that has changed something.
  @inlinable static var isCounted: UpdateFlags { UpdateFlags(rawValue: 1 << 4) }
  /// An input could not be brought up to date.
  @inlinable static var sawUnsettledInput: UpdateFlags { UpdateFlags(rawValue: 1 << 5) }
}

/// A growing stack whose top is one load away: a sentinel below makes the top of an empty stack valid memory.
@usableFromInline @safe struct EvaluationStack<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var bottom: UnsafeMutablePointer<Element>
  @usableFromInline var top: UnsafeMutablePointer<Element>
  /// The last element for which there is room.
  @usableFromInline var last: UnsafeMutablePointer<Element>

  /// Makes an empty stack above a sentinel.
  init(lowest: Element) {
    unsafe bottom = .allocate(capacity: 16)
    unsafe bottom.initialize(repeating: lowest, count: 16)
    unsafe top = bottom
    unsafe last = bottom + 15
  }

  @inlinable deinit { unsafe bottom.deallocate() }

  @inlinable var isEmpty: Bool { @inline(__always) get { unsafe top == bottom } }

  @inlinable var count: Int { @inline(__always) get { unsafe top - bottom } }

  @inlinable var current: Element {
    // SAFETY: there is always an element or the sentinel.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(top) }
    @inline(__always) unsafeMutableAddress { unsafe top }
  }

  /// The element at a depth, 1 for the lowest.
  subscript(depth: Int) -> Element {
    @inline(__always) unsafeAddress {
      precondition(depth >= 0 && depth <= count)
      return unsafe UnsafePointer(bottom + depth)
    }
    @inline(__always) unsafeMutableAddress {
      precondition(depth >= 0 && depth <= count)
      return unsafe bottom + depth
    }
  }

  var depths: Range<Int> { 1..<count + 1 }

  func lastDepth(where matches: (Element) -> Bool) -> Int? { depths.last { matches(self[$0]) } }

  @inlinable @inline(__always) mutating func push(_ element: Element) {
    if unsafe top == last { grow() }
    // SAFETY: there is room for an element above the top.
    unsafe top += 1
    unsafe top.initialize(to: element)
  }

  /// Puts an element above a top that a loop keeps in a register; the loop sets `top` at its end.
  @unsafe @inline(__always) mutating func push(_ element: Element, above top: inout UnsafeMutablePointer<Element>) {
    if unsafe top == last {
      unsafe self.top = top
      grow()
      unsafe top = self.top
    }
    // SAFETY: there is room for an element above the top.
    unsafe top += 1
    unsafe top.initialize(to: element)
  }

  @inlinable @inline(__always) mutating func pop() {
    assert(!isEmpty)
    unsafe top -= 1
  }

  /// Makes room and initialises it, so that an element may be pushed field by field.
  @usableFromInline @inline(never) mutating func grow() {
    let count = unsafe top - bottom + 1
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * count)
    // SAFETY: both have room for `count` plain elements.
    unsafe larger.initialize(repeating: bottom.pointee, count: 2 * count)
    unsafe larger.update(from: bottom, count: count)
    unsafe bottom.deallocate()
    unsafe bottom = larger
    unsafe top = larger + (count - 1)
    unsafe last = larger + (2 * count - 1)
  }
}

extension EvaluationStack<Frame> {
  /// Pushes a frame that records no reads. A frame above the top has no reader and no inputs left to read, because
  /// evaluations end by `finishReads`; so only the flags are set, and `beginReads` sets the other fields.
  @inlinable @inline(__always) mutating func push(inRule: UInt32 = 0) {
    if unsafe top == last { grow() }
    let inherited = unsafe top.pointee.inRule
    // SAFETY: there is room for a frame above the top, which is initialised.
    unsafe top += 1
    assert(unsafe top.pointee.reader == nil && top.pointee.cursor == top.pointee.end)
    unsafe top.pointee.inRule = inherited | inRule
  }
}
