import Foundation

/// The layout of a lazy stack: rows one after the other, made when a scroll view shows them.
///
/// Invariant 2, whenever no layout pass runs: a row's known stride is that of its last placement with the proposal of
/// `rowProposal`. (The superclass states invariant 1.)
class LazyNode: LazyContainerNode<LazyStackArrangement> {
  /// The proposal for rows in the last placement.
  private(set) final var rowProposal = ProposedViewSize.unspecified

  // MARK: - Measuring

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = axis.perpendicular
    // Lengths for another breadth are unknown; those for the last one are the best estimate.
    let length = self.length(of: items, isKnown: proposal[across] == rowProposal[across])
    var size = CGSize.zero
    size[axis] = max(0, length - arrangement.spacing)
    size[across] = proposal[across].map { Length.measured($0) } ?? idealBreadth
    return size
  }

  /// The length across the axis without a proposal.
  private var idealBreadth: CGFloat { idealBreadths(ofFirst: 1).first ?? 0 }

  override final func idealBreadth(of node: LayoutNode) -> CGFloat {
    rowSize(of: node, for: .unspecified)[axis.perpendicular]
  }

  /// The sum of all strides; rows on the screen are measured again, which is cheap if nothing has changed.
  private func length(of items: LayoutItems, isKnown: Bool) -> CGFloat {
    switch items {
    case .one(let node): return rowSize(of: node, for: rowProposal)[axis] + arrangement.spacing
    case .many(let items): return items.reduce(0) { $0 + length(of: $1, isKnown: isKnown) }
    case .section(let section):
      var length: CGFloat = 0
      visitSection(section) {
        length += $0
      } _: {
        length += self.length(of: $0, isKnown: isKnown)
      }
      return length
    case .changing(let items):
      if !isPlaced { items.container = self }
      return length(of: items.value, isKnown: isKnown)
    case .rows(let source):
      if !isPlaced { source.container = self }
      if isKnown {
        // After elements have moved, there may be unmade rows between those on the screen.
        for index in source.shown where source.rows[index] != nil {
          note(length(of: source.items(at: index), isKnown: isKnown), of: index, in: source)
        }
      }
      return source.extents.length(of: source.count, estimate: stride(estimatedIn: source))
    }
  }

  /// The size of the row around a node, for a proposal to rows.
  func rowSize(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { node.measuredSize(for: proposal) }

  /// Visits the parts of a section, and passes its distance from the item before it to `advance`.
  func visitSection(_ section: SectionItems, _ advance: (CGFloat) -> Void, _ visit: (LayoutItems) -> Void) {
    for part in section.parts { visit(part) }
  }

  // MARK: - Placing

  override func placeRows(at cursor: inout Cursor, in sight: Range<CGFloat>) {
    let proposal = ProposedViewSize(nil, along: axis, across: geometry.proposal[axis.perpendicular])
    if proposal != rowProposal { forgetLengths() }
    rowProposal = proposal
    place(items, at: &cursor, in: sight)
  }

  /// Makes and places the visible rows of some items.
  final func place(_ items: LayoutItems, at cursor: inout Cursor, in sight: Range<CGFloat>) {
    switch items {
    case .one(let node): placeRow(node, at: &cursor)
    case .many(let items): for item in items { place(item, at: &cursor, in: sight) }
    case .section(let section): placeSection(section, at: &cursor, in: sight)
    case .changing(let items):
      items.container = self
      place(items.value, at: &cursor, in: sight)
    case .rows(let source):
      place(source, at: &cursor, in: sight) { row, cursor in place(row, at: &cursor, in: sight) }
    }
  }

  /// Places the parts of a section.
  func placeSection(_ section: SectionItems, at cursor: inout Cursor, in sight: Range<CGFloat>) {
    placeParts(of: section, at: &cursor, in: sight) { part, cursor, sight, _ in place(part, at: &cursor, in: sight) }
  }

  /// Places the row around a node.
  ///
  /// A row is aligned by the part of its breadth at which the guide is in a view without guides: rows of lazy
  /// containers have no guides of their own, as in SwiftUI.
  func placeRow(_ node: LayoutNode, at cursor: inout Cursor) {
    let across = axis.perpendicular
    if node.parent !== self { adopt(node) }
    let size = node.measuredSize(for: rowProposal)
    let part = arrangement.alignment.fraction
    var origin = CGPoint.zero
    origin[axis] = cursor.start
    origin[across] = Length.origin(containerGuide: part * geometry.size[across], childGuide: part * size[across])
    put(node, by: ChildPlacement(origin: origin, size: size, proposal: rowProposal), at: &cursor)
    cursor.start += size[axis] + arrangement.spacing
  }
}

/// The arrangement of the rows of a lazy stack.
struct LazyStackArrangement: LazyArrangement {
  /// The axis along which rows follow each other.
  let axis: Axis
  /// The guide that aligns the rows across that axis.
  let alignment: AlignmentKey
  /// The distance between two rows, in points.
  let spacing: CGFloat
  let pinned: PinnedScrollableViews

  /// An arrangement; a spacing that is not a finite number counts as the default of stacks.
  init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, pinned: PinnedScrollableViews = []) {
    self.axis = axis
    self.alignment = alignment
    self.pinned = pinned
    self.spacing = Length.finite(spacing) ?? StackLayout.defaultSpacing
  }
}
