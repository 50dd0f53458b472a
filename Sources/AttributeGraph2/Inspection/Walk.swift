/// The nodes that a walk along edges meets, the nearest first.
struct Walk {
  /// The nodes in the order in which they were met, including the first ones.
  private(set) var nodes: [NodeReference] = []
  /// The node from which each was met; nil for the first ones.
  private var sources: [NodeReference: NodeReference?] = [:]

  /// Walks from some nodes, up to a distance in edges.
  init(from first: [NodeReference], depth: Int = .max, along edges: (NodeReference) -> [NodeReference]) {
    for node in first { meet(node, from: nil) }
    var level = nodes.indices
    var distance = 0
    while distance < depth && !level.isEmpty {
      for index in level {
        let current = nodes[index]
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

  func newestCell(since revision: Revision) -> NodeReference? {
    nodes.filter { $0.flags.contains(.isCell) && $0.mark.hasChanged(since: revision) }
      .max { $0.changedAt < $1.changedAt }
  }

  func contains(_ node: NodeReference) -> Bool { sources.index(forKey: node) != nil }

  /// The path of the walk to a node, which stands first.
  func wayBack(from node: NodeReference) -> [NodeReference] {
    var way = [node]
    while let last = way.last, let source = sources[last] ?? nil { way.append(source) }
    return way
  }
}

extension GraphReference {
  /// The name of the cell upstream of a reader that changed last, if one has changed since a revision.
  func newestCellName(upstreamOf reader: NodeReference, since revision: Revision) -> String? {
    Walk(from: [reader], along: inputs).newestCell(since: revision).map { name(of: $0) }
  }
}
