/// The nodes that a run or a subgraph owns, and the cleanups at its end.
@usableFromInline final class Scope {
  /// The cleanups, in the order of their registration.
  var cleanups: [() throws -> Void] = []
  /// How many of the nodes are effects that were stopped before the scope's end.
  private var stopped = 0
  @usableFromInline let graph: GraphReference
  /// The parent scope, which owns the effects that a cleanup makes.
  var parent: Scope?

  // SAFETY: the next two are accessed for each node that is made and ends. The graph is confined and no access calls
  // out, so accesses cannot overlap.
  @usableFromInline @exclusivity(unchecked) var uncheckedNodes = PlainStack<NodeNumber>(capacity: 4)
  @usableFromInline @exclusivity(unchecked) var uncheckedIsClosed = false

  /// The nodes in the order in which they were made.
  var nodes: [NodeReference] {
    // SAFETY: see above.
    let count = unsafe uncheckedNodes.count
    return (0..<count).map { graph.fields.nodes.slabs[unsafe uncheckedNodes[$0]] }
  }
  /// Whether the scope is being emptied: it takes no new nodes.
  var isEnding = false
  /// Whether its subgraph has ended, or the end was deferred.
  @inlinable var isClosed: Bool {
    get { unsafe uncheckedIsClosed }  // SAFETY: see above.
    set { unsafe uncheckedIsClosed = newValue }
  }

  init(of graph: GraphReference, parent: Scope?) {
    self.graph = graph
    self.parent = parent
  }

  @inlinable @inline(__always) func own(_ node: NodeReference) {
    node.owners &+= 1
    unsafe uncheckedNodes.push(graph.fields.nodes.slabs.number(of: node))
  }

  @inlinable @inline(__always) func ownsLast(_ node: NodeReference) -> Bool {
    guard unsafe !uncheckedNodes.isEmpty else { return false }
    return graph.fields.nodes.slabs[unsafe uncheckedNodes[uncheckedNodes.count &- 1]] == node
  }

  /// Removes the newest node, which the caller disowns.
  @inline(__always) func takeLastNode() -> NodeReference? {
    unsafe uncheckedNodes.pop().map { graph.fields.nodes.slabs[$0] }
  }

  /// Ends the handles of nodes whose end is deferred.
  func markHandles() {
    for node in nodes where !node.flags.contains(.isEffect) { node.flags.insert(.isStopped) }
  }

  /// Releases stopped effects, so that a scope whose effects come and go does not grow; O(1) amortised.
  func noteStoppedEffect() {
    guard !isEnding else { return }
    stopped += 1
    guard unsafe stopped > 8 && stopped * 2 > uncheckedNodes.count else { return }
    stopped = 0
    let all = nodes
    unsafe uncheckedNodes.truncate(to: 0)
    var gone: [NodeReference] = []
    for node in all {
      if node.isStoppedEffect && node.state != .computing {
        gone.append(node)
      } else {
        unsafe uncheckedNodes.push(graph.fields.nodes.slabs.number(of: node))
      }
    }
    for node in gone {
      if node.state != .ended { node.owner = nil }
      graph.disown(node)
    }
  }
}

/// A scope that owns the nodes made while a closure runs, instead of the run around it; nil stands for nobody.
@safe struct Builder: BitwiseCopyable {
  private let unmanagedScope: Unmanaged<Scope>?
  /// Whether the closure is a cleanup: the running evaluation does not own what it makes.
  let isCleanup: Bool
  /// How many readers were being brought up to date when the closure began: a later one takes precedence.
  let depth: Int

  init(scope: Scope?, isCleanup: Bool, depth: Int) {
    // SAFETY: `building` keeps the scope until the closure has returned.
    unsafe unmanagedScope = scope.map { unsafe Unmanaged.passUnretained($0) }
    self.isCleanup = isCleanup
    self.depth = depth
  }

  var scope: Scope? { unsafe unmanagedScope?.takeUnretainedValue() }
}

struct OwnershipState: ~Copyable {
  /// The scopes of runs that made effects or left cleanups.
  var scopes: [NodeReference: Scope] = [:]
  /// The owners of new nodes where that is not the running evaluation, the innermost last.
  var builders = PlainStack<Builder>()
  /// The owner of the innermost cleanup that runs, and how many readers were being brought up to date when it began.
  var cleanup: (owner: GraphReference.Remains, depth: Int)?
  /// Effects that live as long as the graph.
  var kept = KeptEffects()
  /// How many closures defer the end of subgraphs, inside each other.
  var deferrals = 0
  /// The subgraphs whose end they defer.
  var deferredEnds: [SubgraphRemains] = []
  /// How many ends of subgraphs are under way, inside each other.
  var ends = 0
  /// Owned nodes downstream of nodes without an owner, for the search for cycles that nobody holds.
  var anchors: [WeakNode: WeakNode] = [:]
  /// The count of edge changes when they were found.
  var anchorsAt = 0
  var subgraphs = 0
  /// How many subgraphs were ever made.
  var subgraphsCreated = 0
}

extension GraphReference {
  /// The innermost closure that decides ownership, unless an evaluation runs inside it.
  var innermostBuilder: Builder? {
    let count = fields.ownership.builders.count
    guard count > 0 else { return nil }
    let builder = fields.ownership.builders[count &- 1]
    return builder.depth == fields.evaluation.updates.count ? builder : nil
  }

  /// The scope of the innermost running rule or body, made for it if need be; nil where none runs.
  func scopeOfRunningReader() -> Scope? {
    guard !fields.evaluation.updates.isEmpty else { return nil }
    let reader = fields.evaluation.updates.current.node
    guard reader.state == .computing else { return nil }
    if reader.flags.contains(.hasScope), let scope = fields.ownership.scopes[reader] { return scope }
    let parent = reader.flags.contains(.isEffect) ? reader.owner : nil
    let scope = Scope(of: self, parent: parent)
    fields.ownership.scopes[reader] = scope
    reader.flags.insert(.hasScope)
    return scope
  }

  /// Notes a new node: its name, the graph's list, listeners, and its owner.
  ///
  /// A run owns the effects that it makes, and the owner of an effect that ends those that its cleanups make. Other
  /// nodes belong to whoever holds or reads them; a subgraph's `build` owns all. A scope that is being emptied takes no
  /// nodes: an effect that a cleanup makes for it never runs.
  @usableFromInline @inline(never) func noteNew(_ node: NodeReference, name: String?) {
    noteOwned(node, name: name)
    if let builder = innermostBuilder {
      if let scope = builder.scope, !builder.isCleanup || node.flags.contains(.isEffect) {
        give(node, to: scope)
        // The closure has ended its own subgraph.
        if scope.isEnding && !builder.isCleanup && !node.flags.contains(.isEffect) { end(node) }
      }
    } else if node.flags.contains(.isEffect), let scope = scopeOfRunningReader() {
      give(node, to: scope)
    }
    if node.flags.contains(.isEffect) { continueCount(in: node) }
  }

  /// Notes the name of a new node, and notes it for the graph's list and listeners.
  func noteOwned(_ node: NodeReference, name: String?) {
    if let name {
      fields.nodes.names[node] = name
      node.flags.insert(.hasName)
    }
    fields.inspection.registry?.insert(node)
    if fields.evaluation.slow.contains(.watched) { emit(.nodeMade(label(of: node))) }
  }

  /// Makes a new effect continue the count of the effect that makes it.
  ///
  /// Reruns of the maker are counted, so that effects that re-create each other in one flush meet the limit of runs. In
  /// the maker's first run the generations are counted; `runFirst` counts those that nest.
  func continueCount(in effect: NodeReference) {
    guard !fields.evaluation.updates.isEmpty || fields.effects.runningQueues > 0 else { return }
    // One that runs in the run of its queue does not run inside its maker.
    let runsLater = (effect.flags.contains(.hasQueue) || isObserver(effect)) && queue(of: effect).isRunning
    let running = fields.evaluation.updates.isEmpty ? nil : fields.evaluation.updates.current.node
    if let maker = running, maker.flags.contains(.isEffect), maker.state == .computing {
      guard evaluations(of: maker) > 1 else {
        return noteGeneration(maker.generationOfFirstRun + (runsLater ? 1 : 0), in: effect)
      }
      queue(of: effect).count(maker.runsWithWrites + 1, runsBefore: effect)
    }
    // An observer makes it, a cleanup or the end of a subgraph: that is how the effect that runs in the queue makes it.
    if runsLater && effect.flags.contains(.hasQueue) { noteGeneration(fields.effects.queueGeneration + 1, in: effect) }
  }

  private func noteGeneration(_ generation: Int, in effect: NodeReference) {
    effect.generationOfFirstRun = generation
    if generation >= fields.effects.mostFirstRuns { refuseFirstRun(of: effect, after: generation) }
  }

  private func give(_ node: NodeReference, to scope: Scope) {
    if scope.isEnding {
      if node.flags.contains(.isEffect) { node.flags.insert(.isStopped) }
    } else {
      scope.own(node)
      if node.flags.contains(.isEffect) { node.owner = scope }
    }
  }

  /// The scope that gets the next cleanup; in a detached closure, too, it is that of the evaluation.
  fileprivate func scopeForCleanups() -> Scope? {
    if let builder = innermostBuilder {
      if let scope = builder.scope { return scope }
      return builder.isCleanup ? nil : scopeOfRunningReader()
    }
    return scopeOfRunningReader()
  }

  func updateNotesNewNodes() {
    fields.nodes.notesEnds = fields.inspection.registry != nil || fields.evaluation.slow.contains(.watched)
    fields.nodes.notesNewNodes = fields.nodes.notesEnds || !fields.ownership.builders.isEmpty
  }

  /// Runs a closure whose nodes belong to a scope, or to nobody.
  func building<Result, Failure: Error>(
    in scope: Scope?, isCleanup: Bool = false, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    retain()
    fields.ownership.builders.push(Builder(scope: scope, isCleanup: isCleanup, depth: fields.evaluation.updates.count))
    fields.nodes.notesNewNodes = true
    defer {
      _ = fields.ownership.builders.pop()
      updateNotesNewNodes()
      withExtendedLifetime(scope) {}
      release()
    }
    return try body()
  }
}

extension Graph {
  /// Runs a closure whose nodes belong to whoever holds them, and not to the running evaluation.
  ///
  /// Without it, an effect that is made while a rule or the body of an effect runs ends before its next run.
  ///
  /// - Returns: What the closure returns.
  /// - Complexity: The closure's.
  public func detached<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try state.building(in: nil, body)
  }

  /// Does something before the next run of the running rule or effect, and when it ends.
  ///
  /// Cleanups run in the reverse order of their registration, after those of what the evaluation made. They are not
  /// tracked and see current values. That of an effect may write. An error that one throws is reported like that of an
  /// effect.
  ///
  /// ```swift
  /// let listening = graph.effect {
  ///   let subscription = server.subscribe(to: topic.value)
  ///   graph.onCleanup { subscription.end() }
  /// }
  /// ```
  ///
  /// One that a cleanup registers, after which nothing comes, runs at once.
  ///
  /// - Precondition: A rule, the body of an effect or a cleanup is running, or a closure of ``Subgraph/build(_:)``.
  /// - Complexity: O(1) amortised.
  public func onCleanup(_ cleanup: @escaping () throws -> Void) {
    trap(
      unless: !state.fields.evaluation.updates.isEmpty
        || state.innermostBuilder.map { $0.scope != nil || $0.isCleanup } ?? false,
      "onCleanup was called where nothing runs that could end. Call it in a rule, an effect or a subgraph's build.")
    guard let scope = state.scopeForCleanups(), !scope.isEnding else {
      return state.runCleanup(cleanup, for: state.fields.ownership.cleanup?.owner, in: nil)
    }
    scope.cleanups.append(cleanup)
  }
}
