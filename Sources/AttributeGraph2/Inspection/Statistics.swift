/// The nodes of a graph and the work that it has done so far.
public struct Statistics: Hashable, Sendable {
  /// How many cells, computed attributes and effects live and have not ended.
  public let nodes: Int
  /// How many nodes were ever made.
  public let nodesCreated: Int
  /// How many edges there are: pairs of a reader and a node that its last evaluation read.
  public let edges: Int
  /// How often a rule or a body ran.
  public let evaluations: Int
  /// How many of these gave the same value as before, so that nothing downstream ran because of them.
  public let cutoffs: Int
  /// How often a node that might have been stale was not, and did not run.
  public let validations: Int
  /// How many writes changed a value.
  public let writes: Int
  /// How many transactions were committed; a write outside a transaction is one.
  public let transactions: Int
  /// How many subgraphs live.
  public let subgraphs: Int
  /// How many subgraphs were ever made.
  public let subgraphsCreated: Int
  /// How many writes came after the end of their cell and were dropped.
  public let lateWrites: Int
  /// The memory of nodes and edges, in bytes, without objects that values and closures refer to.
  public let bytes: Int
}

extension Graph {
  /// The nodes of the graph and the work that it has done so far.
  ///
  /// - Complexity: O(places in the source that have made nodes).
  public var statistics: Statistics {
    let live = state.fields.nodes.kinds.live
    let clock = state.fields.clock
    return Statistics(
      nodes: live.nodes, nodesCreated: state.fields.nodes.created, edges: state.fields.edges.count,
      evaluations: clock.evaluations, cutoffs: clock.cutoffs, validations: clock.validations,
      writes: clock.writes, transactions: clock.transactions, subgraphs: state.fields.ownership.subgraphs,
      subgraphsCreated: state.fields.ownership.subgraphsCreated, lateWrites: clock.lateWrites,
      bytes: live.bytes + state.fields.edges.blocks.bytes)
  }
}
