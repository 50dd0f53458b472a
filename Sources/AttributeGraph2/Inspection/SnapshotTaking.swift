extension Graph {
  /// Whether the graph keeps a list of its nodes, which ``snapshot()`` needs.
  package var listsNodes: Bool { state.fields.inspection.registry != nil }

  /// All nodes of the graph as plain values. Nothing runs but the descriptions of the values, which may not write.
  ///
  /// - Precondition: The graph keeps a list of its nodes: in debug builds, and if it was made by
  ///   ``Graph/inspectable()``. ``snapshot(around:depth:)`` works for every graph.
  /// - Complexity: O(*n* log² *n*) in the nodes and edges, plus the descriptions.
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

  /// Some nodes, and all that edges connect with them in either direction, directly or through others, as plain values.
  ///
  /// - Parameters:
  ///   - nodes: The nodes in the middle.
  ///   - depth: The largest distance in edges; by default all connected nodes.
  /// - Returns: The nodes, and the edges between them.
  /// - Precondition: The nodes belong to this graph, and the depth is not negative.
  /// - Complexity: As for ``snapshot()``, in the nodes that are connected.
  public func snapshot(around nodes: Node..., depth: Int = .max) -> GraphSnapshot {
    trap(unless: depth >= 0, "A snapshot cannot reach \(depth) edges far: give a depth of at least 0.")
    return snapshot(around: nodes, depth: depth, names: [:])
  }

  /// Some nodes under other names, and all that edges connect with them, as plain values: a framework names its nodes
  /// without the cost of a name at each of them.
  ///
  /// - Precondition: The nodes belong to this graph.
  /// - Complexity: As for ``snapshot()``, in the nodes that are connected.
  package func snapshot(naming nodes: [(node: Node, name: String)]) -> GraphSnapshot {
    let names = Dictionary(nodes.map { ($0.node.reference, $0.name) }, uniquingKeysWith: { first, _ in first })
    return snapshot(around: nodes.map(\.node), depth: .max, names: names)
  }

  private func snapshot(around nodes: [Node], depth: Int, names: [NodeReference: String]) -> GraphSnapshot {
    for node in nodes { state.checkBelongs(node) }
    return withExtendedLifetime(nodes) {
      let edges = { [state] in state.inputs(of: $0) + state.outputs(of: $0) }
      return state.snapshot(of: Walk(from: nodes.map(\.reference), depth: depth, along: edges).nodes, names: names)
    }
  }
}

extension GraphReference {
  /// Nodes and the edges between them as plain values.
  fileprivate func snapshot(of nodes: [NodeReference], names: [NodeReference: String] = [:]) -> GraphSnapshot {
    // Owned: the description of a value is the user's code, and may release nodes.
    for node in nodes { node.owners += 1 }
    defer { for node in nodes { disown(node) } }
    let places = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    let inputs = nodes.map { node in
      self.inputs(of: node).enumerated().compactMap { position, input in
        places[input].map { (node: $0, position: position) }
      }
    }
    // A description may run rules, which changes edges.
    let counts = nodes.map { (inputs: self.inputs(of: $0).count, outputs: outputs(of: $0).count) }
    var entries = zip(nodes, counts).map { node, count in
      entry(of: node, names[node], inputs: count.inputs, outputs: count.outputs)
    }
    let order = SnapshotOrder.places(of: entries, inputs: inputs)
    for (index, place) in order.enumerated() { entries[place].number = index + 1 }
    return GraphSnapshot(
      nodes: order.map { entries[$0] },
      edges: order.flatMap { place in
        inputs[place].map { input, position in
          GraphSnapshot.Edge(reader: entries[place].number, input: entries[input].number, position: position)
        }
      })
  }

  /// A node as a plain value, without its number.
  private func entry(of node: NodeReference, _ name: String?, inputs: Int, outputs: Int) -> GraphSnapshot.Node {
    let content = content(of: node)
    let text = content.map { content in refusingWrites { shortText(of: content.value) } }
    let failed = content?.isError ?? false
    let label = label(of: node)
    return GraphSnapshot.Node(
      number: 0, kind: label.kind, name: name ?? label.name, site: CreationSiteTable[site(of: node)].description,
      state: snapshotState(of: node), evaluations: evaluations(of: node),
      value: failed ? nil : text, error: failed ? text : nil, inputs: inputs, outputs: outputs)
  }

  private func snapshotState(of node: NodeReference) -> GraphSnapshot.State {
    switch node.state {
    case .ended: .ended
    case .verifying: .verifying
    case .computing: .computing
    case _ where node.isStoppedEffect: .stopped
    case .clean: .clean
    case .provisional: .provisional
    case .checked: .checked
    case .dirty: .dirty
    }
  }
}

/// The description of a value, cut off at the length that a snapshot keeps.
private func shortText(of value: Any) -> String {
  let text = (value as? any HashedValue)?.sortedDescription ?? text(of: value)
  let end = text.index(text.startIndex, offsetBy: GraphSnapshot.valueLength, limitedBy: text.endIndex) ?? text.endIndex
  return end == text.endIndex ? text : String(text.prefix(GraphSnapshot.valueLength - 1)) + "…"
}

/// The description of a value; for an object without one the name of its type, because Swift's own description may
/// contain an address, which differs between runs.
private func text(of value: Any) -> String {
  let type = type(of: value)
  let describesItself = value is any CustomStringConvertible || value is any CustomDebugStringConvertible
  return type is AnyClass && !describesItself ? String(describing: type) : String(describing: value)
}

/// A value whose own description has its elements in the order of their hashes, which differs between runs.
private protocol HashedValue {
  /// The description, with the elements in the order of theirs.
  var sortedDescription: String { get }
  /// The description inside that of another value.
  var sortedDebugDescription: String { get }
}

extension HashedValue {
  var sortedDebugDescription: String { sortedDescription }
}

/// The description of a value inside that of a collection.
private func debugText(of value: Any) -> String {
  (value as? any HashedValue)?.sortedDebugDescription ?? String(reflecting: value)
}

private func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

extension Set: HashedValue {
  var sortedDescription: String { list(map { debugText(of: $0) }.sorted()) }
  var sortedDebugDescription: String { "Set(\(sortedDescription))" }
}

extension Dictionary: HashedValue {
  var sortedDescription: String {
    isEmpty ? "[:]" : list(map { "\(debugText(of: $0.key)): \(debugText(of: $0.value))" }.sorted())
  }
}

extension Array: HashedValue where Element: HashedValue {
  var sortedDescription: String { list(map(\.sortedDebugDescription)) }
}

extension Optional: HashedValue where Wrapped: HashedValue {
  var sortedDescription: String { map { "Optional(\($0.sortedDebugDescription))" } ?? "nil" }
}
