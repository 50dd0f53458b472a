/// How far a node's value can be trusted.
@usableFromInline
enum NodeState: UInt8, BitwiseCopyable {
  /// The value is up to date.
  case clean
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
}
