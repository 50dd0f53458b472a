import AttributeGraph2

/// The positions and nodes of a closed host that somebody outside holds.
public struct ClosingReport: Hashable, Sendable, CustomStringConvertible {
  /// The positions of views that somebody holds.
  public let positions: Int
  /// The nodes of the host's graph that live, such as an effect that a model of the program keeps.
  public let nodes: LeakLedger

  /// Whether nothing is left.
  public var isEmpty: Bool { positions == 0 && nodes.count == 0 }

  /// How much is left, with a line for each place in the source that made nodes.
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
  /// Closes the host: everything on the screen disappears, tasks of views are cancelled, and state and models go.
  ///
  /// Afterwards the host shows nothing and runs no frames; it can still be asked for counts, events and issues. Closing it
  /// again does nothing. A host that is not closed ends with its last reference, without `onDisappear`.
  ///
  /// - Returns: What is left, because somebody outside holds it.
  /// - Precondition: The host is not that of a window, which is closed with `AppHost.close(_:)`.
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
    return ClosingReport(positions: runtime.livePositions - 1, nodes: runtime.graph.liveNodes)
  }
}
