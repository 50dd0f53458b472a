/// The layout nodes of a view whose frame is queried: there are several in a group, and other ones after a branch
/// inside has changed.
@MainActor
struct NotedNodes {
  private var first: LayoutNode?
  private var later: [LayoutNode] = []
  /// The number of later nodes at which those that have ended are removed.
  private var limit = 4

  /// Adds a node that was just made.
  ///
  /// - Complexity: O(1), amortized over the nodes.
  mutating func add(_ node: LayoutNode) {
    if first.isPresent {
      if later.count >= limit {
        later.removeAll { $0.hasEnded }
        limit = max(limit, later.count * 2)
      }
      later.append(node)
    } else {
      first = node
    }
  }

  /// The first node that is placed; one of a view that leaves only if there is no other. Nil if none is left.
  ///
  /// - Complexity: O(nodes).
  var current: LayoutNode? {
    guard !later.isEmpty else { return first.isPresent ? first : nil }
    let present = ([first].compactMap { $0 } + later).filter { !$0.hasEnded }
    return present.first { $0.isPlaced && $0.runtime.transitions?.isLeaving($0.position) != true } ?? present.first
  }
}

extension LayoutNode? {
  /// Whether there is a node, and its position has not ended.
  @MainActor fileprivate var isPresent: Bool { self.map { !$0.hasEnded } ?? false }
}
