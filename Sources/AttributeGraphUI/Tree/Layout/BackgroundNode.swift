/// A view with others behind or over it; those take its size and never change it.
class LayeredNode: WrapperNode {
  /// The node of the views behind or over the view.
  final let layer: LayoutNode
  /// The alignment of the views with the view.
  final let alignment: LayoutValue<Alignment>

  /// Puts a node behind or over another one, aligned with it.
  init(at position: ViewPosition, wrapping child: LayoutNode, layer: LayoutNode, alignment: LayoutValue<Alignment>) {
    (self.layer, self.alignment) = (layer, alignment)
    super.init(at: position, wrapping: child, following: alignment)
    adopt(layer)
  }

  override func inputChanged(_ input: LayoutInput) {
    layer.forgetPlacement()
    invalidatePlacement()
  }

  override final func forEachChild(_ visit: (LayoutNode) -> Void) {
    visit(child)
    visit(layer)
  }

  override final var draws: Bool { child.draws || layer.draws }
}

/// A view with any content behind or over it, which a node of its own aligns.
class BackgroundNode: LayeredNode {
  private let secondary: SecondaryNode

  /// Puts the nodes of a content behind or over a node, aligned with it.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, secondary: SecondaryNode,
    alignment: LayoutValue<Alignment>
  ) {
    self.secondary = secondary
    super.init(at: position, wrapping: child, layer: secondary, alignment: alignment)
  }

  override func placeChildren() {
    super.placeChildren()
    let geometry = self.geometry
    secondary.line = child.point(of: alignment.value, for: geometry.proposal, size: geometry.size)
    // The content behind is proposed the size of the view, and places its views in that.
    let offer = CompactProposal(ProposedViewSize(geometry.size))
    secondary.place(at: .zero, size: geometry.size, proposal: offer, along: status)
  }
}

/// A view with a colour behind or over it.
///
/// A colour takes every size. So it has that of the view, without a query, and lies in the same place, unless the view
/// has guides of its own. Most backgrounds are such, and need no container (Decisions/0053).
final class FilledNode: LayeredNode {
  private let fillsUnsafeArea: Bool
  private var reach = StyleReach()

  /// Puts a colour behind or over a node.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, filling: FillingNode, alignment: LayoutValue<Alignment>,
    fillsUnsafeArea: Bool
  ) {
    self.fillsUnsafeArea = fillsUnsafeArea
    super.init(at: position, wrapping: child, layer: filling, alignment: alignment)
  }

  override func geometryChanged() {
    // It follows its place once there is an unsafe area.
    if fillsUnsafeArea && status.contains(.followsPlace) && reach.hasChanged(at: self) { invalidatePlacement() }
  }

  override func placeChildren() {
    cover(with: child)
    let size = nodePlace.size
    // `reach` is changed in place, which is checked for overlaps, so it is asked only where there is an unsafe area.
    if fillsUnsafeArea, runtime.layout.hasUnsafeArea, let outer = reach.rectangle(around: size, at: self) {
      let proposal = ProposedViewSize(outer.size)
      return place(layer, by: ChildPlacement(origin: outer.origin, size: outer.size, proposal: proposal))
    }
    let offer = ProposedViewSize(size)
    guard child.hasGuides(alignment.value.kinds) else {
      return layer.place(at: .zero, size: size, proposal: CompactProposal(offer), along: status)
    }
    let origin = Length.origin(
      containerGuide: child.point(of: alignment.value, for: geometry.proposal, size: size),
      childGuide: alignment.value.point(in: size))
    place(layer, by: ChildPlacement(origin: origin, size: size, proposal: offer))
  }
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

  // A single view is in the stack in which its view is, as in SwiftUI: a divider over a view of an `HStack` is
  // vertical.
  override final var axisInside: Axis? { onlyLayer == nil ? nil : parent?.axisInside }

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
  private var reach = StyleReach()

  // A view that only moved may have left an edge.
  override func geometryChanged() {
    if reach.hasChanged(at: self) { invalidatePlacement() }
  }

  override func placement(ofOnly child: LayoutNode, in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    reach.rectangle(around: size, at: self).map { placement(of: child, in: $0) }
      ?? super.placement(ofOnly: child, in: size, proposal: proposal)
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    guard let outer = reach.rectangle(around: size, at: self) else { return super.place(in: size, proposal: proposal) }
    return children.map { placement(of: $0, in: outer) }
  }

  private func placement(of child: LayoutNode, in outer: CGRect) -> ChildPlacement {
    let proposal = ProposedViewSize(outer.size)
    return ChildPlacement(origin: outer.origin, size: child.measuredSize(for: proposal), proposal: proposal)
  }
}

/// The extent of a style beyond its view, at the edges where the view reaches the end of the safe area.
@MainActor
struct StyleReach {
  private var used = EdgeInsets()

  /// Whether a node has moved to an edge, or away from one, since the last placement.
  func hasChanged(at node: ParentNode) -> Bool {
    node.runtime.layout.hasUnsafeArea && node.isPlaced && !node.hasEnded && lengths(at: node) != used
  }

  /// The rectangle of the style, in the coordinates of a node that is placed in a size; nil if the style ends with it.
  mutating func rectangle(around size: CGSize, at node: ParentNode) -> CGRect? {
    guard node.runtime.layout.hasUnsafeArea else { return nil }
    node.followPlace()
    used = lengths(at: node)
    guard used != EdgeInsets() else { return nil }
    return CGRect(
      x: -used.leading, y: -used.top, width: size.width + used.total(along: .horizontal),
      height: size.height + used.total(along: .vertical))
  }

  private func lengths(at node: ParentNode) -> EdgeInsets {
    node.enclosingSafeArea?.reach(of: node.frameInHost).byLines(of: node) ?? EdgeInsets()
  }
}
