/// The drawing order: that of the source, with a background before its view, and among the views of a container first
/// by `zIndex`, where pinned headers and footers are in front.
extension ViewPosition {
  /// Visits the leaves at this position and inside, from back to front.
  ///
  /// - Complexity: O(positions); where views have an index, O(leaves · depth) of their container more.
  func forEachLeafInDrawingOrder(_ visit: (LeafNode) -> Void) {
    let containers = runtime.containersOrderedByIndex
    if containers.isEmpty {
      forEachPositionInDrawingOrder { position in if let leaf = position.leaf { visit(leaf) } }
    } else {
      var leaves: [LeafNode] = []
      runtime.nesting {
        append(to: &leaves, orderedIn: containers) { position in position.leaf.map { [$0] } ?? [] }
      }
      for leaf in leaves { visit(leaf) }
    }
  }

  /// The nodes at this position and inside that a finger can hit, from back to front: leaves, and shapes set by
  /// `contentShape`.
  ///
  /// - Parameter more: Other nodes of a position that can be hit, each behind the content of the position.
  /// - Returns: The nodes.
  /// - Complexity: As for the leaves.
  func hitNodesInDrawingOrder(and more: (ViewPosition) -> [LayoutNode] = { _ in [] }) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    runtime.nesting {
      append(to: &nodes, orderedIn: runtime.containersOrderedByIndex) { position in
        more(position) + [position.knownInfo?.contentShape, position.leaf].compactMap { $0 }
      }
    }
    return nodes
  }

  private func append<Node: LayoutNode>(
    to nodes: inout [Node], orderedIn containers: [ObjectIdentifier: LayoutNode], _ nodesHere: (ViewPosition) -> [Node]
  ) {
    let first = nodes.count
    nodes += nodesHere(self)
    forEachChildInDrawingOrder { $0.append(to: &nodes, orderedIn: containers, nodesHere) }
    guard let container = containers[ObjectIdentifier(self)] else { return }
    let inside = container.orderedByIndex(nodes[first...])
    nodes.replaceSubrange(first..., with: inside)
  }
}

extension HostRuntime {
  /// The containers with a view that has an index or is in front, by the identity of their position.
  ///
  /// - Complexity: O(views with an index and such containers), and for each view the modifiers around it.
  fileprivate var containersOrderedByIndex: [ObjectIdentifier: LayoutNode] {
    var containers: [ObjectIdentifier: LayoutNode] = [:]
    guard let book = knownService(ZIndexBook.self) else { return containers }
    for container in book.containers.values { containers[ObjectIdentifier(container.position)] = container }
    for node in book.nodes.values {
      // An index of an enclosing modifier applies in the container around that modifier.
      var parent = node.parent
      while let modifier = parent, modifier.zIndex != nil { parent = modifier.parent }
      // A root has one view; presentations stand beside the root.
      if let parent, !(parent is RootNode) { containers[ObjectIdentifier(parent.position)] = parent }
    }
    return containers
  }
}

extension LayoutNode {
  /// How far in front of its siblings the view is drawn; nil where it does not say.
  fileprivate var zIndex: Double? { trait(ObjectIdentifier(ZIndexTraitKey.self)) as? Double }

  /// Leaves ordered by the indices of the views of this container that they are in; equal ones as they were.
  ///
  /// What is no part of the container stays where it is.
  fileprivate func orderedByIndex<Node: LayoutNode>(_ leaves: ArraySlice<Node>) -> [Node] {
    var ordered: [Node] = []
    var run: [(leaf: Node, index: Double)] = []
    let front = (self as? any FrontingContainer)?.front ?? []
    func closeRun() {
      let sorted = run.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      ordered += sorted.map(\.element.leaf)
      run = []
    }
    for leaf in leaves {
      if let child = child(containing: leaf) {
        run.append((leaf, child.zIndex ?? (front.contains(ObjectIdentifier(child)) ? .infinity : 0)))
      } else {
        closeRun()
        ordered.append(leaf)
      }
    }
    closeRun()
    return ordered
  }

  /// The child of this node that a leaf is in; nil where the leaf is elsewhere.
  private func child(containing leaf: LayoutNode) -> LayoutNode? {
    var node: LayoutNode = leaf
    while let parent = node.parent {
      if parent === self { return node }
      node = parent
    }
    return nil
  }
}
