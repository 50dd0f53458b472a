/// Something outside of layout that layout nodes depend on: the value of a modifier, an entry of the environment.
@MainActor
class LayoutInput {
  /// The only node that follows, as it is nearly always.
  private var only: LayoutNode?
  /// The others.
  private var others: [ObjectIdentifier: LayoutNode] = [:]

  /// Has a node told of changes until it ends.
  final func add(_ node: LayoutNode) {
    if only == nil { only = node } else { others[ObjectIdentifier(node)] = node }
    node.noteFollowing(self)
  }

  /// Forgets a node.
  final func remove(_ node: LayoutNode) {
    if only === node { only = nil } else { others[ObjectIdentifier(node)] = nil }
  }

  /// Tells the nodes that follow.
  ///
  /// - Complexity: O(nodes that follow).
  final func notify() {
    only?.inputChanged(self)
    for node in others.values { node.inputChanged(self) }
  }
}

/// A value from a body that layout nodes depend on; an equal one does not reach them.
final class LayoutValue<Value>: LayoutInput {
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
    let read = self.read
    updater.add { input.update(to: read()) }
    return input
  }
}
