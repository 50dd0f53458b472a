extension Statistics {
  /// The work between two moments: the later figures minus the earlier ones.
  ///
  /// ```swift
  /// let before = graph.statistics
  /// price.value = 12
  /// print(graph.statistics - before)
  /// ```
  ///
  /// Figures such as ``nodes`` are negative where there is less than before.
  public static func - (later: Statistics, earlier: Statistics) -> Statistics {
    Statistics(
      nodes: later.nodes - earlier.nodes, nodesCreated: later.nodesCreated - earlier.nodesCreated,
      edges: later.edges - earlier.edges, evaluations: later.evaluations - earlier.evaluations,
      cutoffs: later.cutoffs - earlier.cutoffs, validations: later.validations - earlier.validations,
      writes: later.writes - earlier.writes, transactions: later.transactions - earlier.transactions,
      subgraphs: later.subgraphs - earlier.subgraphs,
      subgraphsCreated: later.subgraphsCreated - earlier.subgraphsCreated,
      lateWrites: later.lateWrites - earlier.lateWrites, bytes: later.bytes - earlier.bytes)
  }
}

extension Statistics: CustomStringConvertible {
  /// A table with a line for each figure, in the order of their declaration.
  public var description: String {
    let rows = [
      ("nodes", nodes), ("nodes created", nodesCreated), ("edges", edges), ("evaluations", evaluations),
      ("cutoffs", cutoffs), ("validations", validations), ("writes", writes), ("transactions", transactions),
      ("subgraphs", subgraphs), ("subgraphs created", subgraphsCreated), ("late writes", lateWrites), ("bytes", bytes),
    ].map { ($0, String($1)) }
    let nameWidth = rows.map(\.0.count).max() ?? 0
    let figureWidth = rows.map(\.1.count).max() ?? 0
    return rows.map { name, figure in
      let gap = nameWidth - name.count + figureWidth - figure.count + 2
      return name + String(repeating: " ", count: gap) + figure
    }.joined(separator: "\n")
  }
}
