/// Whose reads are being recorded, and which input it is expected to read next.
///
/// An evaluation usually reads what the one before it read, in the same order. So a cursor walks over the inputs: a read
/// of the node at the cursor costs one comparison, and an evaluation that reads the same again changes no edge.
@usableFromInline
@safe struct Tracking: BitwiseCopyable {
  /// The evaluation's node; nil where reads are not tracked.
  @usableFromInline var reader: ReaderReference?
  /// The cursor: behind the inputs that were read again, in order.
  @usableFromInline var next: UnsafeMutablePointer<Edge>
  /// The address of the end of the inputs; 0 where no read is expected any more, as the reads differ from the inputs.
  @usableFromInline var end: UInt
  /// The evaluation's number in `GraphState.readSet`; 0 where its reads are not there.
  @usableFromInline var number: UInt64 = 0
  /// Where this evaluation's part of `GraphState.newInputs` begins.
  @inlinable var newInputsBase: Int {
    @inline(__always) get { Int(storedBase) }
    @inline(__always) set { storedBase = Int32(truncatingIfNeeded: newValue) }
  }
  /// How many of its reads are in `GraphState.readSet`, in order.
  @inlinable var numbered: Int {
    @inline(__always) get { Int(storedNumbered) }
    @inline(__always) set { storedNumbered = Int32(truncatingIfNeeded: newValue) }
  }
  // No evaluation has 2^31 inputs, see `EdgeList`; so the record takes 48 bytes.
  @usableFromInline var storedBase: Int32 = 0
  @usableFromInline var storedNumbered: Int32 = 0

  /// Tracks nothing.
  init() {
    unsafe next = UnsafeMutablePointer(bitPattern: MemoryLayout<Edge>.stride).unsafelyUnwrapped
    end = 0
  }

  /// Begins to track an evaluation.
  @inlinable @inline(__always)
  mutating func begin(_ reader: ReaderReference, newInputsBase: Int) {
    self.reader = reader
    self.newInputsBase = newInputsBase
    number = 0
    // SAFETY: the end is behind the last input, and only what lies before it is read.
    unsafe next = reader.with { unsafe $0.firstInput }
    end = unsafe UInt(bitPattern: next + reader.inputCount)
  }

  /// Tracks nothing from here on.
  @inlinable @inline(__always)
  mutating func pause() {
    reader = nil
    end = 0
  }

  /// Whether all inputs were read again and nothing else: if the evaluation ends here, its edges are right as they are.
  @inlinable var isComplete: Bool {
    @inline(__always) get { unsafe UInt(bitPattern: next) == end }
  }

  /// Moves the cursor over the input at it, if that is a node.
  ///
  /// - Returns: Whether it is.
  @inlinable @inline(__always)
  mutating func advance(over node: NodeReference) -> Bool {
    // SAFETY: what lies before the end of the inputs is an edge.
    guard unsafe UInt(bitPattern: next) < end && next.pointee.address == node.address else { return false }
    unsafe next += 1
    return true
  }

  /// How many inputs of a reader, which is that of the evaluation, were read again, in order.
  func cursor(of reader: ReaderReference) -> Int {
    // SAFETY: both lie in the same list; whoever changes that sets the cursor anew.
    reader.with { unsafe next - $0.firstInput }
  }

  /// Puts the cursor behind the inputs of its reader, whose list has changed.
  @inline(__always)
  mutating func setCursorToEnd(of reader: ReaderReference) {
    // SAFETY: the list has as many edges.
    unsafe next = reader.with { unsafe $0.firstInput } + reader.inputCount
    end = unsafe UInt(bitPattern: next)
  }

  /// Expects none of the inputs that are left, as something else was read.
  mutating func expectNothing() { end = 0 }
}

/// What the running evaluation is known to have read, of what the cursor did not expect: reads of these two nodes cost a
/// comparison.
///
/// They are those of the innermost evaluation, and forgotten whenever another takes its place.
@usableFromInline
struct KnownReads: BitwiseCopyable {
  /// The node that was read last.
  @usableFromInline var last: UInt = 0
  /// The one before.
  @usableFromInline var other: UInt = 0

  @inlinable init() {}

  /// Whether a node is one of them.
  @inlinable @inline(__always)
  func contains(_ node: NodeReference) -> Bool { last == node.address || other == node.address }

  /// Remembers a node that is read.
  mutating func insert(_ node: NodeReference) {
    other = last
    last = node.address
  }
}
