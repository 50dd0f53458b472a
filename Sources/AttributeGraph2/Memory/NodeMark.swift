/// How far a node's value can be trusted.
@usableFromInline enum NodeState: UInt8, BitwiseCopyable {
  /// The value is up to date.
  case clean
  /// The value is up to date unless something outside the graph has changed: a read has to check for external changes.
  case provisional
  /// Something upstream was written: the value may be stale, and its inputs have to be verified.
  case checked
  /// The value is stale, or there is none yet: the rule has to run.
  case dirty
  /// The engine is bringing the inputs up to date to find out whether the rule has to run.
  case verifying
  /// The rule or body is running.
  case computing
  /// The node has no edges, reading it traps, and writing it does nothing.
  case ended
}

/// Independent facts about a node, kept in its mark: the lowest three bits are the state's.
@usableFromInline typealias NodeFlags = Flags<NodeMark>

extension Flags<NodeMark> {
  /// The node is an effect: marking it schedules it.
  @inlinable static var isEffect: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  @inlinable static var isCell: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// The node was given a name of its own, kept beside the graph's state.
  @inlinable static var hasName: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// The effect waits in its queue, which keeps its record.
  @inlinable static var isScheduled: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The open transaction has written the cell more than once.
  @inlinable static var wasWrittenAgain: NodeFlags { isScheduled }
  /// The effect was stopped and never runs again. Of another node: its end was deferred, and handles are dead already.
  @inlinable static var isStopped: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// The cell has its first value of the running transaction in the write log.
  @inlinable static var isLogged: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// An input that the reader has read in its running evaluation, or verified, became stale again.
  @inlinable static var isOutdated: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// The running evaluation of the reader has read a value that its own transaction has replaced since.
  @inlinable static var sawTransientValue: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// The last evaluation of the reader made effects or left cleanups: there is a scope for it.
  @inlinable static var hasScope: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// The cell is not compared by its type's own `==`.
  @inlinable static var hasComparison: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// The computed attribute has a value or an error.
  @inlinable static var hasOutcome: NodeFlags { hasComparison }
  /// The effect belongs to a queue that a framework runs.
  @inlinable static var hasQueue: NodeFlags { hasComparison }
  /// The cell was written while evaluations were running: a reader may see a transient value.
  @inlinable static var isWatchedForReads: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// The last evaluation of the reader caught a cycle error in place of an input's value: it runs again after any write
  /// upstream, without verifying its inputs.
  @inlinable static var sawCycle: NodeFlags { isWatchedForReads }
  /// The cell was read since.
  @inlinable static var wasReadSince: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// The reader is on the evaluation stack, which keeps its record.
  @inlinable static var isOnStack: NodeFlags { wasReadSince }
  /// The effect has changed something in too many runs of one flush, and does not run before the next change.
  @inlinable static var isLeftAlone: NodeFlags { NodeFlags(rawValue: 1 << 15) }

  /// The flags of a reader that are cleared when it begins to run.
  @inlinable static var factsOfRun: NodeFlags { .isOutdated | .sawTransientValue | .sawCycle }
  /// The flags of a cell that are cleared at the end of the open transaction.
  static var factsOfWrites: NodeFlags { .isLogged | .wasWrittenAgain | .isWatchedForReads | .wasReadSince }
}

/// The word of a node that the kernel's loops read: its revision, flags and state.
///
/// The revision takes the upper 48 bits, so that words compare like revisions; the flags take 13 bits and the state 3.
@usableFromInline struct NodeMark: BitwiseCopyable {
  @usableFromInline var bits: UInt64

  @usableFromInline static var stateMask: UInt64 { @inlinable @inline(__always) get { 7 } }
  @usableFromInline static var flagsMask: UInt64 { @inlinable @inline(__always) get { 0xfff8 } }

  @inlinable @inline(__always) init(_ state: NodeState, _ flags: NodeFlags, changedAt: Revision) {
    bits = changedAt.number | UInt64(flags.rawValue) | UInt64(state.rawValue)
  }

  @inlinable @inline(__always) init(bits: UInt64) { self.bits = bits }

  /// How far the node's value can be trusted.
  @inlinable var state: NodeState {
    // SAFETY: the low bits were made of a state.
    @inline(__always) get { unsafe unsafeBitCast(UInt8(truncatingIfNeeded: bits & Self.stateMask), to: NodeState.self) }
    @inline(__always) set { bits = bits & ~Self.stateMask | UInt64(newValue.rawValue) }
  }

  @inlinable var flags: NodeFlags {
    @inline(__always) get { NodeFlags(rawValue: UInt16(truncatingIfNeeded: bits & Self.flagsMask)) }
    @inline(__always) set { bits = bits & ~Self.flagsMask | UInt64(newValue.rawValue) }
  }

  /// The revision at which the value last became a different one.
  @inlinable var changedAt: Revision {
    @inline(__always) get { Revision(number: bits & ~(Self.flagsMask | Self.stateMask)) }
    @inline(__always) set { bits = bits & (Self.flagsMask | Self.stateMask) | newValue.number }
  }

  @inlinable @inline(__always)
  func adding(_ flags: NodeFlags) -> NodeMark { NodeMark(bits: bits | UInt64(flags.rawValue)) }

  @inlinable @inline(__always)
  func removing(_ flags: NodeFlags) -> NodeMark { NodeMark(bits: bits & ~UInt64(flags.rawValue)) }

  /// The mark of a computed attribute that has a new outcome and leaves the stack.
  @inlinable @inline(__always) func ran(_ state: NodeState, at revision: Revision) -> NodeMark {
    let kept = bits & Self.flagsMask & ~UInt64(NodeFlags.isOnStack.rawValue)
    return NodeMark(bits: kept | UInt64(NodeFlags.hasOutcome.rawValue) | UInt64(state.rawValue) | revision.number)
  }

  @inlinable @inline(__always)
  func with(_ state: NodeState) -> NodeMark { NodeMark(bits: bits & ~Self.stateMask | UInt64(state.rawValue)) }

  /// The mark of a settled node after a write upstream.
  @inlinable var checked: NodeMark {
    @inline(__always) get {
      assert(isSettled)
      // Clean is 0, provisional 1 and checked 2.
      return NodeMark(bits: (bits | 3) &- 1)
    }
  }

  /// The mark of a checked reader that is pushed onto the stack.
  @inlinable var beginningToVerify: NodeMark {
    @inline(__always) get {
      assert(state == .checked && !flags.contains(.isOnStack))
      // Checked is 2 and verifying 4.
      return NodeMark(bits: bits &+ (2 | UInt64(NodeFlags.isOnStack.rawValue)))
    }
  }

  /// The mark of a reader whose rule or body is about to run.
  @inlinable var beginningToRun: NodeMark {
    @inline(__always) get {
      let kept = bits & ~(Self.stateMask | UInt64(NodeFlags.factsOfRun.rawValue))
      return NodeMark(bits: kept | UInt64(NodeState.computing.rawValue))
    }
  }

  @inlinable var isSettled: Bool { @inline(__always) get { bits & 6 == 0 } }

  /// Whether the node is in a state, and some flags are not set: one comparison.
  @inlinable @inline(__always) func has(_ state: NodeState, without absent: NodeFlags) -> Bool {
    bits & (Self.stateMask | UInt64(absent.rawValue)) == UInt64(state.rawValue)
  }

  /// Whether the value became a different one after a revision.
  @inlinable @inline(__always) func hasChanged(since revision: Revision) -> Bool { bits > revision.number | 0xffff }
}
