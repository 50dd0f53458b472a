import AttributeGraphUI
import Foundation

/// A view that is laid out by rules alone, without a runtime; it records what it was asked.
@MainActor
final class RuleView: LayoutChild {
  /// The way in which a view is laid out.
  enum Content {
    case leaf((ProposedViewSize) -> CGSize)
    case rule(any WrappingRule, RuleView)
    case stack(StackLayout, [RuleView])
    case overlay(OverlayLayout, [RuleView])
  }

  let content: Content
  /// The names of the view, by which its frame is found; modifiers that are no views of their own add theirs.
  private(set) var names: [String] = []
  private(set) var layoutPriority = 0.0
  /// The distances that a leaf prefers to its neighbours.
  private var ownSpacing = ViewSpacing()
  private(set) var isSpacer = false
  private var guides: [(key: AlignmentKey, value: (ViewDimensions) -> CGFloat)] = []

  /// Every proposal that the view was asked for, in order.
  private(set) var queries: [ProposedViewSize] = []

  init(_ content: Content) {
    self.content = content
  }

  func forgetQueries() {
    queries = []
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    queries.append(proposal)
    switch content {
    case .leaf(let answer): return answer(proposal)
    case .rule(let rule, let child): return rule.sizeThatFits(proposal, child: child)
    case .stack(let layout, let children): return layout.sizeThatFits(proposal, children: children)
    case .overlay(let layout, let children): return layout.sizeThatFits(proposal, children: children)
    }
  }

  var hasSpacing: Bool { spacing != ViewSpacing() }

  var spacing: ViewSpacing {
    switch content {
    case .leaf: ownSpacing
    case .overlay(let layout, let children): layout.preferredSpacing(of: children)
    case .rule(let rule, let child): rule.spacing(of: child)
    case .stack(let layout, let children): layout.preferredSpacing(of: children)
    }
  }

  func hasGuides(_ kinds: GuideKinds) -> Bool {
    guides.contains { kinds.contains($0.key.kind) }
      || children.contains { $0.hasGuides(children.count == 1 ? kinds : kinds.subtracting(.builtIn)) }
  }

  func dimensions(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    var combination = GuideCombination(isTransparent: children.count == 1)
    for (child, placement) in zip(children, placements(in: size, proposal: proposal)) {
      let dimensions = child.dimensions(for: placement.proposal, size: placement.size)
      if !dimensions.explicitGuides.isEmpty { combination.add(dimensions, at: placement.origin) }
    }
    var dimensions = combination.dimensions(size: size)
    for guide in guides {
      dimensions = dimensions.setting(guide.key, to: guide.value(dimensions))
    }
    return dimensions
  }

  /// The views directly inside, as a layout sees them.
  var children: [RuleView] {
    switch content {
    case .leaf: []
    case .rule(_, let child): [child]
    case .stack(_, let children), .overlay(_, let children): children
    }
  }

  /// Where the views directly inside lie.
  func placements(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    switch content {
    case .leaf: []
    case .rule(let rule, let child): [rule.placement(in: size, proposal: proposal, child: child)]
    case .stack(let layout, let children): layout.placements(in: size, proposal: proposal, children: children)
    case .overlay(let layout, let children):
      children.count == 1
        ? layout.placements(offering: proposal, children: children) : layout.placements(in: size, children: children)
    }
  }

  /// The frames of this view and all views inside, in the coordinates of the root, in source order.
  func frames(
    at origin: CGPoint = .zero, size: CGSize, proposal: ProposedViewSize
  ) -> [(names: [String], frame: CGRect)] {
    var frames = [(names: names, frame: CGRect(origin: origin, size: size))]
    for (child, placement) in zip(children, placements(in: size, proposal: proposal)) {
      let childOrigin = CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y)
      frames += child.frames(at: childOrigin, size: placement.size, proposal: placement.proposal)
    }
    return frames
  }
}

extension RuleView {
  /// A flexible leaf: takes the proposal, 10 where that is unspecified.
  static var C: RuleView { RuleView(.leaf { $0.replacingUnspecifiedDimensions() }) }

  /// A leaf in a fixed frame.
  static func F(_ width: CGFloat, _ height: CGFloat) -> RuleView { C.frame(width: width, height: height) }

  /// A flexible leaf of the given ideal size.
  static func Q(_ width: CGFloat, _ height: CGFloat) -> RuleView {
    C.flexible(FlexibleFrameRule(idealWidth: width, idealHeight: height))
  }

  /// A spacer in a stack along `axis`: it has no length across the stack and is served last.
  static func spacer(_ axis: Axis, minLength: CGFloat = 8) -> RuleView {
    let spacer = RuleView(.leaf { CGSize(max($0[axis] ?? minLength, minLength), along: axis, across: 0) })
    spacer.layoutPriority = -.infinity
    spacer.isSpacer = true
    spacer.ownSpacing = ViewSpacing(0, edges: axis == .horizontal ? .horizontal : .vertical)
    return spacer
  }

  static func hStack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: [RuleView]
  ) -> RuleView {
    RuleView(.stack(.horizontal(alignment: alignment, spacing: spacing), children))
  }

  static func vStack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: [RuleView]
  ) -> RuleView {
    RuleView(.stack(.vertical(alignment: alignment, spacing: spacing), children))
  }

  static func zStack(alignment: Alignment = .center, _ children: [RuleView]) -> RuleView {
    RuleView(.overlay(OverlayLayout(alignment: alignment), children))
  }

  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> RuleView {
    RuleView(.rule(FixedFrameRule(width: width, height: height, alignment: alignment), self))
  }

  func flexible(_ rule: FlexibleFrameRule) -> RuleView { RuleView(.rule(rule, self)) }

  func padding(_ length: CGFloat? = nil) -> RuleView {
    RuleView(.rule(PaddingRule(edges: .all, length: length), self))
  }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> RuleView {
    RuleView(.rule(FixedSizeRule(horizontal: horizontal, vertical: vertical), self))
  }

  func named(_ name: String) -> RuleView {
    names.append(name)
    return self
  }

  func layoutPriority(_ priority: Double) -> RuleView {
    layoutPriority = priority
    return self
  }

  func guide(_ alignment: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> RuleView {
    guides.append((alignment.key, value))
    return self
  }

  func guide(_ alignment: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> RuleView {
    guides.append((alignment.key, value))
    return self
  }
}
