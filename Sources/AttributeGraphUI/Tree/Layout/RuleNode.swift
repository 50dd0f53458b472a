import Foundation

/// A modifier that lays out one child: a frame, padding, a fixed size.
class RuleNode<Rule: WrappingRule>: LayoutNode {
  /// The rule as it is now.
  final let rule: LayoutValue<Rule>
  private let child: LayoutNode
  private let passesPriority: Bool

  /// Puts a rule around a node.
  init(at position: ViewPosition, around child: LayoutNode, passesPriority: Bool, rule: LayoutValue<Rule>) {
    self.rule = rule
    self.child = child
    self.passesPriority = passesPriority
    super.init(at: position)
    adopt(child)
    rule.add(self)
  }

  override var layoutPriority: Double { passesPriority ? child.layoutPriority : 0 }

  override func equivalent(to proposal: ProposedViewSize) -> ProposedViewSize { rule.value.equivalent(to: proposal) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    rule.value.sizeThatFits(proposal, child: child)
  }

  override func placeChildren() {
    let placement = rule.value.placement(in: geometry.size, proposal: geometry.proposal, child: child)
    place(child, by: placement)
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) { visit(child) }
  override var drawsUnchanged: Bool { child.draws }

  override func providesGuides(_ kinds: GuideKinds) -> Bool { child.hasGuides(kinds) }

  // What a view says to the container around is heard through every modifier; the priority alone ends at some (L-258).
  override var passesTraits: Bool { true }
  override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }

  override var hasSpacing: Bool { Rule.keepsSpacing && child.hasSpacing }
  override var spacing: ViewSpacing { Rule.keepsSpacing ? child.spacing : .indifferent }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let placement = rule.value.placement(in: size, proposal: proposal, child: child)
    let inside = child.dimensions(for: placement.proposal, size: placement.size)
    return inside.moved(by: placement.origin, into: size)
  }
}

/// A node that tells somebody where it is.
final class PlaceTellingNode: PassingNode {
  private let tell: (CGRect) -> Void
  private var told: CGRect?

  /// Puts a node around another one, and tells its rectangle in the host whenever that is another one.
  init(at position: ViewPosition, around child: LayoutNode, _ tell: @escaping (CGRect) -> Void) {
    self.tell = tell
    super.init(at: position, around: child)
    followPlace()
  }

  override func geometryChanged() {
    guard isPlaced, !hasEnded, told != frameInHost else { return }
    told = frameInHost
    tell(frameInHost)
  }
}

/// A modifier that lets layout pass, but for what it says of itself.
class PassingNode: LayoutNode {
  final let child: LayoutNode
  private let priority: LayoutValue<Double>?

  /// Puts a node around another one that has its geometry.
  init(at position: ViewPosition, around child: LayoutNode, priority: LayoutValue<Double>? = nil) {
    self.child = child
    self.priority = priority
    super.init(at: position)
    adopt(child)
    priority?.add(self)
  }

  override var isMeasuredDirectly: Bool { true }
  override var isTransparent: Bool { true }
  override var layoutPriority: Double { priority?.value ?? child.layoutPriority }
  override var passesTraits: Bool { true }
  override func inputChanged(_ input: LayoutInput) { traitsChanged() }
  override var hasSpacing: Bool { child.hasSpacing }
  override var spacing: ViewSpacing { child.spacing }
  override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  override func placeChildren() { child.placeLikeAround() }

  override func forEachChild(_ visit: (LayoutNode) -> Void) { visit(child) }
  override var drawsUnchanged: Bool { child.draws }

  override func providesGuides(_ kinds: GuideKinds) -> Bool { child.hasGuides(kinds) }

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
      }, asked: asked.map { asked in onMainActor((asked, origin)) { asked, origin in asked.moved(by: origin) } })
  }
}
