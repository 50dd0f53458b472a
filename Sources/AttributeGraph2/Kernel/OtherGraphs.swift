/// Reads and writes of another graph's nodes by a rule.
///
/// No edge leads from one graph to another. A rule that reads another graph's node would not run when that changes, so
/// the read is reported. A write would run the other graph's effects while this graph is half up to date, so it is
/// refused. A graph checks for this only if there are others, and while nothing of its own runs.
extension GraphReference {
  /// Begins an outermost evaluation; `didSettle` ends it.
  @inlinable @inline(__always) func beginOutermost() {
    if _slowPath(hasOthers) { enterThread() }
  }

  @usableFromInline @inline(never) func enterThread() {
    let outer = Platform.evaluatingGraph
    fields.evaluation.outerGraph = outer
    Platform.evaluatingGraph = address
    guard let graph = Self.evaluating(at: outer) else { return }
    graph.fields.evaluation.innerGraphs += 1
    fields.evaluation.outerDepth = graph.fields.evaluation.stack.count
    // Evaluations of other graphs may have filled the stack.
    _ = stillHasStackLeft()
  }

  /// Ends an outermost evaluation, unless it began where there were no other graphs.
  @usableFromInline @inline(never) func leaveThread() {
    guard let outer = fields.evaluation.outerGraph else { return }
    fields.evaluation.outerGraph = nil
    Platform.evaluatingGraph = outer
    Self.evaluating(at: outer)?.fields.evaluation.innerGraphs -= 1
  }

  static func evaluating(at address: UInt) -> GraphReference? {
    // SAFETY: a graph lives while it evaluates, and takes its address back in the end.
    unsafe UnsafeMutablePointer<GraphState>(bitPattern: address).map { unsafe GraphReference(pointer: $0) }
  }

  private var address: UInt { unsafe UInt(bitPattern: pointer) }

  /// The innermost graph whose rule is running, this one or one around it; nil if there is none.
  var graphOfRunningRule: GraphReference? {
    if isRuleRunning { return self }
    for graph in Self.evaluating {
      // Handlers and listeners may use other graphs freely.
      if graph.fields.evaluation.isNotifying || graph.fields.inspection.isReporting { return nil }
      if graph != self && graph.isRuleRunning {
        // A graph is local to the run of the rule that has made it, like any object.
        if let maker = fields.evaluation.maker, maker == graph.innermostRun { return nil }
        return graph
      }
    }
    return nil
  }

  /// The evaluation of the innermost rule that is running, which may have ended its node.
  var innermostRun: RuleRun? {
    depthOfInnermostRule.map { depth in
      let rule = fields.evaluation.updates[depth].node
      return RuleRun(rule: WeakNode(rule), evaluation: rule.evaluationsModulo)
    }
  }

  private var depthOfInnermostRule: Int? {
    fields.evaluation.updates.lastDepth {
      !$0.node.flags.contains(.isEffect) && ($0.node.state == .computing || $0.node.state == .ended)
    }
  }

  /// The innermost graph of the thread that brings a reader up to date.
  static var innermostUpdating: GraphReference? { evaluating.first { !$0.fields.evaluation.updates.isEmpty } }

  /// The graphs of the thread that evaluate inside each other, the innermost first.
  static var evaluating: some Sequence<GraphReference> {
    sequence(state: Platform.evaluatingGraph) { address in
      let graph = evaluating(at: address)
      address = graph?.fields.evaluation.outerGraph ?? 0
      return graph
    }
  }

  var refusesWrites: Bool { graphOfRunningRule != nil }

  /// Whether `refusesWrite` has to be called.
  @inlinable var mayRefuseWrites: Bool { @inline(__always) get { isRuleRunning || hasOthers } }

  /// Whether a write by a running rule is refused, which is reported.
  @usableFromInline @inline(never) func refusesWrite(to node: NodeReference) -> Bool {
    guard let graph = graphOfRunningRule else { return false }
    graph.report(.writeDuringRule(rule: graph.innermostRuleName, cell: name(of: node)))
    return true
  }

  /// Reports the first read of a node by the rule of another graph, unless a closure of this one makes it.
  func noteReadFromOutside(of node: NodeReference) {
    if hasOthers && (isIdle || isReadFromInside()) { reportRead(of: node) }
  }

  /// Whether a reader of another graph is brought up to date inside the evaluation on top of this one.
  @inline(never) func isReadFromInside() -> Bool {
    guard fields.evaluation.innerGraphs > 0 else { return false }
    var isInside = false
    for graph in Self.evaluating where graph != self {
      isInside = isInside || !graph.fields.evaluation.updates.isEmpty
      if graph.fields.evaluation.outerGraph == address {
        return isInside && graph.fields.evaluation.outerDepth == fields.evaluation.stack.count
      }
    }
    return false
  }

  /// Reports the first read of a node by the rule that is being brought up to date, of another graph.
  func reportRead(of node: NodeReference) {
    guard let graph = Self.innermostUpdating, let reader = graph.fields.evaluation.stack.current.reader else { return }
    // Reads of an effect that the rule has made, in its graph or in another one, are the effect's own.
    guard !reader.flags.contains(.isEffect) else { return }
    if let maker = fields.evaluation.maker, maker == graph.innermostRun { return }
    if fields.boundary.isReadForObservation && graph.fields.boundary.observingClosures > 0 { return }
    graph.report(.readOfAnotherGraph(rule: graph.innermostRuleName, node: name(of: node)), once: true)
  }

  private var innermostRuleName: String {
    if fields.evaluation.isNotifying { return "a listener" }
    let depth = depthOfInnermostRule
    if let (owner, start) = fields.ownership.cleanup, start > depth ?? -1, let rule = owner.rule {
      return rule.description
    }
    return depth.map { name(of: fields.evaluation.updates[$0].node) } ?? "a comparison or a description"
  }
}
