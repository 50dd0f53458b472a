extension LayoutItems {
  /// Visits the placed nodes; of lazy rows, those on the screen.
  ///
  /// - Complexity: O(nodes).
  @MainActor func forEachPlacedNode(_ visit: (LayoutNode) -> Void) {
    switch self {
    case .one(let node): if node.isPlaced { visit(node) }
    case .many(let items): for item in items { item.forEachPlacedNode(visit) }
    case .section(let section): for part in section.parts { part.forEachPlacedNode(visit) }
    case .changing(let items): items.value.forEachPlacedNode(visit)
    case .rows(let source): for index in source.shown { source.rows[index]?.items.forEachPlacedNode(visit) }
    }
  }
}
