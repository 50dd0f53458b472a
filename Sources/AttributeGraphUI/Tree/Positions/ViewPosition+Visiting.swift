/// Ways through the positions of a tree.
extension ViewPosition {
  /// Visits the position and everything inside it, parents first, siblings in the order of the source.
  func forEachPosition(_ visit: (ViewPosition) -> Void) {
    runtime.nesting { visitAll(visit) }
  }

  private func visitAll(_ visit: (ViewPosition) -> Void) {
    visit(self)
    forEachChild { $0.visitAll(visit) }
  }

  /// Visits in the order of drawing: what is drawn later covers what is drawn before.
  func forEachPositionInDrawingOrder(_ visit: (ViewPosition) -> Void) {
    runtime.nesting { visitAllInDrawingOrder(visit) }
  }

  private func visitAllInDrawingOrder(_ visit: (ViewPosition) -> Void) {
    visit(self)
    forEachChildInDrawingOrder { $0.visitAllInDrawingOrder(visit) }
  }

  /// Visits the positions inside in the order of drawing, without what is inside of them.
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
