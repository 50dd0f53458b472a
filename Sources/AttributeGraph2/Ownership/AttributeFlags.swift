/// Marks that a framework puts on attributes of a subgraph, to find and update them by.
///
/// A framework gives the eight bits their meaning.
public struct AttributeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension Subgraph {
  /// Whether an attribute in the subgraph, or in one below it, has one of some flags.
  ///
  /// - Complexity: O(flagged attributes of the subgraph and of those below it).
  public func contains(_ flags: AttributeFlags) -> Bool {
    !attributes(with: flags, in: .first).isEmpty
  }

  /// Brings all attributes up to date that have one of some flags, in the subgraph and in those below it.
  ///
  /// Attributes are updated subgraph by subgraph, each before its children, in the order in which they were made.
  ///
  /// - Complexity: O(flagged attributes), plus what has to run.
  public func update(_ flags: AttributeFlags) {
    let stale = attributes(with: flags, in: .all)
    guard !stale.isEmpty else { return }
    let state = graph.state
    state.emit(.subgraphUpdated(name: name))
    state.untracked {
      for weak in stale {
        if let node = weak.living, !node.flags.contains(.isCell), node.state != .clean { state.bringUpToDate(node) }
      }
    }
  }

  /// How many attributes a search is for.
  private enum Extent { case first, all }

  /// The attributes with one of some flags; cells are always up to date and count for `contains` only.
  private func attributes(with flags: AttributeFlags, in extent: Extent) -> [WeakNode] {
    var found: [WeakNode] = []
    var work: [Subgraph] = [self]
    var seen: Set<ObjectIdentifier> = []
    while let subgraph = work.popLast() {
      guard seen.insert(ObjectIdentifier(subgraph)).inserted else { continue }
      for (weak, its) in subgraph.flagged {
        guard weak.living != nil, !its.isDisjoint(with: flags) else { continue }
        found.append(weak)
        if extent == .first { return found }
      }
      work.append(contentsOf: subgraph.children.reversed())
    }
    return found
  }
}
