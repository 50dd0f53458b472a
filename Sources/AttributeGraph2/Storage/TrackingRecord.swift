/// Whose reads are being recorded, and which input it is expected to read next.
///
/// An evaluation usually reads what the one before it read, in the same order. So a cursor walks over the inputs: a read
/// of the node at the cursor costs one comparison, and an evaluation that reads the same again changes no edge.
///
/// Records are linked: each leads to that of the evaluation around it, and to the one for evaluations inside, which is
/// used again and again. So an evaluation inside another copies nothing.
@usableFromInline
@safe struct Tracking: BitwiseCopyable {
  /// The record of the evaluation around this one. The one that stands there while nothing runs leads to itself.
  @usableFromInline let outer: TrackingReference
  /// The record for evaluations inside this one, if there was any.
  @usableFromInline var inner: TrackingReference?
  /// The evaluation's node; nil where reads are not tracked.
  @usableFromInline var reader: ReaderReference?
  /// The cursor: behind the inputs that were read again, in order.
  @usableFromInline var next: UnsafeMutablePointer<Edge>
  /// The address of the end of the inputs; 0 where no read is expected any more, as the reads differ from the inputs.
  @usableFromInline var end: UInt
  /// What was read of what was not expected, and whether writes are refused.
  @usableFromInline var surprises = Surprises()
  /// How many of the reads are in `GraphState.readSet`, in order, where any is.
  var numbered = 0
  /// How many evaluations are around this one.
  let depth: Int

  /// Tracks nothing.
  fileprivate init(inside outer: TrackingReference, depth: Int) {
    self.outer = outer
    self.depth = depth
    surprises.isInRule = false
    unsafe next = UnsafeMutablePointer(bitPattern: MemoryLayout<Edge>.stride).unsafelyUnwrapped
    end = 0
  }

  /// Begins to track an evaluation.
  @inlinable @inline(__always)
  mutating func begin(_ reader: ReaderReference, _ inputs: InputRow, isInRule: Bool) {
    self.reader = reader
    surprises = Surprises()
    if !isInRule { surprises.isInRule = false }
    unsafe next = inputs.start
    end = inputs.end
  }

  /// Tracks nothing from here on.
  @inlinable @inline(__always)
  mutating func pause() {
    reader = nil
    end = 0
  }

  /// Tracks nothing from the beginning.
  @inlinable @inline(__always)
  mutating func begin(isInRule: Bool) {
    pause()
    surprises = Surprises()
    surprises.isInRule = isInRule
  }

  /// This evaluation's part of `GraphState.newInputs`, whose end is given.
  func newInputs(upTo end: Int) -> Range<Int> { (surprises.newInputsBase ?? end)..<end }

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

/// The record of a running evaluation, where it lies.
@usableFromInline
@safe struct TrackingReference: BitwiseCopyable, Equatable {
  @usableFromInline let place: UnsafeMutablePointer<Tracking>

  /// Makes the record that stands there while nothing runs.
  init() {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: Tracking(inside: self, depth: 0))
  }

  fileprivate init(inside outer: TrackingReference) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: Tracking(inside: outer, depth: outer.record.depth + 1))
  }

  /// The record.
  @inlinable var record: Tracking {
    // SAFETY: the records of a graph live as long as its state.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(place) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe place }
  }

  /// Gives the memory of the records back, of which this is the outermost.
  func deallocate() {
    var current: TrackingReference? = self
    while let reference = current {
      current = reference.record.inner
      unsafe reference.place.deallocate()
    }
  }

  @inlinable @inline(__always)
  static func == (one: TrackingReference, other: TrackingReference) -> Bool { unsafe one.place == other.place }
}

extension GraphReference {
  /// How many evaluations may be inside each other for their records to be kept.
  private static var depthOfKeptRecords: Int { 1000 }

  /// The record for an evaluation inside the innermost one.
  ///
  /// - Complexity: O(1); it is made when evaluations are inside each other as deep for the first time.
  @inlinable var nextTracking: TrackingReference {
    @inline(__always) get { fields.innermost.record.inner ?? makeTracking() }
  }

  @usableFromInline @inline(never)
  func makeTracking() -> TrackingReference {
    let inner = TrackingReference(inside: fields.innermost)
    fields.innermost.record.inner = inner
    if inner.record.depth > Self.depthOfKeptRecords {
      fields.hasDeepRecords = true
      fields.hasAftermath = true
    }
    return inner
  }

  /// Gives the memory of records back that only a long chain needs which is read cold.
  func forgetDeepRecords() {
    fields.hasDeepRecords = false
    var last = fields.innermost
    while last.record.depth < Self.depthOfKeptRecords, let inner = last.record.inner { last = inner }
    last.record.inner?.deallocate()
    last.record.inner = nil
  }
}

/// What the record of an evaluation holds besides the cursor: nothing, where the evaluation is that of a rule and reads what
/// it is expected to read. So it begins with 32 bytes that are all zero.
@usableFromInline
struct Surprises: BitwiseCopyable {
  /// The evaluation's number in `GraphState.readSet`; 0 where its reads are not there.
  @usableFromInline var number: UInt64 = 0
  /// What the evaluation is known to have read, of what was not expected.
  @usableFromInline var knownReads = KnownReads()
  /// One more than where the evaluation's part of `GraphState.newInputs` begins, and in the lowest bit whether writes are
  /// allowed.
  @usableFromInline var word: UInt64 = 0

  @inlinable @inline(__always) init() {}

  /// Whether the evaluation is that of a rule, or runs inside one: writes are refused then.
  @inlinable var isInRule: Bool {
    @inline(__always) get { word & 1 == 0 }
    @inline(__always) set { word = word & ~1 | (newValue ? 0 : 1) }
  }

  /// Where the evaluation's part of `GraphState.newInputs` begins; nil where it has none.
  var newInputsBase: Int? {
    get { word > 1 ? Int(truncatingIfNeeded: word >> 1) - 1 : nil }
    set { word = word & 1 | UInt64(truncatingIfNeeded: newValue.map { $0 + 1 } ?? 0) << 1 }
  }
}

/// What a running evaluation is known to have read, of what the cursor did not expect: reads of these two nodes cost a
/// comparison.
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
