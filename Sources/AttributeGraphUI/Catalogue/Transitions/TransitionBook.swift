/// The leaving views of a host, and their data.
///
/// It is made when a view has a transition, or for the first animated change that inserts or removes views.
@MainActor
final class TransitionBook: LeavingViews {
  /// A view that was removed and is shown until its transition has ended.
  @MainActor
  private final class Leaving {
    let content: LeavingContent
    let container: ViewPosition
    /// The views with a transition of their own, and the others, which fade.
    let nodes: [TransitionNode]
    let fading: [LayoutNode]
    /// The views inside that were leaving before, in the same layout container: their positions are needed until they
    /// have left.
    let inner: [Leaving]
    /// Removed views around this one.
    var outer: Leaving?
    /// The number of transitions that have not ended: that of the views, if they have one, and those of the inner ones.
    var pending: Int
    /// Whether the view was inserted again before it had left.
    var hasReturned = false

    init(
      _ content: LeavingContent, in container: ViewPosition, nodes: [TransitionNode], fading: [LayoutNode],
      around inner: [Leaving]
    ) {
      self.content = content
      self.container = container
      self.nodes = nodes
      self.fading = fading
      self.inner = inner
      pending = inner.count + (nodes.isEmpty && fading.isEmpty ? 0 : 1)
      for leaving in inner { leaving.outer = self }
    }

    /// Whether the views are shown themselves, and not only inner ones.
    var isShown: Bool { !nodes.isEmpty || !fading.isEmpty }

    /// The position of the container that laid the views out.
    var layoutContainer: ViewPosition? {
      (nodes.first ?? fading.first)?.parent?.position ?? inner.first?.layoutContainer
    }
  }

  /// Whether a view has a transition of its own.
  var areTransitionsSet = false
  var isInUse: Bool { areTransitionsSet || isAnyLeaving }
  /// The leaving views of each container, in the order in which they were removed.
  private var leavings: [ObjectIdentifier: [Leaving]] = [:]
  /// The positions of the leaving views.
  private var leavingPlaces: Set<ObjectIdentifier> = []
  /// How often a view has begun or ceased to leave.
  private var leavingChanges = 0
  /// The last values of branches that are leaving, by their updaters.
  private var values: [ObjectIdentifier: Any] = [:]
  /// The value with which a branch has left that is being shown again, and its updater.
  private var returning: (updater: ObjectIdentifier, value: Any)?
  /// The views whose geometry is matched.
  let matches = MatchedGeometryBook()

  /// Keeps the value of a branch, or the view of a row, that is leaving.
  func keep<Value>(_ value: Value, for updater: Updater) { values[ObjectIdentifier(updater)] = value }

  /// Removes the value that was kept.
  func forgetValue(for updater: Updater) { values[ObjectIdentifier(updater)] = nil }

  /// The last value of a branch while it held; nil if the branch is not leaving.
  func value<Value>(_ type: Value.Type, of updater: ObjectIdentifier) -> Value? {
    if ReplacedValues.areRead, let returning, returning.updater == updater { return returning.value as? Value }
    return values[updater] as? Value
  }

  /// The positions of views that were removed from a container and are still shown.
  func places(leaving container: ViewPosition) -> [ViewPosition] {
    leavings[ObjectIdentifier(container), default: []].map(\.content.place)
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

  func isAnyViewLeaving(inside position: ViewPosition) -> Bool { !leavings(inside: position).isEmpty }

  /// Shows the insertion transitions of views.
  ///
  /// - Parameters:
  ///   - items: The views.
  ///   - place: The position that was inserted with them.
  ///   - change: The change that has inserted them.
  func enter(_ items: LayoutItems, at place: ViewPosition, in change: GradualChange) {
    var atOnce = Transaction()
    atOnce.disablesAnimations = true
    let (nodes, others) = items.transitionNodes(inside: place)
    for (node, isFirst) in withFirstOfSource(nodes) where node.source.isGradual(in: change.transaction) {
      node.show(.willAppear, in: atOnce)
      node.show(.identity, in: change.transaction)
      guard isFirst, node.source.position.isWithin(place) else { continue }
      node.source.show(.willAppear, in: atOnce)
      node.source.show(.identity, in: change.transaction)
    }
    if change.fades { for node in others { node.fade(to: 1, from: 0, in: change.transaction) } }
  }

  /// Keeps removed views on the screen, if a transition shows them leaving.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - container: The position around them.
  ///   - change: The change that removes them.
  ///   - keepValue: Keeps the value that they were made from, if they stay; returns whether it could.
  /// - Returns: Whether they stay until their transition ends; the position is removed then.
  func leave(
    _ content: LeavingContent, from container: ViewPosition, in change: GradualChange, keepValue: () -> Bool
  ) -> Bool {
    let (place, transaction) = (content.place, change.transaction)
    let (nodes, others) = content.items.transitionNodes(inside: place)
    // What leaves at once is not shown while the others leave.
    let instant = nodes.filter { !$0.source.isGradual(in: transaction) }
    let fading = change.fades ? others.filter(\.isPlaced) : []
    let isShown = instant.count < nodes.count || !fading.isEmpty
    let inner = leavings(inside: place)
    guard isShown || !inner.isEmpty, keepValue() else { return false }
    let leaving = Leaving(content, in: container, nodes: isShown ? nodes : [], fading: fading, around: inner)
    leavings[ObjectIdentifier(container), default: []].append(leaving)
    leavingPlaces.insert(ObjectIdentifier(place))
    noteLeaving(in: place.runtime)
    noteLeaving(of: place)
    content.items.forEachNode { $0.stayInHost() }
    let runtime = place.runtime
    runtime.structureChanges.append { [unowned self] in
      guard !leaving.hasReturned else { return }
      guard !place.isDetached else { return forget(leaving) }
      for node in instant + (change.fades ? [] : others) { node.unplace() }
      guard isShown else { return place.putViewsAside(except: inner.map(\.content.place)) }
      // A transition that shows nothing ends at once, and the views that replace this one come after it.
      var isStarting = true
      runtime.animations.runTogether {
        matches.renewSources(afterLeavings: leavingChanges)
        for (node, isFirst) in withFirstOfSource(nodes) {
          node.show(.didDisappear, in: transaction)
          if isFirst, node.source.position.isWithin(place) { node.source.show(.didDisappear, in: transaction) }
        }
        for node in fading { node.fade(to: 0, from: 1, in: transaction) }
      } end: { [weak self] in
        self?.finish(leaving, atOnce: isStarting)
      }
      isStarting = false
    }
    return true
  }

  /// Takes back a view that was leaving, and updates it.
  ///
  /// - Returns: The view that was passed to `leave`; nil if no such view is leaving.
  func reinsert<Identity: Equatable>(
    _ identity: Identity, to container: ViewPosition, in transaction: Transaction,
    _ update: (LeavingContent) -> Void
  ) -> Bool {
    let all = leavings[ObjectIdentifier(container), default: []]
    guard let leaving = all.first(where: { $0.isShown && $0.content.identity as? Identity == identity }) else {
      return false
    }
    let key = ObjectIdentifier(leaving.content.updater)
    let value = values[key]
    forget(leaving)
    leaving.hasReturned = true
    noteLeaving(of: leaving.content.place)
    matches.renewSources(afterLeavings: leavingChanges)
    for (node, isFirst) in withFirstOfSource(leaving.nodes) {
      node.show(.identity, in: transaction)
      if isFirst { node.source.show(.identity, in: transaction) }
    }
    for node in leaving.fading { node.fade(to: 1, from: 1, in: transaction) }
    // Branches inside that end now leave with the value that they had.
    let outer = returning
    returning = value.map { (key, $0) }
    update(leaving.content)
    returning = outer
    return true
  }

  /// Removes a view when its transition, or one inside of it, has ended, unless others go on.
  private func finish(_ leaving: Leaving, atOnce: Bool = false) {
    leaving.pending -= 1
    guard leaving.pending == 0, !leaving.hasReturned else { return }
    forget(leaving)
    let place = leaving.content.place
    guard !place.isDetached else { return }
    if atOnce { return place.runtime.remove(place) }
    place.runtime.structureChanges.append {
      if !place.isDetached { place.runtime.remove(place) }
      leaving.container.notePresenceAround()
    }
  }

  /// Notifies what follows the views at a position that they have begun or ceased to leave.
  private func noteLeaving(of place: ViewPosition) {
    place.notePreferenceStructure()
    place.forEachPosition { position in
      if position.leaving != nil { position.owned((any LeavingObserver).self)?.leavingChanged() }
    }
  }

  private func noteLeaving(in runtime: HostRuntime) {
    leavingChanges += 1
    runtime.frames.areViewsLeaving = isAnyLeaving
  }

  /// The outermost views inside a position that are leaving in a layout container around it.
  ///
  /// - Complexity: O(positions inside), and O(1) where no view is leaving.
  private func leavings(inside place: ViewPosition) -> [Leaving] {
    guard isAnyLeaving else { return [] }
    var (found, waiting) = ([] as [Leaving], [place])
    while let here = waiting.popLast() {
      found += leavings[ObjectIdentifier(here), default: []].filter { leaving in
        leaving.outer?.hasReturned ?? true && leaving.layoutContainer?.isWithin(place) == false
      }
      here.forEachChild { waiting.append($0) }
    }
    return found
  }

  private func forget(_ leaving: Leaving) {
    leavingPlaces.remove(ObjectIdentifier(leaving.content.place))
    forgetValue(for: leaving.content.updater)
    noteLeaving(in: leaving.content.place.runtime)
    defer { if let outer = leaving.outer { finish(outer) } }
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
  /// The book of transitions; nil if no view has one.
  var transitionBook: TransitionBook? { transitions as? TransitionBook }
}

extension ViewPosition {
  /// Whether this position equals another one or is inside it.
  ///
  /// - Complexity: O(depth).
  func isWithin(_ other: ViewPosition) -> Bool { self === other || isInside(other) }

  /// Takes the views inside off the screen, except for those at some positions.
  fileprivate func putViewsAside(except places: [ViewPosition]) {
    for child in children where !places.contains(where: { $0 === child }) {
      if places.contains(where: { $0.isInside(child) }) {
        child.putViewsAside(except: places)
      } else {
        runtime.putAside(child)
      }
    }
  }
}

extension LayoutNode {
  /// The outermost node here and inside that knows the transition of this view and was made inside a position.
  ///
  /// - Complexity: O(modifiers around the view).
  fileprivate func transitionNode(inside place: ViewPosition) -> TransitionNode? {
    if let this = self as? TransitionNode, position.isWithin(place) { return this }
    // Views behind or over the view have no part in its transition.
    guard layoutKind.contains(.passesTraits), let wrapper = self as? WrapperNode else { return nil }
    return wrapper.child.transitionNode(inside: place)
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
