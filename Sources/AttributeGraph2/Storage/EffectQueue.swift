/// Effects that wait for their turn.
///
/// Every graph has a queue whose effects run after each commit. A framework that wants to say when its effects run
/// makes queues of its own with ``Graph/makeEffectQueue(wake:)`` and calls ``run()``.
public final class EffectQueue {
  /// Who waits.
  let turns: EffectTurns
  /// The graph of a framework's queue; nil for a graph's own queue, which the graph's state owns.
  let graph: Graph?
  /// What is done when the first effect comes to wait in the empty queue.
  let wake: (() -> Void)?
  /// The attribute that runs the queue in its rule; nil where the graph or a program does.
  weak var runner: Node?

  init(graph: Graph? = nil, tellsOfFirst: Bool = false, wake: (() -> Void)? = nil) {
    turns = EffectTurns(wakes: tellsOfFirst || wake != nil)
    self.graph = graph
    self.wake = wake
    if graph != nil { turns.belong(to: self) }
  }

  deinit { turns.deallocate() }

  /// Whether no effect waits.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { turns.isEmpty }
}

@available(*, unavailable) extension EffectQueue: Sendable {}
