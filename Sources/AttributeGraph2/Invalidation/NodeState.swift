/// How far a node's value can be trusted.
@usableFromInline
enum NodeState: UInt8, BitwiseCopyable {
  /// The value is up to date.
  case clean
  /// The value holds as long as nothing has changed that is observed outside the graph: a read has to ask first.
  case provisional
  /// Something upstream was written: the value may be stale, and the inputs tell.
  case checked
  /// The value is stale, or there is none yet: the rule has to run.
  case dirty
  /// The engine is bringing the inputs up to date to find out whether the rule has to run.
  case verifying
  /// The rule or body is running.
  case computing
  /// The node's owner has ended it: it has no edges, reading it traps, and writing it does nothing.
  case ended

  /// Whether nothing in the graph speaks against the value: the node is clean or provisional.
  @inlinable var isSettled: Bool {
    @inline(__always) get { rawValue <= NodeState.provisional.rawValue }
  }
}
