/// The facts about an ended node, looked up by its record and its generation.
@usableFromInline enum EndedNode {
  static func message(name: String) -> String {
    """
    Attribute '\(name)' was read after its end: the subgraph that owned it has ended. \
    Read it through a weak handle, or make it in a subgraph that lives longer.
    """
  }

  /// Stops the program because of a read of a node that has ended, also by its own rule in that read.
  @usableFromInline @inline(never) static func trap(_ node: NodeReference, _ generation: UInt32) -> Never {
    fatalError(message(name: name(of: node, generation)))
  }

  /// Keeps the value of a node that has ended while it was read, in the place that it returns until the graph releases
  /// values.
  @unsafe @usableFromInline static func place<Value>(
    of value: consuming Value, _ node: NodeReference, _ generation: UInt32
  ) -> UnsafeMutablePointer<Value> {
    guard let graph = graph(of: node, generation) else {
      fatalError(
        "A graph ended while '\(name(of: node, generation))' was read: a listener released its last owner. Keep it.")
    }
    return unsafe graph.fields.releases.place(of: value)
  }

  /// The name of a node that has ended: the given one while the graph lives and until another node with one has ended
  /// in the same record; otherwise its creation site, if that is known.
  static func name(of node: NodeReference, _ generation: UInt32, site: CreationSite.ID? = nil) -> String {
    if let graph = graph(of: node, generation), let last = graph.fields.nodes.lastNames[node],
      last.generation == generation
    {
      return last.name
    }
    return site.map { CreationSiteTable[$0].description } ?? "an attribute"
  }

  /// Counts a write to a node that has ended, where there is still a graph to count it.
  @usableFromInline static func noteLateWrite(to node: NodeReference, _ generation: UInt32) {
    graph(of: node, generation)?.noteLateWrite(name: name(of: node, generation))
  }

  /// The graph of a node that has ended; nil once the graph is gone.
  static func graph(of node: NodeReference, _ generation: UInt32) -> GraphReference? {
    // SAFETY: the page is never given back, and belongs to the node's own graph if it did when the node was made.
    let header = unsafe SlabPage.header(of: node)
    guard unsafe header.pointee.firstGeneration.load(ordering: .acquiring) < generation else { return nil }
    return unsafe header.pointee.graph.map {
      unsafe GraphReference(pointer: $0.assumingMemoryBound(to: GraphState.self))
    }
  }
}

extension GraphReference {
  /// Counts a write to a cell that has ended, by its name.
  @usableFromInline func noteLateWrite(name: String) {
    fields.clock.lateWrites += 1
    emit(.lateWrite(cell: name))
  }

  @usableFromInline
  func trapOnEnded(_ node: NodeReference) -> Never { fatalError(EndedNode.message(name: name(of: node))) }
}
