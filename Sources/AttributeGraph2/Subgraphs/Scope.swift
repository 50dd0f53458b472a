/// What an evaluation or a subgraph owns: the nodes that were made in it, and what has to be done at its end.
final class Scope {
  /// A node that the scope keeps alive.
  struct Possession {
    var node: Node
    /// Where the node's handles lead, if it has any.
    var slot: HandleSlot?
  }

  /// The nodes in the order in which they were made.
  private(set) var nodes: [Possession] = []
  /// What is done at the end, in the order in which it was asked for.
  private(set) var cleanups: [() throws -> Void] = []
  /// How many of the nodes are effects that were stopped before the scope's end.
  private var stopped = 0
  /// Whether the scope is being emptied: what is made for it meanwhile is not its own.
  var isEnding = false
  /// Who owns what a cleanup makes: the scope around this one; nil where there is none.
  var around: Scope?

  init(around: Scope?) { self.around = around }

  /// Keeps a node until the scope's end.
  ///
  /// - Complexity: O(1) amortised.
  func keep(_ node: Node, slot: HandleSlot? = nil) { nodes.append(Possession(node: node, slot: slot)) }

  /// Notes where the handles of a node lead, which the scope keeps from now on if it did not.
  ///
  /// - Complexity: O(1) where the node was made last.
  func give(_ slot: HandleSlot, to node: Node) {
    if let last = nodes.indices.last, nodes[last].node === node, nodes[last].slot == nil {
      nodes[last].slot = slot
    } else {
      keep(node, slot: slot)
    }
  }

  /// Forgets the handles of the nodes, which are dead already.
  func forgetSlots() { for index in nodes.indices { nodes[index].slot = nil } }

  /// Does something at the scope's end, before what was asked for earlier.
  ///
  /// - Complexity: O(1) amortised.
  func add(_ cleanup: @escaping () throws -> Void) { cleanups.append(cleanup) }

  /// Takes out the node that was made last.
  func takeLastNode() -> Possession? { nodes.popLast() }

  /// Takes out the cleanup that was asked for last.
  func takeLastCleanup() -> (() throws -> Void)? { cleanups.popLast() }

  /// Lets an effect go that was stopped, so that a scope whose effects come and go does not grow.
  ///
  /// - Complexity: O(1) amortised.
  func noteStoppedEffect() {
    guard !isEnding else { return }
    stopped += 1
    guard stopped > 8 && stopped * 2 > nodes.count else { return }
    nodes.removeAll { possession in
      guard let effect = possession.node as? Effect, effect.isStopped else { return false }
      if let slot = possession.slot {
        effect.graph.fields.handles.retire(slot, name: effect.graph.called(NodeReference(effect)).given)
      }
      return true
    }
    stopped = 0
  }
}

/// A scope that owns what is made while a closure runs, instead of the evaluation around it; nil stands for nobody.
struct Builder {
  let scope: Scope?
  /// Whether the closure is a cleanup: what it makes is not the running evaluation's.
  var isCleanup = false
  /// How many evaluations were running when the closure began: inside a later one, that owns.
  let depth: Int
}

extension GraphReference {
  /// The scope that owns what is made now; nil where its maker owns it.
  func owningScope() -> Scope? {
    if let builder = fields.builders.last, builder.depth == fields.evaluationStack.count { return builder.scope }
    return scopeOfRunningReader()
  }

  /// The scope of the innermost running rule or body, made for it if need be; nil where none runs.
  func scopeOfRunningReader() -> Scope? {
    guard !fields.evaluationStack.isEmpty else { return nil }
    guard let reader = fields.evaluationStack[fields.evaluationStack.count - 1].reader else { return nil }
    guard reader.state == .computing else { return nil }
    if reader.asNode.traits.contains(.hasScope), let scope = fields.scopes[reader.asNode] { return scope }
    let around = reader.asNode.traits.contains(.isEffect) ? reader.effect.owner : nil
    let scope = Scope(around: around)
    fields.scopes[reader.asNode] = scope
    reader.asNode.traits.insert(.hasScope)
    return scope
  }

  /// Gives a new node to the scope that owns what is made now.
  ///
  /// A scope that is being emptied takes nothing any more: an effect that a cleanup makes for it never runs.
  func giveToOwner(_ node: Node) {
    guard let scope = owningScope() else { return }
    if scope.isEnding {
      if node.traits.contains(.isEffect) { node.traits.insert(.isStopped) }
    } else {
      scope.keep(node)
      (node as? Effect)?.owner = scope
    }
  }

  /// The scope at whose end the next cleanup runs; in a detached closure, too, that is the one of the evaluation.
  func scopeForCleanups() -> Scope? {
    if let scope = owningScope() { return scope }
    return fields.builders.last?.isCleanup ?? false ? nil : scopeOfRunningReader()
  }

  /// Runs a closure in which what is made belongs to a scope, or to nobody.
  func building<Result, Failure: Error>(
    in scope: Scope?, isCleanup: Bool = false, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    fields.builders.append(
      Builder(scope: scope, isCleanup: isCleanup, depth: fields.evaluationStack.count))
    defer { fields.builders.removeLast() }
    return try body()
  }
}

extension Graph {
  /// Runs a closure in which nodes are made for longer than the running evaluation: they belong to whoever holds them.
  ///
  /// Without it, what is made while a rule or the body of an effect runs ends before its next run.
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
    let isRunning = !state.fields.evaluationStack.isEmpty
    precondition(
      isRunning || state.fields.builders.last.map { $0.scope != nil || $0.isCleanup } ?? false,
      "onCleanup was called where nothing runs that could end. Call it in a rule, an effect or a subgraph's build.")
    guard let scope = state.scopeForCleanups(), !scope.isEnding else {
      // The evaluation has ended while it runs: nothing will come after it.
      return state.runCleanup(cleanup, for: nil, around: nil)
    }
    scope.add(cleanup)
  }
}
