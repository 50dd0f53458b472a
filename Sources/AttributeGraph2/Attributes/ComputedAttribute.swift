extension ComputedAttribute {
  /// The value, up to date.
  ///
  /// The rule runs if it never did or if something that it read changed, and not otherwise.
  /// Reading it inside a rule or an effect makes the attribute one of its inputs.
  ///
  /// - Precondition: The rule does not need its own value, directly or through others: such a read traps with the
  ///   names along the cycle.
  /// - Complexity: O(1) where nothing upstream changed; else O(stale nodes upstream and their edges), plus their rules.
  @inlinable public var value: Value {
    if state != .clean { graph.bringUpToDate(ReaderReference(self)) }
    graph.recordRead(of: NodeReference(self))
    guard let stored else { graph.trapOnMissingValue(of: NodeReference(self)) }
    return stored
  }

  /// Runs the rule of the reader on top of the evaluation stack and stores its value if it is a different one.
  ///
  /// It is inlined into the closure that the creating call makes, and specialised there.
  @inlinable @inline(__always)
  static func recompute(_ reader: ReaderReference, rule: () -> Value, isSame: ((Value, Value) -> Bool)?) {
    reader.with(as: ComputedAttribute.self) { node in
      let graph = node.graph
      let isNested = graph.beginTracking(for: reader)
      graph.fields.rulesRunning &+= 1
      let new = rule()
      // The comparison is the user's code, like the rule: it may not write, and its reads are nobody's inputs.
      var isCutoff = false
      if graph.finishReads(), let isSame, let old = node.stored { isCutoff = isSame(old, new) }
      graph.fields.rulesRunning &-= 1
      graph.endTracking(isNested: isNested)
      guard graph.readerOnTopLives else { return }
      if node.traits.contains(.isOutdated) {
        graph.refreshInputs(of: reader)
        guard graph.readerOnTopLives else { return }
      }
      node.verifiedAt = graph.fields.revision
      node.state = .clean
      if isCutoff {
        graph.fields.counters.cutoffs &+= 1
        graph.releaseLater(new)
      } else {
        node.changedAt = graph.fields.revision
        graph.releaseLater(node.replaceStored(by: new))
      }
    }
  }
}

extension GraphReference {
  /// Stops the program because an attribute was read whose rule has not returned a value.
  @usableFromInline
  func trapOnMissingValue(of node: NodeReference) -> Never {
    fatalError(
      """
      Attribute '\(name(of: node))' has no value: its last owner went while its rule was running. \
      Keep it alive until the rule has returned.
      """)
  }
}
