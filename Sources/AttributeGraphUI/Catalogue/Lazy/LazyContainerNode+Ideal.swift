import Foundation

// The breadth of a lazy container that is proposed none: since most of its views are not made, the first of them
// decide, as in SwiftUI.

extension LazyContainerNode {
  /// The ideal lengths of the first views across the axis: of up to a number of them, as far as they were made.
  ///
  /// The first views may have left the screen and been dropped; then their last lengths count. If they were never made,
  /// because the container began further down, those of the first views on the screen count.
  ///
  /// - Complexity: O(number · places of the source before them).
  final func idealBreadths(ofFirst count: Int) -> [CGFloat] {
    var nodes: [LayoutNode] = []
    let isComplete = appendFirst(count, of: items, to: &nodes)
    if isComplete || knownIdeals.isEmpty { knownIdeals = nodes.map { idealBreadth(of: $0) } }
    answeredIdeals = (count, knownIdeals)
    return knownIdeals
  }

  /// Whether the last answer is of other lengths than those of the first views that are there now: it may have been
  /// given before they were made.
  final var answersOtherIdeals: Bool {
    guard let (count, breadths) = answeredIdeals else { return false }
    return idealBreadths(ofFirst: count) != breadths
  }

  /// Appends the first views of some items to others, up to a number.
  ///
  /// - Returns: Whether they are the first ones; false if an earlier row is not made.
  private func appendFirst(_ count: Int, of items: LayoutItems, to nodes: inout [LayoutNode]) -> Bool {
    switch items {
    case .one(let node): if nodes.count < count && !node.hasEnded { nodes.append(node) }
    case .many(let items): return appendFirst(count, ofEachIn: items, to: &nodes)
    case .section(let section): return appendFirst(count, ofEachIn: leadingParts(of: section), to: &nodes)
    case .changing(let items): return appendFirst(count, of: items.value, to: &nodes)
    case .rows(let source):
      var index = 0
      while index < source.count && nodes.count < count, let row = source.rows[index] {
        guard appendFirst(count, of: row.items, to: &nodes) else { return false }
        index += 1
      }
      guard index < source.count && nodes.count < count else { return true }
      for place in source.shown where place >= index && nodes.count < count {
        _ = appendFirst(count, of: source.items(at: place), to: &nodes)
      }
      return false
    }
    return true
  }

  private func appendFirst(_ count: Int, ofEachIn parts: [LayoutItems], to nodes: inout [LayoutNode]) -> Bool {
    for part in parts where nodes.count < count {
      guard appendFirst(count, of: part, to: &nodes) else { return false }
    }
    return true
  }
}
