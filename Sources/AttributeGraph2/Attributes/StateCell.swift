extension StateCell {
  /// The value as it is now.
  ///
  /// Reading it inside a rule or an effect makes the cell one of its inputs. Setting a value that is the same as the
  /// old one does nothing; without a comparison every set counts as a change. A set outside a transaction is a
  /// transaction of its own: effects have run when it returns. A set while a rule runs is refused and reported.
  ///
  /// A set after the cell's end is dropped and counted in the graph's statistics.
  ///
  /// - Precondition: A cell that is read has not ended.
  /// - Complexity: Reading is O(1). Setting is O(clean nodes downstream), plus the effects that run.
  @inlinable public final var value: Value {
    @inline(__always) get {
      if _slowPath(!isReadAsExpected) { graph.noteRead(of: NodeReference(self)) }
      return stored
    }
    set {
      // A write from a rule is a mistake even where it would change nothing: the report must not depend on the data.
      guard !graph.fields.isRuleRunning else {
        return graph.refuseWrite(to: NodeReference(self))
      }
      guard state == .clean else { return graph.noteLateWrite(to: NodeReference(self)) }
      if !traits.contains(.hasComparison) {
        if isTheSame(as: newValue) { return }
        if graph.fields.transactionDepth > 0 { graph.log(self) }
      } else if !noteWriteWithOwnComparison(of: newValue) {
        return
      }
      graph.willChange(NodeReference(self))
      stored = newValue
      graph.didChange()
      // The effects may have dropped every other owner of the cell, and with it the last owner of the graph's state.
      withExtendedLifetime(self) {}
    }
  }

  /// Records a read of a live cell, if it is one that the running evaluation was expected to make.
  ///
  /// - Returns: Whether it is one, and everything is done.
  @inlinable final var isReadAsExpected: Bool {
    @inline(__always) get {
      _fastPath(mark.has(.clean, without: .isWatchedForReads)) && graph.recordExpectedRead(of: NodeReference(self))
    }
  }

  /// The value, by a read that was not expected.
  @inlinable final func readUnexpectedly() -> Value {
    // The value is taken first: a listener may drop the cell when it hears of the edge.
    let value = stored
    graph.noteRead(of: NodeReference(self))
    return value
  }

  /// Whether a value is the same as the one that the cell holds; what the comparison reads is nobody's input.
  @inlinable @inline(__always)
  final func isTheSame(as value: Value) -> Bool {
    if graph.fields.tracking.reader == nil { return isSame(stored, value) }
    return graph.untracked { isSame(stored, value) }
  }

  /// Prepares a write to a cell with a comparison of its own, or without any.
  ///
  /// - Returns: Whether the value is a different one.
  @usableFromInline
  final func noteWriteWithOwnComparison(of value: Value) -> Bool {
    guard ownComparison != nil else { return true }
    if isTheSame(as: value) { return false }
    if graph.fields.transactionDepth > 0 { graph.log(self) }
    return true
  }
}
