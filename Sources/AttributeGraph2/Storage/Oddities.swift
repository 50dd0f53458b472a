/// What is out of the ordinary in a graph: one comparison tells the fast ways that nothing is.
///
/// It is a byte, which is read and written as one: a wider word of which one byte was written just now is slow to read.
@usableFromInline
struct Oddities: OptionSet, BitwiseCopyable {
  @usableFromInline var rawValue: UInt8
  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Somebody listens to events or wants causes recorded.
  @inlinable static var watched: Oddities { Oddities(rawValue: 1 << 0) }
  /// Some verification has to come back to an input that it has passed, or some reader has ended while it was being brought
  /// up to date, since nothing ran last.
  @inlinable static var lookedBack: Oddities { Oddities(rawValue: 1 << 1) }
  /// Something that a running evaluation has read may be stale, or was a value that passes, since nothing ran last.
  @inlinable static var unsettledReads: Oddities { Oddities(rawValue: 1 << 2) }
  /// Hidden cells stand for what evaluations observe outside the graph.
  @inlinable static var observing: Oddities { Oddities(rawValue: 1 << 3) }
  /// The outermost evaluation leaves something to be done after it.
  @inlinable static var aftermath: Oddities { Oddities(rawValue: 1 << 4) }
  /// The effects of a commit are being run.
  @inlinable static var flushing: Oddities { Oddities(rawValue: 1 << 5) }
  /// The graph has ways in and out, on which there may be news or mail, or somebody wants to know whether nodes are
  /// observed.
  @inlinable static var attended: Oddities { Oddities(rawValue: 1 << 6) }
  /// Observers may wait that run when the effects have settled.
  @inlinable static var observers: Oddities { Oddities(rawValue: 1 << 7) }

  /// What the end of a rule has to look at, and the read for which it ran: the rule's reader may have gone or be stale
  /// already, or be no more than provisional, and a listener may end it that hears of an edge.
  @inlinable static var ofRules: Oddities { [.lookedBack, .unsettledReads, .observing, .watched] }
  /// The same for a read from outside: what is left to be done may run the user's code.
  @inlinable static var ofOutermostReads: Oddities { [.ofRules, .aftermath] }
}

extension GraphState {
  /// Whether somebody listens to events or wants causes recorded.
  @inlinable var isWatched: Bool {
    @inline(__always) get { oddities.contains(.watched) }
    set { set(.watched, newValue) }
  }

  /// Whether the outermost evaluation leaves something to be done after it.
  @inlinable var hasAftermath: Bool {
    @inline(__always) get { oddities.contains(.aftermath) }
    @inline(__always) set { set(.aftermath, newValue) }
  }

  /// Whether the effects of a commit are being run.
  @inlinable var isFlushing: Bool {
    @inline(__always) get { oddities.contains(.flushing) }
    @inline(__always) set { set(.flushing, newValue) }
  }

  /// See `Oddities.lookedBack`.
  @inlinable var hasLookedBack: Bool {
    @inline(__always) get { oddities.contains(.lookedBack) }
    set { set(.lookedBack, newValue) }
  }

  @inlinable @inline(__always)
  mutating func set(_ oddity: Oddities, _ isThere: Bool) {
    if isThere { oddities.formUnion(oddity) } else { oddities.subtract(oddity) }
  }

  /// Notes whether the graph has ways in and out, or hooks.
  mutating func noteAttendance() { set(.attended, mailRoom != nil || !observedHooks.hooks.isEmpty) }

  /// Counts a hidden cell that stands for what an evaluation observes.
  mutating func countObservedSource(_ difference: Int) {
    observedSources += difference
    set(.observing, observedSources != 0)
  }
}
