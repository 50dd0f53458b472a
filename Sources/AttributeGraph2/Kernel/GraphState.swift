import Synchronization

/// Everything that a graph changes while it works, behind one pointer that never moves. There a field costs a load; a
/// `var` of a class costs an exclusivity check and reference counting at every access, a factor of three to five.
@usableFromInline @safe struct GraphState: ~Copyable {
  @usableFromInline var evaluation = EvaluationState()
  @usableFromInline var clock = Clock()
  @usableFromInline var transaction = TransactionState()
  @usableFromInline var edges = EdgeMemory()
  @usableFromInline var nodes = NodeMemory()
  @usableFromInline var releases = Releases()
  var effects = EffectState()
  var ownership = OwnershipState()
  var boundary = BoundaryState()
  var inspection = InspectionState()

  init() {}
}

/// The revision, and counters of the work done so far.
@usableFromInline struct Clock: BitwiseCopyable {
  @usableFromInline var revision = Revision()
  @usableFromInline var evaluations = 0
  @usableFromInline var cutoffs = 0
  var validations = 0
  var transactions = 0
  @usableFromInline var writes = 0
  var lateWrites = 0
  /// Changes whenever an edge comes or goes.
  var edgeChanges = 0
}

/// The edges that do not lie in their nodes.
@usableFromInline struct EdgeMemory: ~Copyable {
  var blocks = EdgeBlocks()
  var count = 0
  /// Positions of edges in lists that are too long for them to stand in the edges.
  var farPositions = FarPositions()
}

/// The nodes, and facts that few of them have.
@usableFromInline struct NodeMemory: ~Copyable {
  @usableFromInline var slabs = Slabs()
  @usableFromInline var kinds = NodeKinds()
  /// The number of records in use and of engine steps that need the state, which lives until it is 0.
  @usableFromInline var residents = 0
  @usableFromInline var created = 0
  var names: [NodeReference: String] = [:]
  /// The given name of the node with one that ended last in a record, and the generation that it had.
  var lastNames: [NodeReference: (generation: UInt32, name: String)] = [:]
  /// The part of a reader's evaluation count above 2^32, by reader.
  var evaluationCarries: [NodeReference: Int] = [:]
  /// Whether edges may form a cycle: an evaluation was given a cycle error.
  var mayHaveCycles = false
  /// Whether the `Graph` object is gone.
  var isAbandoned = false
  /// Whether a new node has to be recorded: it has a builder around it, or the graph keeps a list or is watched.
  @usableFromInline var notesNewNodes = false
  /// Whether the end of a node has to be recorded: the graph keeps a list or is watched.
  var notesEnds = false
}

@usableFromInline struct EvaluationState: ~Copyable {
  /// The evaluations and untracked closures that run inside each other.
  @usableFromInline var stack = EvaluationStack(lowest: Frame())
  /// The readers that are being brought up to date, each for the sake of the one below it.
  @usableFromInline var updates = EvaluationStack(lowest: Update.none)
  @usableFromInline var slow = SlowPathReasons.none
  /// The address below which no rule may begin on the current stack.
  @usableFromInline var stackLimit: UInt = 0
  /// The stack on which the most recent outermost evaluation began.
  @usableFromInline var knownStack = KnownStack()
  var isNotifying = false
  /// The address of the reader on top while reads are free: 0, as nothing is tracked. It is 1, which is no address,
  /// once the process has had other graphs, so that one comparison asks for both.
  @usableFromInline let freeReader = Atomic<UInt>(0)
  /// The address of the graph whose evaluation surrounds the outermost one, 0 for none; nil where that is not recorded.
  var outerGraph: UInt?
  /// How many graphs evaluate directly inside this one.
  var innerGraphs = 0
  /// How many evaluations and closures of the surrounding graph ran inside each other when the outermost one began.
  var outerDepth = 0
  /// The evaluation of another graph's rule that made the graph; nil where none did.
  var maker: RuleRun?
  var readSet = ReadSet()
  /// Nodes whose outputs are still to be marked.
  @usableFromInline var markStack = PlainStack<NodeReference>()
  /// Readers whose last evaluation was cancelled; they become stale when nothing runs.
  var cancelled: [WeakNode] = []
  /// Whether the innermost prefetch was asked to give up.
  var isUpdateCancelled = false
  #if !hasFeature(Embedded)
  /// Until when prefetches may run, the innermost last: an array, as the size of an instant is not known.
  var deadlines: [ContinuousClock.Instant] = []
  #endif
}

/// A graph's state, shared without reference counting: it lives until the `Graph` and the last of its nodes are gone.
@usableFromInline @safe struct GraphReference: Equatable, BitwiseCopyable {
  @usableFromInline let pointer: UnsafeMutablePointer<GraphState>

  @inlinable @inline(__always) init(pointer: UnsafeMutablePointer<GraphState>) { unsafe self.pointer = pointer }

  init() {
    // SAFETY: initialised at once; `releaseStateIfUnused` releases it.
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: GraphState())
    unsafe fields.nodes.slabs.graph = UnsafeMutableRawPointer(pointer)
    unsafe withUnsafePointer(to: pointer.pointee.evaluation.freeReader) { unsafe GraphPopulation.add($0) }
    fields.evaluation.maker = Self.evaluating.compactMap { $0.innermostRun }.first
  }

  @inlinable var fields: GraphState {
    // SAFETY: the pointee lives while this reference is held by the graph or one of its nodes.
    @inline(__always) unsafeAddress { unsafe UnsafePointer(pointer) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe pointer }
  }

  @inlinable @inline(__always) static func == (one: GraphReference, other: GraphReference) -> Bool {
    unsafe one.pointer == other.pointer
  }

  @inlinable @inline(__always) func retain() { fields.nodes.residents &+= 1 }

  @inlinable @inline(__always) func release() {
    fields.nodes.residents &-= 1
    if _slowPath(fields.nodes.residents == 0) { releaseIfUnused() }
  }

  /// Ends what only the `Graph` object kept; the state goes with its last node.
  func abandon() {
    retain()
    // Mailboxes first: their closures may be the last owners of nodes.
    fields.boundary.mailboxes?.close()
    fields.nodes.isAbandoned = true
    withExtendedLifetime(exchange(&fields.ownership.kept, with: .init())) {}
    release()
  }

  @usableFromInline @inline(never) func releaseIfUnused() {
    guard fields.nodes.isAbandoned && fields.nodes.residents == 0 else { return }
    unsafe withUnsafePointer(to: pointer.pointee.evaluation.freeReader) { unsafe GraphPopulation.remove($0) }
    // The pages go first, so that no handle leads to the state when the handlers' captures are released.
    fields.nodes.slabs.close()
    fields.nodes.kinds.close()
    fields.edges.blocks.close()
    fields.evaluation.readSet.close()
    fields.transaction.log.close()
    fields.releases.close()
    fields.effects.waiting.deallocate()
    fields.effects.observers.deallocate()
    // SAFETY: nobody is left who holds the reference: neither the graph nor a node.
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }

  /// Whether a rule, or a closure that is treated like one, is running, so that writes are refused.
  @inlinable var isRuleRunning: Bool { @inline(__always) get { fields.evaluation.stack.current.isInRule } }

  @inlinable var isTracking: Bool { @inline(__always) get { fields.evaluation.stack.current.reader != nil } }

  /// Whether the process has had other graphs since this one was made.
  @inlinable var hasOthers: Bool {
    @inline(__always) get { fields.evaluation.freeReader.load(ordering: .relaxed) != 0 }
  }

  /// Whether reads need no record: nothing is tracked, and there is no other graph whose rule may be running.
  @inlinable var isReadFree: Bool {
    @inline(__always) get {
      fields.evaluation.stack.current.readerAddress == fields.evaluation.freeReader.load(ordering: .relaxed)
    }
  }

  @inlinable var isIdle: Bool { @inline(__always) get { fields.evaluation.stack.isEmpty } }
}
