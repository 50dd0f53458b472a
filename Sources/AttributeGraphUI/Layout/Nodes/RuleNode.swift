import AttributeGraph2

/// A modifier that lays out one child: a frame, padding, a fixed size.
final class RuleNode<Rule: SingleChildRule>: LayoutNode {
  private let rule: () -> Rule
  private let child: LayoutNode
  private let passesPriority: Bool

  /// Puts a rule around a node.
  init(at position: ViewPosition, around child: LayoutNode, passesPriority: Bool, rule: @escaping () -> Rule) {
    self.rule = rule
    self.child = child
    self.passesPriority = passesPriority
    super.init(at: position)
    adopt(child)
  }

  override var isMeasuredDirectly: Bool { true }
  override var layoutPriority: Double { passesPriority ? child.layoutPriority : 0 }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    rule().sizeThatFits(proposal, child: child)
  }

  override func geometry(ofChild child: LayoutNode) -> ViewGeometry {
    let own = geometry
    return own.child(rule().placement(in: own.size, proposal: own.proposal, child: child))
  }

  override var hasGuides: Bool { child.hasGuides }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let placement = rule().placement(in: size, proposal: proposal, child: child)
    let inside = child.dimensions(for: placement.proposal, size: placement.size)
    return inside.moved(by: placement.origin, into: size)
  }
}

/// A modifier that lets layout pass, but for what it says of itself.
final class PassingNode: LayoutNode {
  private let child: LayoutNode
  private let priority: (() -> Double)?

  /// Puts a node around another one that has its geometry.
  init(at position: ViewPosition, around child: LayoutNode, priority: (() -> Double)? = nil) {
    self.child = child
    self.priority = priority
    super.init(at: position)
    adopt(child)
  }

  override var isMeasuredDirectly: Bool { true }
  override var layoutPriority: Double { priority?() ?? child.layoutPriority }
  override var isSpacer: Bool { child.isSpacer }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  override func sharesGeometry(with child: LayoutNode) -> Bool { true }

  override var hasGuides: Bool { child.hasGuides }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    child.dimensions(for: proposal, size: size)
  }
}

extension ViewDimensions {
  /// The baselines and explicit guides of a child, as seen from the rectangle in which it is placed.
  func moved(by origin: CGPoint, into size: CGSize) -> ViewDimensions {
    ViewDimensions(
      size: size, firstTextBaseline: firstTextBaseline.map { $0 + origin.y },
      lastTextBaseline: lastTextBaseline.map { $0 + origin.y },
      explicitGuides: explicitGuides.map { guide in
        ExplicitGuide(key: guide.key, value: guide.value + origin[guide.key.axis])
      })
  }
}
