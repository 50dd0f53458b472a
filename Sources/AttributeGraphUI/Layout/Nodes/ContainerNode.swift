import AttributeGraph2

/// How a container lays its children out.
enum ContainerRule: Equatable {
  /// One after the other.
  case stack(StackLayout)
  /// One over the other.
  case overlay(OverlayLayout)
}

/// A node that lays out several children: a stack, an overlay, the content of a geometry reader.
class ContainerNode: LayoutNode {
  private let rule: () -> ContainerRule
  private let items: LayoutItems
  private let isStatic: Bool
  private var childList: ComputedAttribute<[ObjectIdentifier]>?
  private var currentChildren: [LayoutNode] = []
  private var divisions: [(proposal: ProposedViewSize, division: ComputedAttribute<StackDivision>)] = []
  private var placementsAttribute: ComputedAttribute<[PlacedChild]>?
  private var sizingAttribute: ComputedAttribute<Sizing>?

  /// A child and where it is placed.
  private struct PlacedChild: Equatable {
    let child: ObjectIdentifier
    let placement: ChildPlacement
  }

  /// What the placement of the children depends on; the place of the container is not part of it.
  private struct Sizing: Equatable {
    let size: CGSize
    let proposal: ProposedViewSize
  }

  /// Makes a container of the nodes of its content.
  init(at position: ViewPosition, content: _ViewListOutputs, rule: @escaping () -> ContainerRule) {
    self.rule = rule
    items = content.items
    isStatic = content.items.isStatic
    super.init(at: position)
    position.containerNode = self
    if isStatic {
      number(items.nodes)
    } else {
      // Even where nothing inside is drawn any more, the nodes that were removed are let go with the frame.
      position.own(runtime.graph.detached { runtime.graph.effect(on: runtime.display) { [self] in _ = children } })
    }
  }

  /// The children as they are now; read inside a rule it makes the rule depend on insertions and removals.
  final var children: [LayoutNode] {
    if isStatic { return currentChildren }
    if childList == nil {
      childList = runtime.graph.detached {
        runtime.graph.computed { [self] in
          number(items.nodes)
          return currentChildren.map(ObjectIdentifier.init)
        }
      }
    }
    _ = childList?.value
    return currentChildren
  }

  private func number(_ nodes: [LayoutNode]) {
    currentChildren = nodes
    for (index, node) in nodes.enumerated() { node.index = index }
  }

  override var layoutPriority: Double {
    // A container with exactly one child that is always there lets its priority through.
    isStatic && currentChildren.count == 1 ? currentChildren[0].layoutPriority : 0
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    switch rule() {
    case .stack(let layout): division(of: proposal, layout).size
    case .overlay(let layout): layout.sizeThatFits(proposal, children: children)
    }
  }

  override func geometry(ofChild child: LayoutNode) -> ViewGeometry {
    let placed = placements
    // Somebody may still know a child that has been removed: a geometry reader's proxy, for one.
    guard placed.indices.contains(child.index), placed[child.index].child == ObjectIdentifier(child) else {
      return .nowhere
    }
    return geometry.child(placed[child.index].placement)
  }

  /// How a stack divides a proposal, worked out once until a child answers differently.
  private func division(of proposal: ProposedViewSize, _ layout: StackLayout) -> StackDivision {
    for known in divisions where known.proposal == proposal { return known.division.value }
    if divisions.count >= 8 { divisions.removeAll { !$0.division.isRead } }
    let division = runtime.graph.detached {
      runtime.graph.computed { [self] in
        guard case .stack(let layout) = rule() else { return layout.division(of: proposal, among: children) }
        return layout.division(of: proposal, among: children)
      }
    }
    divisions.append((proposal, division))
    return division.value
  }

  /// Where the children are in this container, worked out once until its size or a child changes.
  private var placements: [PlacedChild] {
    if let placementsAttribute { return placementsAttribute.value }
    let sizing = runtime.graph.detached {
      runtime.graph.computed { [self] in
        let own = geometry
        return Sizing(size: own.size, proposal: own.proposal)
      }
    }
    let placements = runtime.graph.detached {
      runtime.graph.computed { [self] in
        tally.countPlacement()
        let children = self.children
        return zip(children, place(in: sizing.value.size, proposal: sizing.value.proposal)).map { child, placement in
          PlacedChild(child: ObjectIdentifier(child), placement: placement)
        }
      }
    }
    sizingAttribute = sizing
    placementsAttribute = placements
    return placements.value
  }

  /// Places the children in a size.
  func place(in size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
    switch rule() {
    case .stack(let layout):
      layout.placements(of: division(of: proposal, layout), in: size, children: children)
    case .overlay(let layout):
      layout.placements(in: size, proposal: proposal, children: children)
    }
  }

  override func end() {
    super.end()
    childList = nil
    currentChildren = []
    divisions = []
    placementsAttribute = nil
    sizingAttribute = nil
  }
}
