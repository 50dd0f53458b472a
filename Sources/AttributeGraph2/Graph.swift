/// A graph of values and what is derived from them: the front door of the engine.
///
/// A graph is made of five nouns. A ``StateCell`` holds a value that is set from outside. A ``ComputedAttribute``
/// derives a value with a *rule*. An ``Effect`` acts when something that it read has changed. Reads make the *edges*:
/// whatever a rule reads while it runs is its input, exactly that, collected anew at every evaluation.
/// And a *transaction* is a batch of writes after which the effects run once.
///
/// ```swift
/// let graph = Graph()
/// let price = graph.cell(10)
/// let count = graph.cell(2)
/// let total = graph.computed { price.value * count.value }
/// let printing = graph.effect { print("total \(total.value)") }   // total 20
/// graph.transaction {
///   price.value = 12
///   count.value = 3
/// }                                                               // total 36
/// ```
///
/// ## How a change travels
/// A write advances the *revision*, and marks everything downstream of the cell as perhaps stale. Nothing runs yet. A
/// value is computed when it is needed: by an effect at the end of the transaction, or by a read. The engine checks the
/// inputs in the order in which they were read, brings each up to date, and runs the rule only if one of them really
/// changed. A rule whose new value equals the old one is a *cutoff*: for its readers nothing happened. So no rule runs
/// on half-changed state, twice for one change, or for nothing.
///
/// ## Ownership
/// A graph is confined, not locked: it and its nodes belong to one isolation domain. None of them is `Sendable`, and
/// under Swift 6 the compiler refuses to share them. Cells, attributes and effects are owned like any object; a node
/// leaves the graph when it has neither an owner nor a reader.
public final class Graph {
  /// The graph's state, which its nodes share.
  @usableFromInline let state: GraphReference

  /// Makes an empty graph.
  ///
  /// In debug builds it keeps a list of its nodes, as one made by ``inspectable()`` does in every build.
  public init() {
    state = GraphReference()
    #if DEBUG
    state.fields.inspection.registry = []
    state.fields.inspection.checksInvariants = Platform.environment("ATTRIBUTE_GRAPH_CHECK_INVARIANTS") != nil
    if Platform.environment("ATTRIBUTE_GRAPH_FAST_PATHS") == "off" { state.fields.evaluation.slow.insert(.noFastPaths) }
    state.updateNotesNewNodes()
    #endif
  }

  /// Makes an empty graph that keeps a list of its nodes, so that snapshots and searches see all of them.
  ///
  /// The list costs about 50 bytes a node, and some hundred nanoseconds at its making and at its end.
  public static func inspectable() -> Graph {
    let graph = Graph()
    graph.state.fields.inspection.registry = []
    graph.state.updateNotesNewNodes()
    return graph
  }

  deinit { state.abandon() }

  /// Called for every mistake that the graph has refused or bounded; by default it writes a line on standard error.
  ///
  /// It may be called in the middle of a rule, so it should only take notes: its reads are not tracked, its writes are
  /// refused like those of the rule, and a read of what is being brought up to date traps. The graph owns it.
  public var onDiagnostic: (Diagnostic) -> Void {
    get { state.fields.inspection.onDiagnostic }
    set {
      // The old handler may own something that uses the graph, so it is released last.
      withExtendedLifetime(exchange(&state.fields.inspection.onDiagnostic, with: newValue)) {}
    }
  }

  /// Runs writes as one transaction: effects run once, after the outermost transaction has ended.
  ///
  /// Reads inside see the writes. An `Equatable` cell that ends the transaction where it began counts as never
  /// written. If the body throws, its writes stay, the effects run, and then the error reaches the caller.
  ///
  /// - Returns: What the body returns.
  /// - Complexity: The body's, plus the effects that run.
  @inlinable
  public func transaction<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    state.fields.transaction.depth += 1
    defer {
      state.endTransaction()
      // The body may have dropped every other owner of the graph.
      withExtendedLifetime(self) {}
    }
    return try body()
  }

  /// Runs a closure whose reads do not become inputs of the rule or effect around it.
  ///
  /// The values read are up to date all the same.
  ///
  /// - Returns: What the closure returns.
  /// - Complexity: The closure's.
  @inlinable
  public func untracked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try state.untrackedAndSettle(body)
  }

  /// Makes an empty queue for effects that a framework runs when it wants to.
  ///
  /// - Parameter wake: Called when an effect enters the empty queue, so that the framework can schedule its run. The
  ///   new values are in place then, but a transaction or a flush may be open. Changes of observed objects call
  ///   ``wake`` of the graph instead.
  /// - Returns: The queue.
  /// - Complexity: O(1).
  public func makeEffectQueue(wake: (() -> Void)? = nil) -> EffectQueue { EffectQueue(graph: self, wake: wake) }

  /// Whether the rule of a computed attribute is running, so that a write would be refused.
  public var isEvaluatingRule: Bool { state.isRuleRunning }
}

@available(*, unavailable) extension Graph: Sendable {}
