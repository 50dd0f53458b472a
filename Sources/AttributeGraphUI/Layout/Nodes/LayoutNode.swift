import AttributeGraph2

/// What takes part in layout at a position: it answers proposals, and knows its geometry once it is placed.
///
/// Sizes and geometries are attributes with a cutoff. So a change that leaves a size as it was stops there, and
/// who asked for the size is not laid out again.
@MainActor
class LayoutNode: LayoutChild, Ending {
  /// What is shared by the host's positions.
  let runtime: HostRuntime
  /// Counts the work of this node's position.
  let tally: Tally
  /// The position of the container that this node is a child of, for a node that is not adopted by another one.
  ///
  /// It is held, like the adopter, until the node's position ends: a weak reference would cost more than to place a
  /// view.
  var containerPosition: ViewPosition?
  /// The node that took this one in.
  private var adopter: LayoutNode?
  /// The place among the children of the container.
  var index = 0

  private var sizes: [ProposedSize] = []
  private var guides: [ProposedGuides] = []
  private var geometryAttribute: ComputedAttribute<ViewGeometry>?
  private var hasEnded = false

  /// The size that answers a proposal.
  private struct ProposedSize {
    let proposal: ProposedViewSize
    let size: ComputedAttribute<CGSize>
  }

  /// The guides at the size that answers a proposal.
  private struct ProposedGuides {
    let proposal: ProposedViewSize
    let dimensions: ComputedAttribute<ViewDimensions>
  }

  /// How many proposals a node remembers, before it forgets those that nobody depends on any more.
  private static let rememberedProposals = 8

  /// Makes the node of a position, which owns it.
  init(at position: ViewPosition) {
    runtime = position.runtime
    tally = position.tally
    position.own(self)
  }

  // MARK: - What kinds of nodes differ in

  /// Works out the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    preconditionFailure("\(type(of: self)) does not say how it is measured.")
  }

  /// Whether sizes are so cheap to work out that remembering them would cost more.
  var isMeasuredDirectly: Bool { false }

  /// The geometry of a child.
  func geometry(ofChild child: LayoutNode) -> ViewGeometry {
    preconditionFailure("\(type(of: self)) has no children.")
  }

  /// Whether a child is always exactly where this node is, so that it needs no geometry of its own.
  func sharesGeometry(with child: LayoutNode) -> Bool { false }

  /// Whether there is more to know of the node than its size: baselines, or guides that were set.
  var hasGuides: Bool { false }

  /// Works out the guides for a proposal and the size that answers it; asked only where `hasGuides`.
  func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    ViewDimensions(size: size)
  }

  /// Who is served first by a stack.
  var layoutPriority: Double { 0 }

  /// Whether this is nothing but space.
  var isSpacer: Bool { false }

  // MARK: - What all nodes do

  /// Takes a node in: from now on this node says where that one is.
  func adopt(_ child: LayoutNode) {
    child.adopter = self
  }

  /// The size for a proposal, worked out once until something that it depends on changes.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if isMeasuredDirectly || hasEnded {
      tally.countSizeQuery()
      return measure(proposal)
    }
    for known in sizes where known.proposal == proposal { return known.size.value }
    if sizes.count >= Self.rememberedProposals { sizes.removeAll { !$0.size.isRead } }
    let size = runtime.graph.detached {
      runtime.graph.computed { [self] in
        tally.countSizeQuery()
        return measure(proposal)
      }
    }
    sizes.append(ProposedSize(proposal: proposal, size: size))
    return size.value
  }

  /// The guides for a proposal and the size that answers it.
  ///
  /// They have a cutoff of their own: who aligns by them does not depend on the text or the frame that they come from.
  final func dimensions(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    guard hasGuides && !hasEnded else { return ViewDimensions(size: size) }
    for known in guides where known.proposal == proposal { return known.dimensions.value }
    if guides.count >= Self.rememberedProposals { guides.removeAll { !$0.dimensions.isRead } }
    let dimensions = runtime.graph.detached {
      runtime.graph.computed { [self] in
        measureGuides(for: proposal, size: measuredSize(for: proposal))
      }
    }
    guides.append(ProposedGuides(proposal: proposal, dimensions: dimensions))
    return dimensions.value
  }

  /// Where the node is; read inside a rule it makes the rule depend on it. A node that has ended is nowhere.
  final var geometry: ViewGeometry {
    if let geometryAttribute { return geometryAttribute.value }
    if let adopter, adopter.sharesGeometry(with: self) { return adopter.geometry }
    // Whoever still knows a node that has ended must not make it remember anything: nobody would end it again.
    if hasEnded { return .nowhere }
    let attribute = runtime.graph.detached {
      runtime.graph.computed { [self] in
        guard let container = adopter ?? containerPosition?.containerNode else {
          preconditionFailure("A view was asked for its geometry before a container had taken it in.")
        }
        return container.geometry(ofChild: self)
      }
    }
    geometryAttribute = attribute
    return attribute.value
  }

  func end() {
    hasEnded = true
    sizes = []
    guides = []
    geometryAttribute = nil
    adopter = nil
    containerPosition = nil
  }
}
