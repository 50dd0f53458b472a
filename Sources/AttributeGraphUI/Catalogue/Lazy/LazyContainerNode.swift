import Foundation

/// The arrangement of the rows of a lazy container.
protocol LazyArrangement: Equatable {
  /// The axis along which rows follow each other.
  var axis: Axis { get }
  /// The distance between two rows, in points.
  var spacing: CGFloat { get }
}

/// A container that makes the views inside when a scroll view shows them, however they stand in it.
///
/// Which views those are depends on their lengths, and a view has to be made to be asked. So rows are made one by one
/// while they are placed, from the first that is in sight to the last: no row is made that is not needed. The length of
/// all rows together is an estimate until each was asked once.
///
/// Invariant 1, whenever no layout pass runs: exactly the rows that overlap the viewport are on the screen; without a
/// scroll view around all of them are.
class LazyContainerNode<Arrangement: LazyArrangement>: LayoutNode, ItemsContainer {
  /// The length of a row of which nothing is known, in points: that of a row on a phone.
  private static var unknownLength: CGFloat { 44 }

  /// How the rows stand.
  private(set) final var arrangement: Arrangement
  /// What stands in the container.
  let items: LayoutItems
  /// At which sides rows disappear by leaving the screen.
  let reporting: () -> LazyDisappearance
  /// What the scroll view around shows; looked for when the node is placed first.
  private var viewport: Viewport?
  /// The nodes on the screen.
  private var shown: [LayoutNode] = []
  /// The part of the node that was in sight in the last placement.
  private var sight: Range<CGFloat>?
  /// The lengths that the last answers rest upon.
  private(set) var known = CGSize.zero
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
    followPlace()
  }

  /// Takes another arrangement over.
  final func update(to new: Arrangement) {
    guard arrangement != new else { return }
    arrangement = new
    invalidate()
  }

  /// Along which axis rows stand one after the other.
  final var axis: Axis { arrangement.axis }

  /// The distance between two rows, in points.
  final var gap: CGFloat { arrangement.spacing }

  /// Places the rows that are in sight, and makes them for it.
  func placeRows(at cursor: inout Cursor, in sight: Range<CGFloat>) {}

  /// Takes note that rows came, went or changed places.
  func childrenChanged() { invalidate() }

  override final var axisInside: Axis? { axis }

  // MARK: - Placing

  /// Where the next row stands while rows are placed.
  struct Cursor {
    /// Where it begins, along the axis.
    var start: CGFloat = 0
    /// The greatest length across the axis.
    var breadth: CGFloat = 0
    /// What was placed.
    var nodes: [LayoutNode] = []
    /// The strides of rows with a view.
    var rowCount = 0
    /// Their sum.
    var rowLength: CGFloat = 0
  }

  override final func placeChildren() {
    // The way here from `geometryChanged` need not be gone twice.
    takePlacementForDone()
    position.count(.placement)
    let sight = self.sight(in: findViewport())
    self.sight = sight
    var cursor = Cursor()
    placeRows(at: &cursor, in: sight)
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
    let start = viewport.frame.origin[axis] - originInHost[axis]
    // Where lines begin on the right, the first view is at the right end.
    let isMirrored = axis == .horizontal && direction?.isRightToLeft == true
    let origin = isMirrored ? geometry.size[axis] - start - length : start
    let end = origin + length
    return origin.isFinite && end.isFinite ? origin..<end : -.infinity ..< .infinity
  }

  // MARK: - Rows of a source

  /// What is taken for the stride of a row of a source that is not known.
  ///
  /// It stays what it was found to be first: were it always the mean of all that are known, then each row that becomes
  /// known would move what is on the screen, as many rows may be above it that are not known.
  final func stride(estimatedIn source: RowSource) -> CGFloat { source.estimate ?? estimate }

  /// What is taken for the stride of a row where nothing is known of those beside it.
  final var estimate: CGFloat { meanStride ?? Self.unknownLength + gap }

  /// Takes note of the stride of a row.
  final func note(_ stride: CGFloat, of index: Int, in source: RowSource) {
    source.rows[index]?.stride = stride
    source.extents.note(stride, at: index)
  }

  /// Forgets the lengths of all rows, which are others for another proposal.
  final func forgetLengths() {
    meanStride = nil
    forgetLengths(of: items)
  }

  private func forgetLengths(of items: LayoutItems) {
    switch items {
    case .one: break
    case .many(let items): for item in items { forgetLengths(of: item) }
    case .section(let section): for part in section.parts { forgetLengths(of: part) }
    case .changing(let items): forgetLengths(of: items.value)
    case .rows(let source):
      source.extents = RowExtents()
      source.estimate = nil
      for row in source.rows.values {
        row.stride = nil
        forgetLengths(of: row.items)
      }
    }
  }

  /// Places the rows of a source that are in sight, one after the other, and makes them for it; the others leave the
  /// screen.
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
    var index = first
    while index < source.count && cursor.start < sight.upperBound {
      let rowStart = cursor.start
      let nodeCount = cursor.nodes.count
      placeRow(source.bringForward(index), &cursor)
      let stride = cursor.start - rowStart
      note(stride, of: index, in: source)
      index += 1
      // The estimate was too long: the row ends before what is in sight.
      if index == first + 1 && stride > 0 && cursor.start - spacing <= sight.lowerBound {
        source.dismiss(index - 1, reporting: reporting())
        cursor.nodes.removeSubrange(nodeCount...)
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
