/// Independent facts about a node, kept in its mark: the lowest three bits are the state's.
@usableFromInline
struct NodeTraits: OptionSet {
  @usableFromInline let rawValue: UInt16
  @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The node is an effect: marking it schedules it.
  @inlinable static var isEffect: NodeTraits { NodeTraits(rawValue: 1 << 3) }
  /// The node was given a name of its own, kept beside the graph's state.
  @inlinable static var hasName: NodeTraits { NodeTraits(rawValue: 1 << 4) }
  /// The effect waits in its queue.
  @inlinable static var isScheduled: NodeTraits { NodeTraits(rawValue: 1 << 5) }
  /// The open transaction has written the cell more than once. No effect is a cell, so one bit does for both.
  @inlinable static var wasWrittenAgain: NodeTraits { isScheduled }
  /// The effect was stopped and never runs again.
  @inlinable static var isStopped: NodeTraits { NodeTraits(rawValue: 1 << 6) }
  /// The cell has its first value of the running transaction in the write log.
  @inlinable static var isLogged: NodeTraits { NodeTraits(rawValue: 1 << 7) }
  /// Something that the running evaluation of the reader has read may be stale since.
  @inlinable static var isOutdated: NodeTraits { NodeTraits(rawValue: 1 << 8) }
  /// The running evaluation of the reader has read a value that its own transaction has replaced again.
  @inlinable static var sawPassingValue: NodeTraits { NodeTraits(rawValue: 1 << 9) }
  /// The last evaluation of the reader made nodes or left cleanups: there is a scope for it.
  @inlinable static var hasScope: NodeTraits { NodeTraits(rawValue: 1 << 10) }
  /// The node is a state cell.
  @inlinable static var isCell: NodeTraits { NodeTraits(rawValue: 1 << 11) }
  /// The cell is not compared by its type's own `==`, but as its subclass says.
  @inlinable static var hasComparison: NodeTraits { NodeTraits(rawValue: 1 << 12) }
  /// The computed attribute is no more than that: its rule is its closure, and its type's `==` compares. No cell is one, so
  /// one bit does for both.
  @inlinable static var isPlainRule: NodeTraits { hasComparison }
  /// The node was read by an evaluation that had not read it before: its outputs and the running ones tell by which.
  @inlinable static var wasRead: NodeTraits { NodeTraits(rawValue: 1 << 13) }
  /// The cell was written while evaluations were running: whoever reads it now may see a value that passes.
  @inlinable static var isWatchedForReads: NodeTraits { NodeTraits(rawValue: 1 << 14) }
  /// The cell was read since.
  @inlinable static var wasReadSince: NodeTraits { NodeTraits(rawValue: 1 << 15) }
  /// The reader is checked, and its first input is known to have changed: a cell that was written, and not written back.
  /// No cell is one, so one bit does for both.
  @inlinable static var isDue: NodeTraits { wasReadSince }
  /// The last evaluation of the reader was told of a cycle in place of an input's value: it runs again when something
  /// upstream of it was written, whatever comes of its inputs, as it knows none of that one's values. No cell is a reader,
  /// so one bit does for both.
  @inlinable static var sawCycle: NodeTraits { isWatchedForReads }
  /// What makes a reader run that is checked, whatever comes of its inputs.
  @inlinable static var mustRun: NodeTraits { [.isDue, .sawCycle] }

  /// What is true of a cell because of the open transaction's writes.
  static var factsOfWrites: NodeTraits { [.isLogged, .wasWrittenAgain, .isWatchedForReads, .wasReadSince] }
}
