/// Whose reads are being recorded, and which input it is expected to read next.
///
/// An evaluation usually reads what the one before it read, in the same order. So a cursor walks over the inputs: a read
/// of the node at the cursor costs one comparison, and an evaluation that reads the same again changes no edge.
@usableFromInline
@safe struct Tracking: BitwiseCopyable {
  /// The evaluation's node; nil where reads are not tracked.
  @usableFromInline var reader: ReaderReference?
  /// The address of the input at the cursor, or one of the three numbers below.
  @usableFromInline var expected: UInt
  /// The reads differ from the inputs.
  @usableFromInline static var nothing: UInt { @inlinable @inline(__always) get { 0 } }
  /// All inputs were read again and nothing else: if the evaluation ends here, its edges are right as they are.
  @usableFromInline static var completion: UInt { @inlinable @inline(__always) get { 1 } }
  /// Nothing is tracked: reads of whatever is up to date need nothing else.
  @usableFromInline static var untracked: UInt { @inlinable @inline(__always) get { 2 } }
  /// The cursor: behind the inputs that were read again, in order.
  @usableFromInline var next: UnsafeMutablePointer<Edge>
  /// The end of the inputs.
  @usableFromInline var end: UnsafeMutablePointer<Edge>
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
    expected = Self.untracked
    unsafe next = UnsafeMutablePointer(bitPattern: MemoryLayout<Edge>.stride).unsafelyUnwrapped
    unsafe end = next
  }

  /// Begins to track an evaluation.
  @inlinable @inline(__always)
  mutating func begin(_ reader: ReaderReference, newInputsBase: Int) {
    self.reader = reader
    self.newInputsBase = newInputsBase
    number = 0
    // SAFETY: the end is behind the last input, and only what lies before it is read.
    unsafe next = reader.with { unsafe $0.firstInput }
    unsafe end = next + reader.inputCount
    expected = unsafe next < end ? next.pointee.address : Self.completion
  }

  /// Tracks nothing from here on, as the reader is gone.
  mutating func forgetReader() {
    reader = nil
    expected = Self.untracked
  }

  /// Moves the cursor over the expected input.
  @inlinable @inline(__always)
  mutating func advance() {
    // SAFETY: an input was expected, so the cursor was before the end.
    unsafe next += 1
    expected = unsafe next < end ? next.pointee.address : Self.completion
  }

  /// How many inputs of a reader, which is that of the evaluation, were read again, in order.
  func cursor(of reader: ReaderReference) -> Int {
    // SAFETY: both lie in the same list; whoever changes that sets the cursor anew.
    reader.with { unsafe next - $0.firstInput }
  }

  /// Puts the cursor behind some of the inputs of its reader, whose list has changed; nothing is expected there.
  mutating func setCursor(_ cursor: Int, of reader: ReaderReference) {
    // SAFETY: the list has at least so many edges.
    let first = unsafe reader.with { unsafe $0.firstInput }
    unsafe next = first + cursor
    unsafe end = first + reader.inputCount
    expected = Self.nothing
  }
}

/// What the running evaluation is known to have read already: reads of these two nodes cost a comparison.
///
/// They are those of the innermost evaluation, and forgotten whenever another takes its place.
@usableFromInline
struct RecentReads: BitwiseCopyable {
  /// The node that was read last.
  @usableFromInline var last: UInt = 0
  /// A node that was read more than once.
  @usableFromInline var repeated: UInt = 0

  @inlinable init() {}
}
