/// What the walks of the engine look at in a node, in one word: when it changed, what is true of it, and its state.
///
/// The revision takes the upper 48 bits, so that two words compare as their revisions do, the traits 13 and the state 3.
@usableFromInline
struct NodeMark: BitwiseCopyable {
  @usableFromInline var bits: UInt64

  @usableFromInline static var stateMask: UInt64 { @inlinable @inline(__always) get { 7 } }
  @usableFromInline static var traitsMask: UInt64 { @inlinable @inline(__always) get { 0xfff8 } }

  @inlinable @inline(__always)
  init(_ state: NodeState, _ traits: NodeTraits, changedAt: Revision) {
    bits = changedAt.number | UInt64(traits.rawValue) | UInt64(state.rawValue)
  }

  /// How far the node's value can be trusted.
  @inlinable var state: NodeState {
    // SAFETY: the low bits were made of a state.
    @inline(__always) get {
      unsafe unsafeBitCast(UInt8(truncatingIfNeeded: bits & Self.stateMask), to: NodeState.self)
    }
    @inline(__always) set { bits = bits & ~Self.stateMask | UInt64(newValue.rawValue) }
  }

  /// Independent facts about the node.
  @inlinable var traits: NodeTraits {
    @inline(__always) get { NodeTraits(rawValue: UInt16(truncatingIfNeeded: bits & Self.traitsMask)) }
    @inline(__always) set { bits = bits & ~Self.traitsMask | UInt64(newValue.rawValue) }
  }

  /// The mark with some facts more.
  func adding(_ traits: NodeTraits) -> NodeMark {
    var mark = self
    mark.bits |= UInt64(traits.rawValue)
    return mark
  }

  /// The mark without some facts.
  func removing(_ traits: NodeTraits) -> NodeMark {
    var mark = self
    mark.bits &= ~UInt64(traits.rawValue)
    return mark
  }

  /// The revision at which the value last became a different one.
  @inlinable var changedAt: Revision {
    @inline(__always) get { Revision(number: bits & ~(Self.traitsMask | Self.stateMask)) }
    @inline(__always) set { bits = bits & (Self.traitsMask | Self.stateMask) | newValue.number }
  }

  /// The mark of a settled node that something upstream of it was written.
  var checked: NodeMark {
    assert(isSettled)
    // Clean is 0, provisional 1 and checked 2.
    var mark = self
    mark.bits = (bits | 3) &- 1
    return mark
  }

  /// The mark of a reader whose rule or body is about to run.
  @inlinable var computing: NodeMark {
    @inline(__always) get {
      var mark = self
      mark.bits =
        bits & ~(Self.stateMask | UInt64(NodeTraits.mustRun.rawValue)) | UInt64(NodeState.computing.rawValue)
      return mark
    }
  }

  /// The mark of a reader that turns out to be up to date.
  @inline(__always)
  func settled(_ state: NodeState) -> NodeMark {
    var mark = self
    mark.bits = bits & ~(Self.stateMask | UInt64(NodeTraits.isDue.rawValue)) | UInt64(state.rawValue)
    return mark
  }

  /// Whether the node is clean or provisional.
  @inlinable var isSettled: Bool { @inline(__always) get { bits & 6 == 0 } }

  /// Whether the node is in a state, some facts are true of it, and some others are not: one comparison.
  @inlinable @inline(__always)
  func has(_ state: NodeState, with present: NodeTraits = [], without absent: NodeTraits) -> Bool {
    let mask = Self.stateMask | UInt64(present.rawValue | absent.rawValue)
    return bits & mask == UInt64(state.rawValue) | UInt64(present.rawValue)
  }

  /// Whether the value became a different one after a revision.
  @inlinable @inline(__always)
  func hasChanged(since revision: Revision) -> Bool { bits > revision.number | 0xffff }
}
