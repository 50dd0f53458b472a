/// The nodes that a run or a subgraph owns, and the actions at its end.
@usableFromInline
final class Scope {
  /// The actions at the end, in the order of their registration.
  private var cleanups: [() throws -> Void] = []
  /// How many of the nodes are effects that were stopped before the scope's end.
  private var stopped = 0
  /// The owner of the effects that a cleanup makes: the scope around this one; nil where there is none.
  var around: Scope?

  // SAFETY: the three that follow are used in the graph's isolation domain alone, and no access to them calls out; so
  // accesses cannot overlap. They are looked at for each node that is made and ends.
  @usableFromInline @exclusivity(unchecked) var uncheckedNodes = PlainStack<NodeReference>(capacity: 2)
  @exclusivity(unchecked) private var uncheckedIsEnding = false
  @usableFromInline @exclusivity(unchecked) var uncheckedIsClosed = false

  /// The nodes in the order in which they were made.
  var nodes: [NodeReference] {
    // SAFETY: see above.
    let count = unsafe uncheckedNodes.count
    return (0..<count).map { unsafe uncheckedNodes[$0] }
  }
  /// Whether the scope is being emptied: what is made for it meanwhile is not its own.
  var isEnding: Bool {
    get { unsafe uncheckedIsEnding }  // SAFETY: see above.
    set { unsafe uncheckedIsEnding = newValue }
  }
  /// Whether the end of its subgraph has come, or was asked for and deferred.
  @inlinable var isClosed: Bool {
    get { unsafe uncheckedIsClosed }  // SAFETY: see above.
    set { unsafe uncheckedIsClosed = newValue }
  }

  init(around: Scope?) { self.around = around }

  deinit {
    // A scope is emptied before it goes, but for one whose graph has never ended it.
    while let node = takeLastNode() { node.graph.disown(node) }
  }

  /// Owns a node until the scope's end.
  ///
  /// - Complexity: O(1) amortised.
  @inlinable @inline(__always)
  func own(_ node: NodeReference) {
    node.owners &+= 1
    unsafe uncheckedNodes.push(node)
  }

  /// Whether the node that came last is this one.
  @inlinable @inline(__always)
  func ownsLast(_ node: NodeReference) -> Bool {
    unsafe !uncheckedNodes.isEmpty && uncheckedNodes[uncheckedNodes.count &- 1] == node
  }

  /// Takes out the node that was made last, which the caller disowns.
  @inline(__always)
  func takeLastNode() -> NodeReference? { unsafe uncheckedNodes.pop() }

  /// Ends the handles of nodes whose end is deferred.
  func markHandles() {
    for node in nodes where !node.flags.contains(.isEffect) { node.flags.insert(.isStopped) }
  }

  /// Does something at the scope's end, before what was asked for earlier.
  ///
  /// - Complexity: O(1) amortised.
  func add(_ cleanup: @escaping () throws -> Void) { cleanups.append(cleanup) }

  /// Takes out the cleanup that was asked for last.
  func takeLastCleanup() -> (() throws -> Void)? { cleanups.popLast() }

  /// Lets the effects go that were stopped, so that a scope whose effects come and go does not grow.
  ///
  /// - Complexity: O(1) amortised.
  func noteStoppedEffect(in graph: GraphReference) {
    guard !isEnding else { return }
    stopped += 1
    guard unsafe stopped > 8 && stopped * 2 > uncheckedNodes.count else { return }
    stopped = 0
    let all = nodes
    unsafe uncheckedNodes.truncate(to: 0)
    var gone: [NodeReference] = []
    for node in all {
      if node.flags.isSuperset(of: [.isEffect, .isStopped]) && node.state != .computing {
        gone.append(node)
      } else {
        unsafe uncheckedNodes.push(node)
      }
    }
    for node in gone {
      if node.state != .ended { node.owner = nil }
      // Handles of it lead nowhere from here on, unless an object owns it as well.
      graph.disown(node)
    }
  }
}

/// A scope that owns what is made while a closure runs, instead of the run around it; nil stands for nobody.
@safe struct Builder: BitwiseCopyable {
  /// The scope, which whoever runs the closure keeps alive.
  private let unmanagedScope: Unmanaged<Scope>?
  /// Whether the closure is a cleanup: what it makes is not the running evaluation's.
  let isCleanup: Bool
  /// How many readers were being brought up to date when the closure began: inside a later one, that owns.
  let depth: Int

  init(scope: Scope?, isCleanup: Bool, depth: Int) {
    // SAFETY: the closure has returned before the scope may go.
    unsafe unmanagedScope = scope.map { unsafe Unmanaged.passUnretained($0) }
    self.isCleanup = isCleanup
    self.depth = depth
  }

  /// The scope.
  var scope: Scope? { unsafe unmanagedScope?.takeUnretainedValue() }
}

/// Who owns what.
struct OwnershipState: ~Copyable {
  /// The scopes of runs that made effects or left cleanups.
  var scopes: [NodeReference: Scope] = [:]
  /// Who owns what is made now, where that is not the running evaluation: the innermost is last.
  var builders = PlainStack<Builder>()
  /// Effects that live as long as the graph.
  var kept: [Effect] = []
  /// Subgraphs whose end was deferred, and how many closures defer it inside each other.
  var deferredEnds = DeferredEnds()
  /// Owned nodes that are downstream of nodes without an owner, and the count of edge changes when they were found: for the
  /// search for cycles that nobody holds.
  var anchors: [WeakNode: WeakNode] = [:]
  var anchorsAt = 0
  var subgraphs = 0
  var subgraphsCreated = 0

  /// How many subgraphs live and were ever made.
  var counts: (live: Int, created: Int) { (subgraphs, subgraphsCreated) }
}

extension GraphReference {
  /// The closure that began last and says who owns what is made, unless an evaluation runs inside it.
  fileprivate var innermostBuilder: Builder? {
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
    let around = reader.flags.contains(.isEffect) ? reader.owner : nil
    let scope = Scope(around: around)
    fields.ownership.scopes[reader] = scope
    reader.flags.insert(.hasScope)
    return scope
  }

  /// Notes a new node where somebody wants to know of it: its name, the graph's list, listeners, and its owner.
  ///
  /// A run owns the effects that it makes, and the owner of an effect that ends those that its cleanups make. Other nodes
  /// that they make belong to whoever holds or reads them. A subgraph's `build` owns all. A scope that is being emptied
  /// takes nothing any more: an effect that a cleanup makes for it never runs.
  @usableFromInline @inline(never)
  func noteNew(_ node: NodeReference, name: String?) {
    noteOwned(node, name: name)
    giveToOwner(node)
  }

  /// Notes a new node that a subgraph owns.
  func noteOwned(_ node: NodeReference, name: String?) {
    if let name {
      fields.nodes.names[node] = name
      node.flags.insert(.hasName)
    }
    fields.inspection.registry?.insert(node)
    if fields.evaluation.slow.contains(.watched) { emit(.nodeMade(label(of: node))) }
  }

  /// Gives a new node to the scope that owns it, if one does.
  func giveToOwner(_ node: NodeReference) {
    if let builder = innermostBuilder {
      // A cleanup is no `build`: like a run it gives its owner the effects alone.
      if let scope = builder.scope, !builder.isCleanup || node.flags.contains(.isEffect) { give(node, to: scope) }
    } else if node.flags.contains(.isEffect), let scope = scopeOfRunningReader() {
      give(node, to: scope)
    }
    if node.flags.contains(.isEffect) { continueCount(in: node) }
  }

  /// Lets an effect continue the count of the one that makes it.
  ///
  /// Where that one runs again, its runs are counted, so that effects that re-create each other in one flush meet the limit
  /// of runs as an effect does that invalidates itself. In its first run the generations are counted; those that nest count
  /// by themselves (`runFirst`).
  func continueCount(in effect: NodeReference) {
    guard !fields.evaluation.updates.isEmpty else { return }
    let maker = fields.evaluation.updates.current.node
    guard maker.flags.contains(.isEffect), maker.state == .computing else { return }
    if evaluations(of: maker) > 1 {
      queue(of: effect).count(maker.runsWithWrites + 1, runsBefore: effect)
    } else if effect.flags.contains(.hasQueue) && queue(of: effect).isRunning {
      let generation = maker.generationOfFirstRun + 1
      effect.generationOfFirstRun = generation
      if generation >= fields.effects.mostFirstRuns { refuseFirstRun(of: effect, after: generation) }
    }
  }

  private func give(_ node: NodeReference, to scope: Scope) {
    if scope.isEnding {
      if node.flags.contains(.isEffect) { node.flags.insert(.isStopped) }
    } else {
      scope.own(node)
      if node.flags.contains(.isEffect) { node.owner = scope }
    }
  }

  /// The scope at whose end the next cleanup runs; in a detached closure, too, that is the one of the evaluation.
  fileprivate func scopeForCleanups() -> Scope? {
    if let builder = innermostBuilder {
      if let scope = builder.scope { return scope }
      return builder.isCleanup ? nil : scopeOfRunningReader()
    }
    return scopeOfRunningReader()
  }

  /// Begins a closure in which what is made belongs to a scope, or to nobody.
  func beginBuilding(in scope: Scope?, isCleanup: Bool = false) {
    fields.ownership.builders.push(Builder(scope: scope, isCleanup: isCleanup, depth: fields.evaluation.updates.count))
    fields.nodes.notesNewNodes = true
  }

  /// Ends the closure.
  func endBuilding() {
    _ = fields.ownership.builders.removeTop()
    updateNotesNewNodes()
  }

  /// Notes whether new nodes, and the ends of nodes, have to be noted somewhere.
  func updateNotesNewNodes() {
    let isListed = fields.inspection.registry != nil || fields.evaluation.slow.contains(.watched)
    fields.nodes.notesNewNodes = isListed || !fields.ownership.builders.isEmpty
    fields.nodes.notesEnds = isListed || !fields.nodes.lastNames.isEmpty || fields.inspection.hasNotes
  }

  /// Runs a closure in which what is made belongs to a scope, or to nobody.
  func building<Result, Failure: Error>(
    in scope: Scope?, isCleanup: Bool = false, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    retain()
    beginBuilding(in: scope, isCleanup: isCleanup)
    defer {
      endBuilding()
      withExtendedLifetime(scope) {}
      release()
    }
    return try body()
  }
}

extension Graph {
  /// Runs a closure in which nodes are made for longer than the running evaluation: they belong to whoever holds them.
  ///
  /// Without it, an effect that is made while a rule or the body of an effect runs ends before its next run.
  ///
  /// - Returns: What the closure returns.
  public func detached<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try state.building(in: nil, body)
  }

  /// Does something before the next run of the running rule or effect, and when it ends.
  ///
  /// Cleanups run in the reverse order of being asked for, after those of what the evaluation made. They are not
  /// tracked and see the values of their time. That of an effect may write. An error that one throws is reported like
  /// that of an effect.
  ///
  /// ```swift
  /// graph.effect {
  ///   let subscription = server.subscribe(to: topic.value)
  ///   graph.onCleanup { subscription.end() }
  /// }
  /// ```
  ///
  /// One that is asked for in a cleanup, where nothing comes after it, runs at once.
  ///
  /// - Precondition: A rule, the body of an effect or a cleanup is running, or a closure of ``Subgraph/build(_:)``.
  /// - Complexity: O(1) amortised.
  public func onCleanup(_ cleanup: @escaping () throws -> Void) {
    let isRunning = !state.isIdle
    trap(
      unless: isRunning || state.innermostBuilder.map { $0.scope != nil || $0.isCleanup } ?? false,
      "onCleanup was called where nothing runs that could end. Call it in a rule, an effect or a subgraph's build.")
    guard let scope = state.scopeForCleanups(), !scope.isEnding else {
      // The evaluation has ended while it runs: nothing will come after it.
      return state.runCleanup(cleanup, for: nil, around: nil)
    }
    scope.add(cleanup)
  }
}
