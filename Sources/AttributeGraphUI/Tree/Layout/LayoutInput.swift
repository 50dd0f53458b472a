/// Something outside of layout that layout nodes depend on: the value of a modifier, an entry of the environment.
@MainActor
class LayoutInput {
  /// The nodes that follow; each knows its place, so that it leaves in constant time.
  private var followers: [LayoutNode] = []

  /// Has a node told of changes until it ends.
  ///
  /// - Complexity: O(1) amortised.
  final func add(_ node: LayoutNode) {
    node.noteFollowing(self, at: followers.count)
    // Taken out meanwhile: an array that changes in place is checked for overlapping accesses (Decisions/0040).
    var all: [LayoutNode] = []
    swap(&all, &followers)
    all.append(node)
    followers = all
  }

  /// Forgets the node at a place, which the last one takes.
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

  /// Tells the nodes that follow.
  ///
  /// - Complexity: O(nodes that follow).
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
