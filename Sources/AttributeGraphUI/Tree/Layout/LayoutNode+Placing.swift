import Foundation

/// Where a node is in the node around, how large it is, and what it was proposed.
///
/// Nodes know where they are in the node around, so that moving one costs nothing inside.
struct NodePlace {
  /// The distance of the upper left corner from that of the node around.
  var offset = CGPoint.zero
  var size = CGSize.zero
  var proposal = CompactProposal(.zero)
}

/// What few nodes have.
@MainActor
final class NodeExtras {
  /// What the node follows besides the first input, each with its place among those who do.
  var otherInputs: [(input: LayoutInput, place: Int)] = []
  /// Where the corner was in the host when somebody asked, by `LayoutPass.placesVersion`.
  fileprivate var knownOrigin = CGPoint.zero
  fileprivate var version: UInt32 = 0
}

// Placing nodes, from the outside in.
extension LayoutNode {
  /// The size of the node and what it answers; nothing before it was placed and after its end.
  final var geometry: ViewGeometry {
    ViewGeometry(size: nodePlace.size, proposal: nodePlace.proposal.proposal)
  }

  /// The rectangle in the host's coordinates.
  final var frameInHost: CGRect { CGRect(origin: originInHost, size: nodePlace.size) }

  /// The upper left corner in the host's coordinates: added up for whoever asks.
  ///
  /// Every other node around remembers its sum until something moves. So leaves, which are most of the nodes, and their
  /// containers take no memory for it.
  ///
  /// - Complexity: O(nodes around that nobody has asked since something moved).
  final var originInHost: CGPoint { origin(by: runtime.layout.placesVersion, within: 64) }

  /// The corner as it is by a version; so many nodes around are asked in turn, and those further around in a loop.
  private func origin(by version: UInt32, within depth: Int) -> CGPoint {
    if let extras, extras.version == version { return extras.knownOrigin }
    askedVersion = version
    let remembers = depth.isMultiple(of: 2) && depth < 64
    guard let around else { return findOrigin(from: .zero, version, remembers: remembers) }
    if depth > 0 {
      return findOrigin(from: around.origin(by: version, within: depth - 1), version, remembers: remembers)
    }
    var inside = [self]
    while let next = inside[inside.count - 1].around, next.extras?.version != version {
      next.askedVersion = version
      inside.append(next)
    }
    var origin = inside[inside.count - 1].around?.extras?.knownOrigin ?? .zero
    for (index, node) in inside.enumerated().reversed() {
      origin = node.findOrigin(from: origin, version, remembers: index.isMultiple(of: 2))
    }
    return origin
  }

  /// Forgets where the nodes inside are in the host, if somebody has asked since the last move.
  ///
  /// All nodes around one that is asked know of it. So where this one has not been asked nobody inside has.
  final func forgetOrigins() {
    if askedVersion == runtime.layout.placesVersion { runtime.layout.placesChanged() }
  }

  private func findOrigin(from around: CGPoint, _ version: UInt32, remembers: Bool) -> CGPoint {
    if status.contains(.staysInHost), let extras { return extras.knownOrigin }
    let offset = nodePlace.offset
    let origin = isPlaced ? CGPoint(x: around.x + offset.x, y: around.y + offset.y) : .zero
    if remembers { remember(origin, version) }
    return origin
  }

  private func remember(_ origin: CGPoint, _ version: UInt32) {
    let extras = makeExtras()
    extras.knownOrigin = origin
    extras.version = version
  }

  /// Keeps the node where it is in the host until it is placed again: nobody places a view that was removed, and it
  /// leaves the screen from where it was.
  final func stayInHost() {
    remember(originInHost, runtime.layout.placesVersion)
    status.insert(.staysInHost)
  }

  /// Has `geometryChanged` called also when something around has moved the node.
  ///
  /// - Complexity: O(depth) the first time, O(1) later.
  final func followPlace() {
    var node: LayoutNode? = self
    while let here = node, here.status.insert(.followsPlace).inserted { node = here.around }
  }

  /// Has `geometryChanged` called also when the node moves in an effect around.
  ///
  /// The flag ends below the innermost effect, which has it itself where another effect is around. So the outermost
  /// effect has none, and moving it moves nothing in an effect.
  ///
  /// - Complexity: O(nodes up to the innermost effect) the first time, O(1) later.
  final func followEffects() {
    var node: LayoutNode? = self
    while let here = node, !here.status.contains(.isEffect), here.status.insert(.followsEffects).inserted {
      node = here.around
    }
  }

  /// Puts the node somewhere in the node around; its children are placed again only if its size or proposal is another
  /// one.
  final func place(at offset: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    place(at: offset, size: size, proposal: CompactProposal(proposal), along: around?.status ?? [])
  }

  /// Puts the node where the node around is.
  final func placeLikeAround() {
    guard let around else { return }
    place(
      at: .zero, size: around.nodePlace.size, proposal: around.nodePlace.proposal, along: around.status)
  }

  /// Has the children placed in the next layout phase, where no node is around that would place this one.
  final func startPlacing() {
    status.insert(.isPlaced)
    invalidate()
  }

  private func place(at offset: CGPoint, size: CGSize, proposal: CompactProposal, along around: Status) {
    guard !hasEnded else { return }
    let wasPlaced = status.contains(.isPlaced)
    let hasStayed = status.remove(.staysInHost) != nil
    let hasMoved = !wasPlaced || hasStayed || nodePlace.offset != offset
    if hasMoved {
      if wasPlaced && status.insert(.isMoveNoted).inserted { runtime.displayStore.noteMove(of: self) }
      nodePlace.offset = offset
      forgetOrigins()
    }
    var moves = around.intersection([.isMoving, .isMovingInEffects])
    if hasMoved { moves.formUnion(status.contains(.followsEffects) ? [.isMoving, .isMovingInEffects] : .isMoving) }
    if wasPlaced && nodePlace.size == size && nodePlace.proposal == proposal && !status.contains(.stalePlacement) {
      notify(of: moves)
      return
    }
    nodePlace.size = size
    nodePlace.proposal = proposal
    status.insert(.isPlaced)
    status.remove(.stalePlacement)
    status.formUnion(moves)
    geometryChanged()
    placeChildren()
    status.subtract([.isMoving, .isMovingInEffects])
  }

  /// Places a child where a container has found that it lies, or as its mirror image where lines begin on the right.
  final func place(_ child: LayoutNode, by placement: ChildPlacement) {
    var origin = placement.origin
    if direction?.isRightToLeft == true {
      let mirrored = nodePlace.size.width - origin.x - placement.size.width
      if mirrored.isFinite { origin.x = mirrored }
    }
    child.place(at: origin, size: placement.size, proposal: CompactProposal(placement.proposal), along: status)
  }

  /// Takes the node and what is inside off the screen, until it is placed again.
  ///
  /// - Complexity: O(nodes inside).
  final func unplace() {
    guard isPlaced else { return }
    status.remove(.isPlaced)
    leavePlace()
    (self as? LeafNode)?.noteDrawing()
    forEachChild { $0.unplace() }
  }

  /// Notifies the nodes here and inside that follow their place in the host, or in an effect if they move in that.
  ///
  /// - Complexity: O(nodes around them, and the children of these).
  private func notify(of moves: Status) {
    guard !moves.isEmpty, isPlaced, !hasEnded else { return }
    let isFollowed =
      status.contains(.followsPlace) || moves.contains(.isMovingInEffects) && status.contains(.followsEffects)
    guard isFollowed else { return }
    geometryChanged()
    notifyInside(of: moves)
  }

  private func notifyInside(of moves: Status) { forEachChild { $0.notify(of: moves) } }

  /// Takes note that the place at the last commit is not kept any more.
  final func forgetMove() { status.remove(.isMoveNoted) }

  /// Has the children placed in the next pass, after the closures have run that depend on this one.
  final func placeChildrenLater() {
    runtime.layout.placeLater(self)
    // The nodes inside that stay where they are in this one have moved with it all the same.
    notifyInside(of: status.intersection([.isMoving, .isMovingInEffects]))
  }

  /// Puts the node nowhere.
  final func leavePlace() {
    forgetOrigins()
    nodePlace = NodePlace()
    askedVersion = 0
    if let extras { (extras.version, extras.knownOrigin) = (0, .zero) }
  }

  /// Places the children again where the node is, if something about them has changed.
  final func renewPlacement() {
    guard status.isSuperset(of: [.stalePlacement, .isPlaced]), !hasEnded else { return }
    status.remove(.stalePlacement)
    geometryChanged()
    placeChildren()
  }
}
