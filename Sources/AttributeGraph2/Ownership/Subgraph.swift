/// A lifetime: it owns nodes and other subgraphs, and its end is theirs.
///
/// This is the form of ownership for frameworks, beside that of ordinary objects. What a subgraph owns is reached
/// through handles, which are trivial to copy and own nothing; when the subgraph ends, they lead nowhere. A read through
/// a dead handle traps with the name of what it led to, a ``WeakHandle`` gives nil, and a late write is dropped and
/// counted.
///
/// ```swift
/// let screen = graph.subgraph(name: "screen")
/// let title = screen.cell("Hello", name: "title")
/// let length = screen.computed { title.value.count }
/// screen.end()
/// length.weak.value   // nil
/// ```
///
/// A subgraph can have several parents, and ends with the first of them that ends. It also ends when nobody holds it
/// any more: neither a parent nor the program.
public final class Subgraph {
  /// The graph whose nodes it owns.
  public let graph: Graph
  /// The name that messages use.
  public let name: String
  /// The nodes, and what is done at the end.
  @usableFromInline let scope = Scope(around: nil)
  /// Attributes with flags.
  var flagged: [(node: WeakNode, flags: AttributeFlags)] = []
  /// Who hears of the end, by number.
  private let endObservers = EndObservers()
  /// The subgraphs that end with this one, and nil where one has left.
  private var places: [Subgraph?] = []
  /// How many of the places are empty.
  private var emptyPlaces = 0
  private var owners: [Parent] = []

  /// A subgraph that owns this one.
  private struct Parent {
    /// Tells the parent while it is on its way out of memory, too.
    let id: ObjectIdentifier
    private let reference: UnownedReference<Subgraph>
    /// Where this subgraph is among the children of the parent.
    var place: Int

    init(_ subgraph: Subgraph, place: Int) {
      id = ObjectIdentifier(subgraph)
      reference = UnownedReference(subgraph)
      self.place = place
    }

    var subgraph: Subgraph { reference.object }
  }

  init(graph: Graph, name: String) {
    self.graph = graph
    self.name = name
    graph.state.fields.ownership.subgraphs += 1
    graph.state.fields.ownership.subgraphsCreated += 1
    graph.state.emit(.subgraphMade(name: name))
  }

  deinit { end() }

  /// The subgraphs that end with this one, in the order in which they were added.
  ///
  /// - Complexity: O(children).
  public var children: [Subgraph] { places.compactMap { $0 } }

  /// The subgraphs that this one ends with, in the order in which they took it.
  ///
  /// - Complexity: O(parents).
  public var parents: [Subgraph] { owners.map { $0.subgraph } }

  /// Whether the end has come, or was asked for and deferred (``Graph/deferringEnds(_:)``).
  @inlinable public var isEnded: Bool { scope.isClosed }

  /// Makes a subgraph that ends with this one.
  ///
  /// - Complexity: O(1) amortised, however many subgraphs there are above this one: what was made just now owns none of
  ///   them, so they are not looked at.
  public func subgraph(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subgraph {
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
    trap(unless: child.graph === graph, "Subgraph '\(child.name)' belongs to another graph than '\(name)'.")
    trap(unless: !isOwned(by: child), "Subgraph '\(child.name)' owns '\(name)'; it cannot end with it, too.")
    take(child)
  }

  /// Makes a subgraph end with this one that does not own it.
  ///
  /// - Complexity: O(parents of the child).
  private func take(_ child: Subgraph) {
    guard !isEnded else { return child.end() }
    guard !child.isEnded, !child.owners.contains(where: { $0.id == ObjectIdentifier(self) }) else { return }
    child.owners.append(Parent(self, place: places.count))
    places.append(child)
  }

  /// Lets a child go, which does not end it.
  ///
  /// - Complexity: O(parents of the child) amortised.
  public func remove(_ child: Subgraph) {
    guard let index = child.owners.firstIndex(where: { $0.id == ObjectIdentifier(self) }) else { return }
    emptyPlace(child.owners.remove(at: index).place)
  }

  /// Lets the child at a place go. Places that are empty are given up when they are more than the others.
  ///
  /// - Complexity: O(1) amortised, in the number of children and of their parents.
  private func emptyPlace(_ place: Int) {
    places[place] = nil
    emptyPlaces += 1
    guard emptyPlaces > 16 && emptyPlaces * 2 > places.count else { return }
    places.removeAll { $0 == nil }
    emptyPlaces = 0
    for (place, child) in places.enumerated() {
      guard let child, let index = child.owners.firstIndex(where: { $0.id == ObjectIdentifier(self) }) else { continue }
      child.owners[index].place = place
    }
  }

  /// Runs a closure whose nodes belong to the subgraph, and so do cleanups that it asks for.
  ///
  /// - Returns: What the closure returns.
  /// - Precondition: The subgraph has not ended.
  public func build<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    beginBuilding()
    defer { endBuilding() }
    return try body()
  }

  /// Makes what is made from here on belong to the subgraph, until `endBuilding`.
  private func beginBuilding() {
    if isEnded { trapOnUseAfterEnd() }
    graph.state.beginBuilding(in: scope)
  }

  /// Goes back to the owner around `beginBuilding`.
  private func endBuilding() { graph.state.endBuilding() }

  /// Does something once, right after the end of everything in the subgraph.
  ///
  /// - Returns: What cancels it. Where the subgraph has ended already, the action runs at once.
  /// - Complexity: O(1) amortised.
  public func onEnd(_ action: @escaping () -> Void) -> Subscription {
    guard !isEnded else {
      action()
      return Subscription {}
    }
    let id = endObservers.add(action)
    return Subscription { [endObservers] in endObservers.remove(id) }
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
    let ending = markTree()
    let isDeferred = graph.state.fields.ownership.deferredEnds.depth > 0
    let remains = ending.map { $0.remains() }
    if isDeferred {
      for subgraph in ending { subgraph.scope.markHandles() }
      graph.state.fields.ownership.deferredEnds.waiting.append(contentsOf: remains)
    } else {
      graph.state.finishEnd(of: remains)
    }
  }

  /// Marks the subgraph and all below it as ended, and takes them apart.
  ///
  /// - Returns: All of them, each after its children, also where one has several parents.
  private func markTree() -> [Subgraph] {
    scope.isClosed = true
    leaveOwners()
    var ending: [Subgraph] = []
    var work = [(subgraph: self, children: takeChildren())]
    while let last = work.indices.last {
      if let child = work[last].children.popLast() {
        guard !child.isEnded else { continue }
        child.scope.isClosed = true
        child.leaveOwners()
        work.append((child, child.takeChildren()))
      } else {
        ending.append(work.removeLast().subgraph)
      }
    }
    return ending
  }

  private func leaveOwners() {
    let left = owners
    owners = []
    for owner in left { owner.subgraph.emptyPlace(owner.place) }
  }

  /// The children that end with this subgraph, in the order in which they were added.
  private func takeChildren() -> [Subgraph] {
    let taken = children
    places = []
    emptyPlaces = 0
    for child in taken { child.owners.removeAll { $0.id == ObjectIdentifier(self) } }
    return taken
  }

  /// What is left to be done, which does without the object: it may be on its way out of memory.
  private func remains() -> SubgraphRemains {
    flagged = []
    return SubgraphRemains(name: name, scope: scope, observers: endObservers)
  }

  private func isOwned(by other: Subgraph) -> Bool {
    var work: [Subgraph] = [self]
    while let subgraph = work.popLast() {
      if subgraph === other { return true }
      work.append(contentsOf: subgraph.parents)
    }
    return false
  }
}

/// A graph and its subgraphs belong to one isolation domain.
@available(*, unavailable) extension Subgraph: Sendable {}

/// The deferred work of a subgraph that has ended.
struct SubgraphRemains {
  let name: String
  let scope: Scope
  let observers: EndObservers
}

/// Who hears of the end of a subgraph: they may be cancelled until they have been called.
final class EndObservers {
  private var actions = NumberedList<() -> Void>()

  func add(_ action: @escaping () -> Void) -> Int { actions.append(action) }

  func remove(_ number: Int) {
    // What the action owned may add another when it goes.
    let action = actions.remove(number)
    withExtendedLifetime(action) {}
  }

  /// Calls each once, in the order in which they came, with those that come meanwhile.
  func callAll() {
    while !actions.isEmpty {
      for number in actions.numbers {
        let action = actions.remove(number)
        action?()
      }
    }
  }
}

/// Ends that were deferred.
struct DeferredEnds {
  var depth = 0
  var waiting: [SubgraphRemains] = []
}

extension Graph {
  /// Makes a subgraph without parents.
  ///
  /// - Complexity: O(1).
  public func subgraph(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subgraph {
    Subgraph(graph: self, name: name ?? "\(fileID):\(line)")
  }

  /// Runs a closure in which the end of a subgraph is deferred: its handles end at once, so that a read traps, a weak
  /// handle gives nil and a write is dropped and counted. Its nodes leave the graph and its cleanups and observers run when
  /// the outermost such closure returns; until then its effects run as before.
  ///
  /// A framework uses it around work on its own structures, which must not change under it.
  ///
  /// - Returns: What the closure returns.
  public func deferringEnds<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    state.fields.ownership.deferredEnds.depth += 1
    defer {
      state.fields.ownership.deferredEnds.depth -= 1
      if state.fields.ownership.deferredEnds.depth == 0 {
        let waiting = state.fields.ownership.deferredEnds.waiting
        state.fields.ownership.deferredEnds.waiting = []
        if !waiting.isEmpty { state.finishEnd(of: waiting) }
      }
    }
    return try body()
  }
}

extension GraphReference {
  /// Ends what subgraphs owned, in the order given: each stands after those below it.
  func finishEnd(of ending: [SubgraphRemains]) {
    commitAround {
      for remains in ending {
        let name = GivenName(given: remains.name, site: CreationSite.ID(number: 0))
        empty(remains.scope, as: Remains(name: name, isRule: false))
        fields.ownership.subgraphs -= 1
        if fields.evaluation.slow.contains(.watched) { emit(.subgraphEnded(name: remains.name)) }
        untracked { building(in: nil) { remains.observers.callAll() } }
      }
    }
  }
}
