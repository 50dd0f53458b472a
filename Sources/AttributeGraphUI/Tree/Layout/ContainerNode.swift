/// How a container lays its children out.
enum ContainerRule: Equatable {
  /// One after the other.
  case stack(StackLayout)
  /// One over the other.
  case overlay(OverlayLayout)
}

/// A node that lays out several children: a stack, an overlay, the content of a geometry reader.
class ContainerNode: LayoutNode, ItemsContainer {
  private var rule: ContainerRule
  private var areChildrenStale = true
  /// Whether what the container prefers is any wish: a stack of thousands of rows asks each of them several times.
  private var hasKnownWish = false
  /// What the children are made of, where some come and go.
  private var items: LayoutItems?
  private var currentChildren: [LayoutNode] = []
  private var divisions: [StackDivision] = []
  /// What the container has said that it prefers for the distances to its neighbours; nil where nobody has asked.
  private var knownSpacing: ViewSpacing?

  /// The address by which notifications of children reach the container; nil where children neither come nor go.
  private var knownAddress: ContainerAddress?

  /// How many divisions are kept.
  private static let rememberedDivisions = 4
  /// From how many children on divisions are kept when the children are placed: a smaller stack divides its space again,
  /// from sizes that they remember. (In a table of many rows, they would be a tenth of its memory.)
  private static let countOfMany = 16

  /// Makes a container of the nodes of its content.
  init(
    at position: ViewPosition, content: _ViewListOutputs, rule: ContainerRule = .overlay(OverlayLayout())
  ) {
    self.rule = rule
    items = content.items
    super.init(at: position)
    _ = children
    guard content.items.isStatic else { return }
    items = nil
    if currentChildren.count == 1 { layoutKind.insert(.passesTraits) }
  }

  /// The children as they are now.
  final var children: [LayoutNode] {
    if areChildrenStale {
      areChildrenStale = false
      var nodes: [LayoutNode] = []
      if let items {
        nodes.reserveCapacity(items.count)
        items.append(to: &nodes, of: self)
      }
      currentChildren = nodes
      for node in nodes where node.around !== self { adopt(node) }
    }
    return currentChildren
  }

  /// Whether a child that is no space remembers no sizes, so that a division cannot be done again without asking it.
  private var hasForgetfulChild: Bool {
    for child in currentChildren where child.layoutKind.contains(.answersDirectly) && !child.hasSpacing { return true }
    return false
  }

  /// Takes another rule over.
  final func update(to new: ContainerRule) {
    guard rule != new else { return }
    rule = new
    invalidate()
  }

  /// Notifies the container of children that come and go.
  final var address: ContainerAddress {
    let address = knownAddress ?? ContainerAddress(of: self)
    knownAddress = address
    return address
  }

  /// Takes note that children came, went or changed places.
  final func childrenChanged() {
    areChildrenStale = true
    invalidate()
  }

  override var axisInside: Axis? { nil }

  /// Whether the container has exactly one child that is always there: its priority and guides are the container's, and
  /// it is offered what the container is.
  private var isWrapper: Bool { layoutKind.contains(.passesTraits) }

  /// The one view of an overlay that is always there, which has the geometry of the overlay and answers in its place.
  final var onlyLayer: LayoutNode? {
    guard isWrapper, case .overlay = rule else { return nil }
    return currentChildren[0]
  }

  override var layoutPriority: Double { isWrapper ? currentChildren[0].layoutPriority : 0 }

  override func providesGuides(_ kinds: GuideKinds) -> Bool {
    let kinds = isWrapper ? kinds : kinds.subtracting(.builtIn)
    guard !kinds.isEmpty else { return false }
    for child in children where child.hasGuides(kinds) { return true }
    return false
  }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    dimensions(of: size, with: place(in: size, proposal: proposal))
  }

  /// The dimensions of the container at a size, with the guides that it has from its children.
  ///
  /// - Complexity: O(children).
  final func dimensions(of size: CGSize, with placements: [ChildPlacement]) -> ViewDimensions {
    if isWrapper, let placement = placements.first {
      guard currentChildren[0].hasGuides(.all) else { return ViewDimensions(size: size) }
      let inside = currentChildren[0].dimensions(for: placement.proposal, size: placement.size)
      return inside.moved(by: placement.origin, into: size)
    }
    var combination = GuideCombination()
    for (child, placement) in zip(children, placements) where child.hasGuides(.all) {
      combination.add(child.dimensions(for: placement.proposal, size: placement.size), at: placement.origin)
    }
    return combination.dimensions(size: size)
  }

  override func prepareToMeasure() {
    divisions = []
    guard let told = knownSpacing else { return }
    knownSpacing = nil
    if spacing != told { invalidateAround() }
  }

  override final var hasSpacing: Bool {
    if knownSpacing == nil { _ = spacing }
    return hasKnownWish
  }

  override final var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = preferredSpacing
    knownSpacing = spacing
    hasKnownWish = spacing != .indifferent
    return spacing
  }

  /// The distances that the container prefers to its neighbours, from what its children prefer now.
  var preferredSpacing: ViewSpacing {
    guard case .stack(let layout) = rule else { return .indifferent }
    return layout.preferredSpacing(of: children)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    switch rule {
    case .stack(let layout): division(of: proposal, layout).size
    case .overlay(let layout): layout.sizeThatFits(proposal, children: children)
    }
  }

  /// How a stack divides a proposal, worked out once until a child answers differently.
  private func division(of proposal: ProposedViewSize, _ layout: StackLayout) -> StackDivision {
    let proposal = proposal.sanitised
    for known in divisions where known.proposal == proposal { return known }
    let division = layout.division(of: proposal, among: children)
    // Taken out meanwhile: an array that changes in place is checked for overlapping accesses (Decisions/0040).
    var kept: [StackDivision] = []
    swap(&kept, &divisions)
    if kept.count == Self.rememberedDivisions { kept.removeFirst() }
    kept.append(division)
    divisions = kept
    return division
  }

  override func placeChildren() {
    position.count(.placement)
    let (children, geometry) = (self.children, self.geometry)
    let placements = place(in: geometry.size, proposal: geometry.proposal)
    for (index, placement) in placements.enumerated() {
      place(children[index], by: placement)
    }
    if children.count < Self.countOfMany && !hasForgetfulChild { divisions = [] }
  }

  override final func forEachChild(_ visit: (LayoutNode) -> Void) {
    for child in currentChildren { visit(child) }
  }

  override final var draws: Bool {
    for child in currentChildren where child.draws { return true }
    return false
  }

  /// Places the children in a size.
  func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    switch rule {
    case .stack(let layout):
      layout.placements(of: division(of: proposal, layout), in: size, children: children)
    case .overlay(let layout):
      // One child that is always there is the container, and is offered what that is.
      isWrapper
        ? layout.placements(offering: proposal, children: children) : layout.placements(in: size, children: children)
    }
  }

  override func end() {
    super.end()
    areChildrenStale = false
    layoutKind.remove(.passesTraits)
    items = nil
    currentChildren = []
    divisions = []
  }
}

extension LayoutNode {
  /// Takes note that the node and the one that it wraps, to any depth, may answer differently.
  func invalidateWrapped() {
    invalidate()
    if !(self is ContainerNode) { forEachChild { $0.invalidateWrapped() } }
  }
}
