import Foundation

/// A grid, as `docs/Layout.md` describes it: a column divides the width like a view of a row that answers with its widest
/// cell, a row the height like a view of a column.
struct ReferenceGrid {
  /// A view in the grid and its place.
  private struct Cell {
    let view: ReferenceLayout.View
    let row: Int
    let columns: Range<Int>
    let horizontal: LayoutTree.Guide
    let vertical: LayoutTree.Guide
    let anchor: SIMD2<Double>?
    let isUnsized: [Bool]

    /// Whether the cells of its row lie on one line by it.
    var isOnLine: Bool { anchor == nil && !vertical.isOfRectangles }
  }

  /// The lengths of columns and rows.
  struct Tracks {
    var widths: [Double]
    var heights: [Double]
    var size: SIMD2<Double>
  }

  private let grid: ReferenceLayout.View
  /// The views directly in the grid, some of which are rows.
  private let members: [ReferenceLayout.View]
  private let spacing: SIMD2<Double>
  private var cells: [Cell] = []
  private var columnCount = 1

  init?(_ grid: ReferenceLayout.View) {
    guard case .grid(let anchor, let horizontal, let vertical, let trees) = grid.tree.kind else { return nil }
    self.grid = grid
    members = grid.views(trees, along: 1)
    spacing = [horizontal ?? 8, vertical ?? 8]
    var rows: [[(view: ReferenceLayout.View, columns: Range<Int>)]?] = []
    for member in members {
      guard case .row(_, let trees) = member.tree.kind else {
        rows.append(nil)
        continue
      }
      var next = 0
      rows.append(
        member.views(trees, along: 0).map { view in
          defer { next += view.span }
          return (view, next..<(next + view.span))
        })
    }
    columnCount = max(rows.compactMap { $0?.last?.columns.upperBound }.max() ?? 1, 1)
    var alignments: [Int: LayoutTree.Guide] = [:]
    for (view, columns) in rows.flatMap({ $0 ?? [] }) {
      alignments[columns.lowerBound] = alignments[columns.lowerBound] ?? view.columnAlignment
    }
    for (index, member) in members.enumerated() {
      var vertical = anchor.vertical
      if case .row(let guide?, _) = member.tree.kind { vertical = guide }
      for (view, columns) in rows[index] ?? [(member, 0..<columnCount)] {
        cells.append(
          Cell(
            view: view, row: index, columns: columns, horizontal: alignments[columns.lowerBound] ?? anchor.horizontal,
            vertical: vertical, anchor: view.cellAnchor, isUnsized: view.unsizedAxes))
      }
    }
  }

  /// The columns, and the rows at these columns.
  func tracks(_ proposal: ReferenceLayout.Proposal) -> Tracks {
    guard !members.isEmpty else { return Tracks(widths: [], heights: [], size: .zero) }
    let columns = (0..<columnCount).map { column in cells.filter { $0.columns == column..<(column + 1) } }
    func width(_ column: Int, _ offer: Double?) -> Double {
      columns[column].filter { !$0.isUnsized[0] }.map { $0.view.size([offer, nil])[0] }.max() ?? 0
    }
    let widthOffers = ReferenceStack.offers(
      of: proposal[0], gaps: spacing[0] * Double(columnCount - 1), priorities: columns.map(priority), answer: width)
    var widths = widthOffers.enumerated().map { width($0.offset, $0.element) }
    for cell in cells where cell.columns.count > 1 && !cell.isUnsized[0] {
      let room = length(cell.columns, in: widths)
      let total = length(0..<columnCount, in: widths)
      let wanted = cell.view.size([proposal[0].map { room + max($0 - total, 0) }, nil])[0]
      if wanted > room { for column in cell.columns { widths[column] += (wanted - room) / Double(cell.columns.count) } }
    }
    let rows = members.indices.map { row in cells.filter { $0.row == row } }
    func height(_ row: Int, _ offer: Double?) -> Double {
      rows[row].filter { !$0.isUnsized[1] }.map { $0.view.size([length($0.columns, in: widths), offer])[1] }.max() ?? 0
    }
    let heightOffers = ReferenceStack.offers(
      of: proposal[1], gaps: spacing[1] * Double(members.count - 1), priorities: rows.map(priority), answer: height)
    let heights = heightOffers.enumerated().map { row, offer in
      max(height(row, offer), line(of: rows[row]) { [length($0.columns, in: widths), offer] }?.length ?? 0)
    }
    return Tracks(
      widths: widths, heights: heights,
      size: [length(0..<columnCount, in: widths), heights.reduce(spacing[1] * Double(members.count - 1), +)])
  }

  /// Where the cells and rows lie.
  func parts(_ proposal: ReferenceLayout.Proposal) -> [ReferencePart] {
    let tracks = tracks(proposal)
    var top = 0.0
    return members.enumerated().map { row, member in
      let height = tracks.heights[row]
      defer { top += height + spacing[1] }
      let cells = self.cells.filter { $0.row == row }
      let offer = { (cell: Cell) -> ReferenceLayout.Proposal in [length(cell.columns, in: tracks.widths), height] }
      let line = line(of: cells, offer)
      let parts = cells.map { cell -> ReferencePart in
        let (room, offer) = (SIMD2(length(cell.columns, in: tracks.widths), height), offer(cell))
        let size = cell.view.size(offer)
        var origin: SIMD2<Double> = [0, 0]
        if let anchor = cell.anchor {
          origin = anchor * room - anchor * size
        } else {
          origin[0] = cell.horizontal.inherent(room) - cell.view.guide(cell.horizontal, offer, size)
          let guide = cell.view.guide(cell.vertical, offer, size)
          if cell.isOnLine, let line {
            origin[1] = -line.low - guide
          } else {
            origin[1] = cell.vertical.inherent(room) - guide
          }
        }
        if cell.columns.lowerBound > 0 {
          origin[0] += length(0..<cell.columns.lowerBound, in: tracks.widths) + spacing[0]
        }
        return ReferencePart(view: cell.view, origin: origin, size: size, proposal: offer)
      }
      let size: SIMD2<Double> = [tracks.size[0], height]
      guard case .row = member.tree.kind else {
        var part = parts[0]
        part.origin[1] += top
        return part
      }
      return ReferencePart(
        view: member, origin: [0, top], size: size, proposal: [size[0], size[1]], parts: parts)
    }
  }

  /// The extent of the cells of a row that lie on one line by their guides; nil where none does.
  private func line(
    of cells: [Cell], _ offer: (Cell) -> ReferenceLayout.Proposal
  ) -> (low: Double, length: Double)? {
    let cells = cells.filter { $0.isOnLine && !$0.isUnsized[1] }
    if cells.isEmpty { return nil }
    return grid.extent(
      cells.map { cell in
        let offer = offer(cell)
        let size = cell.view.size(offer)
        return (size[1], cell.view.guide(cell.vertical, offer, size))
      })
  }

  private func priority(_ cells: [Cell]) -> Double { cells.map(\.view.priority).max() ?? 0 }

  private func length(_ columns: Range<Int>, in widths: [Double]) -> Double {
    widths[columns].reduce(spacing[0] * Double(columns.count - 1), +)
  }
}

extension ReferenceLayout.View {
  fileprivate var span: Int {
    for case .columns(let count) in cellTraits { return max(count, 1) }
    return 1
  }

  fileprivate var cellAnchor: SIMD2<Double>? {
    for case .anchor(let x, let y) in cellTraits { return [x, y] }
    return nil
  }

  fileprivate var columnAlignment: LayoutTree.Guide? {
    for case .columnAlignment(let guide) in cellTraits { return guide }
    return nil
  }

  fileprivate var unsizedAxes: [Bool] {
    for case .unsized(let horizontal, let vertical) in cellTraits { return [horizontal, vertical] }
    return [false, false]
  }
}
