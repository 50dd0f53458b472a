/// Reasons to take the slow path: one comparison tells the fast ones that there is none.
@usableFromInline
struct SlowPathReasons: OptionSet, BitwiseCopyable {
  @usableFromInline var rawValue: UInt16
  @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Somebody listens to events or wants causes recorded.
  @inlinable static var watched: SlowPathReasons { SlowPathReasons(rawValue: 1 << 0) }
  /// A reader on the stack has ended or become outdated since nothing ran last.
  @inlinable static var disturbed: SlowPathReasons { SlowPathReasons(rawValue: 1 << 1) }
  /// Hidden cells stand for what evaluations observe outside the graph.
  @inlinable static var observing: SlowPathReasons { SlowPathReasons(rawValue: 1 << 2) }
  /// The outermost evaluation leaves something to be done after it.
  @inlinable static var deferredWork: SlowPathReasons { SlowPathReasons(rawValue: 1 << 3) }
  /// The effects of a commit are being run.
  @inlinable static var flushing: SlowPathReasons { SlowPathReasons(rawValue: 1 << 4) }
  /// The graph has ways in and out, or somebody wants to know whether nodes are observed.
  @inlinable static var attended: SlowPathReasons { SlowPathReasons(rawValue: 1 << 5) }
  /// Observers may wait that run when the effects have settled.
  @inlinable static var observers: SlowPathReasons { SlowPathReasons(rawValue: 1 << 6) }
  /// The flush is tested without fast paths.
  @inlinable static var noFastPaths: SlowPathReasons { SlowPathReasons(rawValue: 1 << 7) }
  /// The open transaction has written cells that may be rolled back: rules that run now keep their first values.
  @inlinable static var writesLogged: SlowPathReasons { SlowPathReasons(rawValue: 1 << 8) }

  /// The reasons that the end of a flush checks: an array literal there is made and walked through at each flush.
  static var ofFlushes: SlowPathReasons { SlowPathReasons(rawValue: attended.rawValue | observers.rawValue) }

  /// The reasons that the end of a rule checks.
  @inlinable static var ofRules: SlowPathReasons { [.disturbed, .observing, .watched, .noFastPaths, .writesLogged] }
}
