import AttributeGraph2

/// The positions and nodes of a closed host that are still referenced from outside.
public struct ClosingReport: Hashable, Sendable, CustomStringConvertible {
  /// The number of live positions.
  public let positions: Int
  /// The live nodes of the host's graph, such as an effect that a model of the program keeps.
  public let nodes: LeakLedger

  /// Whether nothing is still referenced.
  public var isEmpty: Bool { positions == 0 && nodes.count == 0 }

  /// The number of live objects, with a line for each place in the source that made nodes.
  public var description: String {
    isEmpty
      ? "Nothing is left of the host."
      : """
      \(positions) \(positions == 1 ? "position" : "positions") and \(nodes). \
      A closure, a model or a task outside of the host holds them.
      """
  }
}

extension ViewHost {
  /// Closes the host: everything on the screen disappears, tasks of views are cancelled, and state and models are
  /// released.
  ///
  /// A closed host shows nothing and runs no frames; its counts, events and issues can still be read. Closing it again
  /// does nothing. A host that is not closed ends with its last reference, without `onDisappear`.
  ///
  /// - Returns: The objects that are still referenced from outside.
  /// - Precondition: The host is not a window's host; close a window with `AppHost.close(_:)`.
  /// - Complexity: O(positions).
  @discardableResult
  public func close() -> ClosingReport {
    trap(
      unless: !isConducted, "The host of a window was closed. Close the window with AppHost.close(_:), or the program.")
    if !isClosed {
      flush()
      // A presentation is removed by the modifier that presents it.
      let presented = Set(runtime.presentations.presented(over: root).map(\.position.identity))
      for child in root.children.reversed() where !presented.contains(child.identity) { runtime.remove(child) }
      flush()
      isClosed = true
      runtime.nesting { root.end() }
      environment.end()
      runtime.abandon()
    }
    // The root belongs to the host.
    return ClosingReport(positions: runtime.population.count - 1, nodes: runtime.graph.liveNodes)
  }
}
