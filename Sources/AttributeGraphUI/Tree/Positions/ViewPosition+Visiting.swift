/// Ways through the positions of a tree.
extension ViewPosition {
  /// Visits the position and everything inside it, parents first, siblings in the order of the source.
  func forEachPosition(_ visit: (ViewPosition) -> Void) {
    runtime.nesting { visitAll(visit) }
  }

  private func visitAll(_ visit: (ViewPosition) -> Void) {
    visit(self)
    for child in children { child.visitAll(visit) }
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
    var rest = children[...]
    while let child = rest.popFirst() {
      let beside = rest.prefix { $0.isBehind || $0.isBeside }
      for position in beside.reversed() where position.isBehind { visit(position) }
      visit(child)
      for position in beside where !position.isBehind { visit(position) }
      rest = rest[beside.endIndex...]
    }
  }
}
