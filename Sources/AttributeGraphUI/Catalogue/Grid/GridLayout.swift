import Foundation

/// A grid as a layout, which an `AnyLayout` can hold: of its views, those of a `GridRow` are a row, and any other view
/// is a row of its own that spans all columns.
public struct GridLayout: Layout {
  /// The guides by which the cells are aligned, unless a row or a column has one of its own.
  public var alignment: Alignment
  /// The distance between two columns in points; nil for the views' preferred spacing.
  public var horizontalSpacing: CGFloat?
  /// The distance between two rows in points; nil for the views' preferred spacing.
  public var verticalSpacing: CGFloat?

  /// Makes the layout of a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    onMainActor((style, proposal, subviews)) { style, proposal, subviews in
      style.rule.sizing(of: style.cells(of: subviews.map(\.node)), for: proposal.sanitised).size
    }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    onMainActor((style, bounds, proposal, subviews)) { style, bounds, proposal, subviews in
      let cells = style.cells(of: subviews.map(\.node))
      let sizing = style.rule.sizing(of: cells, for: proposal.sanitised)
      subviews.place(style.rule.placements(of: sizing, cells: cells), in: bounds)
    }
  }

  /// At each edge the merged spacing of the views there.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    onMainActor((style, subviews)) { style, subviews in
      style.rule.preferredSpacing(of: style.cells(of: subviews.map(\.node)))
    }
  }

  private var style: GridStyle {
    GridStyle(
      rule: GridLayoutRule(
        horizontalSpacing: Length.finite(horizontalSpacing), verticalSpacing: Length.finite(verticalSpacing)),
      alignment: alignment)
  }
}
