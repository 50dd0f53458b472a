/// What every attribute and effect is to the engine: a vertex of the graph, with its state and its outputs.
///
/// Users meet it as `StateCell`, `ComputedAttribute` and `Effect`; the algorithms of the engine
/// work on `NodeReference`, which is a node without its reference count.
///
/// The fields are stored properties of one object, so a value, its state and its first edges
/// share one or two cache lines, and a handle is the node: no table stands between them.
///
/// ## Invariants
/// `Graph.checkInvariants()` checks them by number.
/// 1. Edges are mutual: where input *i* of reader *r* names source *s* at position *p*,
///    output *p* of *s* names *r* at position *i*; and the other way round.
/// 2. A source stands at most once among the inputs of a reader.
/// 3. Marks are closed downstream: every output of a marked node (checked or dirty) is marked or computing.
/// 4. A settled reader (clean or provisional) has only settled inputs, none of which changed after it was verified.
/// 5. A state cell is settled until it ends: clean, or provisional where it stands for what an evaluation observes.
/// 6. Outside evaluations nothing is verifying or computing, and every internal stack is empty.
/// 7. An ended node has no edges and waits in no queue.
/// 8. A computed attribute that has a provisional input is not clean: a read of it has to ask for news.
public class Node {
  /// The graph that the node belongs to, for as long as it lives.
  @usableFromInline final let graph: GraphReference

  /// Where the value was last needed: the readers that have this node among their inputs.
  @usableFromInline final var outputs: EdgeList {
    // SAFETY: a graph is confined to one isolation domain and no accessor calls out, so accesses cannot overlap;
    // a checked access would cost more than the operation that it guards.
    @inlinable @inline(__always) _read { yield unsafe uncheckedOutputs }
    @inlinable @inline(__always) _modify { yield unsafe &uncheckedOutputs }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedOutputs = EdgeList()

  /// The revision at which the value last became a different one.
  @usableFromInline final var changedAt: Revision {
    @inlinable @inline(__always) get { unsafe uncheckedChangedAt }  // SAFETY: as for `outputs`.
    @inlinable @inline(__always) set { unsafe uncheckedChangedAt = newValue }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedChangedAt: Revision

  /// The evaluation that read this node last: a second read by the same evaluation costs one comparison.
  @usableFromInline final var readBy: EvaluationStamp {
    @inlinable @inline(__always) get { unsafe uncheckedReadBy }  // SAFETY: as for `outputs`.
    @inlinable @inline(__always) set { unsafe uncheckedReadBy = newValue }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedReadBy = EvaluationStamp()

  /// How far the node's value can be trusted.
  @usableFromInline final var state: NodeState {
    @inlinable @inline(__always) get { unsafe uncheckedState }  // SAFETY: as for `outputs`.
    @inlinable @inline(__always) set { unsafe uncheckedState = newValue }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedState: NodeState

  /// Independent facts about the node.
  @usableFromInline final var traits: NodeTraits {
    @inlinable @inline(__always) get { unsafe uncheckedTraits }  // SAFETY: as for `outputs`.
    @inlinable @inline(__always) set { unsafe uncheckedTraits = newValue }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedTraits: NodeTraits

  /// Where in the source the node was made; its name where it was given none.
  @usableFromInline final let site: CreationSite.ID

  /// Makes a node of a graph and counts it.
  @usableFromInline
  init(graph: GraphReference, site: CreationSite.ID, name: String?, state: NodeState, traits: NodeTraits) {
    self.graph = graph
    self.site = site
    unsafe uncheckedState = state
    unsafe uncheckedTraits = traits
    unsafe uncheckedChangedAt = graph.fields.revision
    graph.adopt(self, name: name)
  }

  deinit {
    graph.disown(NodeReference(self))
  }

  /// The name that the node was given, or the file and line of its creation.
  ///
  /// - Complexity: O(length of the name); it is made on demand.
  public final var name: String { graph.name(of: NodeReference(self)) }

  /// Whether a reader has the node among its inputs.
  ///
  /// - Complexity: O(1).
  public final var isRead: Bool { !outputs.isEmpty }

  /// Whether the node has gone with what owned it: the evaluation that made it, or its subgraph.
  ///
  /// Reading an ended attribute traps, writing an ended cell does nothing and is counted.
  ///
  /// - Complexity: O(1).
  public final var isEnded: Bool { state == .ended }
}

// A graph and its nodes belong to one isolation domain; the compiler refuses to let them cross into another.
@available(*, unavailable) extension Node: Sendable {}

/// Independent facts about a node, kept in two bytes.
@usableFromInline
struct NodeTraits: OptionSet {
  @usableFromInline let rawValue: UInt16
  @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The node is an effect: marking it schedules it.
  @usableFromInline static var isEffect: NodeTraits { NodeTraits(rawValue: 1) }
  /// The node was given a name of its own, kept beside the graph's state.
  @usableFromInline static var hasName: NodeTraits { NodeTraits(rawValue: 2) }
  /// The effect waits in its queue.
  @usableFromInline static var isScheduled: NodeTraits { NodeTraits(rawValue: 4) }
  /// The effect was stopped and never runs again.
  @usableFromInline static var isStopped: NodeTraits { NodeTraits(rawValue: 8) }
  /// The cell has its first value of the running transaction in the write log.
  @usableFromInline static var isLogged: NodeTraits { NodeTraits(rawValue: 16) }
  /// Something that the running evaluation of the reader has read may be stale since.
  @usableFromInline static var isOutdated: NodeTraits { NodeTraits(rawValue: 32) }
  /// The running evaluation of the reader has read a value that its own transaction has replaced again.
  @usableFromInline static var sawPassingValue: NodeTraits { NodeTraits(rawValue: 64) }
  /// The last evaluation of the reader made nodes or left cleanups: there is a scope for it.
  @usableFromInline static var hasScope: NodeTraits { NodeTraits(rawValue: 128) }
  /// The node is a state cell.
  @usableFromInline static var isCell: NodeTraits { NodeTraits(rawValue: 256) }
}
