import Foundation

extension LazyGridNode {
  /// Where the next view of a flow goes.
  private struct Filling {
    /// The tracks of the flow.
    let tracks: LazyGridTracks
    /// The source that knows the lengths of its lines; nil where all of them are placed.
    let source: RowSource?
    /// Where the flow begins.
    let origin: CGFloat
    let sight: Range<CGFloat>
    /// What is passed over: the views of lines before the first that is in sight.
    var skipped: Int
    /// How many views of the flow stand before what comes next.
    var passed = 0
    /// The line that is being filled.
    var line: Int
    /// Whether no line was finished yet.
    var isFirst = true
    /// The views in it.
    var nodes: [LayoutNode] = []
    /// Which rows of which source are in sight.
    var shown: [(source: RowSource, places: Range<Int>)] = []
    /// How the filling ended before the last view; nil while it has not.
    var outcome: Outcome?
  }

  /// Why a flow is not filled any further.
  private enum Outcome {
    /// The end of what is in sight is reached.
    case full
    /// The first line turned out to end before what is in sight, so another one is the first.
    case tooEarly
    /// A row turned out to hold sections.
    case sections
  }

  /// Places the views of a flow that are in sight, and makes them for it.
  ///
  /// - Returns: Whether it is one: false where there turned out to be sections in it.
  func place(
    flow items: [LayoutItems], in tracks: LazyGridTracks, at cursor: inout Cursor, in sight: Range<CGFloat>
  ) -> Bool {
    let source = Self.firstSource(of: items)
    let (before, lineCountBefore) = (cursor, lines.count)
    while true {
      let count = lineCount(of: items, in: tracks.tracks.count)
      let (first, start) =
        source.map {
          $0.extents.firstRow(
            endingBehind: sight.lowerBound - before.start, of: count, gap: gap, estimate: stride(estimatedIn: $0))
        } ?? (0, 0)
      var filling = Filling(
        tracks: tracks, source: source, origin: before.start, sight: sight,
        skipped: first * tracks.tracks.count, line: first)
      cursor.start = before.start + start
      endFillingIfFull(&filling, at: cursor)
      for item in items { fill(item, &filling, at: &cursor) }
      if filling.outcome == nil && !filling.nodes.isEmpty { finishLine(&filling, at: &cursor) }
      switch filling.outcome {
      case .sections: return false
      case .tooEarly:
        cursor = before
        lines.removeLast(lines.count - lineCountBefore)
      case .full, nil:
        for (source, places) in filling.shown { source.show(places, reporting: reporting()) }
        guard let source else { return true }
        source.estimateStride()
        let length = source.extents.length(
          of: lineCount(of: items, in: tracks.tracks.count), estimate: stride(estimatedIn: source))
        cursor.start = before.start + length
        return true
      }
    }
  }

  /// Fills lines with views.
  private func fill(_ items: LayoutItems, _ filling: inout Filling, at cursor: inout Cursor) {
    switch items {
    case .one(let node):
      filling.passed += 1
      // A view that is there in any case is off the screen where its line is out of sight.
      guard filling.outcome == nil else { return node.unplace() }
      guard filling.skipped == 0 else {
        node.unplace()
        return filling.skipped -= 1
      }
      filling.nodes.append(node)
      if filling.nodes.count == filling.tracks.tracks.count { finishLine(&filling, at: &cursor) }
    case .many(let items): for item in items { fill(item, &filling, at: &cursor) }
    case .section: filling.outcome = .sections
    case .changing(let items):
      items.container = self
      fill(items.value, &filling, at: &cursor)
    case .rows(let source): fill(source, &filling, at: &cursor)
    }
  }

  /// Fills lines with the rows of a source.
  private func fill(_ source: RowSource, _ filling: inout Filling, at cursor: inout Cursor) {
    source.container = self
    let (offset, trackCount, origin) = (filling.passed, filling.tracks.tracks.count, filling.origin)
    let strides = filling.source
    source.frame = { [unowned self, unowned source, weak strides] index in
      guard let strides else { return nil }
      let line = (offset + source.viewCount(before: index)) / trackCount
      let estimate = stride(estimatedIn: strides)
      return frame(
        from: origin + strides.extents.length(of: line, estimate: estimate),
        to: origin + strides.extents.length(of: line + 1, estimate: estimate) - gap)
    }
    let count = source.viewCount(before: source.count)
    if filling.outcome != nil {
      filling.passed += count
      return filling.shown.append((source, 0..<0))
    }
    if filling.skipped > 0 && filling.skipped >= count {
      filling.skipped -= count
      filling.passed += count
      return filling.shown.append((source, source.count..<source.count))
    }
    let first = source.row(ofView: filling.skipped)
    let before = source.viewCount(before: first)
    filling.skipped -= before
    filling.passed += before
    var index = first
    while index < source.count && filling.outcome == nil {
      let row = bringForward(index, of: source)
      forward.append((source, index))
      if row.holdsSections {
        source.holdsSections = true
        // What is known are lengths of lines; from now on they are those of rows.
        source.forgetEstimate()
        filling.outcome = .sections
        return
      }
      // The row was made just now, and may be nested deeper than anything before.
      runtime.nesting { fill(row, &filling, at: &cursor) }
      // A custom view has rows of its own, which are made only when they are filled in.
      source.noteViewCount(row.viewCount, of: index)
      index += 1
    }
    filling.shown.append((source, first..<index))
  }

  /// Places the views of a line at the cursor, and goes on to the next one.
  private func finishLine(_ filling: inout Filling, at cursor: inout Cursor) {
    let across = axis.perpendicular
    for node in filling.nodes where node.parent !== self { adopt(node) }
    let cells = cells(of: filling.nodes, in: filling.tracks)
    let length = length(of: cells)
    let known = filling.source?.extents
    filling.source?.extents.note(length + gap, at: filling.line)
    defer { filling.nodes = [] }
    // The estimate was too long: the line ends before what is in sight. What is known now has another line begin there.
    let sightStart = filling.sight.lowerBound
    let isBefore = cursor.start < sightStart && cursor.start + length <= sightStart
    if filling.isFirst, isBefore, known != filling.source?.extents {
      filling.outcome = .tooEarly
      return
    }
    let slack = placedSlack(of: filling.tracks)
    for (cell, track) in zip(cells, filling.tracks.tracks) {
      var room = CGSize.zero
      room[axis] = length
      room[across] = track.length
      let offer = ProposedViewSize(room)
      let size = cell.node.measuredSize(for: offer)
      let point = (track.alignment ?? arrangement.alignment).unitPoint
      var origin = Length.origin(containerGuide: point.position(in: room), childGuide: point.position(in: size))
      origin[axis] += cursor.start
      origin[across] += slack + track.start
      put(cell.node, by: ChildPlacement(origin: origin, size: size, proposal: offer), at: &cursor)
    }
    lines.append(Line(source: filling.source, index: filling.line, cells: cells))
    cursor.start += length + gap
    cursor.rowCount += 1
    cursor.rowLength += length + gap
    filling.line += 1
    filling.isFirst = false
    endFillingIfFull(&filling, at: cursor)
  }

  /// Ends the filling where the next line is out of sight.
  private func endFillingIfFull(_ filling: inout Filling, at cursor: Cursor) {
    let end = filling.sight.upperBound
    guard let source = filling.source, !isInSight(filling.line, of: source, at: cursor.start, before: end) else {
      return
    }
    filling.outcome = .full
  }

  /// Where the first track begins in the grid: the tracks as a whole are aligned as the views in them are; if they do
  /// not fit, they begin where the grid does.
  private func placedSlack(of tracks: LazyGridTracks) -> CGFloat {
    let across = axis.perpendicular
    let rest = Length.difference(geometry.size[across], tracks.length)
    return rest > 0 ? Length.origin(containerGuide: arrangement.alignment[across].fraction * rest, childGuide: 0) : 0
  }
}
