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
  /// The name that it was given, or where it was made.
  public let name: String

  /// The kind and the name.
  public var description: String { "\(kind.rawValue) '\(name)'" }
}

/// The identity of a node among the live nodes of its process.
public struct NodeID: Hashable, Sendable, Comparable {
  /// A number without a meaning of its own.
  public let number: UInt

  public static func < (one: NodeID, other: NodeID) -> Bool { one.number < other.number }
}

/// Something that happens in a graph, told to listeners as it happens.
public enum GraphEvent: Hashable, Sendable {
  /// A node was made.
  case nodeMade(NodeLabel)
  /// A node has left the graph.
  case nodeEnded(NodeLabel)
  /// An evaluation has read something that the one before it had not.
  case edgeAdded(input: NodeLabel, reader: NodeLabel)
  /// An evaluation has not read something again, or one end of the edge has ended.
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
  /// The update is over; `changed` tells whether the value is another one now. It is not where the update was given up,
  /// or the node has ended meanwhile.
  case updateEnded(NodeLabel, changed: Bool)
  /// A prefetch was given up because its deadline had passed.
  case deadlinePassed

  /// Why a rule or body runs.
  public enum Reason: Hashable, Sendable {
    /// It has never run.
    case first
    /// This input has changed.
    case changed(NodeLabel)
    /// Something that it had read is gone.
    case inputEnded
    /// It was invalidated explicitly, or has seen a value that its own transaction took back.
    case invalidated
  }
}

#if !hasFeature(Embedded)
extension Graph {
  /// Tells a listener of everything that happens in the graph, as it happens, until the observation is cancelled.
  ///
  /// A graph without listeners pays nothing on reads, writes and evaluations. The listener is called in the middle of
  /// the engine's work, so it can only take notes: its writes are refused and reported, events that it causes are not
  /// delivered, and reading an attribute that is being brought up to date traps.
  ///
  /// - Returns: What cancels it; it also ends when nobody holds it.
  /// - Complexity: O(1).
  public func onEvent(_ listener: @escaping (GraphEvent) -> Void) -> Subscription {
    let number = state.fields.inspection.watchers.listeners.append(listener)
    state.watchersDidChange()
    return Subscription { [weak self] in
      guard let self else { return }
      // What it owned may use the graph when it goes.
      let listener = state.fields.inspection.watchers.listeners.remove(number)
      state.watchersDidChange()
      withExtendedLifetime(listener) {}
    }
  }
}
#endif
