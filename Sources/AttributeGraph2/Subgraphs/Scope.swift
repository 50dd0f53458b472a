/// Who owns what is made.
extension GraphReference {
  /// The scope that owns what is made now; nil where its maker owns it.
  func owningScope() -> Scope? {
    if let builder = innermostBuilder, builder.depth == fields.evaluationStack.count { return builder.scope }
    return scopeOfRunningReader()
  }

  /// Who owns what is made in the closure that began last, unless an evaluation runs inside it.
  fileprivate var innermostBuilder: Builder? {
    @inline(__always) get { fields.builders.isEmpty ? nil : fields.builders[fields.builders.count &- 1] }
  }

  /// The scope of the innermost running rule or body, made for it if need be; nil where none runs.
  func scopeOfRunningReader() -> Scope? {
    guard !fields.evaluationStack.isEmpty else { return nil }
    guard let reader = fields.evaluationStack.top.reader else { return nil }
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
    if let builder = innermostBuilder, builder.depth == fields.evaluationStack.count {
      builder.withScope { give(node, to: $0) }
    } else if let scope = scopeOfRunningReader() {
      give(node, to: scope)
    }
  }

  @inline(__always)
  private func give(_ node: Node, to scope: Scope) {
    let isEffect = node.traits.contains(.isEffect)
    if scope.isEnding {
      if isEffect { node.traits.insert(.isStopped) }
    } else {
      scope.keep(node)
      if isEffect { NodeReference(node).asReader.with(as: Effect.self) { $0.owner = scope } }
    }
  }

  /// The scope at whose end the next cleanup runs; in a detached closure, too, that is the one of the evaluation.
  func scopeForCleanups() -> Scope? {
    if let scope = owningScope() { return scope }
    return innermostBuilder?.isCleanup ?? false ? nil : scopeOfRunningReader()
  }

  /// Runs a closure in which what is made belongs to a scope, or to nobody.
  func building<Result, Failure: Error>(
    in scope: Scope?, isCleanup: Bool = false, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    fields.builders.push(Builder(scope: scope, isCleanup: isCleanup, depth: fields.evaluationStack.count))
    defer {
      _ = fields.builders.removeTop()
      withExtendedLifetime(scope) {}
    }
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
