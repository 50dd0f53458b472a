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
    followers.append(node)
  }

  /// Forgets the node at a place, which the last one takes.
  ///
  /// - Complexity: O(1).
  final func remove(at place: Int) {
    let last = followers.removeLast()
    guard place < followers.count else { return }
    followers[place] = last
    last.noteMove(in: self, from: followers.count, to: place)
  }

  /// Tells the nodes that follow.
  ///
  /// - Complexity: O(nodes that follow).
  final func notify() {
    for node in followers { node.inputChanged(self) }
  }
}

/// A value from a body that layout nodes depend on; an equal one does not reach them.
final class LayoutValue<Value>: LayoutInput, ValueReceiver {
  /// The value as it is now.
  private(set) var value: Value
  private let isSame: (Value, Value) -> Bool

  init(_ value: Value, comparedBy isSame: @escaping (Value, Value) -> Bool) {
    self.value = value
    self.isSame = isSame
  }

  /// Takes a new value over.
  func update(to new: Value) {
    guard !isSame(value, new) else { return }
    value = new
    notify()
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
