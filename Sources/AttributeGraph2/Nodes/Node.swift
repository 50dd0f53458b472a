/// An attribute or an effect as an object: an owner of a node of the graph.
///
/// The node itself is memory of its graph (`NodeRecord`), and lives as long as an edge reads it or something owns it:
/// an object, a subgraph, or the run of a rule or body that has made an effect. Objects of the same node are equal
/// owners.
public class Node {
  @usableFromInline final let reference: NodeReference

  @inlinable init(owning node: NodeReference) {
    reference = node
    node.owners &+= 1
  }

  @inlinable deinit { reference.graph.disown(reference) }

  /// The graph of the node, while that lives.
  final var graph: GraphReference { reference.graph }

  final var state: NodeState { reference.state }

  final var flags: NodeFlags { reference.flags }

  /// The name that the node was given, or the file and line of its creation.
  ///
  /// - Complexity: O(length of the name); it is made on demand.
  public final var name: String { graph.name(of: reference) }

  /// Whether a reader has the node among its inputs.
  ///
  /// - Complexity: O(1).
  public final var isRead: Bool { !reference.outputs.isEmpty }

  /// Whether the node has ended: with its subgraph, or with the run that has made it.
  ///
  /// Reading an ended attribute traps, writing an ended cell does nothing and is counted.
  ///
  /// - Complexity: O(1).
  public final var isEnded: Bool { state == .ended }
}

@available(*, unavailable) extension Node: Sendable {}

/// A node that reads others: a computed attribute or an effect.
public class Reader: Node {
  /// How often the rule or body ran since the node was made.
  ///
  /// - Complexity: O(1).
  public final var evaluations: Int { graph.evaluations(of: reference) }

  /// The names of the inputs, in the order in which the last evaluation read them first.
  ///
  /// - Complexity: O(number of inputs).
  public final var inputNames: [String] { graph.inputs(of: reference).map { graph.name(of: $0) } }

  /// Makes the rule or body run again even if no input has changed: a computed attribute at its next read, an effect at
  /// once.
  ///
  /// It is for rules that read something outside the graph. Like a write it is a commit, or part of the open
  /// transaction, and a rule may not do it. After the node's end it does nothing.
  ///
  /// - Complexity: O(its readers and those of clean nodes downstream), plus the effects that run.
  public final func invalidate() { graph.invalidate(reference) }
}

extension GraphReference {
  /// How often a node has run; 0 for a cell.
  func evaluations(of node: NodeReference) -> Int {
    node.flags.contains(.isCell) ? 0 : Int(node.evaluationsModulo) + (fields.nodes.evaluationCarries[node] ?? 0)
  }

  /// Counts the evaluations for which the record of a reader has no room.
  @usableFromInline @inline(never)
  func carryEvaluations(of reader: NodeReference) { fields.nodes.evaluationCarries[reader, default: 0] += 1 << 32 }

  func invalidate(_ reader: NodeReference) {
    if refusesWrite(to: reader) { return }
    guard reader.state != .ended && !reader.isStoppedEffect else { return }
    retain()
    makeStale(reader, because: .invalidated(transaction: currentTransaction))
    didChange()
    release()
  }

  /// The inputs of a node in the order in which it read them; none of a cell.
  func inputs(of node: NodeReference) -> [NodeReference] {
    guard !node.flags.contains(.isCell) else { return [] }
    return (0..<node.inputs.count).compactMap { node.inputs[$0].node }
  }

  /// The outputs of a node, in no particular order.
  func outputs(of node: NodeReference) -> [NodeReference] {
    (0..<node.outputs.count).compactMap { index in node.outputs[index].node }
  }

  /// Makes a node that has no owner yet. It has not changed since.
  @inlinable @inline(__always)
  func makeNode(_ kind: NodeKind.ID, size: Int, _ state: NodeState, _ flags: NodeFlags) -> NodeReference {
    let node = fields.nodes.slabs.take(size)
    node.owners = 0
    node.mark = NodeMark(state, flags, changedAt: Revision())
    node.outputs = EdgeList()
    node.kindID = kind
    fields.nodes.kinds[kind].live &+= 1
    fields.nodes.created &+= 1
    fields.nodes.residents &+= 1
    return node
  }

  /// Makes a reader, which has not run yet.
  @inlinable @inline(__always) func makeReader(_ kind: NodeKind.ID, size: Int, _ flags: NodeFlags) -> NodeReference {
    let node = makeNode(kind, size: size, .dirty, flags)
    node.inputs = EdgeList()
    node.evaluationsModulo = 0
    node.verifiedAt = Revision()
    return node
  }

  /// Notes a new node, if it has a name or is noted for another reason.
  @inlinable @inline(__always) func noteMade(_ node: NodeReference, name: String?) {
    if _slowPath(name != nil || fields.nodes.notesNewNodes) { noteNew(node, name: name) }
  }

  @inlinable @inline(__always) func noted<Object: Node>(_ object: Object, name: String?) -> Object {
    noteMade(object.reference, name: name)
    return object
  }

  /// Notes a new effect, which a run may own.
  @inline(__always) func noteMade(effect node: NodeReference, name: String?) {
    if name != nil || fields.nodes.notesNewNodes || !isIdle { noteNew(node, name: name) }
  }

  func checkBelongs(_ node: Node) {
    trap(unless: node.graph == self, "'\(node.name)' belongs to another graph. Ask the graph that made it.")
  }

  func checkBelongs(_ queue: EffectQueue) {
    trap(
      unless: queue.graph.state == self,
      "The effect queue belongs to another graph. Make one with this graph's makeEffectQueue.")
  }
}

/// A readable handle: a state cell or a computed attribute.
///
/// ```swift
/// func label(for total: some Attribute<Int>) -> String { "\(total.value)" }
/// ```
public protocol Attribute<Value>: Node {
  /// The type of the attribute's value.
  associatedtype Value

  /// The value, up to date; read inside a rule or an effect it becomes one of its inputs.
  var value: Value { get }
}

extension StateCell: Attribute {}
extension Computed: Attribute where Failure == Never {}
