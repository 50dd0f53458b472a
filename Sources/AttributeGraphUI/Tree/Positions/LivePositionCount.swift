import Synchronization

/// The number of a host's positions in memory: those in the tree, and removed ones that are still referenced.
///
/// It is atomic, because the last reference to a removed position may be released on any thread.
final class LivePositionCount: Sendable {
  private let number = Atomic(0)

  /// The number of positions.
  var count: Int { number.load(ordering: .relaxed) }

  /// Counts a position that was initialised.
  func add() { number.add(1, ordering: .relaxed) }

  /// Subtracts a position that was deinitialised.
  func remove() { number.subtract(1, ordering: .relaxed) }
}
