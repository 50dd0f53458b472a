/// Traversals of the positions of a tree, and their names.
extension ViewPosition {
  /// The type's name as `print` shows it.
  var typeName: String { String(describing: type) }

  /// Visits the child positions in source order, without their descendants.
  func forEachChild(_ visit: (ViewPosition) -> Void) { inside.forEach(visit) }

  /// Visits the position and all its descendants, parents first, siblings in source order.
  func forEachPosition(_ visit: (ViewPosition) -> Void) {
    runtime.nesting { visitAll(visit) }
  }

  private func visitAll(_ visit: (ViewPosition) -> Void) {
    visit(self)
    forEachChild { $0.visitAll(visit) }
  }

  /// Visits the position and its descendants in drawing order: later positions cover earlier ones.
  func forEachPositionInDrawingOrder(_ visit: (ViewPosition) -> Void) {
    runtime.nesting { visitAllInDrawingOrder(visit) }
  }

  private func visitAllInDrawingOrder(_ visit: (ViewPosition) -> Void) {
    visit(self)
    forEachChildInDrawingOrder { $0.visitAllInDrawingOrder(visit) }
  }

  /// Visits the children in drawing order, without their descendants.
  func forEachChildInDrawingOrder(_ visit: (ViewPosition) -> Void) {
    guard case .several(let children) = inside else { return forEachChild(visit) }
    var place = 0
    while place < children.count {
      var end = place + 1
      while end < children.count && (children[end].isBehind || children[end].isBeside) { end += 1 }
      let beside = children[(place + 1)..<end]
      if !beside.isEmpty { for position in beside.reversed() where position.isBehind { visit(position) } }
      visit(children[place])
      if !beside.isEmpty { for position in beside where !position.isBehind { visit(position) } }
      place = end
    }
  }
}
