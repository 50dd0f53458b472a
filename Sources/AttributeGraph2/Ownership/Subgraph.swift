/// A lifetime: it owns nodes and other subgraphs, and its end is theirs.
///
/// This is the form of ownership for frameworks, beside that of ordinary objects. What a subgraph owns is reached
/// through handles, which are trivial to copy and own nothing; when the subgraph ends, they lead nowhere. A read
/// through a dead handle traps with the name of what it led to, a ``WeakHandle`` gives nil, and a late write is dropped
/// and counted.
///
/// ```swift
/// let screen = graph.subgraph(name: "screen")
/// let title = screen.cell("Hello", name: "title")
/// let length = screen.computed { title.value.count }
/// screen.end()
/// print(length.weak.value ?? 0)   // 0
/// ```
///
/// A subgraph can have several parents, and ends with the first of them that ends. It also ends when nobody holds it
/// any more: neither a parent nor the program.
public final class Subgraph {
  /// The graph whose nodes it owns.
  public let graph: Graph
  /// The name that messages use.
  public let name: String
  /// The nodes, and the cleanups.
  @usableFromInline let scope: Scope
  /// Attributes with flags.
  var flagged: [(node: WeakNode, flags: AttributeFlags)] = []
  private let remains: SubgraphRemains
  private var childList = NumberedList<Subgraph>()
  private var owners: [Parent] = []

  /// A subgraph that owns this one.
  private struct Parent {
    /// Identifies the parent also while it is being deinitialised.
    let id: ObjectIdentifier
    let reference: UnownedReference<Subgraph>
    /// The number of this subgraph among the children of the parent.
    let number: Int
  }

  init(graph: Graph, name: String) {
    self.graph = graph
    self.name = name
    scope = Scope(of: graph.state, parent: nil)
    remains = SubgraphRemains(name: name, scope: scope)
    graph.state.fields.ownership.subgraphs += 1
    graph.state.fields.ownership.subgraphsCreated += 1
    graph.state.emit(.subgraphMade(name: name))
  }

  deinit { end() }

  /// The subgraphs that end with this one, in the order in which they were added.
  ///
  /// - Complexity: O(children).
  public var children: [Subgraph] { childList.elements }

  /// The subgraphs that this one ends with, in the order in which they took it.
  ///
  /// - Complexity: O(parents).
  public var parents: [Subgraph] { owners.map { $0.reference.object } }

  /// Whether it has ended, or its end was deferred (``Graph/deferringEnds(_:)``).
  @inlinable public var isEnded: Bool { scope.isClosed }

  /// Makes a subgraph that ends with this one.
  ///
  /// - Complexity: O(1) amortised, whatever the depth: a new subgraph owns none of those above, so they are not
  ///   checked.
  public func subgraph(name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line) -> Subgraph {
    let child = graph.subgraph(name: name, fileID: fileID, line: line)
    take(child)
    return child
  }

  /// Makes a subgraph of the same graph end with this one. One that is added to an ended subgraph ends at once.
  ///
  /// - Precondition: Both belong to the same graph, and the child does not own this subgraph, directly or through
  ///   others.
  /// - Complexity: O(subgraphs above this one, and parents of the child).
  public func add(_ child: Subgraph) {
    trap(
      unless: child.graph === graph,
      "Subgraph '\(child.name)' belongs to another graph than '\(name)'. Make both in one graph.")
    trap(unless: child !== self, "Subgraph '\(name)' cannot own itself. Add another one.")
    let isOwner = reachable { $0.parents }.contains { $0 === child }
    trap(
      unless: !isOwner,
      "Subgraph '\(child.name)' owns '\(name)', so '\(name)' cannot own it. Remove '\(name)' from its parents first.")
    take(child)
  }

  /// Owns a child that does not own this subgraph.
  private func take(_ child: Subgraph) {
    guard !isEnded else { return child.end() }
    let id = ObjectIdentifier(self)
    guard !child.isEnded, !child.owners.contains(where: { $0.id == id }) else { return }
    child.owners.append(Parent(id: id, reference: UnownedReference(self), number: childList.append(child)))
  }

  /// Lets a child go, which does not end it.
  ///
  /// - Complexity: O(parents of the child, and log *n* amortised in the children).
  public func remove(_ child: Subgraph) {
    guard let index = child.owners.firstIndex(where: { $0.id == ObjectIdentifier(self) }) else { return }
    _ = childList.remove(child.owners.remove(at: index).number)
  }

  /// Runs a closure whose nodes and cleanups belong to the subgraph.
  ///
  /// - Returns: What the closure returns.
  /// - Precondition: The subgraph has not ended.
  /// - Complexity: The closure's.
  public func build<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    if isEnded { trapOnUseAfterEnd() }
    return try graph.state.building(in: scope, body)
  }

  /// Does something once, right after the end of everything in the subgraph.
  ///
  /// Actions run in the order in which they were added; one that is added after that runs at once.
  ///
  /// - Returns: What cancels it, also when its last owner goes.
  /// - Complexity: O(1) amortised.
  public func onEnd(_ action: @escaping () -> Void) -> Subscription {
    guard !remains.hasCalledObservers else {
      action()
      return Subscription {}
    }
    let number = remains.observers.append(action)
    return Subscription { [remains] in
      // The action may own something that adds another one when it is released.
      let action = remains.observers.remove(number)
      withExtendedLifetime(action) {}
    }
  }

  /// Ends the subgraph and its children: nodes leave the graph, their handles die, cleanups run, then the observers.
  ///
  /// Children end before their parent, the last added first; within a subgraph the last made node ends first, so that a
  /// cleanup can still read what was made before. The end is a transaction: effects elsewhere that read something in it
  /// run after all of it. Ending again does nothing.
  ///
  /// - Complexity: O(subgraphs and nodes that end and their edges), in constant stack space.
  public func end() {
    guard !isEnded else { return }
    let state = graph.state
    let ending = takeTreeApart()
    guard state.fields.ownership.deferrals > 0 else { return state.finishEnd(of: ending) }
    for remains in ending { remains.scope.markHandles() }
    state.fields.ownership.deferredEnds += ending
  }

  /// Marks the subgraph and all below it as ended.
  ///
  /// - Returns: What is left of each, after that of its children, also where one has several parents.
  private func takeTreeApart() -> [SubgraphRemains] {
    var ending: [SubgraphRemains] = []
    var work = [(subgraph: self, children: close())]
    while let last = work.indices.last {
      if let child = work[last].children.popLast() {
        if !child.isEnded { work.append((child, child.close())) }
      } else {
        ending.append(work.removeLast().subgraph.remains)
      }
    }
    return ending
  }

  /// Marks the subgraph as ended, and takes it out of its parents.
  ///
  /// - Returns: The children, in the order in which they were added.
  private func close() -> [Subgraph] {
    scope.isClosed = true
    flagged = []
    for owner in exchange(&owners, with: []) { _ = owner.reference.object.childList.remove(owner.number) }
    let taken = exchange(&childList, with: NumberedList()).elements
    for child in taken { child.owners.removeAll { $0.id == ObjectIdentifier(self) } }
    return taken
  }

  /// This subgraph and all to which others lead from it, each once and before those after it.
  ///
  /// - Complexity: O(subgraphs).
  func reachable(along next: (Subgraph) -> [Subgraph]) -> [Subgraph] {
    var found: [Subgraph] = []
    var work = [self]
    var seen: Set<ObjectIdentifier> = []
    while let subgraph = work.popLast() {
      guard seen.insert(ObjectIdentifier(subgraph)).inserted else { continue }
      found.append(subgraph)
      work.append(contentsOf: next(subgraph).reversed())
    }
    return found
  }
}

@available(*, unavailable) extension Subgraph: Sendable {}

/// The parts of a subgraph that its end needs, which may come after the object is gone.
final class SubgraphRemains {
  let name: String
  let scope: Scope
  /// The actions at the end, which can be cancelled until they have been called.
  var observers = NumberedList<() -> Void>()
  /// Whether they have been called: one that comes later is called at once.
  private(set) var hasCalledObservers = false

  init(name: String, scope: Scope) {
    self.name = name
    self.scope = scope
  }

  /// Calls each observer once, in the order in which they came, with those that come meanwhile.
  fileprivate func callObservers() {
    while let next = observers.next(after: 0) {
      let action = observers.remove(next.number)
      action?()
    }
    hasCalledObservers = true
  }
}

extension Graph {
  /// Makes a subgraph without parents.
  ///
  /// - Complexity: O(1).
  public func subgraph(name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line) -> Subgraph {
    Subgraph(graph: self, name: name ?? "\(fileID):\(line)")
  }

  /// Runs a closure in which the end of a subgraph is deferred.
  ///
  /// Its handles end at once, so that a read traps, a weak handle gives nil and a write is dropped and counted. Its
  /// nodes leave the graph and its cleanups and observers run when the outermost such closure returns; until then its
  /// effects run as before. A framework uses it around work on its own structures, which must not change under it.
  ///
  /// - Returns: What the closure returns.
  /// - Complexity: The closure's, plus that of ``Subgraph/end()`` for each subgraph whose end was deferred.
  public func deferringEnds<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    state.fields.ownership.deferrals += 1
    defer {
      state.fields.ownership.deferrals -= 1
      if state.fields.ownership.deferrals == 0 {
        let ending = exchange(&state.fields.ownership.deferredEnds, with: [])
        if !ending.isEmpty { state.finishEnd(of: ending) }
      }
    }
    return try body()
  }
}

extension GraphReference {
  /// Whether nodes whose end is deferred can be read by handles: by the rules, effects and cleanups of such subgraphs,
  /// by what these effects and cleanups read or make, and by everybody once the end has begun, as in any other end.
  var readsBeforeDeferredEnd: Bool {
    if fields.ownership.ends > 0 { return true }
    guard fields.ownership.deferrals > 0 else { return false }
    for index in 0..<fields.ownership.builders.count {
      let builder = fields.ownership.builders[index]
      if builder.isCleanup && endsLater(builder.scope) { return true }
    }
    let depth = fields.evaluation.updates.lastDepth { !$0.node.flags.isDisjoint(with: .isEffect | .isStopped) }
    guard let reader = depth.map({ fields.evaluation.updates[$0].node }) else { return false }
    return !reader.flags.contains(.isEffect) || endsLater(reader.owner)
  }

  /// Whether a scope belongs to a subgraph whose end is deferred, also through the effects that have made each other.
  private func endsLater(_ scope: Scope?) -> Bool {
    var scope = scope
    while let current = scope {
      if current.isClosed { return true }
      scope = current.parent
    }
    return false
  }

  /// Ends everything that subgraphs owned, in the order given: each stands after those below it.
  fileprivate func finishEnd(of ending: [SubgraphRemains]) {
    // An observer may end another subgraph, and so on.
    guard _fastPath(noteStackIfIdle()) else { return continueOnLargerStack { finishEnd(of: ending) } }
    runAsTransaction {
      fields.ownership.ends += 1
      for remains in ending {
        let name = GivenName(given: remains.name, site: CreationSite.ID(number: 0))
        empty(remains.scope, as: Remains(name: name))
        fields.ownership.subgraphs -= 1
        if fields.evaluation.slow.contains(.watched) { emit(.subgraphEnded(name: remains.name)) }
        untracked { building(in: nil) { remains.callObservers() } }
      }
      fields.ownership.ends -= 1
    }
  }
}
