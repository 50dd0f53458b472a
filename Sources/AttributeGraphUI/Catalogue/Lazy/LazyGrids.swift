import Foundation

/// Views in lines of several columns, made when they come into sight.
///
/// The grid is as wide as its columns. A line is as high as its highest view. Views receive the width of their column
/// as the proposal, with an unspecified height when they are measured, and the height of the line when they are placed.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a vertical lazy grid; the default spacing between lines is 8 points.
  ///
  /// The header and the footer of a section have lines of their own as wide as the grid. Those that are pinned stay at
  /// the edge while their section is in sight.
  ///
  /// - Parameters:
  ///   - columns: The columns; an adaptive one becomes as many as fit.
  ///   - alignment: The default alignment of views in columns.
  ///   - spacing: The distance between lines in points.
  ///   - pinnedViews: The views that stay at the edge.
  ///   - content: The views; each is a cell.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a container that makes its views line by line.
  @MainActor public static func _makeViewList(view: _GraphValue<LazyVGrid<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    inputs.lazyGrid(Self.self, view, content: view.property(\.content)) {
      LazyGridArrangement(
        axis: .vertical, items: $1.checked($0.columns, as: "columns"),
        spacing: $1.finiteOrNil($0.spacing, as: "spacing"),
        alignment: Alignment(horizontal: $0.alignment, vertical: .center), pinned: $0.pinnedViews)
    }
  }
}

/// Views in lines of several rows, made when they come into sight.
///
/// The grid is as high as its rows. A line is as wide as its widest view. Views receive the height of their row as the
/// proposal, with an unspecified width when they are measured, and the width of the line when they are placed.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a horizontal lazy grid; the default spacing between lines is 8 points.
  ///
  /// The header and the footer of a section have lines of their own as high as the grid. Those that are pinned stay at
  /// the edge while their section is in sight.
  ///
  /// - Parameters:
  ///   - rows: The rows; an adaptive one becomes as many as fit.
  ///   - alignment: The default alignment of views in rows.
  ///   - spacing: The distance between lines in points.
  ///   - pinnedViews: The views that stay at the edge.
  ///   - content: The views; each is a cell.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a container that makes its views line by line.
  @MainActor public static func _makeViewList(view: _GraphValue<LazyHGrid<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    inputs.lazyGrid(Self.self, view, content: view.property(\.content)) {
      LazyGridArrangement(
        axis: .horizontal, items: $1.checked($0.rows, as: "rows"), spacing: $1.finiteOrNil($0.spacing, as: "spacing"),
        alignment: Alignment(horizontal: .center, vertical: $0.alignment), pinned: $0.pinnedViews)
    }
  }
}

extension _ViewInputs {
  /// Makes the position of a lazy grid, and the makers of its lines.
  func lazyGrid<Container, Content: View>(
    _ type: Any.Type, _ view: _GraphValue<Container>, content: _GraphValue<Content>,
    arrangement: @escaping (Container, ViewPosition) -> LazyGridArrangement
  ) -> _ViewListOutputs {
    let position = makePosition(type)
    let content = lazyContent(
      at: position, along: arrangement(view.read(), position).axis, content)
    let node = LazyGridNode(
      at: position, content: content, arrangement: arrangement(view.read(), position), reporting: lazyDisappearance)
    node.direction = direction
    view.updater.add { [unowned position] in node.update(to: arrangement(view.read(), position)) }
    return output(node)
  }
}

extension ViewPosition {
  /// The grid items, unchanged; reports invalid lengths.
  fileprivate func checked(_ items: [GridItem], as name: String) -> [GridItem] {
    if !items.allSatisfy(\.isUsable) { report(invalid: name) }
    return items
  }
}
