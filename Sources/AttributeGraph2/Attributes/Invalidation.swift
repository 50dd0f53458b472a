extension Reader {
  /// Makes the rule or body run again, whatever its inputs say: a computed attribute at its next read, an effect at once.
  ///
  /// It is for what a rule reads outside the graph. Like a write it is a commit, or part of the open transaction, and a
  /// rule may not do it. After the node's end it does nothing.
  ///
  /// - Complexity: O(clean nodes downstream), plus the effects that run.
  public final func invalidate() {
    guard !graph.fields.isRuleRunning else { return graph.refuseWrite(to: NodeReference(self)) }
    guard !isEnded && !traits.contains(.isStopped) else { return }
    graph.makeStale(ReaderReference(self), because: .invalidated(transaction: graph.currentTransaction))
    graph.didChange()
    withExtendedLifetime(self) {}
  }
}
