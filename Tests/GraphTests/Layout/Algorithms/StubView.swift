import Foundation
import Testing
import ViewTestSupport

@testable import AttributeGraphUI

/// A tree of layouts without a runtime: what the rows of the layout facts are written in.
///
/// `C`, `F` and `Q` are the leaves that the facts name. `named` marks a node whose frame a row states.
@MainActor
final class StubView: LayoutChild {
  /// What a node does with a proposal.
  enum Content {
    case leaf((ProposedViewSize) -> CGSize)
    case rule(any SingleChildRule, StubView)
    case stack(StackLayout, [StubView])
    case overlay(OverlayLayout, [StubView])
  }

  let content: Content
  private(set) var name: String?
  private(set) var layoutPriority = 0.0
  private(set) var spacing = ViewSpacing()
  var hasSpacing: Bool { spacing != ViewSpacing() }
  private var guides: [(key: AlignmentKey, value: (ViewDimensions) -> CGFloat)] = []

  /// Every proposal the node was asked for, in order.
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

  /// The nodes directly below, as a layout sees them.
  var children: [StubView] {
    switch content {
    case .leaf: []
    case .rule(_, let child): [child]
    case .stack(_, let children), .overlay(_, let children): children
    }
  }

  /// Where the nodes directly below lie.
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

  /// The frames of all nodes at and below this one, in the coordinates of the tree, in source order.
  func frames(
    at origin: CGPoint = .zero, size: CGSize, proposal: ProposedViewSize
  ) -> [(name: String?, frame: CGRect)] {
    var frames = [(name: name, frame: CGRect(origin: origin, size: size))]
    for (child, placement) in zip(children, placements(in: size, proposal: proposal)) {
      let childOrigin = CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y)
      frames += child.frames(at: childOrigin, size: placement.size, proposal: placement.proposal)
    }
    return frames
  }
}

extension StubView {
  /// A fully flexible leaf: takes the proposal, 10 for `nil`.
  static var C: StubView { StubView(.leaf { $0.replacingUnspecifiedDimensions() }) }

  /// A leaf in a fixed frame.
  static func F(_ width: CGFloat, _ height: CGFloat) -> StubView { C.frame(width: width, height: height) }

  /// A flexible leaf of the given ideal size.
  static func Q(_ width: CGFloat, _ height: CGFloat) -> StubView {
    C.flexible(FlexibleFrameRule(idealWidth: width, idealHeight: height))
  }

  /// A spacer in a stack along `axis`: it has no length across it, and is served last.
  static func spacer(_ axis: Axis, minLength: CGFloat = 8) -> StubView {
    let spacer = StubView(.leaf { CGSize(max($0[axis] ?? minLength, minLength), along: axis, across: 0) })
    spacer.layoutPriority = -.infinity
    spacer.spacing = ViewSpacing(0, edges: axis == .horizontal ? .horizontal : .vertical)
    return spacer
  }

  static func hStack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: [StubView]
  ) -> StubView {
    StubView(.stack(.horizontal(alignment: alignment, spacing: spacing), children))
  }

  static func vStack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: [StubView]
  ) -> StubView {
    StubView(.stack(.vertical(alignment: alignment, spacing: spacing), children))
  }

  static func zStack(alignment: Alignment = .center, _ children: [StubView]) -> StubView {
    StubView(.overlay(OverlayLayout(alignment: alignment), children))
  }

  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> StubView {
    StubView(.rule(FixedFrameRule(width: width, height: height, alignment: alignment), self))
  }

  func frame(minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, alignment: Alignment = .center) -> StubView {
    flexible(FlexibleFrameRule(minWidth: minWidth, maxWidth: maxWidth, alignment: alignment))
  }

  func flexible(_ rule: FlexibleFrameRule) -> StubView { StubView(.rule(rule, self)) }

  func padding(_ length: CGFloat? = nil) -> StubView {
    StubView(.rule(PaddingRule(edges: .all, length: length), self))
  }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> StubView {
    StubView(.rule(FixedSizeRule(horizontal: horizontal, vertical: vertical), self))
  }

  func named(_ name: String) -> StubView {
    self.name = name
    return self
  }

  func layoutPriority(_ priority: Double) -> StubView {
    layoutPriority = priority
    return self
  }

  func guide(_ alignment: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> StubView {
    guides.append((alignment.key, value))
    return self
  }

  func guide(_ alignment: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> StubView {
    guides.append((alignment.key, value))
    return self
  }
}

/// Checks a row of the layout facts: the size for a proposal, and the frames of named nodes at that size.
@MainActor
func expectLayout(
  of tree: StubView, proposed width: CGFloat?, _ height: CGFloat?, size expected: (CGFloat, CGFloat),
  frames: [String: (CGFloat, CGFloat, CGFloat, CGFloat)] = [:], at location: SourceLocation = #_sourceLocation
) {
  let proposal = ProposedViewSize(width: width, height: height)
  let size = tree.sizeThatFits(proposal)
  #expect(
    isClose(size.width, expected.0) && isClose(size.height, expected.1), "size is \(size), not \(expected)",
    sourceLocation: location)
  let actual = tree.frames(size: size, proposal: proposal)
  for (name, expected) in frames {
    guard let frame = actual.first(where: { $0.name == name })?.frame else {
      Testing.Issue.record("no node is named \(name)", sourceLocation: location)
      continue
    }
    #expect(
      isClose(frame.origin.x, expected.0) && isClose(frame.origin.y, expected.1)
        && isClose(frame.width, expected.2) && isClose(frame.height, expected.3),
      "\(name) is at \(frame), not at \(expected)", sourceLocation: location)
  }
}

/// Whether two lengths are the same to a hundredth of a point, or the same infinity.
func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool {
  left == right || abs(left - right) <= 0.01
}
