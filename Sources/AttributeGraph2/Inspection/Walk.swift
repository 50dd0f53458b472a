/// The nodes that a walk along edges meets, the nearest first.
struct Walk {
  /// The nodes in the order in which they were met, those included with which it began.
  private(set) var nodes: [NodeReference] = []
  /// The node from which each was met; nil for those with which it began.
  private var sources: [NodeReference: NodeReference?] = [:]

  /// Walks from some nodes, at most a number of edges far.
  ///
  /// - Complexity: O(nodes met and their edges).
  init(from first: [NodeReference], depth: Int = .max, along edges: (NodeReference) -> [NodeReference]) {
    for node in first { meet(node, from: nil) }
    var level = nodes.indices
    var distance = 0
    while distance < depth && !level.isEmpty {
      for current in nodes[level] {
        for neighbour in edges(current) { meet(neighbour, from: current) }
      }
      level = level.upperBound..<nodes.count
      distance += 1
    }
  }

  private mutating func meet(_ node: NodeReference, from source: NodeReference?) {
    guard sources.index(forKey: node) == nil else { return }
    sources.updateValue(source, forKey: node)
    nodes.append(node)
  }

  /// Whether the walk has met a node.
  func contains(_ node: NodeReference) -> Bool { sources.index(forKey: node) != nil }

  /// The nodes by which the walk came to a node, which stands first.
  ///
  /// - Complexity: O(length).
  func wayBack(from node: NodeReference) -> [NodeReference] {
    var way = [node]
    while let last = way.last, let source = sources[last] ?? nil { way.append(source) }
    return way
  }
}
