import Foundation

/// Views in rows and columns.
///
/// A `GridRow` is a row; any other view is a row of its own that spans all columns.
nonisolated public struct Grid<Content: View>: PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Makes a grid; the default spacing between rows and columns is the one that the views prefer, 8 points for most.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Makes the node of the grid, and the positions of its cells.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let content = Content._makeViewList(
      view: view.property(\.content), inputs: inputs.forChildren(of: position, along: nil))
    let style = view.projection { [unowned position] grid -> GridStyle in
      GridStyle(
        rule: GridLayoutRule(
          horizontalSpacing: position.finiteOrNil(grid.horizontalSpacing, as: "horizontalSpacing"),
          verticalSpacing: position.finiteOrNil(grid.verticalSpacing, as: "verticalSpacing")),
        alignment: grid.alignment)
    }.layoutValue { $0 == $1 }
    let node = GridNode(at: position, content: content, style: style)
    node.direction = inputs.direction
    return inputs.output(node)
  }
}

/// A row of a grid.
///
/// Like a `Group` it has no layout of its own: the grid lays out its views, a modifier of the row applies to each of
/// them, and a row without views takes no space. Outside of a grid it is a `Group`. So it is in SwiftUI, whose row only
/// marks the views in it for the grid.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row; the default alignment is that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the positions of the cells, each with a mark of the row.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let alignment = view.property(\.alignment).layoutValue { $0 == $1 }
    let mark = GridRowMark(alignment: alignment)
    let inside = inputs.wrapping(at: position) { child, place in
      TraitNode(at: place, wrapping: child, key: GridTrait.row, following: alignment) { _ in mark }
    }
    return Content._makeViewList(view: view.property(\.content), inputs: inside)
  }
}

/// The row to which a cell belongs.
@MainActor
final class GridRowMark {
  /// The row's own alignment.
  let alignment: LayoutValue<VerticalAlignment?>

  /// Makes the mark of a row.
  init(alignment: LayoutValue<VerticalAlignment?>) { self.alignment = alignment }
}

/// The style of a grid's layout.
struct GridStyle: Equatable {
  /// Its arithmetic.
  let rule: GridLayoutRule
  /// The default alignment of cells.
  let alignment: Alignment

  /// The cells of some views, in their order.
  @MainActor
  func cells(of children: [LayoutNode]) -> [GridCell<LayoutNode>] {
    let marks = children.map { $0.trait(GridTrait.row) as? GridRowMark }
    let spans = children.map { span(of: $0) }
    var places: [(row: Int, column: Int)] = []
    var (row, column) = (-1, 0)
    var columnCount = 1
    for index in children.indices {
      if index == 0 || marks[index] == nil || marks[index] !== marks[index - 1] {
        row += 1
        column = 0
      }
      places.append((row, column))
      column += spans[index]
      if marks[index] != nil { columnCount = max(columnCount, column) }
    }
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    for (index, child) in children.enumerated() where marks[index] != nil {
      guard let alignment = child.trait(GridTrait.columnAlignment) as? HorizontalAlignment else { continue }
      columnAlignments[places[index].column] = columnAlignments[places[index].column] ?? alignment
    }
    return children.enumerated().map { index, child in
      let (row, column) = places[index]
      let span = marks[index] == nil ? columnCount : spans[index]
      let isInOneColumn = span == 1 && marks[index] != nil
      // As in SwiftUI, the alignment of a column is that of the cells in it alone.
      let own = Alignment(
        horizontal: (isInOneColumn ? columnAlignments[column] : nil) ?? alignment.horizontal,
        vertical: marks[index]?.alignment.value ?? alignment.vertical)
      return GridCell(
        child: child, columns: column..<(column + span), rows: row..<(row + 1),
        unsizedAxes: child.trait(GridTrait.unsizedAxes) as? Axis.Set ?? [], alignment: own,
        anchor: child.trait(GridTrait.anchor) as? UnitPoint ?? (isInOneColumn ? nil : own.unitPoint))
    }
  }

  /// The number of columns that a view spans.
  @MainActor
  private func span(of node: LayoutNode) -> Int {
    let count = node.trait(GridTrait.columns) as? Int ?? 1
    if !(1...GridTrait.mostColumns).contains(count) { node.position.report(invalid: "gridCellColumns") }
    return min(max(count, 1), GridTrait.mostColumns)
  }
}

/// The node of a grid.
final class GridNode: ContainerNode {
  private let style: LayoutValue<GridStyle>
  /// The sizes for the last proposals, until an answer of a cell changes.
  private var sizings: [(proposal: ProposedViewSize, sizing: GridSizing<LayoutNode>)] = []
  /// The maximum number of cached sizings.
  private static let rememberedSizings = 4

  /// Makes the node of a grid.
  init(at position: ViewPosition, content: _ViewListOutputs, style: LayoutValue<GridStyle>) {
    self.style = style
    super.init(at: position, content: content)
    style.add(self)
  }

  /// The current cells, in the order of the children.
  private var cells: [GridCell<LayoutNode>] { style.value.cells(of: children) }

  /// The sizes of columns, rows and cells for a proposal.
  private func sizing(for proposal: ProposedViewSize, of cells: [GridCell<LayoutNode>]) -> GridSizing<LayoutNode> {
    let proposal = proposal.sanitised
    for known in sizings where known.proposal == proposal { return known.sizing }
    let sizing = style.value.rule.sizing(of: cells, for: proposal)
    if sizings.count == Self.rememberedSizings { sizings.removeFirst() }
    sizings.append((proposal, sizing))
    return sizing
  }

  override func prepareToMeasure() {
    super.prepareToMeasure()
    sizings = []
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    Length.measured(sizing(for: proposal, of: cells).size)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    let cells = cells
    return style.value.rule.placements(of: sizing(for: proposal, of: cells), cells: cells)
  }

  override var preferredSpacing: ViewSpacing { style.value.rule.preferredSpacing(of: cells) }

  override func end() {
    super.end()
    sizings = []
  }
}
