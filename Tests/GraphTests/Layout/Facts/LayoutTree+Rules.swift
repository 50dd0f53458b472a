import AttributeGraphUI
import Foundation

// A tree laid out by the rules of `Layout/Algorithms` alone.

extension LayoutTree {
  /// The tree has a node that is not laid out by a rule.
  struct HasNoRule: Error {
    let kind: Kind
  }

  /// The tree as a view that is laid out by rules; `axis` is that of the stack around it, if any.
  ///
  /// - Throws: `HasNoRule` where a node of the library does what no rule does.
  @MainActor
  func ruleView(in axis: Axis? = nil) throws -> RuleView {
    let view = try unnamedRuleView(in: axis)
    return id.isEmpty ? view : view.named(id)
  }

  @MainActor
  private func unnamedRuleView(in axis: Axis?) throws -> RuleView {
    switch kind {
    case .color: .C
    case .ideal(let width, let height): .Q(width, height)
    case .fixed(let width, let height): .F(width, height)
    case .spacer(let minimum) where axis != nil:
      .spacer(axis ?? .horizontal, minLength: minimum.map { CGFloat($0) } ?? 8)
    case .divider where axis == .horizontal: RuleView(.leaf { CGSize(width: 1, height: $0.height ?? 10) })
    case .divider: RuleView(.leaf { CGSize(width: $0.width ?? 10, height: 1) })
    case .frame(let tree, let width, let height, let anchor):
      try tree.ruleView(in: axis)
        .frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: anchor.alignment)
    case .flexible(let tree, let width, let height, let anchor):
      try tree.ruleView(in: axis)
        .flexible(
          FlexibleFrameRule(
            minWidth: width.minimum.map { CGFloat($0) }, idealWidth: width.ideal.map { CGFloat($0) },
            maxWidth: width.maximum.map { CGFloat($0) }, minHeight: height.minimum.map { CGFloat($0) },
            idealHeight: height.ideal.map { CGFloat($0) }, maxHeight: height.maximum.map { CGFloat($0) },
            alignment: anchor.alignment))
    case .padding(let tree, let top, let leading, let bottom, let trailing):
      RuleView(
        .rule(
          PaddingRule(insets: EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)),
          try tree.ruleView(in: axis)))
    case .defaultPadding(let tree): try tree.ruleView(in: axis).padding()
    case .fixedSize(let tree, let horizontal, let vertical):
      try tree.ruleView(in: axis).fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspect(let tree, let ratio, let fills):
      RuleView(
        .rule(
          AspectRatioRule(ratio: ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit),
          try tree.ruleView(in: axis)))
    case .position(let tree, let x, let y):
      RuleView(.rule(PositionRule(center: CGPoint(x: x, y: y)), try tree.ruleView(in: axis)))
    case .priority(let tree, let priority): try tree.ruleView(in: axis).layoutPriority(priority)
    case .guide(let tree, let guide, let share, let distance) where guide.isHorizontal:
      try tree.ruleView(in: axis).guide(guide.horizontal) { $0.width * share + distance }
    case .guide(let tree, let guide, let share, let distance):
      try tree.ruleView(in: axis).guide(guide.vertical) { $0.height * share + distance }
    case .stack(true, let guide, let spacing, let trees):
      .hStack(
        alignment: guide.vertical, spacing: spacing.map { CGFloat($0) }, try Self.ruleViews(trees, in: .horizontal))
    case .stack(false, let guide, let spacing, let trees):
      .vStack(
        alignment: guide.horizontal, spacing: spacing.map { CGFloat($0) }, try Self.ruleViews(trees, in: .vertical))
    case .overlay(let anchor, let trees): .zStack(alignment: anchor.alignment, try Self.ruleViews(trees, in: nil))
    default: throw HasNoRule(kind: kind)
    }
  }

  /// The views of a container: those of groups are its own.
  @MainActor
  private static func ruleViews(_ trees: [LayoutTree], in axis: Axis?) throws -> [RuleView] {
    try trees.flatMap { tree in
      guard case .group(let trees) = tree.kind else { return [try tree.ruleView(in: axis)] }
      return try ruleViews(trees, in: axis)
    }
  }
}
