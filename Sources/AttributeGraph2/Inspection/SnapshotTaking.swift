extension Graph {
  /// Whether the graph keeps a list of its nodes, which ``snapshot()`` needs.
  package var listsNodes: Bool { state.fields.inspection.registry != nil }

  /// All nodes of the graph as they are, as plain values.
  ///
  /// Nothing runs for it but the descriptions of the values, which may not write.
  ///
  /// - Precondition: The graph keeps a list of its nodes: in debug builds, and if it was made by
  ///   ``Graph/inspectable()``. ``snapshot(around:depth:)`` works for every graph.
  /// - Complexity: O(*n* log *n*) in the nodes and edges, plus the descriptions.
  public func snapshot() -> GraphSnapshot {
    guard let nodes = state.fields.inspection.registry else {
      fatalError(
        """
        The graph keeps no list of its nodes, so it cannot say what there is. \
        Make it with Graph.inspectable(), or ask for snapshot(around:) with a node of your own.
        """)
    }
    return state.snapshot(of: Array(nodes))
  }

  /// The nodes that edges connect with some nodes, directly or through others, in either direction, and these nodes
  /// themselves, as plain values.
  ///
  /// - Parameters:
  ///   - nodes: The nodes in the middle.
  ///   - depth: How many edges a node may be away from them; all that are connected by default.
  /// - Returns: These nodes, and the edges between them.
  /// - Precondition: The nodes belong to this graph, and the depth is not negative.
  /// - Complexity: As for ``snapshot()``, in the nodes that are connected.
  public func snapshot(around nodes: Node..., depth: Int = .max) -> GraphSnapshot {
    for node in nodes { state.checkBelongs(node) }
    trap(unless: depth >= 0, "A snapshot cannot reach \(depth) edges far: give a depth of at least 0.")
    return withExtendedLifetime(nodes) {
      state.snapshot(of: state.connected(with: nodes.map(\.reference), depth: depth))
    }
  }
}

extension Graph {
  /// Some nodes under other names, and the nodes that edges connect with them, as plain values.
  ///
  /// A framework names its nodes by what they stand for, without the cost of a name at each of them.
  ///
  /// - Precondition: The nodes belong to this graph.
  /// - Complexity: As for ``snapshot()``, in the nodes that are connected.
  package func snapshot(naming nodes: [(node: Node, name: String)]) -> GraphSnapshot {
    for entry in nodes { state.checkBelongs(entry.node) }
    return withExtendedLifetime(nodes) {
      let names = Dictionary(nodes.map { ($0.node.reference, $0.name) }, uniquingKeysWith: { first, _ in first })
      let connected = state.connected(with: nodes.map(\.node.reference), depth: .max)
      return state.snapshot(of: connected, names: names)
    }
  }
}

extension GraphReference {
  /// The nodes that edges connect with some nodes, up to a number of edges.
  fileprivate func connected(with nodes: [NodeReference], depth: Int) -> [NodeReference] {
    var seen: Set<NodeReference> = []
    var found: [NodeReference] = []
    for node in nodes where seen.insert(node).inserted { found.append(node) }
    var next = 0
    var distance = 0
    var farther = found.count
    while next < found.count {
      if next == farther {
        distance += 1
        farther = found.count
      }
      guard distance < depth else { break }
      let current = found[next]
      next += 1
      for neighbour in inputs(of: current) + outputs(of: current) where seen.insert(neighbour).inserted {
        found.append(neighbour)
      }
    }
    return found
  }

  /// Nodes and the edges between them as plain values.
  fileprivate func snapshot(of nodes: [NodeReference], names: [NodeReference: String] = [:]) -> GraphSnapshot {
    // Held: the description of a value is the user's code, and may let nodes go.
    for node in nodes { node.owners += 1 }
    defer { for node in nodes { disown(node) } }
    let edges = edges(of: nodes)
    let order = SnapshotOrder(facts: nodes.map { facts(about: $0, name: names[$0]) }, inputs: edges)
    var numbers = [Int](repeating: 0, count: nodes.count)
    for (index, place) in order.places.enumerated() { numbers[place] = index + 1 }
    var outputCounts = [Int](repeating: 0, count: nodes.count)
    for input in edges.joined() { outputCounts[input] += 1 }
    return GraphSnapshot(
      nodes: order.places.map { place in
        order.facts[place].node(numbers[place], inputs: edges[place].count, outputs: outputCounts[place])
      },
      edges: order.places.flatMap { place in
        edges[place].enumerated().map { position, input in
          GraphSnapshot.Edge(reader: numbers[place], input: numbers[input], position: position)
        }
      })
  }

  /// For each of some nodes the places of its inputs among them.
  private func edges(of nodes: [NodeReference]) -> [[Int]] {
    var places: [NodeReference: Int] = [:]
    for (place, node) in nodes.enumerated() { places[node] = place }
    return nodes.map { node in inputs(of: node).compactMap { places[$0] } }
  }

  /// The part of a snapshot that describes one node.
  private func facts(about reference: NodeReference, name given: String?) -> SnapshotFacts {
    var facts = SnapshotFacts(
      kind: label(of: reference).kind, name: given ?? name(of: reference), site: CreationSiteTable[site(of: reference)],
      state: snapshotState(of: reference),
      evaluations: reference.flags.contains(.isCell) ? 0 : evaluations(of: reference))
    switch heldValue(of: reference) {
    case .value(let value): facts.value = value.shortened
    case .error(let error): facts.error = error.shortened
    case .nothing: break
    }
    return facts
  }

  private func snapshotState(of node: NodeReference) -> GraphSnapshot.State {
    let isStopped = node.flags.isSuperset(of: [.isStopped, .isEffect])
    return switch node.state {
    case .ended: .ended
    case .verifying: .verifying
    case .computing: .computing
    case .clean: isStopped ? .stopped : .clean
    case .provisional: isStopped ? .stopped : .provisional
    case .checked: isStopped ? .stopped : .checked
    case .dirty: isStopped ? .stopped : .dirty
    }
  }
}

extension String {
  /// The text, cut off where it is longer than a snapshot keeps.
  fileprivate var shortened: String {
    let end = index(startIndex, offsetBy: GraphSnapshot.valueLength, limitedBy: endIndex) ?? endIndex
    return end == endIndex ? self : String(prefix(GraphSnapshot.valueLength - 1)) + "…"
  }
}
