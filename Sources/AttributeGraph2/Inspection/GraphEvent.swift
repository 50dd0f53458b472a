/// The label of a node for listeners: enough to distinguish and to print it.
public struct NodeLabel: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of nodes.
  public enum Kind: String, Hashable, Sendable {
    case cell
    case computed
    case effect
  }

  /// The identity of the node among the live nodes of its process.
  public let id: NodeID
  /// The kind of the node.
  public let kind: Kind
  let called: GivenName

  /// The name that it was given, or where it was made.
  ///
  /// - Complexity: O(1); a place is written out at each call.
  public var name: String { called.description }

  /// The kind and the name.
  public var description: String { "\(kind.rawValue) '\(name)'" }
}

/// The identity of a node among the live nodes of its process.
public struct NodeID: Hashable, Sendable, Comparable {
  /// A number without a meaning of its own.
  public let number: UInt

  public static func < (one: NodeID, other: NodeID) -> Bool { one.number < other.number }
}

/// Something that happens in a graph, reported to listeners as it happens.
public enum GraphEvent: Hashable, Sendable {
  /// A node was made.
  case nodeMade(NodeLabel)
  /// A node has left the graph.
  case nodeEnded(NodeLabel)
  /// An evaluation has read a node that the one before it had not, or had not at this point: from the first read on
  /// that differs, the edges of the evaluation before are removed, and made again where they are read.
  case edgeAdded(input: NodeLabel, reader: NodeLabel)
  /// An evaluation has not read a node again at the same point, or one end of the edge has ended.
  case edgeRemoved(input: NodeLabel, reader: NodeLabel)
  /// A subgraph was made.
  case subgraphMade(name: String)
  /// Everything in a subgraph has ended.
  case subgraphEnded(name: String)
  /// Flagged attributes of a subgraph are being brought up to date.
  case subgraphUpdated(name: String)
  /// A cell takes another value.
  case written(NodeLabel, transaction: Int)
  /// A cell was written after its end; the write was dropped.
  case lateWrite(cell: String)
  /// An outermost transaction was committed; a bare write is one.
  case committed(transaction: Int)
  /// A stale node is being brought up to date.
  case updateBegan(NodeLabel)
  /// Its rule or body runs, and why.
  case runs(NodeLabel, because: Reason)
  /// The rule has run before and gave another value this time.
  case valueDiffers(NodeLabel)
  /// The update is over. `changed` is false also if it was given up, or the node has ended meanwhile.
  case updateEnded(NodeLabel, changed: Bool)
  /// A prefetch was given up because its deadline had passed.
  case deadlinePassed

  /// Why a rule or body runs.
  public enum Reason: Hashable, Sendable {
    /// It has never run.
    case first
    /// This input has changed.
    case changed(NodeLabel)
    /// An input has ended.
    case inputEnded
    /// It was invalidated explicitly, or saw a value that its own transaction rolled back.
    case invalidated
  }
}

#if !hasFeature(Embedded)
extension Graph {
  /// Calls a listener with every event in the graph, as it happens, until the subscription is cancelled.
  ///
  /// A graph without listeners pays nothing on reads, writes and evaluations. The listener is called in the middle of
  /// the engine's work: its writes are refused and reported, events that it causes are not delivered, and reading an
  /// attribute that is being brought up to date traps.
  ///
  /// - Returns: The subscription, which ends with its last owner.
  /// - Complexity: O(1).
  public func onEvent(_ listener: @escaping (GraphEvent) -> Void) -> Subscription {
    let number = state.fields.inspection.watchers.listeners.append(EventListener(call: listener))
    state.watchersDidChange()
    return Subscription { [weak self] in
      guard let self else { return }
      // Released last: it may own something that uses the graph.
      let listener = state.fields.inspection.watchers.listeners.remove(number)
      state.watchersDidChange()
      withExtendedLifetime(listener) {}
    }
  }
}
#endif
