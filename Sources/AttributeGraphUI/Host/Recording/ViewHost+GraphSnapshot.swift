import AttributeGraph2

extension ViewHost {
  /// The nodes of the graph behind the views as plain values: bodies, states, values of the environment and observed
  /// objects that bodies have read, and their edges.
  ///
  /// Names identify nodes, such as `Counter.count #3` and `body of Counter #3`, with the number of the view. Layout is
  /// not part of the graph.
  ///
  /// - Complexity: O(*n* log *n*) in the nodes and edges.
  public var graphSnapshot: GraphSnapshot {
    var nodes: [(node: Node, name: String)] = []
    root.forEachPosition { nodes += $0.namedNodes }
    return runtime.graph.snapshot(naming: nodes)
  }
}

extension EnvironmentPlace: NodeOwner {
  var namedNodes: [(node: Node, name: String)] { entry.node.map { [($0, "environment \(keyName)")] } ?? [] }
}

extension ObjectPlace: NodeOwner {
  var namedNodes: [(node: Node, name: String)] { observation.namedNodes }
}
