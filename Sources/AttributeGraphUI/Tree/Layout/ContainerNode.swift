/// The rule by which a container lays its children out.
enum ContainerRule: Equatable {
  /// One after the other.
  case stack(StackLayout)
  /// One over the other.
  case overlay(OverlayLayout)
}

/// A node that lays out several children: a stack, an overlay, the content of a geometry reader.
class ContainerNode: ParentNode, ItemsContainer {
  private(set) final var rule: ContainerRule
  private var areChildrenStale = true
  /// Whether the preferred spacing is a preference at all: a stack of thousands of rows queries each row several times.
  private var hasKnownPreference = false
  /// The source of the children, if they come and go; nil if they are static.
  private var changing: Changing?
  private var currentChildren: [LayoutNode] = []
  private var divisions: [StackDivision] = []
  /// The preferred distances to the neighbours that the container last returned; nil if they were not queried.
  private var knownSpacing: ViewSpacing?

  /// The source of children that come and go.
  private final class Changing {
    /// The source of the children.
    let items: LayoutItems
    /// The address by which notifications of children reach the container.
    var address: ContainerAddress?

    init(_ items: LayoutItems) { self.items = items }
  }

  /// The maximum number of cached divisions.
  private static let rememberedDivisions = 4
  /// The number of children from which divisions stay cached after placement: a smaller stack divides its space again,
  /// from sizes that the children cache. (In a table of many rows, divisions would be a tenth of its memory.)
  private static let countOfMany = 16

  /// Makes a container of the nodes of its content.
  init(
    at position: ViewPosition, content: _ViewListOutputs, rule: ContainerRule = .overlay(OverlayLayout())
  ) {
    self.rule = rule
    changing = Changing(content.items)
    super.init(at: position)
    _ = children
    guard content.items.isStatic else { return }
    changing = nil
    if currentChildren.count == 1 { layoutKind.insert(.passesTraits) }
  }

  /// The current children.
  final var children: [LayoutNode] {
    if areChildrenStale {
      areChildrenStale = false
      var nodes: [LayoutNode] = []
      if let items = changing?.items {
        nodes.reserveCapacity(items.count)
        items.append(to: &nodes, of: self)
      }
      currentChildren = nodes
      for node in nodes where node.parent !== self { adopt(node) }
    }
    return currentChildren
  }

  /// Replaces the rule.
  final func update(to new: ContainerRule) {
    guard rule != new else { return }
    let axis = axisInside
    rule = new
    // The answers of spacers and dividers inside depend on it.
    if axis != axisInside { for child in children { child.invalidateWrapped() } }
    invalidate()
  }

  /// Notifies the container of children that come and go.
  final var address: ContainerAddress {
    let address = changing?.address ?? ContainerAddress(of: self)
    changing?.address = address
    return address
  }

  /// Marks the children as stale after an insertion, a removal or a move.
  final func childrenChanged() {
    areChildrenStale = true
    invalidate()
  }

  override var axisInside: Axis? {
    if case .stack(let layout) = rule { return layout.axis }
    return nil
  }

  /// Whether the container has exactly one child that is always there: the container takes over its priority and
  /// guides, and passes its own proposal on.
  private var isWrapper: Bool { layoutKind.contains(.passesTraits) }

  /// The only view of an overlay, if it is always there: it has the geometry of the overlay and answers in its place.
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

  /// The dimensions of the container at a size, with the guides of its children.
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
    guard let old = knownSpacing else { return }
    knownSpacing = nil
    if spacing != old { invalidateParent() }
  }

  override final var hasSpacing: Bool {
    if knownSpacing == nil { _ = spacing }
    return hasKnownPreference
  }

  override final var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = preferredSpacing
    knownSpacing = spacing
    hasKnownPreference = spacing != .indifferent
    return spacing
  }

  /// The preferred distances to the neighbours, computed from the current preferences of the children.
  var preferredSpacing: ViewSpacing {
    switch rule {
    case .stack(let layout): layout.preferredSpacing(of: children)
    case .overlay(let layout): layout.preferredSpacing(of: children)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    switch rule {
    case .stack(let layout):
      let division = division(of: proposal, layout)
      noteOpenAxes(division.openAxes)
      return division.size
    case .overlay(let layout): return layout.sizeThatFits(proposal, children: children)
    }
  }

  override func keepsSize(from proposal: ProposedViewSize, along axis: Axis) -> Bool {
    isKnownToKeepSize(from: proposal, along: axis)
  }

  /// The division of a proposal by a stack, cached until an answer of a child changes.
  private func division(of proposal: ProposedViewSize, _ layout: StackLayout) -> StackDivision {
    let proposal = proposal.sanitised
    for known in divisions {
      if known.proposal == proposal { return known }
      let isReached = CompactProposal(known.proposal).reaches(CompactProposal(proposal), along: known.openAxes)
      if isReached { return StackDivision(proposal: proposal, shares: known.shares, size: known.size) }
    }
    if divisions.isEmpty {
      // Reserved before the children are asked: they allocate memory that they free when they are placed, and a block
      // behind that memory would keep the allocator from returning it to the system (Decisions/0050).
      var room: [StackDivision] = []
      room.reserveCapacity(1)
      divisions = room
    }
    let division = layout.division(of: proposal, among: children)
    // Swapped out during the change: an array changed in place is checked for overlapping accesses (Decisions/0040).
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
    place(children, by: placements)
    // Repeating the division would measure a child again that caches no sizes.
    if children.count < Self.countOfMany && !children.anyForgets { divisions = [] }
  }

  override final func forEachChild(_ visit: (LayoutNode) -> Void) {
    for child in currentChildren { visit(child) }
  }

  override final var draws: Bool { currentChildren.anyDraws }

  /// Places the children in a size.
  func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    switch rule {
    case .stack(let layout):
      layout.placements(of: division(of: proposal, layout), in: size, children: children)
    case .overlay(let layout):
      // One child that is always there stands for the container, and receives the container's proposal.
      isWrapper
        ? layout.placements(offering: proposal, children: children) : layout.placements(in: size, children: children)
    }
  }

  override func end() {
    super.end()
    areChildrenStale = false
    layoutKind.remove(.passesTraits)
    changing = nil
    currentChildren = []
    divisions = []
  }
}

extension LayoutNode {
  /// Invalidates the node and the node that it wraps, to any depth.
  func invalidateWrapped() {
    invalidate()
    if !(self is ContainerNode) { forEachChild { $0.invalidateWrapped() } }
  }
}
