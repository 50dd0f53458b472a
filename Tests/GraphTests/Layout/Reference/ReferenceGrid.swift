import Foundation

/// A grid, as `docs/Layout.md` describes it: cells are sized one after the other, the least flexible first, within
/// equal shares of the columns and rows.
struct ReferenceGrid {
  /// A view in the grid and its place.
  private struct Cell {
    let view: ReferenceLayout.View
    /// Its columns and its row.
    let ranges: [Range<Int>]
    let guides: [LayoutTree.Guide]
    let anchor: SIMD2<Double>?
    let isUnsized: [Bool]
  }

  /// The columns, or the rows, at some moment.
  private struct Line {
    var gaps: [Double]
    var lengths: [Double]
    var shares: [Double] = []
    /// The cells that have no size yet, in each column or row; those that cover everything do not count.
    var open: [Int] = []
    var needs: [(range: Range<Int>, length: Double)] = []

    func length(_ range: Range<Int>, of lengths: [Double]) -> Double {
      range.map { lengths[$0] }.reduce(0, +) + range.dropFirst().map { gaps[$0] }.reduce(0, +)
    }

    var total: Double { length(lengths.indices, of: lengths) }
  }

  private var cells: [Cell] = []
  private var lines: [Line] = []
  private var answers: [(proposal: ReferenceLayout.Proposal, size: SIMD2<Double>)] = []

  init?(_ grid: ReferenceLayout.View, proposal: ReferenceLayout.Proposal) {
    guard case .grid(let anchor, let horizontal, let vertical, let trees) = grid.tree.kind else { return nil }
    cells = Self.cells(of: grid, trees, anchor)
    lines = [line(along: 0, spacing: horizontal), line(along: 1, spacing: vertical)]
    answers = cells.map { _ in ([nil, nil], .zero) }
    size(proposal)
  }

  /// The size of the grid.
  var size: SIMD2<Double> { [lines[0].total, lines[1].total] }

  /// The views of the grid in rows: those of one row, and each other view.
  private static func cells(
    of grid: ReferenceLayout.View, _ trees: [LayoutTree], _ anchor: LayoutTree.Anchor
  ) -> [Cell] {
    var rows: [(views: [ReferenceLayout.View], guide: LayoutTree.Guide?, isRow: Bool)] = []
    for member in grid.views(trees) {
      guard case .row(let guide, let trees) = member.tree.kind else {
        rows.append(([member], nil, false))
        continue
      }
      let views = member.views(trees)
      if !views.isEmpty { rows.append((views, guide, true)) }
    }
    let columnCount = rows.filter(\.isRow).map { $0.views.map(\.span).reduce(0, +) }.max() ?? 1
    var columnGuides: [Int: LayoutTree.Guide] = [:]
    for row in rows where row.isRow {
      var column = 0
      for view in row.views {
        columnGuides[column] = columnGuides[column] ?? view.columnAlignment
        column += view.span
      }
    }
    return rows.enumerated().flatMap { index, row -> [Cell] in
      var column = 0
      return row.views.map { view in
        let range = row.isRow ? column..<(column + view.span) : 0..<columnCount
        defer { column = range.upperBound }
        let isInOneColumn = row.isRow && view.span == 1
        let columnGuide = isInOneColumn ? columnGuides[range.lowerBound] : nil
        let guides = [columnGuide ?? anchor.horizontal, row.guide ?? anchor.vertical]
        let unit: SIMD2<Double> = [guides[0].inherent([1, 1]), guides[1].inherent([1, 1])]
        return Cell(
          view: view, ranges: [range, index..<(index + 1)], guides: guides,
          anchor: view.cellAnchor ?? (isInOneColumn ? nil : unit), isUnsized: view.unsizedAxes)
      }
    }
  }

  private func line(along axis: Int, spacing: Double?) -> Line {
    let count = cells.map { $0.ranges[axis].upperBound }.max() ?? 0
    let gaps = (0..<count).map { track -> Double in
      if track == 0 { return 0 }
      if let spacing { return spacing }
      var widest = 0.0
      for one in cells where one.ranges[axis].upperBound == track {
        for next in cells
        where next.ranges[axis].lowerBound == track && next.ranges[1 - axis].overlaps(one.ranges[1 - axis]) {
          let isClose = one.view.isClose(along: axis, atEnd: true) || next.view.isClose(along: axis, atEnd: false)
          if !isClose { widest = 8 }
        }
      }
      return widest
    }
    return Line(gaps: gaps, lengths: gaps.map { _ in 0 })
  }

  private mutating func size(_ proposal: ReferenceLayout.Proposal) {
    if proposal == [nil, nil] {
      for index in cells.indices { answer(index, proposal) }
    } else {
      let keys = cells.map { key($0, proposal) }
      for priority in Set(keys.map { $0[0] }).sorted() {
        sizeGroup(cells.indices.filter { keys[$0][0] == priority }, keys, proposal)
      }
    }
    for axis in 0...1 {
      for need in lines[axis].needs {
        let empty = need.range.filter { lines[axis].lengths[$0] == 0 }
        let takers = empty.isEmpty ? Array(need.range) : empty
        for taker in takers { lines[axis].lengths[taker] += need.length / Double(takers.count) }
      }
    }
    for (index, cell) in cells.enumerated() {
      let room = room(of: cell)
      let size = answers[index].size
      let isAsLarge = (0...1).allSatisfy { size[$0] == room[$0] || abs(size[$0] - room[$0]) <= 0.001 }
      if !isAsLarge { answers[index] = ([room[0], room[1]], cell.view.size([room[0], room[1]])) }
    }
  }

  private func room(of cell: Cell) -> SIMD2<Double> {
    [
      lines[0].length(cell.ranges[0], of: lines[0].lengths), lines[1].length(cell.ranges[1], of: lines[1].lengths),
    ]
  }

  /// The rank of a cell: smaller lists come first, equal ones in the order of the source.
  private func key(_ cell: Cell, _ proposal: ReferenceLayout.Proposal) -> [Double] {
    let (least, most) = (cell.view.size([0, 0]), cell.view.size([.infinity, .infinity]))
    let axes = (0...1).filter { proposal[$0] != nil }
    let ranges = axes.map { least[$0] == .infinity ? 0 : most[$0] - least[$0] }
    let sum = ranges.reduce(0, +)
    var key = [-cell.view.priority, sum]
    if sum == .infinity {
      let minimum = axes.map { least[$0] }.reduce(0, +)
      if axes.count == 1 {
        key.append(-minimum)
      } else {
        key += [ranges.min() ?? 0, ranges.min() == .infinity ? -minimum : 0]
      }
    }
    key.append(Double(axes.filter { cell.isUnsized[$0] }.count))
    return key
  }

  private mutating func sizeGroup(_ members: [Int], _ keys: [[Double]], _ proposal: ReferenceLayout.Proposal) {
    let order = members.sorted { one, next in
      keys[one] == keys[next] ? one < next : keys[one].lexicographicallyPrecedes(keys[next])
    }
    for axis in 0...1 {
      let count = lines[axis].lengths.count
      lines[axis].open = (0..<count).map { track in
        members.filter { cells[$0].ranges[axis].contains(track) && cells[$0].ranges[axis].count < count }.count
      }
      var fullest = 1
      for track in lines[1 - axis].lengths.indices {
        let places = members.filter { cells[$0].ranges[1 - axis].contains(track) }
          .map { cells[$0].ranges[axis].count }
        fullest = max(fullest, places.reduce(0, +))
      }
      var left = 0.0
      if let length = proposal[axis] {
        let needed = lines[axis].needs.map(\.length).reduce(0, +)
        left = length == .infinity ? 0 : max(length - lines[axis].total - needed, 0)
      }
      lines[axis].shares = lines[axis].lengths.map { _ in left / Double(fullest) }
    }
    var first = 0
    for member in order {
      while keys[order[first]] != keys[member] {
        for axis in 0...1 { close(cells[order[first]].ranges[axis], along: axis) }
        first += 1
      }
      let cell = cells[member]
      answer(
        member,
        (0...1).map { axis in
          guard let length = proposal[axis], length != .infinity else { return proposal[axis] }
          let (line, range) = (lines[axis], cell.ranges[axis])
          let needed = line.needs.filter { $0.range.clamped(to: range) == $0.range }.map(\.length).reduce(0, +)
          let known = line.length(range, of: line.lengths) + needed
          return cell.isUnsized[axis] ? known : max(known, line.length(range, of: line.shares))
        })
    }
  }

  /// A cell has its size: once no cell of its first column or row waits, others get what is left there.
  private mutating func close(_ range: Range<Int>, along axis: Int) {
    if range.count == lines[axis].lengths.count { return }
    let track = range.lowerBound
    lines[axis].open[track] -= 1
    let open = lines[axis].open.indices.filter { lines[axis].open[$0] > 0 }
    var left = lines[axis].shares[track] - lines[axis].lengths[track]
    if lines[axis].open[track] > 0 || open.isEmpty || !left.isFinite { return }
    lines[axis].shares[track] = lines[axis].lengths[track]
    for need in lines[axis].needs where need.range.contains(track) {
      let part = max(left, need.length)
      let takers = open.filter { need.range.contains($0) }
      for taker in takers { lines[axis].shares[taker] += part / Double(takers.count) }
      left -= part
    }
    for taker in open { lines[axis].shares[taker] += left / Double(open.count) }
  }

  private mutating func answer(_ index: Int, _ proposal: ReferenceLayout.Proposal) {
    let size = cells[index].view.size(proposal)
    answers[index] = (proposal, size)
    for axis in 0...1 {
      let range = cells[index].ranges[axis]
      if range.count > 1 {
        let needed = lines[axis].needs.filter { $0.range.overlaps(range) }.map(\.length).reduce(0, +)
        let missing = size[axis] - lines[axis].length(range, of: lines[axis].lengths) - needed
        if missing > 0 {
          let known = lines[axis].needs.firstIndex { $0.range == range }
          if let known {
            lines[axis].needs[known].length += missing
          } else {
            lines[axis].needs.append((range, missing))
          }
        }
        continue
      }
      var growth = size[axis] - lines[axis].lengths[range.lowerBound]
      if growth <= 0 { continue }
      lines[axis].lengths[range.lowerBound] = size[axis]
      for (place, need) in lines[axis].needs.enumerated() where need.range.overlaps(range) {
        // Both may be infinite.
        let used = min(growth, need.length)
        lines[axis].needs[place].length = used == need.length ? 0 : need.length - used
        growth = used == growth ? 0 : growth - used
      }
      lines[axis].needs.removeAll { $0.length == 0 }
    }
  }

  /// Where the cells lie.
  var parts: [ReferencePart] {
    var parts = zip(cells, answers).map { cell, answer in
      ReferencePart(view: cell.view, origin: .zero, size: answer.size, proposal: answer.proposal)
    }
    for axis in 0...1 {
      let line = lines[axis]
      var low = line.lengths.map { _ in Double.infinity }
      var high = line.lengths.map { _ in -Double.infinity }
      var guides: [Double] = []
      for (cell, part) in zip(cells, parts) {
        let guide = cell.view.guide(cell.guides[axis], part.proposal, part.size)
        guides.append(guide.isFinite ? guide : 0)
        let track = cell.ranges[axis].lowerBound
        guard cell.anchor == nil else { continue }
        low[track] = min(low[track], -guides[guides.count - 1])
        high[track] = max(high[track], part.size[axis] - guides[guides.count - 1])
      }
      for (index, cell) in cells.enumerated() {
        let range = cell.ranges[axis]
        let room = line.length(range, of: line.lengths)
        let start = line.length(0..<(range.lowerBound + 1), of: line.lengths) - line.lengths[range.lowerBound]
        let (size, track) = (parts[index].size[axis], range.lowerBound)
        var place = 0.0
        if let anchor = cell.anchor {
          place = anchor[axis] * room - anchor[axis] * size
        } else if size.isFinite, low[track].isFinite {
          let share = cell.guides[axis].inherent([1, 1])
          let rest = share * (room - (high[track] - low[track]))
          place = (rest.isFinite ? rest : 0) - low[track] - guides[index]
        }
        parts[index].origin[axis] = (start.isFinite ? start : 0) + (place.isFinite ? place : 0)
      }
    }
    return parts
  }

  /// Whether the grid prefers no distance at an edge: one of the views there does not.
  func isClose(along axis: Int, atEnd: Bool) -> Bool {
    let edge = cells.filter {
      atEnd ? $0.ranges[axis].upperBound == lines[axis].gaps.count : $0.ranges[axis].lowerBound == 0
    }
    return edge.isEmpty || edge.contains { $0.view.isClose(along: axis, atEnd: atEnd) }
  }
}

extension ReferenceLayout.View {
  fileprivate var span: Int {
    var span = 1
    for case .columns(let count) in cellTraits { span *= count }
    return max(span, 1)
  }

  fileprivate var cellAnchor: SIMD2<Double>? {
    for case .anchor(let x, let y) in cellTraits.reversed() { return [x, y] }
    return nil
  }

  fileprivate var columnAlignment: LayoutTree.Guide? {
    for case .columnAlignment(let guide) in cellTraits.reversed() { return guide }
    return nil
  }

  fileprivate var unsizedAxes: [Bool] {
    var axes = [false, false]
    for case .unsized(let horizontal, let vertical) in cellTraits {
      axes = [axes[0] || horizontal, axes[1] || vertical]
    }
    return axes
  }
}
