/// A view with others behind or over it; those take its size and never change it.
class BackgroundNode: WrapperNode {
  private let secondary: SecondaryNode
  private let alignment: LayoutValue<Alignment>

  /// Puts the nodes of a content behind or over a node, aligned with it.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, secondary: SecondaryNode,
    alignment: LayoutValue<Alignment>
  ) {
    self.secondary = secondary
    self.alignment = alignment
    super.init(at: position, wrapping: child, following: alignment)
    adopt(secondary)
  }

  override func inputChanged(_ input: LayoutInput) {
    secondary.forgetPlacement()
    placementIsDue()
  }

  override func placeChildren() {
    super.placeChildren()
    let geometry = self.geometry
    secondary.line = child.point(of: alignment.value, for: geometry.proposal, size: geometry.size)
    // The content behind is proposed the size of the view, and places its views in that.
    let offer = CompactProposal(ProposedViewSize(geometry.size))
    secondary.place(at: .zero, size: geometry.size, proposal: offer, along: status)
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) {
    visit(child)
    visit(secondary)
  }

  override final var draws: Bool { child.draws || secondary.draws }
}

/// The views behind or over another view, aligned with it: their guides lie on the guides of that view, including
/// those that it sets itself or inherits from its content.
///
/// Several views form an implicit `ZStack`: they are centred in it, and it is aligned with the view.
class SecondaryNode: ContainerNode {
  private let alignment: LayoutValue<Alignment>
  /// The position of the alignment's guides in the view; the view's node sets it before it places this node.
  final var line = CGPoint.zero {
    didSet { if line != oldValue { forgetPlacement() } }
  }

  /// Makes the container of the views behind or over another one.
  init(at position: ViewPosition, content: _ViewListOutputs, alignment: LayoutValue<Alignment>) {
    self.alignment = alignment
    super.init(at: position, content: content)
  }

  // The container has the size of its view, so no node depends on its answers.
  override class var layoutKind: LayoutKind { [.ignoresChildren] }

  override final func placeChildren() {
    let children = self.children
    guard children.count == 1 else { return super.placeChildren() }
    position.count(.placement)
    let (child, geometry) = (children[0], self.geometry)
    place(child, by: placement(ofOnly: child, in: geometry.size, proposal: geometry.proposal))
  }

  /// The placement of an only view, which is its own block, so it is measured once.
  func placement(ofOnly child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    let childSize = child.measuredSize(for: proposal)
    let origin = Length.origin(
      containerGuide: line, childGuide: child.point(of: alignment.value, for: proposal, size: childSize))
    return ChildPlacement(origin: origin, size: childSize, proposal: proposal)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    let (children, alignment) = (self.children, alignment.value)
    if children.count == 1 { return [placement(ofOnly: children[0], in: size, proposal: proposal)] }
    let layout = OverlayLayout()
    let block = layout.sizeThatFits(proposal, children: children)
    let placements = layout.placements(in: block, children: children)
    // Like any container, the block has the custom guides and baselines of its views.
    let shift = Length.origin(
      containerGuide: line, childGuide: dimensions(of: block, with: placements).point(of: alignment))
    return placements.map { placement in
      var placement = placement
      placement.origin.x += shift.x
      placement.origin.y += shift.y
      return placement
    }
  }
}

/// A style behind a view. It also fills the unsafe area at the edges where the view reaches the end of the safe area.
final class StyleBackgroundNode: SecondaryNode {
  private var used = EdgeInsets()

  /// The lengths by which the style extends beyond the view at each edge.
  private var reach: EdgeInsets {
    guard runtime.layout.hasUnsafeArea, let area = enclosingSafeArea else { return EdgeInsets() }
    return area.reach(of: frameInHost).byLines(of: self)
  }

  // A view that only moved may have left an edge.
  override func geometryChanged() {
    if runtime.layout.hasUnsafeArea && isPlaced && !hasEnded && reach != used { placementIsDue() }
  }

  override func placement(ofOnly child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    guard let outer = sizeWithReach(of: size) else {
      return super.placement(ofOnly: child, in: size, proposal: proposal)
    }
    return placement(of: child, reachingTo: outer)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    guard let outer = sizeWithReach(of: size) else { return super.place(in: size, proposal: proposal) }
    return children.map { placement(of: $0, reachingTo: outer) }
  }

  /// The size of the view plus the extent of the style beyond it; nil if the style does not extend beyond the view.
  private func sizeWithReach(of size: CGSize) -> CGSize? {
    guard runtime.layout.hasUnsafeArea else { return nil }
    followPlace()
    used = reach
    guard used != EdgeInsets() else { return nil }
    return CGSize(
      width: size.width + used.total(along: .horizontal), height: size.height + used.total(along: .vertical))
  }

  private func placement(of child: LayoutNode, reachingTo outer: CGSize) -> ChildPlacement {
    let proposal = ProposedViewSize(outer)
    return ChildPlacement(
      origin: CGPoint(x: -used.leading, y: -used.top), size: child.measuredSize(for: proposal), proposal: proposal)
  }
}
