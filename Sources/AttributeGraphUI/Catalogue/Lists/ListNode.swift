import Foundation

/// A part of a section, or a row outside of sections.
public enum ListPart: Hashable, Sendable {
  /// The view above the rows of a section.
  case header
  /// A row.
  case row
  /// The view below the rows of a section.
  case footer
}

/// The environment values that a list follows.
@MainActor
struct ListLook {
  /// The distance between rows; nil for none.
  let rowSpacing: EnvironmentEntry<CGFloat?>
  /// The distance between sections.
  let sectionSpacing: EnvironmentEntry<ListSectionSpacing>
  /// The minimum height of a row.
  let rowHeight: EnvironmentEntry<CGFloat>
  /// The minimum height of a header; nil for that of a row.
  let headerHeight: EnvironmentEntry<CGFloat?>
  /// Whether a person edits the list.
  let editMode: EnvironmentEntry<Binding<EditMode>?>
  /// Whether the background of the list is shown.
  let background: EnvironmentEntry<Visibility>

  /// The values in a scope.
  init(in scope: EnvironmentScope) {
    rowSpacing = scope.entry(for: \.listRowSpacing)
    sectionSpacing = scope.entry(for: \.listSectionSpacing)
    rowHeight = scope.entry(for: \.defaultMinListRowHeight)
    headerHeight = scope.entry(for: \.defaultMinListHeaderHeight)
    editMode = scope.entry(for: \.editMode)
    background = scope.entry(for: \.scrollContentBackground)
  }
}

/// The layout of a list: a lazy column whose rows have the insets, backgrounds, separators and minimum height that
/// modifiers and the environment set.
///
/// A row without any of them is laid out as in a lazy column.
final class ListNode: LazyNode {
  /// The environment values that the list follows.
  let look: ListLook
  /// The tags of the chosen rows; nil in a list without a selection.
  var selection: (() -> [AnyHashable])?
  /// The part that is being measured or placed.
  private var part = ListPart.row
  /// The spacing of the previous section, while sections are measured or placed; nil before the first one.
  private var spacingBefore: CGFloat?
  /// The backgrounds and separators of the last placement.
  private var decorations: [SecondaryNode] = []
  /// The rows with list traits in the section that is being placed, with their rectangles.
  private var sectionRows: [(traits: ListRowTraits, rectangle: CGRect)] = []

  /// Makes the layout of a list.
  init(at position: ViewPosition, content: _ViewListOutputs, look: ListLook) {
    self.look = look
    super.init(at: position, content: content, arrangement: Self.arrangement(of: look)) { .bothSides }
    for input in [look.rowSpacing, look.sectionSpacing, look.rowHeight, look.headerHeight] as [LayoutInput] {
      input.add(self)
    }
  }

  private static func arrangement(of look: ListLook) -> LazyStackArrangement {
    LazyStackArrangement(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: look.rowSpacing.current ?? 0)
  }

  /// Whether a person edits the list.
  var isEditing: Bool { runtime.graph.untracked { look.editMode.current?.wrappedValue.isEditing == true } }

  override func inputChanged(_ input: LayoutInput) {
    if [look.rowSpacing, look.sectionSpacing, look.rowHeight, look.headerHeight].contains(where: { $0 === input }) {
      forgetLengths()
      update(to: Self.arrangement(of: look))
    }
    super.inputChanged(input)
  }

  // MARK: - Rows

  /// The measured layout of a row.
  private struct RowMeasure {
    let traits: ListRowTraits?
    let insets: EdgeInsets
    let proposal: ProposedViewSize
    let content: CGSize
    let size: CGSize
  }

  private var leastHeight: CGFloat {
    let row = look.rowHeight.current
    return part == .header ? look.headerHeight.current ?? row : row
  }

  private func rowMeasure(of node: LayoutNode, for proposal: ProposedViewSize) -> RowMeasure {
    let traits = node.listRowTraits
    let insets = traits?.edgeInsets ?? EdgeInsets()
    let proposal = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    let content = node.measuredSize(for: proposal)
    let height = max(content.height + insets.top + insets.bottom, Length.finite(leastHeight) ?? 0)
    let size = CGSize(width: content.width + insets.leading + insets.trailing, height: height)
    return RowMeasure(traits: traits, insets: insets, proposal: proposal, content: content, size: size)
  }

  override func rowSize(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    rowMeasure(of: node, for: proposal).size
  }

  override func placeRow(_ node: LayoutNode, at cursor: inout Cursor) {
    // What a row answers may depend on what is around it.
    if node.parent !== self { adopt(node) }
    let row = rowMeasure(of: node, for: rowProposal)
    guard row.traits != nil || row.size.height != row.content.height else { return super.placeRow(node, at: &cursor) }
    let height = row.size.height - row.insets.top - row.insets.bottom
    var (proposal, content) = (row.proposal, row.content)
    // A row of the minimum height proposes it, so that a colour fills the row.
    if content.height < height {
      proposal.height = height
      content = node.measuredSize(for: proposal)
    }
    let room = CGSize(
      width: geometry.size.width - row.insets.leading - row.insets.trailing, height: content.height)
    let dimensions = node.dimensions(for: proposal, size: content)
    let origin = CGPoint(
      x: row.insets.leading
        + Length.origin(
          containerGuide: ViewDimensions(size: room)[arrangement.alignment],
          childGuide: dimensions[arrangement.alignment]),
      y: cursor.start + row.insets.top + (height - content.height) / 2)
    place(node, by: ChildPlacement(origin: origin, size: content, proposal: proposal))
    cursor.nodes.append(node)
    let rectangle = CGRect(x: 0, y: cursor.start, width: geometry.size.width, height: row.size.height)
    if let traits = row.traits {
      if let background = traits.background { place(background, in: rectangle, &cursor) }
      var line = rectangle
      line.origin.x = dimensions[explicit: .listRowSeparatorLeading].map { origin.x + $0 } ?? row.insets.leading
      let end = dimensions[explicit: .listRowSeparatorTrailing].map { origin.x + $0 } ?? rectangle.width
      line.size.width = max(0, end - line.origin.x)
      placeLines(traits.separators, top: line, bottom: line, &cursor)
      sectionRows.append((traits, rectangle))
    }
    cursor.start += row.size.height + arrangement.spacing
  }

  private func placeLines(
    _ separators: [VerticalEdge: ListSeparator], top: CGRect?, bottom: CGRect?, _ cursor: inout Cursor
  ) {
    let thickness = 1 / runtime.displayScale
    if let top, let line = separators[.top]?.line {
      place(line, in: CGRect(x: top.minX, y: top.minY, width: top.width, height: thickness), &cursor)
    }
    if let bottom, let line = separators[.bottom]?.line {
      let edge = bottom.maxY - thickness
      place(line, in: CGRect(x: bottom.minX, y: edge, width: bottom.width, height: thickness), &cursor)
    }
  }

  private func place(_ decoration: SecondaryNode, in rectangle: CGRect, _ cursor: inout Cursor) {
    if decoration.parent !== self { adopt(decoration) }
    decoration.line = CGPoint(x: rectangle.width / 2, y: rectangle.height / 2)
    place(
      decoration,
      by: ChildPlacement(
        origin: rectangle.origin, size: rectangle.size, proposal: ProposedViewSize(rectangle.size)))
    cursor.nodes.append(decoration)
    decorations.append(decoration)
  }

  override func placeRows(at cursor: inout Cursor, in sight: Range<CGFloat>) {
    spacingBefore = nil
    let before = decorations
    decorations = []
    sectionRows = []
    super.placeRows(at: &cursor, in: sight)
    guard !before.isEmpty else { return }
    let now = Set(decorations.map { ObjectIdentifier($0) })
    for node in before where !now.contains(ObjectIdentifier(node)) && !node.hasEnded { node.unplace() }
  }

  // MARK: - Sections

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    spacingBefore = nil
    return super.measure(proposal)
  }

  /// The distance between a section and the previous one: the smaller one of their spacings.
  private func spacing(before section: SectionItems) -> CGFloat {
    let own = LayoutItems.many(section.parts).firstMadeNode?.listRowTraits?.sectionSpacing
    let points = (own ?? look.sectionSpacing.current).points
    defer { spacingBefore = points }
    return spacingBefore.map { min($0, points) } ?? 0
  }

  override func visitSection(_ section: SectionItems, _ advance: (CGFloat) -> Void, _ visit: (LayoutItems) -> Void) {
    advance(spacing(before: section))
    defer { part = .row }
    part = .header
    visit(section.header)
    part = .row
    visit(section.content)
    part = .footer
    visit(section.footer)
  }

  override func placeSection(_ section: SectionItems, at cursor: inout Cursor, in sight: Range<CGFloat>) {
    let outer = sectionRows
    defer { sectionRows = outer }
    cursor.start += spacing(before: section)
    defer { part = .row }
    part = .header
    place(section.header, at: &cursor, in: sight)
    part = .row
    sectionRows = []
    let start = cursor.start
    place(section.content, at: &cursor, in: sight)
    for row in sectionRows {
      let isLast = row.rectangle.maxY + arrangement.spacing >= cursor.start
      placeLines(
        row.traits.sectionSeparators, top: row.rectangle.minY <= start ? row.rectangle : nil,
        bottom: isLast ? row.rectangle : nil, &cursor)
    }
    part = .footer
    place(section.footer, at: &cursor, in: sight)
  }

  // MARK: - Queries of a host

  /// The rows on the screen, in their order.
  ///
  /// - Complexity: O(rows on the screen).
  var shownRows: [ListRowPlace] {
    var places: [ListRowPlace] = []
    collect(items, in: nil, .row, into: &places)
    return places
  }

  private func collect(_ items: LayoutItems, in row: LazyRow?, _ part: ListPart, into places: inout [ListRowPlace]) {
    switch items {
    case .one(let node): if let row { places.append(ListRowPlace(node: node, row: row, part: part)) }
    case .many(let items): for item in items { collect(item, in: row, part, into: &places) }
    case .section(let section):
      collect(section.header, in: row, .header, into: &places)
      collect(section.content, in: row, .row, into: &places)
      collect(section.footer, in: row, .footer, into: &places)
    case .changing(let items): collect(items.value, in: row, part, into: &places)
    case .rows(let source):
      for index in source.shown {
        if let row = source.rows[index] { collect(row.items, in: row, part, into: &places) }
      }
    }
  }

  override func end() {
    super.end()
    selection = nil
    decorations = []
    sectionRows = []
  }
}

extension LayoutItems {
  /// The first node among the rows that were made; nil if there is none.
  ///
  /// - Complexity: O(places of the source before it).
  var firstMadeNode: LayoutNode? {
    switch self {
    case .one(let node): return node
    case .many(let items):
      for item in items { if let node = item.firstMadeNode { return node } }
      return nil
    case .section(let section): return LayoutItems.many(section.parts).firstMadeNode
    case .changing(let items): return items.value.firstMadeNode
    case .rows(let source):
      for index in source.shown { if let node = source.rows[index]?.items.firstMadeNode { return node } }
      return nil
    }
  }
}
