import Foundation

/// The layout of a lazy grid: lines of several views, made when a scroll view shows them.
///
/// Views between two sections are a *flow*: they fill line after line. The first source of a flow stores the lengths of
/// its lines, as a source of a lazy stack stores those of its rows. `LazyGridNode+Filling.swift` fills the lines.
final class LazyGridNode: LazyContainerNode<LazyGridArrangement> {
  /// A part of the grid.
  enum Part {
    /// Views that fill lines.
    case flow([LayoutItems])
    /// A section. Its header and its footer have lines of one track that is as long as the grid.
    case section(SectionItems)
    /// Rows that each begin a new line, because they contain sections.
    case blocks(RowSource)
  }

  /// A line on the screen.
  struct Line {
    /// The source that stores its stride, if there is one.
    let source: RowSource?
    /// Its index in its flow.
    let index: Int
    /// Its views, each with the proposal for it.
    let cells: [(node: LayoutNode, question: ProposedViewSize)]
  }

  /// The tracks of the last placement.
  private(set) var tracks = LazyGridTracks(single: 0)
  /// The lines on the screen; empty from an insertion or removal of views until the next placement.
  var lines: [Line] = []
  /// Rows that were brought forward in this placement.
  var forward: [(source: RowSource, index: Int)] = []
  /// Whether the stored view counts of made rows may be stale.
  private var areCountsStale = false

  override func childrenChanged() {
    lines = []
    areCountsStale = true
    super.childrenChanged()
  }

  override func end() {
    super.end()
    lines = []
    forward = []
  }

  // MARK: - Measuring

  /// The tracks for an offered length, and their total length.
  ///
  /// Across the axis, the grid is as long as the offered length, or as the tracks if they do not fit: it divides their
  /// length again when it is placed, as SwiftUI's grid does. The two divisions may differ.
  private func tracks(for offered: CGFloat?) -> (length: CGFloat, placed: LazyGridTracks) {
    let length =
      offered.map { max(Length.measured($0), LazyGridTracks(dividing: $0, among: arrangement.items).length) }
      ?? idealBreadth
    return (length, LazyGridTracks(dividing: length, among: arrangement.items))
  }

  /// The length across the axis without a proposal.
  private var idealBreadth: CGFloat {
    let ideals = idealBreadths(ofFirst: max(1, arrangement.items.count))
    return LazyGridTracks(dividing: nil, among: arrangement.items, ideals: ideals).length
  }

  override func leadingParts(of section: SectionItems) -> [LayoutItems] { [section.content] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (breadth, placed) = tracks(for: proposal[axis.perpendicular])
    // Lengths for other tracks are unknown; those for the current tracks are the best estimate.
    if placed == tracks { noteLines() }
    var size = CGSize.zero
    size[axis] = max(0, length(of: items, in: placed) - gap)
    size[axis.perpendicular] = breadth
    return size
  }

  /// Measures the lines on the screen again, which is cheap if nothing has changed.
  private func noteLines() {
    for line in lines where !line.cells.contains(where: { $0.node.hasEnded }) {
      line.source?.extents.note(length(of: line.cells) + gap, at: line.index)
    }
  }

  /// The length of a line along the axis: that of its longest view.
  func length(of cells: [(node: LayoutNode, question: ProposedViewSize)]) -> CGFloat {
    cells.map { $0.node.measuredSize(for: $0.question)[axis] }.max() ?? 0
  }

  /// The views of a line, each with its proposal: the track's length across the axis, unspecified along it.
  func cells(of nodes: [LayoutNode], in tracks: LazyGridTracks) -> [(node: LayoutNode, question: ProposedViewSize)] {
    zip(nodes, tracks.tracks).map { ($0, ProposedViewSize(nil, along: axis, across: $1.length)) }
  }

  /// The sum of the strides of all lines.
  private func length(of items: LayoutItems, in tracks: LazyGridTracks) -> CGFloat {
    parts(of: items).reduce(0) { length, part in
      switch part {
      case .flow(let items):
        guard let source = Self.firstSource(of: items) else { return length + self.length(ofViews: items, in: tracks) }
        let count = lineCount(of: items, in: tracks.tracks.count)
        return length + source.extents.length(of: count, estimate: stride(estimatedIn: source))
      case .section(let section):
        let whole = LazyGridTracks(single: tracks.length)
        return length + self.length(of: section.header, in: whole) + self.length(of: section.content, in: tracks)
          + self.length(of: section.footer, in: whole)
      case .blocks(let source):
        for index in source.shown where source.rows[index] != nil {
          note(self.length(of: source.items(at: index), in: tracks), of: index, in: source)
        }
        return length + source.extents.length(of: source.count, estimate: stride(estimatedIn: source))
      }
    }
  }

  /// The sum of the strides of lines whose views exist whether they are visible or not.
  private func length(ofViews items: [LayoutItems], in tracks: LazyGridTracks) -> CGFloat {
    let nodes = items.compactMap { if case .one(let node) = $0 { node } else { nil } }
    return Swift.stride(from: 0, to: nodes.count, by: tracks.tracks.count).reduce(0) { length, first in
      length + self.length(of: cells(of: Array(nodes[first...].prefix(tracks.tracks.count)), in: tracks)) + gap
    }
  }

  /// The number of lines that some views fill.
  func lineCount(of items: [LayoutItems], in trackCount: Int) -> Int {
    (items.reduce(0) { $0 + $1.viewCount } + trackCount - 1) / trackCount
  }

  /// The source that stores the lengths of the lines of a flow; nil if all of its views exist anyway, because a
  /// modifier has wrapped them into one node.
  static func firstSource(of items: [LayoutItems]) -> RowSource? {
    for case .rows(let source) in items { return source }
    return nil
  }

  /// The items divided into flows, and the sections and the rows with sections between them.
  func parts(of items: LayoutItems) -> [Part] {
    var parts: [Part] = []
    var flow: [LayoutItems] = []
    func close() {
      if !flow.isEmpty { parts.append(.flow(flow)) }
      flow = []
    }
    func add(_ items: LayoutItems) {
      switch items {
      case .one: flow.append(items)
      case .many(let items): for item in items { add(item) }
      case .changing(let items):
        items.container = self
        add(items.value)
      case .section(let section):
        close()
        parts.append(.section(section))
      case .rows(let source):
        source.container = self
        guard source.holdsSections else { return flow.append(items) }
        close()
        parts.append(.blocks(source))
      }
    }
    add(items)
    close()
    return parts
  }

  // MARK: - Placing

  override func placeRows(at cursor: inout Cursor, in sight: Range<CGFloat>) {
    let tracks = LazyGridTracks(dividing: geometry.size[axis.perpendicular], among: arrangement.items)
    if tracks != self.tracks { forgetLengths() }
    self.tracks = tracks
    if areCountsStale { items.countViews() }
    areCountsStale = false
    lines = []
    forward = []
    place(items, in: tracks, at: &cursor, in: sight)
    // Rows that were made because of a wrong estimate leave again.
    for (source, index) in forward where !source.shown.contains(index) {
      source.dismiss(index, reporting: reporting())
    }
    forward = []
  }

  /// Places items at the cursor; again if rows that were made for it turned out to contain sections.
  private func place(
    _ items: LayoutItems, in tracks: LazyGridTracks, at cursor: inout Cursor, in sight: Range<CGFloat>
  ) {
    let (start, count) = (cursor, lines.count)
    while !parts(of: items).allSatisfy({ place($0, in: tracks, at: &cursor, in: sight) }) {
      cursor = start
      lines.removeLast(lines.count - count)
    }
  }

  /// Places a part.
  ///
  /// - Returns: Whether the part stays one part: false if it turned out to contain sections.
  private func place(
    _ part: Part, in tracks: LazyGridTracks, at cursor: inout Cursor, in sight: Range<CGFloat>
  ) -> Bool {
    switch part {
    case .flow(let items): return place(flow: items, in: tracks, at: &cursor, in: sight)
    case .section(let section):
      placeParts(of: section, at: &cursor, in: sight) { part, cursor, sight, isEdge in
        let tracks = isEdge ? LazyGridTracks(single: geometry.size[axis.perpendicular]) : tracks
        place(part, in: tracks, at: &cursor, in: sight)
      }
    case .blocks(let source):
      place(source, at: &cursor, in: sight) { row, cursor in place(row, in: tracks, at: &cursor, in: sight) }
    }
    return true
  }
}

/// The arrangement of the views of a lazy grid.
struct LazyGridArrangement: LazyArrangement {
  /// The axis along which lines follow each other.
  let axis: Axis
  /// The items that divide the length across that axis.
  let items: [GridItemRule]
  /// The distance between two lines, in points.
  let spacing: CGFloat
  /// The default alignment of views in tracks, and of the tracks in the grid.
  let alignment: Alignment
  let pinned: PinnedScrollableViews

  /// An arrangement; a spacing that is not a finite number counts as the default of stacks.
  init(axis: Axis, items: [GridItem], spacing: CGFloat?, alignment: Alignment, pinned: PinnedScrollableViews = []) {
    self.axis = axis
    self.pinned = pinned
    self.items = items.map(GridItemRule.init)
    self.spacing = Length.finite(spacing) ?? StackLayout.defaultSpacing
    self.alignment = alignment
  }
}
