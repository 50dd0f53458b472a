/// What every attribute and effect is to the engine: a vertex of the graph, with its state and its outputs.
///
/// Users meet it as `StateCell`, `ComputedAttribute` and `Effect`; the algorithms of the engine
/// work on `NodeReference`, which is a node without its reference count.
///
/// The fields are stored properties of one object, so a value, its state and its first edges share one or two cache
/// lines, and a handle is the node: no table stands between them. Their order leaves no gaps: a node takes 48 bytes, its
/// object's header of 16 among them. What a read looks at comes last: the graph and the mark, and behind them the value of
/// a cell, or the inputs and then the value of an attribute.
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
/// 9. A reader that is settled is not due.
public class Node {
  /// Where the value was last needed: the readers that have this node among their inputs.
  @usableFromInline final var outputs: EdgeList {
    // SAFETY: a graph is confined to one isolation domain and no accessor calls out, so accesses cannot overlap;
    // a checked access would cost more than the operation that it guards.
    @inlinable @inline(__always) _read { yield unsafe uncheckedOutputs }
    @inlinable @inline(__always) _modify { yield unsafe &uncheckedOutputs }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedOutputs = EdgeList()

  /// What the node has in common with others that were made at the same place.
  @usableFromInline final let kindID: NodeKind.ID

  /// The graph that the node belongs to, for as long as it lives.
  @usableFromInline final let graph: GraphReference

  /// When the node changed, what is true of it, and its state.
  @usableFromInline final var mark: NodeMark {
    @inlinable @inline(__always) get { unsafe uncheckedMark }  // SAFETY: as for `outputs`.
    @inlinable @inline(__always) set { unsafe uncheckedMark = newValue }
  }
  @usableFromInline @exclusivity(unchecked) final var uncheckedMark: NodeMark

  /// The revision at which the value last became a different one.
  @inlinable final var changedAt: Revision {
    @inline(__always) get { mark.changedAt }
    @inline(__always) set { mark.changedAt = newValue }
  }

  /// How far the node's value can be trusted.
  @inlinable final var state: NodeState {
    @inline(__always) get { mark.state }
    @inline(__always) set { mark.state = newValue }
  }

  /// Independent facts about the node.
  @inlinable final var traits: NodeTraits {
    @inline(__always) get { mark.traits }
    @inline(__always) set { mark.traits = newValue }
  }

  /// Makes a node of a graph and counts it; the order is that of an effect, which has no outputs.
  @usableFromInline
  init(
    graph: GraphReference, kindID: NodeKind.ID, name: borrowing String?, state: NodeState, traits: NodeTraits,
    order: UInt64 = 0
  ) {
    self.graph = graph
    self.kindID = kindID
    unsafe uncheckedOutputs.word = order
    unsafe uncheckedMark = NodeMark(state, traits, changedAt: graph.fields.revision)
    graph.adopt(self, name: copy name)
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
