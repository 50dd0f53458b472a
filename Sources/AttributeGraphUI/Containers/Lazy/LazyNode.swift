import Foundation

/// The layout of a lazy container: rows one after the other, of which it makes those that a scroll view shows.
///
/// Which rows those are depends on their lengths, and a row has to be made to be asked. So rows are made one by one
/// while they are placed, from the first that is in sight to the last: no row is made that is not needed. The length of
/// all rows together is an estimate until each was asked once.
///
/// Invariants, whenever no layout pass runs:
/// 1. Exactly the rows that overlap the viewport are on the screen; without a scroll view around all of them are.
/// 2. A row's known stride is that of its last placement with the proposal of `rowProposal`.
final class LazyNode: LayoutNode, ItemsContainer {
  /// How rows stand.
  struct Arrangement: Equatable {
    /// Along which axis.
    let axis: Axis
    /// The guide by which they are aligned, across that axis.
    let alignment: AlignmentKey
    /// The distance between two of them, in points.
    let spacing: CGFloat

    /// An arrangement; a spacing that is not a finite number is taken as the default of stacks.
    init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
      self.axis = axis
      self.alignment = alignment
      self.spacing = Length.finite(spacing) ?? StackLayout.defaultSpacing
    }
  }

  /// The length of a row of which nothing is known, in points: that of a row on a phone.
  static let unknownLength: CGFloat = 44

  private var arrangement: Arrangement
  private let items: LayoutItems
  private let reporting: () -> LazyDisappearance
  /// What the scroll view around shows; looked for when the node is placed first.
  private var viewport: Viewport?
  /// The nodes on the screen.
  private var shown: [LayoutNode] = []
  /// What rows were proposed in the last placement.
  private var rowProposal = ProposedViewSize.unspecified
  /// The part of the node that was in sight in the last placement.
  private var sight: Range<CGFloat>?
  /// The lengths that the last answers rest upon.
  private var known = CGSize.zero
  /// The mean stride of the rows that were placed first.
  private var meanStride: CGFloat?

  /// Makes the container of rows.
  init(
    at position: ViewPosition, content: _ViewListOutputs, arrangement: Arrangement,
    reporting: @escaping () -> LazyDisappearance
  ) {
    self.arrangement = arrangement
    self.reporting = reporting
    items = content.items
    super.init(at: position)
    position.appearsInOrder = true
  }

  /// Takes another arrangement over.
  func update(to new: Arrangement) {
    guard arrangement != new else { return }
    arrangement = new
    invalidate()
  }

  /// Takes note that rows came, went or changed places.
  func childrenChanged() { invalidate() }

  override var axisInside: Axis? { axis }

  private var axis: Axis { arrangement.axis }
  private var estimate: CGFloat { meanStride ?? Self.unknownLength + arrangement.spacing }

  // MARK: - Measuring

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let across = axis.perpendicular
    var breadth: CGFloat = 0
    // Lengths for another breadth are not known; those for this one are the best guess.
    let isKnown = proposal[across] == rowProposal[across]
    let length = self.length(of: items, isKnown: isKnown, breadth: &breadth)
    var size = CGSize.zero
    size[axis] = max(0, length - arrangement.spacing)
    size[across] = proposal[across].map { Length.measured($0) } ?? (isKnown ? breadth : known[across])
    return size
  }

  /// The strides of all rows together; those on the screen are asked again, which is cheap if nothing has changed.
  private func length(of items: LayoutItems, isKnown: Bool, breadth: inout CGFloat) -> CGFloat {
    switch items {
    case .one(let node):
      let size = node.measuredSize(for: rowProposal)
      breadth = max(breadth, size[axis.perpendicular])
      return size[axis] + arrangement.spacing
    case .many(let items):
      return items.reduce(0) { $0 + length(of: $1, isKnown: isKnown, breadth: &breadth) }
    case .changing(let items): return length(of: items.value, isKnown: isKnown, breadth: &breadth)
    case .rows(let source):
      if isKnown {
        // After elements have moved there may be rows between those on the screen that were not made yet.
        for index in source.shown where source.rows[index] != nil {
          note(length(of: source.items(at: index), isKnown: isKnown, breadth: &breadth), of: index, in: source)
        }
      }
      return source.extents.length(of: source.count, estimate: stride(estimatedIn: source))
    }
  }

  /// What is taken for the stride of a row of a source that is not known.
  ///
  /// It stays what it was found to be first: were it always the mean of all that are known, then each row that becomes
  /// known would move what is on the screen, as many rows may be above it that are not known.
  private func stride(estimatedIn source: RowSource) -> CGFloat { source.estimate ?? estimate }

  private func note(_ stride: CGFloat, of index: Int, in source: RowSource) {
    source.rows[index]?.stride = stride
    source.extents.note(stride, at: index)
  }

  // MARK: - Placing

  /// Where the next row stands while rows are placed.
  private struct Cursor {
    var start: CGFloat = 0
    /// The greatest length across the axis.
    var breadth: CGFloat = 0
    var nodes: [LayoutNode] = []
    /// The strides of rows with a view.
    var rowCount = 0
    var rowLength: CGFloat = 0
  }

  override func placeChildren() {
    // The way here from `geometryChanged` need not be gone twice.
    takePlacementForDone()
    position.countPlacement()
    let sight = self.sight(in: findViewport())
    self.sight = sight
    let proposal = ProposedViewSize(nil, along: axis, across: geometry.proposal[axis.perpendicular])
    if proposal != rowProposal {
      meanStride = nil
      forgetLengths(items)
    }
    rowProposal = proposal
    var cursor = Cursor()
    place(items, at: &cursor, in: sight)
    shown = cursor.nodes
    if meanStride == nil, cursor.rowCount > 0 { meanStride = cursor.rowLength / CGFloat(cursor.rowCount) }
    answerAnewIfNeeded(cursor)
  }

  /// Has the answers worked out again if they rest upon lengths that have turned out to be others.
  private func answerAnewIfNeeded(_ cursor: Cursor) {
    var now = CGSize.zero
    now[axis] = cursor.start
    now[axis.perpendicular] = cursor.breadth
    guard now != known else { return }
    known = now
    invalidate()
  }

  private func findViewport() -> Viewport? {
    if let viewport { return viewport }
    let found = scrollNode(along: axis)?.viewport
    found?.add(self)
    viewport = found
    return found
  }

  /// The part of the node that is in sight, along the axis.
  private func sight(in viewport: Viewport?) -> Range<CGFloat> {
    guard let viewport else { return -.infinity ..< .infinity }
    let length = max(0, viewport.frame.size[axis])
    let start = viewport.frame.origin[axis] - geometry.origin[axis]
    // Where lines begin on the right, the first view is at the right end.
    let isMirrored = axis == .horizontal && direction?.isRightToLeft == true
    let origin = isMirrored ? geometry.size[axis] - start - length : start
    let end = origin + length
    return origin.isFinite && end.isFinite ? origin..<end : -.infinity ..< .infinity
  }

  private func forgetLengths(_ items: LayoutItems) {
    switch items {
    case .one: break
    case .many(let items): for item in items { forgetLengths(item) }
    case .changing(let items): forgetLengths(items.value)
    case .rows(let source):
      source.extents = RowExtents()
      source.estimate = nil
      for row in source.rows.values {
        row.stride = nil
        forgetLengths(row.items)
      }
    }
  }

  private func place(_ items: LayoutItems, at cursor: inout Cursor, in sight: Range<CGFloat>) {
    switch items {
    case .one(let node): place(node, at: &cursor)
    case .many(let items): for item in items { place(item, at: &cursor, in: sight) }
    case .changing(let items):
      items.container = self
      place(items.value, at: &cursor, in: sight)
    case .rows(let source):
      source.container = self
      place(source, at: &cursor, in: sight)
    }
  }

  private func place(_ node: LayoutNode, at cursor: inout Cursor) {
    let across = axis.perpendicular
    if node.around !== self { adopt(node) }
    let size = node.measuredSize(for: rowProposal)
    var container = CGSize.zero
    container[axis] = size[axis]
    container[across] = geometry.size[across]
    let guide = node.dimensions(for: rowProposal, size: size)[arrangement.alignment]
    var origin = CGPoint.zero
    origin[axis] = cursor.start
    origin[across] = Length.origin(
      containerGuide: ViewDimensions(size: container)[arrangement.alignment], childGuide: guide)
    place(node, by: ChildPlacement(origin: origin, size: size, proposal: rowProposal))
    cursor.nodes.append(node)
    cursor.start += size[axis] + arrangement.spacing
    cursor.breadth = max(cursor.breadth, size[across])
  }

  /// Places the rows of a source that are in sight, and makes them for it; the others leave the screen.
  private func place(_ source: RowSource, at cursor: inout Cursor, in sight: Range<CGFloat>) {
    let spacing = arrangement.spacing
    let origin = cursor.start
    let estimate = stride(estimatedIn: source)
    source.frame = { [unowned self, unowned source] in frame(ofRow: $0, in: source, from: origin) }
    var (first, start) = source.extents.firstRow(
      endingBehind: sight.lowerBound - origin, of: source.count, gap: spacing, estimate: estimate)
    cursor.start = origin + start
    var index = first
    while index < source.count && cursor.start < sight.upperBound {
      let before = cursor
      place(source.bringForward(index), at: &cursor, in: sight)
      let stride = cursor.start - before.start
      note(stride, of: index, in: source)
      index += 1
      // The estimate was too long: the row ends before what is in sight.
      if index == first + 1 && stride > 0 && cursor.start - spacing <= sight.lowerBound {
        source.dismiss(index - 1, reporting: reporting())
        cursor.nodes = before.nodes
        first = index
      } else if stride > 0 {
        cursor.rowCount += 1
        cursor.rowLength += stride
      }
    }
    source.show(first..<index, reporting: reporting())
    if source.estimate == nil { source.estimate = source.extents.average }
    cursor.start = origin + source.extents.length(of: source.count, estimate: stride(estimatedIn: source))
  }

  /// The rectangle of a row in the host's coordinates, as far as the lengths of those before it are known.
  private func frame(ofRow index: Int, in source: RowSource, from origin: CGFloat) -> CGRect {
    let estimate = stride(estimatedIn: source)
    let start = source.extents.length(of: index, estimate: estimate)
    var frame = geometry.frame
    frame.size[axis] = max(0, source.extents.length(of: index + 1, estimate: estimate) - start - arrangement.spacing)
    if axis == .horizontal && direction?.isRightToLeft == true {
      frame.origin[axis] += geometry.size[axis] - origin - start - frame.size[axis]
    } else {
      frame.origin[axis] += origin + start
    }
    return frame
  }

  // MARK: - Moving

  override func inputChanged(_ input: LayoutInput) {
    // What is in sight does not matter to what the node answers.
    if input === viewport { placementIsDue() } else { super.inputChanged(input) }
  }

  override func geometryChanged() {
    guard let viewport, !hasEnded, sight(in: viewport) != sight else { return }
    placementIsDue()
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) {
    for node in shown { visit(node) }
  }

  override func end() {
    super.end()
    shown = []
    viewport = nil
  }
}
