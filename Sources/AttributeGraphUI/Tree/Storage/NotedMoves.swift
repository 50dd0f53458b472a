import Foundation

/// The nodes that have moved since the last commit, each with its place at that commit.
///
/// An update may move thousands of nodes. They are noted in memory of their own and read where they lie: in an array,
/// each is retained once more to look at it.
@MainActor
@safe
final class NotedMoves {
  /// A node with its previous place in its parent.
  @MainActor
  private struct Move: ~Copyable {
    let node: LayoutNode
    let offset: CGPoint

    // A method, in which the node is known to stay: a caller that takes it out retains it.
    func counts(by isCounted: (_ node: LayoutNode, _ old: CGPoint) -> Bool) -> Bool { isCounted(node, offset) }
  }

  // SAFETY: the first `count` places hold moves, and the memory has room for `capacity`. No method calls out while it
  // changes one of the three.
  @exclusivity(unchecked) private var memory: UnsafeMutablePointer<Move>
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private var count = 0

  /// The room that a list has from the beginning.
  private static let leastCapacity = 4

  init() {
    unsafe capacity = Self.leastCapacity
    unsafe memory = .allocate(capacity: Self.leastCapacity)
  }

  isolated deinit {
    unsafe memory.deinitialize(count: count)
    unsafe memory.deallocate()
  }

  /// Notes the place of a node before it changes.
  ///
  /// - Complexity: O(1) amortised.
  func note(_ node: LayoutNode) {
    if unsafe count == capacity { grow() }
    unsafe (memory + count).initialize(to: Move(node: node, offset: node.nodePlace.offset))
    unsafe count += 1
  }

  @inline(never)
  private func grow() {
    let room = unsafe UnsafeMutablePointer<Move>.allocate(capacity: 2 * capacity)
    unsafe room.moveInitialize(from: memory, count: count)
    unsafe memory.deallocate()
    unsafe memory = room
    unsafe capacity *= 2
  }

  /// Forgets all moves.
  ///
  /// - Parameter isCounted: Called for each node with its previous place.
  /// - Returns: How often that returned `true`.
  /// - Complexity: O(moves).
  func take(_ isCounted: (_ node: LayoutNode, _ old: CGPoint) -> Bool) -> Int {
    guard unsafe count > 0 else { return 0 }
    // Taken out meanwhile: what is called may note another move.
    let (moves, count) = unsafe (memory, count)
    unsafe memory = .allocate(capacity: Self.leastCapacity)
    unsafe capacity = Self.leastCapacity
    unsafe self.count = 0
    var counted = 0
    for index in 0..<count where unsafe moves[index].counts(by: isCounted) { counted += 1 }
    unsafe moves.deinitialize(count: count)
    unsafe moves.deallocate()
    return counted
  }
}
