/// Marks that a framework puts on attributes of a subgraph to find and update them; it gives the eight bits a meaning.
public struct AttributeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension Subgraph {
  /// Whether an attribute in the subgraph, or in one below it, has one of some flags.
  ///
  /// - Complexity: O(subgraphs below it, and their flagged attributes up to the first that matches).
  public func contains(_ flags: AttributeFlags) -> Bool { !attributes(with: flags).isEmpty }

  /// Brings all attributes up to date that have one of some flags, in the subgraph and in those below it.
  ///
  /// Attributes are updated subgraph by subgraph, each before its children, in the order in which they were made.
  ///
  /// - Complexity: O(subgraphs below it and flagged attributes), plus what has to run.
  public func update(_ flags: AttributeFlags) {
    let flagged = Array(attributes(with: flags))
    guard !flagged.isEmpty else { return }
    let state = graph.state
    state.emit(.subgraphUpdated(name: name))
    state.untrackedAndSettle {
      for weak in flagged {
        if let node = weak.living, !node.flags.contains(.isCell), node.state != .clean { state.bringUpToDate(node) }
      }
    }
  }

  /// The attributes and cells with one of some flags, in the subgraph and in those below it.
  private func attributes(with flags: AttributeFlags) -> some Collection<WeakNode> {
    reachable { $0.children }.lazy.flatMap { subgraph in
      subgraph.flagged.lazy.filter { $0.node.living != nil && !$0.flags.isDisjoint(with: flags) }.map { $0.node }
    }
  }
}
