import Foundation

/// The place of a node in its parent, its size and its proposal.
///
/// Places are relative to the parent, so that moving a node costs nothing inside.
struct NodePlace {
  /// The distance of the upper left corner from that of the parent.
  var offset = CGPoint.zero
  var size = CGSize.zero
  var proposal = CompactProposal(.zero)
}

/// The state that few nodes need.
@MainActor
final class NodeExtras {
  /// The inputs that the node follows besides the first, each with the node's index among the followers.
  var otherInputs: [(input: LayoutInput, place: Int)] = []
  /// The opacity with which a leaf is drawn; nil if no view around it has one.
  var opacity: OpacityScope?
  /// The resolved parts of a text that is not a plain string, or was not one earlier.
  var textResolution: TextResolution?
  /// The frame in which the node is drawn, on the way to its place.
  var frameAnimation: FrameAnimation?
  /// The opacity of a view that comes or leaves, while it fades.
  var fade: AnimatedValue<FadeOpacity>?
  /// The upper left corner in the host at the last query, valid for the `LayoutPass.placesVersion` in `version`; of a
  /// node that stays in its place, the distance from the corner of the content that takes it along.
  fileprivate var knownOrigin = CGPoint.zero
  fileprivate var version: UInt32 = 0
}

// Placing nodes, from the outside in.
extension LayoutNode {
  /// The size of the node and the proposal that it answers; zero before placement and after the end.
  final var geometry: ViewGeometry {
    ViewGeometry(size: nodePlace.size, proposal: nodePlace.proposal.proposal)
  }

  /// The rectangle in the host's coordinates.
  final var frameInHost: CGRect { CGRect(origin: originInHost, size: nodePlace.size) }

  /// The upper left corner in the host's coordinates, summed up on demand.
  ///
  /// Every other ancestor caches its sum until something moves. So leaves, which are most of the nodes, and their
  /// containers take no memory for it.
  ///
  /// - Complexity: O(ancestors that were not queried since something moved).
  final var originInHost: CGPoint { origin(by: runtime.layout.placesVersion, within: 64) }

  /// The corner at a version; up to `depth` ancestors are queried recursively, those further out in a loop.
  private func origin(by version: UInt32, within depth: Int) -> CGPoint {
    if let extras, extras.version == version { return extras.knownOrigin }
    queriedVersion = version
    let remembers = depth.isMultiple(of: 2) && depth < 64
    guard let parent else { return findOrigin(from: .zero, version, remembers: remembers) }
    if depth > 0 {
      return findOrigin(from: parent.origin(by: version, within: depth - 1), version, remembers: remembers)
    }
    var inside = [self]
    while let next = inside[inside.count - 1].parent, next.extras?.version != version {
      next.queriedVersion = version
      inside.append(next)
    }
    var origin = inside[inside.count - 1].parent?.extras?.knownOrigin ?? .zero
    for (index, node) in inside.enumerated().reversed() {
      origin = node.findOrigin(from: origin, version, remembers: index.isMultiple(of: 2))
    }
    return origin
  }

  /// Invalidates the cached corners of the nodes inside, if one was queried since the last move.
  ///
  /// A query marks all ancestors. So if this node is not marked, no node inside was queried.
  final func forgetOrigins() {
    if queriedVersion == runtime.layout.placesVersion { runtime.layout.placesChanged() }
  }

  private func findOrigin(from parentOrigin: CGPoint, _ version: UInt32, remembers: Bool) -> CGPoint {
    if status.contains(.staysInHost), isPlaced, let extras { return content(by: version) + extras.knownOrigin }
    let offset = nodePlace.offset
    let origin = isPlaced ? CGPoint(x: parentOrigin.x + offset.x, y: parentOrigin.y + offset.y) : .zero
    if remembers { remember(origin, version) }
    return origin
  }

  private func remember(_ origin: CGPoint, _ version: UInt32) {
    let extras = makeExtras()
    extras.knownOrigin = origin
    extras.version = version
  }

  /// Keeps the place of the node in the host, or in the content of a scroll view, until it is placed again: a removed
  /// view is no longer placed, and leaves the screen from where it was.
  final func stayInHost() {
    let version = runtime.layout.placesVersion
    remember(origin(by: version, within: 64) - content(by: version), 0)
    status.insert(.staysInHost)
  }

  /// The corner of the content, of the nearest scroll view or group, that takes this node along; that of the host where
  /// there is none.
  private func content(by version: UInt32) -> CGPoint {
    var node = parent
    while let here = node {
      guard let parent = here.parent else { return .zero }
      if parent.containsGeometry { return here.origin(by: version, within: 64) }
      node = parent
    }
    return .zero
  }

  /// Calls `geometryChanged` also when a move of an ancestor has moved the node.
  ///
  /// - Complexity: O(depth) the first time, O(1) later.
  final func followPlace() {
    var node: LayoutNode? = self
    while let here = node, here.status.insert(.followsPlace).inserted { node = here.parent }
  }

  /// Calls `geometryChanged` also when the node moves in an enclosing effect.
  ///
  /// The flag is set up to below the innermost effect, which itself has the flag only inside another effect. So the
  /// outermost effect does not have it, and moving that notifies no node of a move in an effect.
  ///
  /// - Complexity: O(nodes up to the innermost effect) the first time, O(1) later.
  final func followEffects() {
    var node: LayoutNode? = self
    while let here = node, !here.status.contains(.isEffect), here.status.insert(.followsEffects).inserted {
      node = here.parent
    }
  }

  /// Places the node in its parent; its children are placed again only if its size or proposal has changed, or if their
  /// placement is stale.
  final func place(at offset: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    place(at: offset, size: size, proposal: CompactProposal(proposal), along: parent?.status ?? [])
  }

  /// Gives a child the size and the proposal of the node.
  final func cover(with child: LayoutNode) {
    child.place(at: .zero, size: nodePlace.size, proposal: nodePlace.proposal, along: status)
  }

  /// Schedules placement in the next layout phase, for a node without a parent that would place it.
  final func startPlacing() {
    status.insert(.isPlaced)
    invalidate()
  }

  /// Places the node in its parent, whose status is given.
  final func place(at offset: CGPoint, size: CGSize, proposal: CompactProposal, along parentStatus: Status) {
    guard !hasEnded else { return }
    let wasPlaced = status.contains(.isPlaced)
    let hasStayed = status.remove(.staysInHost) != nil
    let hasMoved = !wasPlaced || hasStayed || nodePlace.offset != offset
    let keepsSize = wasPlaced && nodePlace.size == size
    if runtime.layout.notesPlaces && (hasMoved || !keepsSize) { runtime.frames.note(self) }
    if hasMoved {
      if wasPlaced && status.insert(.isMoveNoted).inserted { runtime.displayStore.noteMove(of: self) }
      nodePlace.offset = offset
      forgetOrigins()
    }
    var moves = parentStatus.intersection([.isMoving, .isMovingInEffects])
    if hasMoved { moves.formUnion(status.contains(.followsEffects) ? [.isMoving, .isMovingInEffects] : .isMoving) }
    if keepsSize && nodePlace.proposal == proposal && !status.contains(.stalePlacement) {
      notify(of: moves)
      return
    }
    nodePlace.size = size
    nodePlace.proposal = proposal
    status.insert(.isPlaced)
    status.remove(.stalePlacement)
    status.formUnion(moves)
    if keepsSize { proposalChanged() } else { geometryChanged() }
    placeChildren()
    status.subtract([.isMoving, .isMovingInEffects])
  }

  /// Takes the node and its descendants off the screen, until it is placed again.
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
  /// - Complexity: O(ancestors of the notified nodes up to this one, and the children of these).
  private func notify(of moves: Status) {
    guard !moves.isEmpty, isPlaced, !hasEnded else { return }
    let isFollowed =
      status.contains(.followsPlace) || moves.contains(.isMovingInEffects) && status.contains(.followsEffects)
    guard isFollowed else { return }
    geometryChanged()
    notifyInside(of: moves)
  }

  private func notifyInside(of moves: Status) { forEachChild { $0.notify(of: moves) } }

  /// Notes that the place at the last commit is not stored any more.
  final func forgetMove() { status.remove(.isMoveNoted) }

  /// Schedules placement of the children in the next pass, after the closures that depend on this pass have run.
  final func placeChildrenLater() {
    runtime.layout.placeLater(self)
    // Nodes inside that keep their place in this one have still moved with it.
    notifyInside(of: status.intersection([.isMoving, .isMovingInEffects]))
  }

  /// Clears the place of the node.
  final func leavePlace() {
    forgetOrigins()
    endFrameAnimation()
    nodePlace = NodePlace()
    queriedVersion = 0
    if let extras { (extras.version, extras.knownOrigin) = (0, .zero) }
  }

  /// Places the children again if their placement is stale.
  final func renewPlacement() {
    guard status.isSuperset(of: [.stalePlacement, .isPlaced]), !hasEnded else { return }
    status.remove(.stalePlacement)
    geometryChanged()
    placeChildren()
  }
}

extension ParentNode {
  /// Places a child as its container computed, mirrored in right-to-left layout.
  final func place(_ child: LayoutNode, by placement: ChildPlacement) {
    var origin = placement.origin
    if direction?.isRightToLeft == true {
      let mirrored = nodePlace.size.width - origin.x - placement.size.width
      if mirrored.isFinite { origin.x = mirrored }
    }
    child.place(at: origin, size: placement.size, proposal: CompactProposal(placement.proposal), along: status)
  }
}
