import Foundation

/// Views in lines of several columns, which are made when they come into sight.
///
/// The grid is as wide as its columns. A line is as high as its highest view, and views are offered the width of their
/// column: no height when they are asked, and that of the line when they are placed.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a lazy grid that goes down; without a spacing of its own it leaves 8 points between lines.
  ///
  /// The header and the footer of a section have lines of their own as wide as the grid, and scroll with the others,
  /// whatever is pinned.
  ///
  /// - Parameters:
  ///   - columns: The columns; an adaptive one stands for as many as there is room for.
  ///   - alignment: Where views lie in columns that do not say it.
  ///   - spacing: The distance between lines in points.
  ///   - pinnedViews: What would stay at the edge.
  ///   - content: The views, of which each is a cell.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a container that makes its views line by line.
  @MainActor public static func _makeViewList(view: _GraphValue<LazyVGrid<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    inputs.lazyGrid(Self.self, view, content: \.content) {
      LazyGridArrangement(
        axis: .vertical, items: $1.checked($0.columns, as: "columns"),
        spacing: $1.finiteOrNil($0.spacing, as: "spacing"),
        alignment: Alignment(horizontal: $0.alignment, vertical: .center))
    }
  }
}

/// Views in lines of several rows, which are made when they come into sight.
///
/// The grid is as high as its rows. A line is as wide as its widest view, and views are offered the height of their row:
/// no width when they are asked, and that of the line when they are placed.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a lazy grid that goes to the trailing side; without a spacing of its own it leaves 8 points between lines.
  ///
  /// The header and the footer of a section have lines of their own as high as the grid, and scroll with the others,
  /// whatever is pinned.
  ///
  /// - Parameters:
  ///   - rows: The rows; an adaptive one stands for as many as there is room for.
  ///   - alignment: Where views lie in rows that do not say it.
  ///   - spacing: The distance between lines in points.
  ///   - pinnedViews: What would stay at the edge.
  ///   - content: The views, of which each is a cell.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a container that makes its views line by line.
  @MainActor public static func _makeViewList(view: _GraphValue<LazyHGrid<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    inputs.lazyGrid(Self.self, view, content: \.content) {
      LazyGridArrangement(
        axis: .horizontal, items: $1.checked($0.rows, as: "rows"), spacing: $1.finiteOrNil($0.spacing, as: "spacing"),
        alignment: Alignment(horizontal: .center, vertical: $0.alignment))
    }
  }
}

extension _ViewInputs {
  /// Makes the position of a lazy grid, and what its lines are made by.
  func lazyGrid<Container, Content: View>(
    _ type: Any.Type, _ view: _GraphValue<Container>, content: @escaping (Container) -> Content,
    arrangement: @escaping (Container, ViewPosition) -> LazyGridArrangement
  ) -> _ViewListOutputs {
    let position = makePosition(type)
    let content = lazyContent(
      at: position, along: arrangement(view.read(), position).axis, view.projection(content))
    let node = LazyGridNode(
      at: position, content: content, arrangement: arrangement(view.read(), position), reporting: lazyDisappearance)
    node.direction = direction
    view.updater.add { [unowned position] in node.update(to: arrangement(view.read(), position)) }
    return output(node)
  }
}

extension ViewPosition {
  /// The grid items as they are; reports lengths that are none.
  fileprivate func checked(_ items: [GridItem], as name: String) -> [GridItem] {
    if !items.allSatisfy(\.isUsable) { report(invalid: name) }
    return items
  }
}
