/// Reasons to take the slow path; one comparison finds that there is none.
@usableFromInline typealias SlowPathReasons = Flags<SlowPath>
@usableFromInline enum SlowPath {}

extension Flags<SlowPath> {
  /// There is a listener, or causes are recorded.
  @inlinable static var watched: SlowPathReasons { SlowPathReasons(rawValue: 1 << 0) }
  /// A reader on the stack has ended or become outdated during the outermost evaluation.
  @inlinable static var disturbed: SlowPathReasons { SlowPathReasons(rawValue: 1 << 1) }
  /// Hidden cells represent objects that evaluations observe outside the graph.
  @inlinable static var observing: SlowPathReasons { SlowPathReasons(rawValue: 1 << 2) }
  /// There is work that is deferred until nothing runs.
  @inlinable static var deferredWork: SlowPathReasons { SlowPathReasons(rawValue: 1 << 3) }
  /// The effects of a commit are being run.
  @inlinable static var flushing: SlowPathReasons { SlowPathReasons(rawValue: 1 << 4) }
  /// The graph has mailboxes, or hooks for nodes becoming observed.
  @inlinable static var attended: SlowPathReasons { SlowPathReasons(rawValue: 1 << 5) }
  /// Observers may wait that run when the effects have settled.
  @inlinable static var observers: SlowPathReasons { SlowPathReasons(rawValue: 1 << 6) }
  /// Fast paths are switched off for tests.
  @inlinable static var noFastPaths: SlowPathReasons { SlowPathReasons(rawValue: 1 << 7) }
  /// The open transaction has written cells that may be rolled back: rules that run now keep their first values.
  @inlinable static var writesLogged: SlowPathReasons { SlowPathReasons(rawValue: 1 << 8) }
  /// Queues of frameworks became nonempty, and the frameworks do not know it yet.
  @inlinable static var queuesToWake: SlowPathReasons { SlowPathReasons(rawValue: 1 << 9) }

  /// The reasons that the end of a flush checks.
  static var ofFlushes: SlowPathReasons { .attended | .observers }

  /// The reasons that the end of a rule checks.
  @inlinable static var ofRules: SlowPathReasons { .disturbed | .observing | .watched | .noFastPaths | .writesLogged }
}
