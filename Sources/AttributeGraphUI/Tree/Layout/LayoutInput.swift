/// A dependency of layout nodes outside of layout: the value of a modifier, an entry of the environment.
@MainActor
class LayoutInput: ValueConsumer {
  /// The followers; each stores its index, so that it is removed in constant time.
  private var followers: [LayoutNode] = []

  /// Adds a follower, which is notified of changes until it ends.
  ///
  /// - Complexity: O(1) amortised.
  final func add(_ node: LayoutNode) {
    node.noteFollowing(self, at: followers.count)
    // Swapped out during the change: an array changed in place is checked for overlapping accesses (Decisions/0040).
    var all: [LayoutNode] = []
    swap(&all, &followers)
    all.append(node)
    followers = all
  }

  /// Removes the follower at an index, which the last follower takes.
  ///
  /// - Complexity: O(1).
  final func remove(at place: Int) {
    var all: [LayoutNode] = []
    swap(&all, &followers)
    let last = all.removeLast()
    let hasMoved = place < all.count
    if hasMoved { all[place] = last }
    followers = all
    if hasMoved { last.noteMove(in: self, from: all.count, to: place) }
  }

  /// Whether a node follows the input.
  final var hasFollowers: Bool { !followers.isEmpty }

  /// Visits the followers.
  final func forEachFollower(_ visit: (LayoutNode) -> Void) {
    for node in followers { visit(node) }
  }

  /// Notifies the followers before a change.
  ///
  /// - Complexity: O(followers).
  final func notifyBefore() {
    for node in followers { node.inputWillChange(self) }
  }

  /// Notifies the followers of a change.
  ///
  /// - Complexity: O(followers).
  final func notify() {
    for node in followers { node.inputChanged(self) }
  }
}

extension _GraphValue {
  /// The value as an input of layout nodes, compared field by field.
  func layoutValue() -> LayoutValue<Value> {
    layoutValue(comparedBy: FieldPlan.plan(for: Value.self).areEqual)
  }

  /// The value as an input of layout nodes, with a comparison of its own.
  func layoutValue(comparedBy isSame: @escaping (Value, Value) -> Bool) -> LayoutValue<Value> {
    let input = LayoutValue(read(), comparedBy: isSame)
    updater.add(input, of: self)
    return input
  }
}
