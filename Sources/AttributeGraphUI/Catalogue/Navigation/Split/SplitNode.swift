import Foundation

/// The layout of a split view: it takes the proposed size; the last column gets the rest.
final class SplitNode: ParentNode {
  /// The columns, which store which of them are shown.
  weak var columns: SplitColumns?
  private var shown: [SplitColumn] = []

  /// Lays out other columns.
  func show(_ columns: [SplitColumn]) {
    shown = columns
    for column in columns where column.node.parent !== self { adopt(column.node) }
    invalidate()
  }

  override func inputChanged(_ input: LayoutInput) { columns?.renewLater() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard proposal.width == nil || proposal.height == nil, let last = shown.last else {
      return Length.measured(proposal.replacingUnspecifiedDimensions(by: .zero))
    }
    var size = last.node.measuredSize(for: proposal)
    size.width += shown.dropLast().reduce(0) { $0 + $1.width.points }
    return Length.measured(proposal.replacingUnspecifiedDimensions(by: size))
  }

  override func placeChildren() {
    position.count(.placement)
    var start: CGFloat = 0
    for column in shown {
      let rest = max(0, geometry.size.width - start)
      let width = column === shown.last ? rest : min(column.width.points, rest)
      let size = CGSize(width: width, height: geometry.size.height)
      place(
        column.node,
        by: ChildPlacement(
          origin: CGPoint(x: start, y: 0), size: size, proposal: ProposedViewSize(size)))
      start += width
    }
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) {
    for column in shown { visit(column.node) }
  }

  override func end() {
    super.end()
    shown = []
  }
}
