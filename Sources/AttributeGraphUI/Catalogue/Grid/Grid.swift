import Foundation

/// Views in rows and columns.
///
/// A `GridRow` is a row; any other view is a row of its own that spans all columns.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Makes a grid; the default spacing between rows and columns is 8 points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Makes the node of the grid, and the positions of its rows.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let content = Content._makeViewList(
      view: view.property(\.content), inputs: inputs.forChildren(of: position, along: .vertical))
    let style = view.projection { [unowned position] grid -> GridStyle in
      let spacing = StackLayout.defaultSpacing
      return GridStyle(
        rule: GridLayoutRule(
          horizontalSpacing: position.finiteOrNil(grid.horizontalSpacing, as: "horizontalSpacing") ?? spacing,
          verticalSpacing: position.finiteOrNil(grid.verticalSpacing, as: "verticalSpacing") ?? spacing),
        alignment: grid.alignment)
    }.layoutValue { $0 == $1 }
    let node = GridNode(at: position, content: content, style: style)
    node.direction = inputs.direction
    return inputs.output(node)
  }
}

/// A row of a grid; outside of one, views side by side.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row; the default alignment is that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the node of the row, and the positions of its cells.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let content = Content._makeViewList(
      view: view.property(\.content), inputs: inputs.forChildren(of: position, along: .horizontal))
    let node = GridRowNode(
      at: position, content: content, alignment: view.property(\.alignment).layoutValue { $0 == $1 })
    node.direction = inputs.direction
    return inputs.output(node)
  }
}

/// The style of a grid's layout.
struct GridStyle: Equatable {
  /// Its arithmetic.
  let rule: GridLayoutRule
  /// The default alignment of cells.
  let alignment: Alignment
}

/// A row of a grid: its cells are laid out by the grid.
final class GridRowNode: ContainerNode {
  /// The row's own alignment.
  let alignment: LayoutValue<VerticalAlignment?>
  /// The placements of the cells in the row, set by the grid; nil outside of a grid.
  var cellPlacements: [ChildPlacement]?

  /// Makes the node of a row.
  init(at position: ViewPosition, content: _ViewListOutputs, alignment: LayoutValue<VerticalAlignment?>) {
    self.alignment = alignment
    super.init(at: position, content: content, rule: .stack(.horizontal()))
    alignment.add(self)
  }

  // The grid measures the cells and not the row, so the row cannot detect whether a changed cell matters.
  override class var layoutKind: LayoutKind { .answersDirectly }
  override func providesGuides(_ kinds: GuideKinds) -> Bool { false }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    cellPlacements ?? super.place(in: size, proposal: proposal)
  }
}

/// The node of a grid.
final class GridNode: ContainerNode {
  private let style: LayoutValue<GridStyle>

  /// Makes the node of a grid.
  init(at position: ViewPosition, content: _ViewListOutputs, style: LayoutValue<GridStyle>) {
    self.style = style
    super.init(at: position, content: content)
    style.add(self)
  }

  /// The row of a child, with or without transparent modifiers; nil if the child is not a row.
  private func row(_ node: LayoutNode) -> GridRowNode? {
    if let row = node as? GridRowNode { return row }
    guard node.layoutKind.contains(.isTransparent), !(node is LayeredNode) else { return nil }
    return (node as? WrapperNode).flatMap { row($0.child) }
  }

  /// The current cells.
  private var cells: [GridCell<LayoutNode>] {
    let style = style.value
    let rows = children.map { child in (child: child, row: row(child)) }
    var cells: [GridCell<LayoutNode>] = []
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    func span(_ node: LayoutNode) -> Int {
      let count = node.trait(GridTrait.columns) as? Int ?? 1
      if !(1...GridTrait.mostColumns).contains(count) { node.position.report(invalid: "gridCellColumns") }
      return min(max(count, 1), GridTrait.mostColumns)
    }
    let columnCount = max(rows.compactMap { $0.row?.children.reduce(0) { $0 + span($1) } }.max() ?? 1, 1)
    for (_, row) in rows {
      var column = 0
      for cell in row?.children ?? [] {
        if let alignment = cell.trait(GridTrait.columnAlignment) as? HorizontalAlignment {
          columnAlignments[column] = columnAlignments[column] ?? alignment
        }
        column += span(cell)
      }
    }
    for (index, entry) in rows.enumerated() {
      var column = 0
      for node in entry.row?.children ?? [entry.child] {
        let span = entry.row == nil ? columnCount : span(node)
        let alignment = Alignment(
          horizontal: columnAlignments[column] ?? style.alignment.horizontal,
          vertical: entry.row?.alignment.value ?? style.alignment.vertical)
        cells.append(
          GridCell(
            child: node, row: index, column: column, span: span,
            unsizedAxes: node.trait(GridTrait.unsizedAxes) as? Axis.Set ?? [], alignment: alignment,
            anchor: node.trait(GridTrait.anchor) as? UnitPoint))
        column += span
      }
    }
    return cells
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let rowCount = children.count
    return Length.measured(style.value.rule.tracks(for: proposal.sanitised, cells: cells, rowCount: rowCount).size)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    arrangement(for: proposal).map(\.child)
  }

  // The grid merges the guides of its cells, as any container merges those of its views.
  override func providesGuides(_ kinds: GuideKinds) -> Bool {
    let kinds = kinds.subtracting(.builtIn)
    guard !kinds.isEmpty else { return false }
    return children.contains { child in
      row(child)?.children.contains { $0.hasGuides(kinds) } ?? child.hasGuides(kinds)
    }
  }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let (rule, cells) = (style.value.rule, cells)
    let tracks = rule.tracks(for: proposal.sanitised, cells: cells, rowCount: children.count)
    var combination = GuideCombination()
    for (cell, placement) in zip(cells, rule.placements(in: tracks, cells: cells)) where cell.child.hasGuides(.all) {
      combination.add(
        cell.child.dimensions(for: placement.proposal, size: placement.size), at: placement.origin)
    }
    return combination.dimensions(size: size)
  }

  override func placeChildren() {
    for (child, arranged) in zip(children, arrangement(for: geometry.proposal)) {
      guard let row = row(child) else { continue }
      row.cellPlacements = arranged.cells
      row.placementIsDue()
    }
    super.placeChildren()
  }

  /// The placements of the rows in the grid, and of the cells in their rows.
  private func arrangement(
    for proposal: ProposedViewSize
  ) -> [(child: ChildPlacement, cells: [ChildPlacement])] {
    let (rule, cells, proposal) = (style.value.rule, cells, proposal.sanitised)
    let tracks = rule.tracks(for: proposal, cells: cells, rowCount: children.count)
    var rest = rule.placements(in: tracks, cells: cells)[...]
    var top: CGFloat = 0
    return children.enumerated().map { index, child in
      let height = tracks.rows[index]
      defer { top += height + rule.verticalSpacing }
      let row = row(child)
      let own = Array(rest.prefix(row?.children.count ?? 1))
      rest = rest.dropFirst(own.count)
      if row == nil { return (own[0], []) }
      let size = CGSize(width: tracks.size.width, height: height)
      let inRow = own.map { cell in
        var cell = cell
        cell.origin.y -= top
        return cell
      }
      return (
        ChildPlacement(origin: CGPoint(x: 0, y: top), size: size, proposal: ProposedViewSize(size)), inRow
      )
    }
  }
}
