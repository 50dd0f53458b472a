/// Everything that a graph changes while it works, behind one pointer that never moves.
///
/// A `var` of a class costs an exclusivity check and reference counting at every access;
/// a field behind an immutable pointer costs a load. That alone is worth a factor of three to five.
@usableFromInline
@safe struct GraphState: ~Copyable {
  /// How many changing writes there were.
  @usableFromInline var revision = Revision()
  /// How many evaluations there were; the number of the latest is the stamp of its reads.
  @usableFromInline var evaluations = EvaluationStamp()
  /// Whose reads are being recorded.
  @usableFromInline var tracking = Tracking()
  /// How many rules of computed attributes are running inside each other: writes are refused while it is not 0.
  @usableFromInline var rulesRunning = 0
  /// How many transactions are open inside each other.
  @usableFromInline var transactionDepth = 0
  /// Whether the effects of a commit are being run.
  @usableFromInline var isFlushing = false
  /// The trackings of the evaluations around the running one.
  @usableFromInline var suspendedTracking = PlainStack<Tracking>()
  /// The nodes being verified or computed, the innermost on top.
  @usableFromInline var evaluationStack = PlainStack<EvaluationFrame>()
  /// New inputs of the running evaluations, those of the innermost on top.
  @usableFromInline var newInputs = PlainStack<NodeReference?>()
  /// Nodes whose outputs are still to be marked.
  @usableFromInline var markStack = PlainStack<NodeReference>()
  /// The first values of the cells that the open transaction wrote.
  @usableFromInline var writeLog = WriteLog()
  /// The queue of effects that run after every commit.
  let effects = EffectQueue()
  /// The cell that an effect wrote last during the flush, for the report of an effect that does not settle.
  var lastCellWrittenByEffect: NodeReference?
  /// Values that evaluations have replaced, to be released when the outermost is over.
  @usableFromInline var oldValues = OldValues()
  /// Bodies of readers that ended, to be released one after the other.
  var bodiesToRelease = unsafe PlainStack<Unmanaged<ReaderBody>>()
  var isReleasingBodies = false
  /// Bodies of readers that ended in the middle of their own evaluation.
  @usableFromInline var endedWhileRunning = unsafe PlainStack<Unmanaged<ReaderBody>>()
  /// The lowest stack address down to which rules may nest before they go on on a stack of their own.
  var stackLimit: UInt = 0
  /// The stack on which the last outermost evaluation began.
  var stack = StackBounds()
  /// Whether the `Graph` object is gone; the state goes with the last node then.
  var isAbandoned = false
  /// Live figures.
  @usableFromInline var counters = Counters()
  /// Names given by the user, by node.
  var names: [NodeReference: String] = [:]
  /// Where nodes were created.
  var sites = CreationSiteTable()
  /// Who hears of misuse.
  var onDiagnostic: (Diagnostic) -> Void = Diagnostic.writeToStandardError
  /// Whether every commit and outermost read checks the invariants (debug builds only).
  var checksInvariants = false
  /// All live nodes, for the invariant checks (debug builds only).
  var registry: Set<NodeReference> = []

  init() {}
}

/// Plain figures that the engine keeps as it works.
@usableFromInline
struct Counters: BitwiseCopyable {
  var nodes = 0
  var nodesCreated = 0
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
    @inline(__always) _read { yield unsafe pointer.pointee }
    @inline(__always) nonmutating _modify { yield unsafe &pointer.pointee }
  }

  @inlinable @inline(__always)
  static func == (one: GraphReference, other: GraphReference) -> Bool {
    unsafe one.pointer == other.pointer
  }

  /// Counts a new node and notes its name.
  @usableFromInline
  func adopt(_ node: NodeReference, name: String?) {
    fields.counters.nodes += 1
    fields.counters.nodesCreated += 1
    if let name {
      fields.names[node] = name
      node.traits.insert(.hasName)
    }
    #if DEBUG
    fields.registry.insert(node)
    #endif
  }

  /// Takes a node that ends out of the graph, and releases the state with the last one of an abandoned graph.
  ///
  /// - Complexity: O(outputs).
  @usableFromInline
  func disown(_ node: NodeReference) {
    dropOutputs(of: node, standIns: [])
    if node.traits.contains(.hasName) { fields.names[node] = nil }
    if fields.lastCellWrittenByEffect == node { fields.lastCellWrittenByEffect = nil }
    #if DEBUG
    fields.registry.remove(node)
    #endif
    fields.counters.nodes -= 1
    if fields.isAbandoned && fields.counters.nodes == 0 { release() }
  }

  /// Notes that the `Graph` object is gone.
  func abandon() {
    fields.isAbandoned = true
    if fields.counters.nodes == 0 { release() }
  }

  private func release() {
    // SAFETY: nobody is left who holds the reference: neither the graph nor a node.
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }
}
