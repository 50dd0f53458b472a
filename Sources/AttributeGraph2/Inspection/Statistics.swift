/// What a graph holds and has done so far.
public struct Statistics: Hashable, Sendable {
  /// How many cells, computed attributes and effects live.
  public let nodes: Int
  /// How many were ever made.
  public let nodesCreated: Int
  /// How many edges there are: pairs of a reader and something that its last evaluation read.
  public let edges: Int
  /// How often a rule or a body ran.
  public let evaluations: Int
  /// How many of those evaluations gave the same value as before, so that nothing downstream ran because of them.
  public let cutoffs: Int
  /// How often something that might have been stale turned out not to be, without running.
  public let validations: Int
  /// How many writes changed a value.
  public let writes: Int
  /// How many transactions were committed; a write outside a transaction is one.
  public let transactions: Int
}

extension Graph {
  /// What the graph holds and has done so far.
  ///
  /// - Complexity: O(1).
  public var statistics: Statistics {
    let counters = state.fields.counters
    return Statistics(
      nodes: counters.nodes, nodesCreated: counters.nodesCreated, edges: counters.edges,
      evaluations: Int(state.fields.evaluations.number), cutoffs: counters.cutoffs, validations: counters.validations,
      writes: counters.writes, transactions: counters.transactions)
  }
}
