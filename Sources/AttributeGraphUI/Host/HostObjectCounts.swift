import AttributeGraph2

/// The objects that a host holds at a moment, to find leaks of removed views.
package struct HostObjectCounts: Equatable, Sendable {
  /// The nodes of the host's graph.
  package let nodes: Int
  /// The edges between them.
  package let edges: Int
  /// The live positions: those in the tree, and removed ones that are still referenced.
  package let positions: Int
  /// The memory of the graph's nodes and edges, in bytes.
  package let graphBytes: Int

  /// Makes a population of these counts.
  package init(nodes: Int, edges: Int, positions: Int, graphBytes: Int) {
    self.nodes = nodes
    self.edges = edges
    self.positions = positions
    self.graphBytes = graphBytes
  }

  /// Whether two populations are equal apart from the bytes, which depend on the spare capacity of lists.
  package func holdsAsMuch(as other: HostObjectCounts) -> Bool {
    nodes == other.nodes && edges == other.edges && positions == other.positions
  }
}

extension ViewHost {
  /// The objects that the host holds now.
  ///
  /// - Complexity: O(1).
  package var population: HostObjectCounts {
    let statistics = runtime.graph.statistics
    return HostObjectCounts(
      nodes: statistics.nodes, edges: statistics.edges, positions: runtime.population.count,
      graphBytes: statistics.bytes)
  }
}
