import Foundation

/// The arrangement of the rows of a lazy container.
protocol LazyArrangement: Equatable {
  /// The axis along which rows follow each other.
  var axis: Axis { get }
  /// The distance between two rows, in points.
  var spacing: CGFloat { get }
  /// The headers and footers that stay at the edge while their section is in sight.
  var pinned: PinnedScrollableViews { get }
}

/// A container that makes its views when a scroll view shows them; subclasses define their arrangement.
///
/// The visible views depend on the rows' lengths, and a view must be made to be measured. So rows are made one by one
/// during placement, from the first visible row to the last: no unneeded row is made. The total length is an estimate
/// until each row has been measured once.
///
/// Invariant 1, whenever no layout pass runs: exactly the rows that overlap the viewport are on the screen; without an
/// enclosing scroll view all of them are.
class LazyContainerNode<Arrangement: LazyArrangement>: ParentNode, ItemsContainer, FrontingContainer {
  /// The default estimate for the length of a row, in points: that of a row on a phone.
  private static var unknownLength: CGFloat { 44 }

  /// The arrangement of the rows.
  private(set) final var arrangement: Arrangement
  /// The items of the container.
  let items: LayoutItems
  /// The sides at which rows that leave the screen report their disappearance.
  let reporting: () -> LazyDisappearance
  /// The viewport of the enclosing scroll view; found at the first placement.
  private var viewport: Viewport?
  /// Whether the node was placed, so that its viewport is known, or there is none.
  private var isViewportKnown = false
  /// The nodes on the screen.
  private var shown: [LayoutNode] = []
  /// The ideal lengths of the first views across the axis, as they were measured last.
  final var knownIdeals: [CGFloat] = []
  /// The ideal lengths that were given last, and for how many views; nil if none were asked for.
  final var answeredIdeals: (count: Int, breadths: [CGFloat])?
  /// The nodes of pinned headers and footers.
  final var front: Set<ObjectIdentifier> = []
  /// The rows that were brought to the screen in the current placement, in the order in which they appear.
  private var newcomers: [ViewPosition] = []
  /// The part of the node that was visible in the last placement, along the axis.
  private var sight: Range<CGFloat>?
  /// The length of the rows of the last placement.
  private var known: CGFloat = 0
  /// The length along the axis that the container answered for the last placement; nil before the first.
  private var answered: CGFloat?
  /// The mean stride of the rows that were placed first.
  private var meanStride: CGFloat?
  /// Whether the mean stride is from lengths that were forgotten.
  private var isMeanStrideOutdated = false

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
    followPlace()
  }

  /// Sets the arrangement.
  final func update(to new: Arrangement) {
    guard arrangement != new else { return }
    let difference = new.spacing - arrangement.spacing
    arrangement = new
    if difference != 0 {
      meanStride = meanStride.map { max(0, $0 + difference) }
      forgetLengths(movingEstimatesBy: difference)
    }
    invalidate()
  }

  /// The axis along which rows follow each other.
  final var axis: Axis { arrangement.axis }

  /// The distance between two rows, in points.
  final var gap: CGFloat { arrangement.spacing }

  /// The parts of a section that may hold its first view.
  func leadingParts(of section: SectionItems) -> [LayoutItems] { section.parts }

  /// The ideal length of a view across the axis.
  func idealBreadth(of node: LayoutNode) -> CGFloat { node.measuredSize(for: .unspecified)[axis.perpendicular] }

  /// Makes and places the visible rows.
  func placeRows(at cursor: inout Cursor, in sight: Range<CGFloat>) {}

  /// Called when rows were inserted, removed or moved.
  func childrenChanged() {
    knownIdeals = []
    invalidate()
  }

  override final var axisInside: Axis? { axis }

  // MARK: - Placing

  /// The position of the next row during placement.
  struct Cursor {
    /// The start of the next row, along the axis.
    var start: CGFloat = 0
    /// The placed nodes.
    var nodes: [LayoutNode] = []
    /// The rows of the pinned header or footer that is being placed; nil elsewhere.
    var held: [(node: LayoutNode, placement: ChildPlacement)]?
    /// The pinned headers and footers, which are placed last.
    var pinned: [PinnedRows] = []
    /// The number of placed rows of sources with a stride above 0.
    var rowCount = 0
    /// The sum of their strides.
    var rowLength: CGFloat = 0
    /// The length by which rows before those in sight exceed their estimates.
    var excess: CGFloat = 0
  }

  override final func placeChildren() {
    // This placement also serves a request from `geometryChanged`.
    markChildrenPlaced()
    position.count(.placement)
    let viewport = findViewport()
    let sight = self.part(seenIn: viewport?.sight)
    self.sight = sight
    var cursor = Cursor()
    placeRows(at: &cursor, in: sight)
    placePinned(at: &cursor, in: part(seenIn: viewport?.frame))
    // The host makes the views that were inserted last appear first, and rows appear from the first to the last.
    for newcomer in newcomers.reversed() where !newcomer.isAside { runtime.insert(newcomer) }
    newcomers = []
    shown = cursor.nodes
    if meanStride == nil || isMeanStrideOutdated, cursor.rowCount > 0 {
      meanStride = cursor.rowLength / CGFloat(cursor.rowCount)
      isMeanStrideOutdated = false
    }
    answerAnewIfNeeded(cursor)
    if cursor.excess != 0 { viewport?.follow(cursor.excess, axis) }
  }

  /// Invalidates the answers if they depend on lengths that have changed, or that were estimated otherwise.
  private func answerAnewIfNeeded(_ cursor: Cursor) {
    if answersOtherIdeals { invalidate() }
    let now = cursor.start
    let answer = geometry.size[axis]
    // The sum of the lengths may be rounded otherwise, so the same answer to the same lengths is not computed again.
    guard now != known || answer != answered else { return }
    let isStale = now != known || answer != max(0, cursor.start - gap)
    (known, answered) = (now, answer)
    if isStale { invalidate() }
  }

  private func findViewport() -> Viewport? {
    // A scroll view around may change its axes, so none is looked for again.
    if let viewport { return viewport }
    let found = enclosingViewport(along: axis)
    found?.add(self)
    viewport = found
    isViewportKnown = true
    return found
  }

  func knownViewport(along axis: Axis) -> Viewport?? {
    isViewportKnown && axis == self.axis ? .some(viewport) : nil
  }

  /// The part of the node in a rectangle, along the axis; all of it without one.
  private func part(seenIn frame: CGRect?) -> Range<CGFloat> {
    guard let frame else { return -.infinity ..< .infinity }
    let length = max(0, frame.size[axis])
    let start = frame.origin[axis] - originInHost[axis]
    // In a right-to-left layout, the first view is at the right end.
    let isMirrored = axis == .horizontal && direction?.isRightToLeft == true
    let origin = isMirrored ? geometry.size[axis] - start - length : start
    let end = origin + length
    return origin.isFinite && end.isFinite ? origin..<end : -.infinity ..< .infinity
  }

  // MARK: - Rows of a source

  /// The estimated stride of an unmeasured row of a source.
  ///
  /// The first estimate is kept. If it were always the mean of all known strides, each newly measured row would move
  /// the visible rows, because many unmeasured rows may precede them.
  final func stride(estimatedIn source: RowSource) -> CGFloat { source.estimate ?? estimate }

  /// The estimated stride of a row of a source without measured rows.
  final var estimate: CGFloat { meanStride ?? Self.unknownLength + gap }

  /// Stores the stride of a row.
  final func note(_ stride: CGFloat, of index: Int, in source: RowSource) {
    source.rows[index]?.stride = stride
    source.extents.note(stride, at: index)
  }

  /// Discards the lengths of all rows, because they depend on the proposal. The estimates stay until rows are measured
  /// again.
  ///
  /// - Parameter difference: The difference of the distances of rows, which the estimates contain.
  final func forgetLengths(movingEstimatesBy difference: CGFloat = 0) {
    isMeanStrideOutdated = true
    forgetLengths(of: items, difference)
  }

  private func forgetLengths(of items: LayoutItems, _ difference: CGFloat) {
    switch items {
    case .one: break
    case .many(let items): for item in items { forgetLengths(of: item, difference) }
    case .section(let section): for part in section.parts { forgetLengths(of: part, difference) }
    case .changing(let items): forgetLengths(of: items.value, difference)
    case .rows(let source):
      source.forgetLengths(movingEstimateBy: difference)
      for row in source.rows.values {
        row.stride = nil
        forgetLengths(of: row.items, difference)
      }
    }
  }

  /// The content of a row, which is made or brought back.
  final func bringForward(_ index: Int, of source: RowSource) -> LayoutItems {
    let row = source.bringForward(index)
    if let newcomer = source.newcomer(at: index) { newcomers.append(newcomer) }
    return row
  }

  /// Makes and places the visible rows of a source, one after the other; the others leave the screen.
  final func place(
    _ source: RowSource, at cursor: inout Cursor, in sight: Range<CGFloat>,
    by placeRow: (LayoutItems, inout Cursor) -> Void
  ) {
    source.container = self
    let spacing = gap
    let origin = cursor.start
    let estimate = stride(estimatedIn: source)
    source.frame = { [unowned self, unowned source] in frame(ofRow: $0, in: source, from: origin) }
    var (first, start) = source.extents.firstRow(
      endingBehind: sight.lowerBound - origin, of: source.count, gap: spacing, estimate: estimate)
    cursor.start = origin + start
    let shownBefore = source.takeShownInPlace()
    var excess: CGFloat = 0
    var index = first
    while index < source.count && isInSight(index, of: source, at: cursor.start, before: sight.upperBound) {
      let rowStart = cursor.start
      let (nodeCount, pinnedCount) = (cursor.nodes.count, cursor.pinned.count)
      let row = bringForward(index, of: source)
      // The row was made just now, and may be nested deeper than anything before.
      runtime.nesting { placeRow(row, &cursor) }
      let stride = cursor.start - rowStart
      if index < shownBefore.lowerBound, source.rows[index]?.stride == nil { excess += stride - estimate }
      note(stride, of: index, in: source)
      index += 1
      // The estimate was too long: the row ends before the visible part.
      if index == first + 1 && stride > 0 && rowStart < sight.lowerBound && cursor.start - spacing <= sight.lowerBound {
        source.dismiss(index - 1, reporting: reporting())
        cursor.nodes.removeSubrange(nodeCount...)
        cursor.pinned.removeSubrange(pinnedCount...)
        first = index
      } else if stride > 0 {
        cursor.rowCount += 1
        cursor.rowLength += stride
      }
    }
    // Rows that came into sight above one that was seen before would push it away.
    if !shownBefore.isEmpty, index > shownBefore.lowerBound { cursor.excess += excess }
    source.show(first..<index, reporting: reporting())
    source.estimateStride()
    cursor.start = origin + source.extents.length(of: source.count, estimate: stride(estimatedIn: source))
  }

  /// Whether a row or line of a source begins before the end of the visible part, or, without a length, at the end.
  final func isInSight(_ index: Int, of source: RowSource, at start: CGFloat, before end: CGFloat) -> Bool {
    start < end || start == end && source.extents.isEmpty(index, gap: gap)
  }

  /// The rectangle of a row in the host's coordinates; unknown lengths are estimated.
  private func frame(ofRow index: Int, in source: RowSource, from origin: CGFloat) -> CGRect {
    let estimate = stride(estimatedIn: source)
    let start = source.extents.length(of: index, estimate: estimate)
    return frame(from: origin + start, to: origin + source.extents.length(of: index + 1, estimate: estimate) - gap)
  }

  /// The rectangle of a part of the container in the host's coordinates.
  final func frame(from start: CGFloat, to end: CGFloat) -> CGRect {
    var frame = frameInHost
    frame.size[axis] = max(0, end - start)
    if axis == .horizontal && direction?.isRightToLeft == true {
      frame.origin[axis] += geometry.size[axis] - start - frame.size[axis]
    } else {
      frame.origin[axis] += start
    }
    return frame
  }

  // MARK: - Moving

  override func inputChanged(_ input: LayoutInput) {
    // The visible part does not affect the node's answers.
    if input === viewport { invalidatePlacement() } else { super.inputChanged(input) }
  }

  override func geometryChanged() {
    guard let viewport, !hasEnded, part(seenIn: viewport.sight) != sight else { return }
    invalidatePlacement()
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) {
    for node in shown { visit(node) }
  }

  override func end() {
    super.end()
    shown = []
    viewport = nil
    if !front.isEmpty { runtime.knownService(ZIndexBook.self)?.containers[ObjectIdentifier(self)] = nil }
  }
}

/// A node that knows the viewport in which its rows are seen.
@MainActor
private protocol ViewportKnowing {
  /// The viewport along an axis, nil for a node that is not scrolled; nil where the node does not know it.
  func knownViewport(along axis: Axis) -> Viewport??
}

extension LazyContainerNode: ViewportKnowing {}

extension LayoutNode {
  /// The viewport of the nearest enclosing scroll view that scrolls along an axis; nil if there is none.
  ///
  /// - Complexity: O(nodes up to the next lazy container along the axis, or else O(depth)).
  fileprivate func enclosingViewport(along axis: Axis) -> Viewport? {
    var node = parent
    while let here = node {
      if let scroll = here as? ScrollNode, scroll.axes.contains(Axis.Set(axis)) { return scroll.viewport }
      if let known = (here as? any ViewportKnowing)?.knownViewport(along: axis) { return known }
      node = here.parent
    }
    return nil
  }
}
