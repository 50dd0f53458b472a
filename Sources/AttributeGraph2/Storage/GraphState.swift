/// Everything that a graph changes while it works, behind one pointer that never moves.
///
/// A `var` of a class costs an exclusivity check and reference counting at every access;
/// a field behind an immutable pointer costs a load. That alone is worth a factor of three to five.
@usableFromInline
@safe struct GraphState: ~Copyable {
  /// How many changing writes there were.
  @usableFromInline var revision = Revision()
  /// How many evaluations there were.
  @usableFromInline var evaluations = 0
  /// How many multiples of 2^32 evaluations a reader had.
  var evaluationCarries: [NodeReference: Int] = [:]
  /// The record of the innermost evaluation; the idle one while nothing runs.
  @usableFromInline var innermost: TrackingReference
  /// How many transactions are open inside each other.
  @usableFromInline var transactionDepth = 0
  /// How many effects are running for the first time inside each other.
  var firstRuns = 0
  /// Whether evaluations were so deep inside each other that not all of their records are worth keeping.
  var hasDeepRecords = false
  /// What stands there while nothing runs.
  let idleTracking = TrackingReference()
  /// The nodes being verified or computed, the innermost on top.
  @usableFromInline var evaluationStack = EvaluationStack()
  /// New inputs of the running evaluations, those of the innermost on top.
  @usableFromInline var newInputs = PlainStack<NodeReference?>()
  /// What wide evaluations have read.
  var readSet = ReadSet()
  /// Nodes whose outputs are still to be marked.
  @usableFromInline var markStack = PlainStack<NodeReference>()
  /// The first values of the cells that the open transaction wrote.
  @usableFromInline var writeLog = WriteLog()
  /// The queue of effects that run after every commit.
  let effects: EffectQueue
  /// The queue of effects that run when those have settled: whatever tells the outside of changes.
  let observers: EffectQueue
  /// Who waits in the two queues.
  let effectTurns: EffectTurns
  let observerTurns: EffectTurns
  /// The errors of rules whose last evaluation threw one.
  var failuresOfRules: [NodeReference: AnyObject] = [:]
  /// Errors that effects ended with, to be reported when nothing runs.
  var failures: [EffectFailure] = []
  /// Whether they are being reported.
  var isReportingFailures = false
  /// What the graph keeps for the ways in and out; nil where none was made.
  var mailRoom: MailRoom? { didSet { noteAttendance() } }
  /// How many hidden cells stand for what evaluations observe outside the graph.
  var observedSources = 0
  /// The cell that was written last: during a flush, by an effect, for the report of one that does not settle.
  var lastCellWritten: NodeReference?
  /// Where handles lead.
  let handles = HandleTable()
  /// What the nodes own that made others in their last evaluation, or left cleanups.
  var scopes: [NodeReference: Scope] = [:]
  /// Who owns what is made now, where that is not the running evaluation: the innermost is last.
  var builders = PlainStack<Builder>()
  /// Subgraphs whose end was put off, and how many closures put it off inside each other.
  var deferredEnds = DeferredEnds()
  /// How often readers had to look at their inputs again since nothing ran last.
  var lookBacks: [NodeReference: UInt64] = [:]
  /// Readers to come back to when nothing runs.
  var putOff = PlainStack<PutOffReader>()
  /// What is out of the ordinary.
  @usableFromInline var oddities = Oddities()
  /// How many prefetches are running inside each other, whether the innermost was asked to give up, and until when
  /// they may run.
  var prefetches = 0
  var isUpdateCancelled = false
  var deadline: Deadline?
  /// Who listens, and what is recorded for them.
  var watchers = Watchers()
  /// Who wants to know whether nodes are observed.
  var observedHooks = ObservedHooks() { didSet { noteAttendance() } }
  /// Values that evaluations have replaced, to be released when the outermost is over.
  @usableFromInline var oldValues = OldValues()
  /// What the closures of ended readers owned, to be released one after the other.
  var contextsToRelease = PlainStack<ClosureContext>()
  var isReleasingContexts = false
  /// The same of readers that ended in the middle of their own evaluation.
  var endedWhileRunning = PlainStack<ClosureContext>()
  /// Readers that were ended in the middle of their own evaluation, and whose closures have not returned.
  var keptWhileRunning: [Node] = []
  /// The lowest stack address down to which rules may nest before they go on on a stack of their own.
  var stackLimit: UInt = 0
  /// The address below which the fast way of an evaluation is barred.
  @usableFromInline var barrier: UInt = 0
  /// The stack on which the last outermost evaluation began.
  @usableFromInline var stack = StackBounds()
  /// Whether the `Graph` object is gone; the state goes with the last node then.
  var isAbandoned = false
  /// Live figures.
  @usableFromInline var counters = Counters()
  /// Names given by the user, by node.
  var names: [NodeReference: String] = [:]
  /// Moves whenever an edge comes or goes, and is odd, see `Sequel`.
  @usableFromInline var edgeChanges: UInt64 = 1
  /// The kinds of the nodes.
  var kinds = NodeKinds()
  /// Where edges lie that do not lie in their nodes.
  var edgeBlocks = EdgeBlocks()
  /// Positions of edges in lists that are too long for them to stand in the edges.
  var farPositions: [EdgeEnd: Int] = [:]
  /// Who hears of misuse.
  var onDiagnostic: (Diagnostic) -> Void = Diagnostic.writeToStandardError
  /// Who hears of effects that failed.
  var onEffectFailure: (EffectFailure) -> Void = EffectFailure.writeToStandardError
  /// Whether every commit and outermost read checks the invariants (debug builds only).
  var checksInvariants = false
  /// All live nodes; nil where the graph does not keep a list of them.
  var registry: Set<NodeReference>?

  init() {
    effects = EffectQueue()
    observers = EffectQueue(tellsOfFirst: true)
    effectTurns = effects.turns
    observerTurns = observers.turns
    innermost = idleTracking
  }

  /// Whether a rule of a computed attribute is running, or what is treated like one: writes are refused then.
  @inlinable var isRuleRunning: Bool {
    @inline(__always) get { tracking.surprises.isInRule }
    nonmutating set { innermost.record.surprises.isInRule = newValue }
  }

  /// Whose reads are being recorded.
  @inlinable var tracking: Tracking {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(innermost.place) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe innermost.place }
  }
}

/// Plain figures that the engine keeps as it works.
@usableFromInline
struct Counters: BitwiseCopyable {
  /// Nodes in memory, ended ones too: the state lives as long as they do.
  var residents = 0
  /// Nodes that have not ended.
  var nodes = 0
  var nodesCreated = 0
  var subgraphs = 0
  var subgraphsCreated = 0
  var lateWrites = 0
  /// What the objects of nodes take, in bytes.
  var bytes = 0
  var edges = 0
  @usableFromInline var cutoffs = 0
  var validations = 0
  var transactions = 0
  var writes = 0

  init() {}
}

/// A graph's state, shared by the graph and its nodes without reference counting.
///
/// The state lives until the `Graph` and the last of its nodes are gone.
@usableFromInline
@safe struct GraphReference: Equatable {
  @usableFromInline let pointer: UnsafeMutablePointer<GraphState>

  /// Makes the state of a new graph.
  init() {
    // SAFETY: initialised at once; `abandon` or the last `disown` releases it.
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: GraphState())
  }

  /// The state's fields, to read and to change in place.
  @inlinable var fields: GraphState {
    // SAFETY: the pointee lives while this reference is held by the graph or one of its nodes.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(pointer) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe pointer }
  }

  @inlinable @inline(__always)
  static func == (one: GraphReference, other: GraphReference) -> Bool {
    unsafe one.pointer == other.pointer
  }

  /// Counts a new node, notes its name, and gives it to whoever owns what is made now.
  @inline(__always)
  func adopt(_ node: Node, name: String?) {
    fields.counters.residents &+= 1
    countBirth(of: node)
    if name != nil || fields.registry != nil || fields.isWatched { note(NodeReference(node), name: name) }
    if !fields.evaluationStack.isEmpty || !fields.builders.isEmpty { giveToOwner(node) }
  }

  /// Notes of a new node what few graphs and few nodes ask for.
  @inline(never)
  private func note(_ node: NodeReference, name: String?) {
    if let name {
      fields.names[node] = name
      node.traits.insert(.hasName)
    }
    fields.registry?.insert(node)
    if fields.isWatched { emit(.nodeMade(label(of: node))) }
  }

  /// Takes a node that ends out of the graph's books; its object may live on.
  @inline(__always)
  func strike(_ node: NodeReference) {
    if fields.isWatched || fields.registry != nil || !fields.watchers.causes.isEmpty
      || !fields.observedHooks.hooks.isEmpty || !fields.putOff.isEmpty || fields.lastCellWritten == node
    {
      forgetNotes(of: node)
    }
    countEnd(of: node.kindID)
  }

  /// Forgets of a node that ends what few graphs know of few nodes.
  @inline(never)
  private func forgetNotes(of node: NodeReference) {
    if fields.isWatched { emit(.nodeEnded(label(of: node))) }
    if fields.lastCellWritten == node { fields.lastCellWritten = nil }
    fields.registry?.remove(node)
    forgetHooks(of: node)
    forgetToComeBack(to: node)
    if !fields.watchers.causes.isEmpty { fields.watchers.causes[node] = nil }
  }

  /// Takes the object of a node out of the graph, and releases the state with the last one of an abandoned graph.
  ///
  /// - Complexity: O(outputs).
  @inline(__always)
  func disown(_ node: NodeReference) {
    if node.state != .ended {
      dropOutputs(of: node)
      strike(node)
    }
    if node.traits.contains(.hasName) { fields.names[node] = nil }
    fields.counters.residents &-= 1
    if fields.isAbandoned && fields.counters.residents == 0 { release() }
  }

  /// Notes that the `Graph` object is gone.
  func abandon() {
    // First the ways in and out: what they own may be the last owner of nodes, and may run the user's code as it goes.
    fields.mailRoom?.close()
    fields.isAbandoned = true
    if fields.counters.residents == 0 { release() }
  }

  private func release() {
    fields.handles.close()
    fields.kinds.close()
    fields.edgeBlocks.close()
    fields.readSet.close()
    fields.idleTracking.deallocate()
    // SAFETY: nobody is left who holds the reference: neither the graph nor a node.
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }
}
