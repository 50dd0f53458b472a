/// The leaving views of a host, and their data.
///
/// It is made when a view has a transition: a host without transitions pays nothing for them.
@MainActor
final class TransitionBook: LeavingViews {
  /// A view that was removed and is shown until its transition has ended.
  private final class Leaving {
    let place: ViewPosition
    let container: ViewPosition
    let identity: Any
    let updater: Updater
    let items: LayoutItems
    let nodes: [TransitionNode]
    /// Whether the view was inserted again before it had left.
    var hasReturned = false

    init(
      _ place: ViewPosition, in container: ViewPosition, identity: Any, updater: Updater, items: LayoutItems,
      nodes: [TransitionNode]
    ) {
      self.place = place
      self.container = container
      self.identity = identity
      self.updater = updater
      self.items = items
      self.nodes = nodes
    }
  }

  /// The leaving views of each container, in the order in which they were removed.
  private var leavings: [ObjectIdentifier: [Leaving]] = [:]
  /// The positions of the leaving views.
  private var leavingPlaces: Set<ObjectIdentifier> = []
  /// The updaters of the leaving views.
  private var leavingUpdaters: Set<ObjectIdentifier> = []
  /// How often a view has begun or ceased to leave.
  private var leavingChanges = 0
  /// The last values of branches while they held, by their updaters, for readers after that.
  private var values: [ObjectIdentifier: Any] = [:]
  /// The views whose geometry is matched.
  let matches = MatchedGeometryBook()

  /// Keeps the value of a branch that holds.
  func keep<Value>(_ value: Value, for updater: Updater) { values[ObjectIdentifier(updater)] = value }

  /// Removes the value of a branch that has ended.
  func forgetValue(for updater: Updater) { values[ObjectIdentifier(updater)] = nil }

  /// The last value of a branch while it held; nil if it was not kept.
  func value<Value>(_ type: Value.Type, of updater: ObjectIdentifier) -> Value? { values[updater] as? Value }

  /// The value of a branch whose view is leaving; nil for one that holds.
  func leavingValue<Value>(_ type: Value.Type, of updater: ObjectIdentifier) -> Value? {
    leavingUpdaters.contains(updater) ? value(type, of: updater) : nil
  }

  /// The positions of views that were removed from a container and are still shown.
  func places(leaving container: ViewPosition) -> [ViewPosition] {
    leavings[ObjectIdentifier(container), default: []].map(\.place)
  }

  /// Whether a position is that of a leaving view itself.
  func isPlaceLeaving(_ place: ViewPosition) -> Bool { leavingPlaces.contains(ObjectIdentifier(place)) }

  /// Whether any view is leaving.
  var isAnyLeaving: Bool { !leavingPlaces.isEmpty }

  /// Whether a position is in a view that is leaving.
  ///
  /// - Complexity: O(depth), and O(1) where no view is leaving.
  func isLeaving(_ position: ViewPosition) -> Bool {
    guard isAnyLeaving else { return false }
    return sequence(first: position, next: \.parent).contains { leavingPlaces.contains(ObjectIdentifier($0)) }
  }

  /// Shows the insertion transitions of views.
  ///
  /// - Parameters:
  ///   - items: The views.
  ///   - place: The position that was inserted with them.
  func enter(_ items: LayoutItems, at place: ViewPosition) {
    var atOnce = Transaction()
    atOnce.disablesAnimations = true
    for (node, isFirst) in withFirstOfSource(items.transitionNodes(inside: place).transitioning) {
      let transaction = node.source.transaction
      guard node.source.isGradual(in: transaction) else { continue }
      node.show(.willAppear, in: atOnce)
      node.show(.identity, in: transaction)
      guard isFirst, node.source.position.isWithin(place) else { continue }
      node.source.show(.willAppear, in: atOnce)
      node.source.show(.identity, in: transaction)
    }
  }

  /// Keeps removed views on the screen, if a transition shows them leaving.
  ///
  /// - Parameters:
  ///   - place: The position that was removed with them.
  ///   - container: The position around it.
  ///   - identity: The identity of the views in the container.
  ///   - updater: The updater that passed new values to them.
  ///   - items: The views.
  /// - Returns: Whether they stay until their transition ends; the position is removed then.
  func leave(
    _ place: ViewPosition, from container: ViewPosition, identity: Any, updater: Updater, items: LayoutItems
  ) -> Bool {
    let (nodes, others) = items.transitionNodes(inside: place)
    // What leaves at once is not shown while the others leave.
    let instant = nodes.filter { !$0.source.isGradual(in: $0.source.transaction) }
    guard instant.count < nodes.count else { return false }
    let leaving = Leaving(
      place, in: container, identity: identity, updater: updater, items: items, nodes: nodes)
    leavings[ObjectIdentifier(container), default: []].append(leaving)
    leavingPlaces.insert(ObjectIdentifier(place))
    leavingUpdaters.insert(ObjectIdentifier(updater))
    leavingChanges += 1
    place.notePreferenceStructure()
    items.forEachNode { $0.stayInHost() }
    let runtime = place.runtime
    runtime.structureChanges.append { [unowned self] in
      guard !leaving.hasReturned, !place.isDetached else { return }
      for node in others + instant { node.unplace() }
      runtime.animations.runTogether {
        matches.renewSources(afterLeavings: leavingChanges)
        for (node, isFirst) in withFirstOfSource(nodes) {
          let transaction = node.source.transaction
          node.show(.didDisappear, in: transaction)
          if isFirst, node.source.position.isWithin(place) { node.source.show(.didDisappear, in: transaction) }
        }
      } end: { [weak self] in
        self?.finish(leaving)
      }
    }
    return true
  }

  /// Takes back a view that was leaving.
  ///
  /// - Returns: The view that was passed to `leave`; nil if no such view is leaving.
  func bringBack<Identity: Equatable>(
    _ identity: Identity, to container: ViewPosition
  ) -> (place: ViewPosition, updater: Updater, items: LayoutItems)? {
    let all = leavings[ObjectIdentifier(container), default: []]
    guard let leaving = all.first(where: { $0.identity as? Identity == identity }) else { return nil }
    forget(leaving)
    leaving.hasReturned = true
    leaving.place.notePreferenceStructure()
    matches.renewSources(afterLeavings: leavingChanges)
    for (node, isFirst) in withFirstOfSource(leaving.nodes) {
      let transaction = node.source.transaction
      node.show(.identity, in: transaction)
      if isFirst { node.source.show(.identity, in: transaction) }
    }
    return (leaving.place, leaving.updater, leaving.items)
  }

  private func finish(_ leaving: Leaving) {
    guard !leaving.hasReturned else { return }
    forget(leaving)
    forgetValue(for: leaving.updater)
    let place = leaving.place
    guard !place.isDetached else { return }
    place.runtime.structureChanges.append {
      if !place.isDetached { place.runtime.remove(place) }
    }
  }

  private func forget(_ leaving: Leaving) {
    leavingChanges += 1
    leavingPlaces.remove(ObjectIdentifier(leaving.place))
    leavingUpdaters.remove(ObjectIdentifier(leaving.updater))
    let container = ObjectIdentifier(leaving.container)
    // Moved out meanwhile, so that the array is not copied.
    guard var others = leavings.removeValue(forKey: container), let index = others.indexFromEnds(of: leaving) else {
      return
    }
    others.remove(at: index)
    if !others.isEmpty { leavings[container] = others }
  }

  /// The nodes, each with whether it is the first one of its source.
  private func withFirstOfSource(_ nodes: [TransitionNode]) -> [(TransitionNode, Bool)] {
    var known: Set<ObjectIdentifier> = []
    return nodes.map { ($0, known.insert(ObjectIdentifier($0.source)).inserted) }
  }
}

extension HostRuntime {
  /// Makes the book of transitions, if there is none yet.
  func useTransitions() { if transitions == nil { transitions = TransitionBook() } }

  /// The book of transitions; nil if no view has one.
  var transitionBook: TransitionBook? { transitions as? TransitionBook }
}

extension ViewPosition {
  /// Whether this position equals another one or is inside it.
  ///
  /// - Complexity: O(depth).
  func isWithin(_ other: ViewPosition) -> Bool { self === other || isInside(other) }
}

extension LayoutNode {
  /// The outermost node here and inside that knows the transition of this view and was made inside a position.
  ///
  /// - Complexity: O(modifiers around the view).
  fileprivate func transitionNode(inside place: ViewPosition) -> TransitionNode? {
    if let this = self as? TransitionNode, position.isWithin(place) { return this }
    guard layoutKind.contains(.passesTraits), !(self is ContainerNode) else { return nil }
    var found: TransitionNode?
    forEachChild { child in if found == nil { found = child.transitionNode(inside: place) } }
    return found
  }
}

extension LayoutItems {
  /// The views with a transition that was set inside a position, by their nodes, and the other views.
  ///
  /// - Complexity: O(views · modifiers around each). Rows of lazy containers are not among them.
  @MainActor fileprivate func transitionNodes(
    inside place: ViewPosition
  ) -> (transitioning: [TransitionNode], others: [LayoutNode]) {
    var (transitioning, others): ([TransitionNode], [LayoutNode]) = ([], [])
    forEachNode { view in
      if let node = view.transitionNode(inside: place) { transitioning.append(node) } else { others.append(view) }
    }
    return (transitioning, others)
  }

  /// Visits the current nodes, without rows of lazy containers.
  @MainActor func forEachNode(_ visit: (LayoutNode) -> Void) {
    switch self {
    case .one(let node): visit(node)
    case .many(let items): for item in items { item.forEachNode(visit) }
    case .section(let section): for part in section.parts { part.forEachNode(visit) }
    case .changing(let items): items.value.forEachNode(visit)
    case .rows: break
    }
  }
}
