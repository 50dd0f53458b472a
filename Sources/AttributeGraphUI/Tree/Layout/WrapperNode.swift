import Foundation

/// A node around one child that it represents: its size, guides, traits and geometry are those of the child.
///
/// A subclass overrides only the hooks that differ.
class WrapperNode: ParentNode {
  /// The child.
  final let child: LayoutNode

  /// Wraps a node; the wrapper follows an input.
  init(at position: ViewPosition, wrapping child: LayoutNode, following input: LayoutInput? = nil) {
    self.child = child
    super.init(at: position)
    adopt(child)
    input?.add(self)
  }

  override class var layoutKind: LayoutKind { .wrapper }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
  override func keepsSize(from proposal: ProposedViewSize, along axis: Axis) -> Bool {
    layoutKind.contains(.isTransparent) && child.keepsSize(from: proposal, along: axis)
  }
  override func providesGuides(_ kinds: GuideKinds) -> Bool { child.hasGuides(kinds) }
  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    child.dimensions(for: proposal, size: size)
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) { visit(child) }
  override func placeChildren() { cover(with: child) }
  override func inputChanged(_ input: LayoutInput) { traitsChanged() }
  override var draws: Bool { child.draws }

  override var layoutPriority: Double { layoutKind.contains(.passesPriority) ? child.layoutPriority : 0 }
  override var hasSpacing: Bool { layoutKind.contains(.passesSpacing) && child.hasSpacing }
  override var spacing: ViewSpacing { layoutKind.contains(.passesSpacing) ? child.spacing : .indifferent }
  override var isSpacer: Bool { layoutKind.contains(.isTransparent) && child.isSpacer }
  override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }
}

/// A wrapper with a size of its own, in which it places the child: a frame, padding, the room beside a bar.
class FrameNode: WrapperNode {
  override class var layoutKind: LayoutKind { .frame }

  /// The place of the child in a size that answers a proposal.
  func placement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    fatalError("\(type(of: self)) does not implement placement(in:proposal:).")
  }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let placement = placement(in: size, proposal: proposal)
    return child.dimensions(for: placement.proposal, size: placement.size).moved(by: placement.origin, into: size)
  }

  override func placeChildren() { place(child, by: placement(in: geometry.size, proposal: geometry.proposal)) }
  override func inputChanged(_ input: LayoutInput) { invalidate() }
}

/// A wrapper with a value that is looked up by its type.
final class MarkerNode<Mark>: WrapperNode {
  /// The value.
  let mark: Mark

  /// Wraps a node in one with a value.
  init(at position: ViewPosition, wrapping child: LayoutNode, mark: Mark, following input: LayoutInput? = nil) {
    self.mark = mark
    super.init(at: position, wrapping: child, following: input)
  }
}

/// A wrapper that calls a closure with its place in the host whenever that changes.
final class PlaceReportingNode: WrapperNode {
  private let hasEffects: Bool
  private let report: (HostPlace) -> Void
  private var reported: HostPlace?

  /// Wraps a node, inside of effects on the drawing or not.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, hasEffects: Bool, _ report: @escaping (HostPlace) -> Void
  ) {
    (self.hasEffects, self.report) = (hasEffects, report)
    super.init(at: position, wrapping: child)
    followPlace()
  }

  override func geometryChanged() {
    guard isPlaced, !hasEnded else { return }
    let place = HostPlace(frame: frameInHost, transform: hasEffects ? enclosingTransform() : .identity)
    guard reported != place else { return }
    reported = place
    report(place)
  }

  override func effectsChanged() { if reported != nil { geometryChanged() } }
}

/// The place of a node in the host.
struct HostPlace: Equatable {
  /// The frame, before drawing effects.
  var frame = CGRect.zero
  /// The transform that the views around apply to the drawing.
  var transform = DisplayTransform.identity
}

extension ViewDimensions {
  /// The baselines and explicit guides of a child, in the coordinates of the rectangle in which it is placed.
  func moved(by origin: CGPoint, into size: CGSize) -> ViewDimensions {
    ViewDimensions(
      size: size, firstTextBaseline: firstTextBaseline.map { $0 + origin.y },
      lastTextBaseline: lastTextBaseline.map { $0 + origin.y },
      explicitGuides: explicitGuides.map { guide in
        ExplicitGuide(key: guide.key, value: guide.value + origin[guide.key.axis])
      }, asked: asked.map { asked in onMainActor((asked, origin)) { asked, origin in asked.moved(by: origin) } })
  }
}
