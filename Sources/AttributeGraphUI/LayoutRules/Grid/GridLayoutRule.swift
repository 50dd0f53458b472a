import Foundation

/// A cell of a grid: a view, and the columns and rows that it covers.
@MainActor
struct GridCell<Child: LayoutChild> {
  /// The view.
  let child: Child
  /// Its columns.
  let columns: Range<Int>
  /// Its rows: one.
  let rows: Range<Int>
  /// The axes along which it takes the length of its cell and requests none.
  let unsizedAxes: Axis.Set
  /// The alignment of the view with the others of its column and its row, unless an anchor is set.
  let alignment: Alignment
  /// The point of the view to align with the same point of its cell.
  let anchor: UnitPoint?
}

/// The layout of `Grid`: cells in rows and columns, sized as `GridSizing` describes.
///
/// The cells of a column are aligned with each other by the guide of the column, and so are those of a row; as a whole
/// they stand in the column where the guide is in a view without one of its own. An anchor aligns a point of a view
/// with the same point of its cell. A cell over several columns has an anchor in place of guides (Apple's documentation
/// of `gridCellAnchor(_:)`).
struct GridLayoutRule: Equatable {
  /// The distance between two columns, in points; nil for the distances that the views prefer.
  var horizontalSpacing: CGFloat?
  /// The distance between two rows, in points; nil for the distances that the views prefer.
  var verticalSpacing: CGFloat?

  /// Sizes columns, rows and cells.
  ///
  /// - Complexity: That of `GridSizing`.
  @MainActor
  func sizing<Child: LayoutChild>(
    of cells: [GridCell<Child>], for proposal: ProposedViewSize
  ) -> GridSizing<Child> {
    let map = GridMap(cells)
    return GridSizing(
      of: cells, for: proposal, columnSpacings: spacings(along: .horizontal, in: map, of: cells),
      rowSpacings: spacings(along: .vertical, in: map, of: cells))
  }

  /// The distance between each column or row and the one before it: the given one, or the largest that two neighbours
  /// in these tracks prefer.
  @MainActor
  private func spacings<Child: LayoutChild>(
    along axis: Axis, in map: GridMap, of cells: [GridCell<Child>]
  ) -> [CGFloat] {
    let given = axis == .horizontal ? horizontalSpacing : verticalSpacing
    return (0..<map.count(along: axis)).map { track in
      if track == 0 { return 0 }
      if let given { return given }
      var largest: CGFloat = 0
      for place in 0..<map.count(along: axis.perpendicular) {
        guard let one = map.cell(along: axis, track - 1, place), let other = map.cell(along: axis, track, place),
          one != other
        else { continue }
        largest = max(largest, cells[one].child.distance(to: cells[other].child, along: axis))
      }
      return largest
    }
  }

  /// The preferred spacing of the grid: at each edge the merged spacing of the views there, or 0 if one of them, such
  /// as a spacer, prefers that.
  @MainActor
  func preferredSpacing<Child: LayoutChild>(of cells: [GridCell<Child>]) -> ViewSpacing {
    guard !cells.isEmpty else { return .zero }
    guard cells.contains(where: \.child.hasSpacing) else { return .indifferent }
    let map = GridMap(cells)
    var spacing = ViewSpacing.indifferent
    for (edge, axis, isEnd) in [
      (Edge.leading, Axis.horizontal, false), (.trailing, .horizontal, true), (.top, .vertical, false),
      (.bottom, .vertical, true),
    ] {
      let track = isEnd ? map.count(along: axis) - 1 : 0
      var merged: ViewSpacing?
      for place in 0..<map.count(along: axis.perpendicular) {
        guard let index = map.cell(along: axis, track, place) else { continue }
        let own = cells[index].child.spacing
        merged = own[edge] == 0 ? .zero : merged?.union(own, edges: Edge.Set(edge)) ?? own
        if own[edge] == 0 { break }
      }
      spacing[edge] = merged?[edge]
    }
    return spacing
  }

  /// The placements of the cells.
  ///
  /// - Complexity: O(cells).
  @MainActor
  func placements<Child: LayoutChild>(
    of sizing: GridSizing<Child>, cells: [GridCell<Child>]
  ) -> [ChildPlacement] {
    var placements = sizing.answers.map { ChildPlacement(origin: .zero, size: $0.size, proposal: $0.proposal) }
    for axis in Axis.allCases { align(&placements, along: axis, in: sizing, cells: cells) }
    let (left, top) = (sizing.columns.starts, sizing.rows.starts)
    for (index, cell) in cells.enumerated() {
      placements[index].origin.x = Length.sum(left[cell.columns.lowerBound], placements[index].origin.x)
      placements[index].origin.y = Length.sum(top[cell.rows.lowerBound], placements[index].origin.y)
    }
    return placements
  }

  /// Sets the places of the cells within their tracks.
  @MainActor
  private func align<Child: LayoutChild>(
    _ placements: inout [ChildPlacement], along axis: Axis, in sizing: GridSizing<Child>, cells: [GridCell<Child>]
  ) {
    let tracks = axis == .horizontal ? sizing.columns : sizing.rows
    var extents = Array(repeating: AlignedExtent(), count: tracks.tracks.count)
    var guides: [CGFloat] = []
    for (cell, placement) in zip(cells, placements) {
      let key = cell.alignment[axis]
      var guide: CGFloat = 0
      if cell.anchor == nil {
        guide = cell.child.guide(key, for: placement.proposal, size: placement.size)
        extents[cell.range(along: axis).lowerBound].add(length: placement.size[axis], guide: guide)
      }
      guides.append(guide)
    }
    for (index, cell) in cells.enumerated() {
      let (length, range) = (placements[index].size[axis], cell.range(along: axis))
      let room = tracks.length(of: range)
      if let anchor = cell.anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        placements[index].origin[axis] = Length.origin(containerGuide: part * room, childGuide: part * length)
      } else {
        let extent = extents[range.lowerBound]
        let start = Length.origin(
          containerGuide: cell.alignment[axis].fraction * Length.difference(room, extent.length),
          childGuide: 0)
        placements[index].origin[axis] = Length.sum(
          start, extent.origin(ofLength: length, guide: guides[index]))
      }
    }
  }
}

/// The cell at each place of a grid.
private struct GridMap {
  private let columnCount: Int
  private let rowCount: Int
  /// The index of the cell, by row and column.
  private var places: [Int?]

  @MainActor
  init<Child: LayoutChild>(_ cells: [GridCell<Child>]) {
    columnCount = cells.map(\.columns.upperBound).max() ?? 0
    rowCount = cells.map(\.rows.upperBound).max() ?? 0
    places = Array(repeating: nil, count: columnCount * rowCount)
    for (index, cell) in cells.enumerated() {
      for row in cell.rows { for column in cell.columns { places[row * columnCount + column] = index } }
    }
  }

  /// The number of columns or rows.
  func count(along axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }

  /// The index of the cell in a track along an axis, at a place across; nil if there is none.
  func cell(along axis: Axis, _ track: Int, _ place: Int) -> Int? {
    axis == .horizontal ? places[place * columnCount + track] : places[track * columnCount + place]
  }
}

extension GridCell {
  /// The columns or rows of the cell.
  fileprivate func range(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }
}

extension LayoutChild {
  /// The preferred distance to the next view along an axis, in points.
  fileprivate func distance(to next: Self, along axis: Axis) -> CGFloat {
    guard hasSpacing || next.hasSpacing else { return StackLayout.defaultSpacing }
    return spacing.distance(to: next.spacing, along: axis)
  }
}
