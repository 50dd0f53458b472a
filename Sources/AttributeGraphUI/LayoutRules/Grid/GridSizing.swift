import Foundation

/// The lengths of the columns and rows of a grid, and the size of each cell.
///
/// The order and the proposals are those of SwiftUI's `GridLayout`, as its compiled code shows them:
///
/// 1. If nothing is proposed along either axis, each cell has its ideal size.
/// 2. Otherwise cells are sized one after the other: those of a higher layout priority first; then the less flexible
///    ones along the proposed axes; of infinitely flexible ones those with the larger minimum; then those that request
///    space along more axes; then in the order of the source.
/// 3. Before a priority is sized, what is left of the proposal is divided into equal shares for the columns and the
///    rows. Each cell is proposed the shares of its tracks, or their lengths if they are longer. When the cells of a
///    track have sizes and more flexible ones do not, the others share what it leaves.
/// 4. A cell over several tracks does not make them longer before all cells have sizes.
/// 5. Each cell that is not as large as its tracks, except for rounding, is proposed their lengths in the end.
@MainActor
struct GridSizing<Child: LayoutChild> {
  /// The answer of a cell to a proposal.
  struct Answer {
    /// The last proposal to the cell.
    var proposal: ProposedViewSize
    /// The size with which it answered.
    var size: CGSize
  }

  /// The columns.
  private(set) var columns: GridAxis
  /// The rows.
  private(set) var rows: GridAxis
  /// The answer of each cell.
  private(set) var answers: [Answer] = []

  /// Sizes the cells for a proposal.
  ///
  /// - Complexity: O(cells · tracks), and at most four queries of each cell.
  init(
    of cells: [GridCell<Child>], for proposal: ProposedViewSize, columnSpacings: [CGFloat], rowSpacings: [CGFloat]
  ) {
    columns = GridAxis(spacings: columnSpacings)
    rows = GridAxis(spacings: rowSpacings)
    answers = Array(repeating: Answer(proposal: .unspecified, size: .zero), count: cells.count)
    if proposal == .unspecified {
      for index in cells.indices { size(cells[index], at: index, for: proposal) }
    } else {
      sizeInOrder(cells, for: proposal)
    }
    columns.settle()
    rows.settle()
    for (index, cell) in cells.enumerated() {
      let room = CGSize(width: columns.length(of: cell.columns), height: rows.length(of: cell.rows))
      if Length.isSame(answers[index].size, room) { continue }
      let proposal = ProposedViewSize(room)
      answers[index] = Answer(proposal: proposal, size: cell.child.measuredSize(for: proposal))
    }
  }

  /// The size of the grid.
  var size: CGSize {
    CGSize(
      width: columns.length(of: columns.tracks.indices), height: rows.length(of: rows.tracks.indices))
  }

  /// Proposes a size to a cell, and makes its tracks long enough for the answer.
  private mutating func size(_ cell: GridCell<Child>, at index: Int, for proposal: ProposedViewSize) {
    let size = cell.child.measuredSize(for: proposal)
    answers[index] = Answer(proposal: proposal, size: size)
    columns.fit(size.width, in: cell.columns)
    rows.fit(size.height, in: cell.rows)
  }

  private mutating func sizeInOrder(_ cells: [GridCell<Child>], for proposal: ProposedViewSize) {
    // A single cell needs no rank. Each question for one goes down to the innermost of nested grids.
    let ranks = cells.count == 1 ? [GridRank()] : cells.map { GridRank(of: $0, for: proposal) }
    // Swift's sort is stable.
    let order = zip(cells.indices, ranks).map { (index: $0, rank: $1) }.sorted { $0.rank.isServed(before: $1.rank) }
    var rest = order[...]
    while let priority = rest.first?.rank.priority {
      let group = rest.prefix { $0.rank.priority == priority }
      rest = rest.dropFirst(group.count)
      for (index, _) in group {
        columns.expect(cells[index].columns, weight: cells[index].rows.count)
        rows.expect(cells[index].rows, weight: cells[index].columns.count)
      }
      if let width = proposal.width { columns.divide(width, by: rows.tracks.map(\.weight).max() ?? 0) }
      if let height = proposal.height { rows.divide(height, by: columns.tracks.map(\.weight).max() ?? 0) }
      var unfinished = group
      for (index, rank) in group {
        while let first = unfinished.first, first.rank.isServed(before: rank) {
          columns.finish(cells[first.index].columns)
          rows.finish(cells[first.index].rows)
          unfinished = unfinished.dropFirst()
        }
        size(cells[index], at: index, for: offer(to: cells[index], within: proposal))
      }
      columns.forgetWaiting()
      rows.forgetWaiting()
    }
  }

  /// The proposal to a cell: along an axis without a proposal none, along one without an end no end.
  private func offer(to cell: GridCell<Child>, within proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { width in
        width == .infinity
          ? width : columns.offer(cell.columns, withShares: !cell.unsizedAxes.contains(.horizontal))
      },
      height: proposal.height.map { height in
        height == .infinity ? height : rows.offer(cell.rows, withShares: !cell.unsizedAxes.contains(.vertical))
      })
  }
}

/// The place of a cell in the order in which cells are sized.
@MainActor
private struct GridRank {
  var priority = 0.0
  /// The difference of the greatest and the least length along the proposed axes, and what decides between infinite
  /// ones.
  var flexibilities = SIMD3<Double>()
  /// The number of proposed axes along which the cell requests no space.
  var unsizedAxes = 0

  init() {}

  init<Child: LayoutChild>(of cell: GridCell<Child>, for proposal: ProposedViewSize) {
    priority = cell.child.layoutPriority
    let (least, most) = (cell.child.measuredSize(for: .zero), cell.child.measuredSize(for: .infinity))
    let axes = Axis.allCases.filter { proposal[$0] != nil }
    unsizedAxes = axes.count { cell.unsizedAxes.contains(Axis.Set($0)) }
    let flexibilities = axes.map { least[$0].isFinite ? most[$0] - least[$0] : 0 }
    let total = flexibilities.reduce(0, +)
    let minimum = axes.reduce(0) { $0 + least[$1] }
    guard total == .infinity else {
      self.flexibilities = SIMD3(total, 0, 0)
      return
    }
    let lesser = flexibilities.min() ?? 0
    self.flexibilities =
      axes.count == 2 ? SIMD3(total, lesser, lesser == .infinity ? -minimum : 0) : SIMD3(total, -minimum, 0)
  }

  /// Whether a cell with this rank is sized before one with another, whatever their order in the source.
  func isServed(before other: GridRank) -> Bool {
    if priority != other.priority { return priority > other.priority }
    for index in 0..<3 where flexibilities[index] != other.flexibilities[index] {
      return flexibilities[index] < other.flexibilities[index]
    }
    return unsizedAxes < other.unsizedAxes
  }
}
