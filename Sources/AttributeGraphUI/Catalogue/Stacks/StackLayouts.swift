import Foundation

/// A row of views as a layout, which an `AnyLayout` can hold.
public struct HStackLayout: Layout, Sendable {
  /// The guide by which the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between two views in points; nil for the views' preferred spacing.
  public var spacing: CGFloat?

  /// Makes the layout of a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Views from the leading to the trailing edge.
  public static var layoutProperties: LayoutProperties { .stack(along: .horizontal) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    onMainActor((rule, proposal, subviews)) { rule, proposal, subviews in
      rule.sizeThatFits(proposal, children: subviews.map(\.node))
    }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    onMainActor((rule, bounds, proposal, subviews)) { rule, bounds, proposal, subviews in
      subviews.place(rule.placements(in: bounds.size, proposal: proposal, children: subviews.map(\.node)), in: bounds)
    }
  }

  /// The spacing of the first view at the leading end, of the last view at the trailing end, and of all views across.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    onMainActor((rule, subviews)) { rule, subviews in rule.preferredSpacing(of: subviews.map(\.node)) }
  }

  private var rule: StackLayout { .horizontal(alignment: alignment, spacing: spacing) }
}

/// A column of views as a layout, which an `AnyLayout` can hold.
public struct VStackLayout: Layout, Sendable {
  /// The guide by which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between two views in points; nil for the views' preferred spacing.
  public var spacing: CGFloat?

  /// Makes the layout of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Views from the top to the bottom.
  public static var layoutProperties: LayoutProperties { .stack(along: .vertical) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    onMainActor((rule, proposal, subviews)) { rule, proposal, subviews in
      rule.sizeThatFits(proposal, children: subviews.map(\.node))
    }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    onMainActor((rule, bounds, proposal, subviews)) { rule, bounds, proposal, subviews in
      subviews.place(rule.placements(in: bounds.size, proposal: proposal, children: subviews.map(\.node)), in: bounds)
    }
  }

  /// The spacing of the first view at the top, of the last view at the bottom, and of all views across.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    onMainActor((rule, subviews)) { rule, subviews in rule.preferredSpacing(of: subviews.map(\.node)) }
  }

  private var rule: StackLayout { .vertical(alignment: alignment, spacing: spacing) }
}

/// Views over each other as a layout, which an `AnyLayout` can hold.
public struct ZStackLayout: Layout, Sendable {
  /// The guides that are aligned with each other.
  public var alignment: Alignment

  /// Makes the layout of views over each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    onMainActor((rule, proposal, subviews)) { rule, proposal, subviews in
      rule.sizeThatFits(proposal, children: subviews.map(\.node))
    }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    onMainActor((rule, bounds, subviews)) { rule, bounds, subviews in
      subviews.place(rule.placements(in: bounds.size, children: subviews.map(\.node)), in: bounds)
    }
  }

  /// The merged spacing of the views with the highest priority.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    onMainActor((rule, subviews)) { rule, subviews in rule.preferredSpacing(of: subviews.map(\.node)) }
  }

  private var rule: OverlayLayout { OverlayLayout(alignment: alignment) }
}

extension LayoutProperties {
  /// The layout properties of a stack along an axis.
  static func stack(along axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension LayoutSubviews {
  /// Places each subview at the frame that a rule computed for it in the bounds.
  @MainActor
  func place(_ placements: [ChildPlacement], in bounds: CGRect) {
    for (subview, placement) in zip(self, placements) {
      subview.place(
        at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
        proposal: placement.proposal)
    }
  }
}

/// The layout of a row, by an earlier name.
public typealias _HStackLayout = HStackLayout
/// The layout of a column, by an earlier name.
public typealias _VStackLayout = VStackLayout
/// The layout of views over each other, by an earlier name.
public typealias _ZStackLayout = ZStackLayout
