import Foundation

/// A cell of a grid: a view, its row and column, and the number of columns that it spans.
@MainActor
struct GridCell<Child: LayoutChild> {
  /// The view.
  let child: Child
  /// Its row.
  let row: Int
  /// The first of its columns.
  let column: Int
  /// The number of columns that it spans.
  let span: Int
  /// The axes along which it takes the length of its cell and requests none.
  let unsizedAxes: Axis.Set
  /// The alignment of the view in its cell, unless an anchor is set.
  let alignment: Alignment
  /// The point of the view to align with the same point of its cell.
  let anchor: UnitPoint?

  /// Whether the cells of the row are aligned on one line by their vertical guides: by baselines and custom guides,
  /// which a rectangle without a view does not have. With edges and middles, each view is aligned in its own cell.
  fileprivate var isOnLine: Bool { anchor == nil && alignment.vertical.key.kind != .builtIn }
}

/// The layout of `Grid`: cells in rows and columns, each column as wide as its widest cell, each row as high as its
/// highest.
///
/// The width is divided among columns as an `HStack` divides it among views that answer with their widest cell, and the
/// height among rows as in a `VStack` (section G of the layout facts). A cell over several columns may take what is left
/// of the width, and widens its columns equally if they are too narrow; so a divider between rows makes the grid as wide
/// as it may be. Cells that are aligned by a baseline make their row as high as they are together, as in an `HStack`.
struct GridLayoutRule: Equatable {
  /// The distance between two columns, in points.
  var horizontalSpacing: CGFloat = StackLayout.defaultSpacing
  /// The distance between two rows, in points.
  var verticalSpacing: CGFloat = StackLayout.defaultSpacing

  /// The lengths of columns and rows for a proposal.
  struct Tracks {
    /// The width of each column.
    var columns: [CGFloat]
    /// The height of each row.
    var rows: [CGFloat]
    /// The size of the grid.
    var size: CGSize
  }

  /// Computes the columns, and then the rows for these columns.
  ///
  /// - Complexity: O(cells), each of which is asked at most three times along each axis.
  @MainActor
  func tracks<Child: LayoutChild>(
    for proposal: ProposedViewSize, cells: [GridCell<Child>], rowCount: Int
  ) -> Tracks {
    let columnCount = cells.map { $0.column + $0.span }.max() ?? 0
    let columns = grouped(cells.filter { $0.span == 1 }, into: columnCount, by: \.column).map { cells in
      GridTrack(axis: .horizontal, cells: cells) { _ in nil }
    }
    let stack = StackLayout.horizontal(spacing: horizontalSpacing)
    var widths = stack.division(of: ProposedViewSize(width: proposal.width, height: nil), among: columns)
      .shares.map(\.size.width)
    for cell in cells where cell.span > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let room = length(of: cell.columns, in: widths)
      let offer = proposal.width.map { room + Length.remainder(of: $0, after: length(of: 0..<columnCount, in: widths)) }
      let needed = cell.child.measuredSize(for: ProposedViewSize(width: offer, height: nil)).width
      guard needed > room else { continue }
      for column in cell.columns { widths[column] += (needed - room) / CGFloat(cell.span) }
    }
    let rows = grouped(cells, into: rowCount, by: \.row).map { cells in
      GridTrack(axis: .vertical, cells: cells) { length(of: $0.columns, in: widths) }
    }
    let shares = StackLayout.vertical(spacing: verticalSpacing)
      .division(of: ProposedViewSize(width: nil, height: proposal.height), among: rows).shares
    let heights = zip(shares, rows).map { share, row in
      let line = extent(ofLineIn: row.cells) { cell in
        ProposedViewSize(width: length(of: cell.columns, in: widths), height: share.proposedLength)
      }
      return max(share.size.height, line.length)
    }
    return Tracks(
      columns: widths, rows: heights,
      size: CGSize(
        width: length(of: 0..<columnCount, in: widths),
        height: heights.reduce(CGFloat(max(rowCount - 1, 0)) * verticalSpacing, +)))
  }

  /// The placements of the cells.
  ///
  /// - Complexity: O(cells).
  @MainActor
  func placements<Child: LayoutChild>(in tracks: Tracks, cells: [GridCell<Child>]) -> [ChildPlacement] {
    let lines = zip(grouped(cells, into: tracks.rows.count, by: \.row), tracks.rows).map { cells, height in
      extent(ofLineIn: cells) { cell in
        ProposedViewSize(width: length(of: cell.columns, in: tracks.columns), height: height)
      }
    }
    let left = starts(of: tracks.columns, spacing: horizontalSpacing)
    let top = starts(of: tracks.rows, spacing: verticalSpacing)
    return cells.map { cell in
      let corner = CGPoint(x: left[cell.column], y: top[cell.row])
      let room = CGSize(width: length(of: cell.columns, in: tracks.columns), height: tracks.rows[cell.row])
      let offer = ProposedViewSize(room)
      let size = cell.child.measuredSize(for: offer)
      var origin = CGPoint.zero
      if let anchor = cell.anchor {
        let (inRoom, inView) = (anchor.position(in: room), anchor.position(in: size))
        origin.x = Length.origin(containerGuide: inRoom.x, childGuide: inView.x)
        origin.y = Length.origin(containerGuide: inRoom.y, childGuide: inView.y)
      } else {
        let point = cell.child.point(of: cell.alignment, for: offer, size: size)
        origin = Length.origin(containerGuide: cell.alignment.point(in: room), childGuide: point)
        if cell.isOnLine, !lines[cell.row].isEmpty {
          origin.y = lines[cell.row].origin(ofLength: size.height, guide: point.y)
        }
      }
      return ChildPlacement(
        origin: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), size: size, proposal: offer)
    }
  }

  /// The extent of the cells in a row that are aligned on one line by their guides.
  @MainActor
  private func extent<Child: LayoutChild>(
    ofLineIn cells: [GridCell<Child>], offering offer: (GridCell<Child>) -> ProposedViewSize
  ) -> AlignedExtent {
    var extent = AlignedExtent()
    for cell in cells where cell.isOnLine && !cell.unsizedAxes.contains(.vertical) {
      let proposal = offer(cell)
      let size = cell.child.measuredSize(for: proposal)
      extent.add(
        length: size.height, guide: cell.child.guide(cell.alignment.vertical.key, for: proposal, size: size))
    }
    return extent
  }

  /// The cells of each column or row, in their order.
  @MainActor
  private func grouped<Child: LayoutChild>(
    _ cells: [GridCell<Child>], into count: Int, by track: (GridCell<Child>) -> Int
  ) -> [[GridCell<Child>]] {
    var groups = Array(repeating: [GridCell<Child>](), count: count)
    for cell in cells { groups[track(cell)].append(cell) }
    return groups
  }

  /// The start of each column or row.
  private func starts(of lengths: [CGFloat], spacing: CGFloat) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += length + spacing }
      return start
    }
  }

  /// The length of some columns with the distances between them.
  private func length(of range: Range<Int>, in widths: [CGFloat]) -> CGFloat {
    widths[range].reduce(CGFloat(max(range.count - 1, 0)) * horizontalSpacing, +)
  }
}

extension GridCell {
  /// The columns of the cell.
  fileprivate var columns: Range<Int> { column..<(column + span) }
}

/// A column or a row of a grid, as a view of a stack along its axis: it answers with its longest cell.
@MainActor
private struct GridTrack<Child: LayoutChild>: LayoutChild {
  let axis: Axis
  let cells: [GridCell<Child>]
  /// The length to propose to a cell across the axis.
  let breadth: (GridCell<Child>) -> CGFloat?

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    var longest: CGFloat = 0
    for cell in cells where !cell.unsizedAxes.contains(Axis.Set(axis)) {
      let offer = ProposedViewSize(proposal[axis], along: axis, across: breadth(cell))
      longest = max(longest, cell.child.measuredSize(for: offer)[axis])
    }
    return CGSize(longest, along: axis, across: 0)
  }

  func dimensions(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions { ViewDimensions(size: size) }
  func hasGuides(_ kinds: GuideKinds) -> Bool { false }
  var layoutPriority: Double { cells.map(\.child.layoutPriority).max() ?? 0 }
  var hasSpacing: Bool { false }
  var spacing: ViewSpacing { .indifferent }
}
