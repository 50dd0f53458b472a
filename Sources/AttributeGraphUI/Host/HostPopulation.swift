import AttributeGraph2

/// What a host holds at a moment, for those who look for what is left of views that have gone.
package struct HostPopulation: Equatable, Sendable {
  /// The nodes of the host's graph.
  package let nodes: Int
  /// The edges between them.
  package let edges: Int
  /// The positions that are there: those in the tree, and any that somebody keeps after their end.
  package let positions: Int
  /// What the graph says its nodes and edges take, in bytes.
  package let graphBytes: Int

  /// Holds so much.
  package init(nodes: Int, edges: Int, positions: Int, graphBytes: Int) {
    self.nodes = nodes
    self.edges = edges
    self.positions = positions
    self.graphBytes = graphBytes
  }

  /// Whether two are alike but for the bytes, which depend on how roomy a list was before.
  package func holdsAsMuch(as other: HostPopulation) -> Bool {
    nodes == other.nodes && edges == other.edges && positions == other.positions
  }
}

extension ViewHost {
  /// What the host holds at the moment.
  ///
  /// - Complexity: O(1).
  package var population: HostPopulation {
    let statistics = runtime.graph.statistics
    return HostPopulation(
      nodes: statistics.nodes, edges: statistics.edges, positions: runtime.livePositions,
      graphBytes: statistics.bytes)
  }
}
