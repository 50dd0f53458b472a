/// One run of a rule, and what becomes of its outcome.
extension Computed {
  /// Runs the rule of the reader on top of the evaluation stack and stores its value if it is a different one.
  ///
  /// It is inlined into the closure of a kind, which the creating call makes, and specialised there.
  @inlinable @inline(__always)
  final func recompute(_ reader: ReaderReference, isSame: ((Value, Value) -> Bool)?) {
    recompute(reader, rule: { () throws(Failure) in try closure.run() }, isSame: isSame)
  }

  /// Runs a rule for this reader, which is on top of the evaluation stack, and stores its value if it is a different one.
  @inlinable @inline(__always)
  final func recompute(
    _ reader: ReaderReference, rule: () throws(Failure) -> Value, isSame: ((Value, Value) -> Bool)?
  ) {
    let graph = self.graph
    if traits.contains(.hasScope) {
      graph.endLastEvaluation(of: reader)
      guard graph.readerOnTopLives else { return }
    }
    let isNested = graph.beginTracking(for: reader)
    graph.fields.rulesRunning &+= 1
    do throws(Failure) {
      let new = try rule()
      // The comparison is the user's code, like the rule: it may not write, and its reads are nobody's inputs.
      var isCutoff = false
      if graph.finishReads(), let isSame, let old = stored { isCutoff = isSame(old, new) }
      guard graph.endRule(of: reader, isNested: isNested) else { return }
      if isCutoff {
        state = graph.settledState(of: reader)
        graph.fields.counters.cutoffs &+= 1
        graph.releaseLater(new)
      } else {
        mark = NodeMark(graph.settledState(of: reader), traits, changedAt: graph.fields.revision)
        graph.releaseLater(replaceStored(by: new))
        if Failure.self != Never.self { forgetFailure() }
      }
    } catch {
      _ = graph.finishReads()
      guard graph.endRule(of: reader, isNested: isNested) else { return }
      fail(with: error)
    }
  }

  /// Takes the error of an evaluation in place of a value; what was read before it stays input.
  ///
  /// A cancellation says nothing about the value: it is thrown to whoever waits for it, and forgotten then.
  @usableFromInline
  final func fail(with error: Failure) {
    state = graph.settledState(of: ReaderReference(self))
    changedAt = graph.fields.revision
    graph.releaseLater(replaceStored(by: nil))
    let old = graph.fields.failuresOfRules.updateValue(FailureBox(error), forKey: NodeReference(self))
    graph.releaseLater(old)
    if error is CancellationError { graph.forgetOutcomeLater(of: ReaderReference(self)) }
  }
}

extension Computed {
  /// Forgets the error of the evaluation before one that gave a value.
  @usableFromInline
  final func forgetFailure() {
    if graph.fields.failuresOfRules.isEmpty { return }
    graph.releaseLater(graph.fields.failuresOfRules.removeValue(forKey: NodeReference(self)))
  }
}

extension GraphReference {
  /// Ends the run of a rule that has returned or thrown.
  ///
  /// - Returns: Whether the reader still lives; else its outcome is dropped.
  @inlinable @inline(__always)
  func endRule(of reader: ReaderReference, isNested: Bool) -> Bool {
    fields.rulesRunning &-= 1
    endTracking(isNested: isNested)
    guard readerOnTopLives else { return false }
    if reader.asNode.traits.contains(.isOutdated) {
      refreshInputs(of: reader)
      guard readerOnTopLives else { return false }
    }
    reader.verifiedAt = fields.revision
    return true
  }

  /// Makes a reader stale again once nothing runs, whose evaluation was cancelled.
  func forgetOutcomeLater(of reader: ReaderReference) {
    fields.cancelled.push(reader.asNode)
    fields.hasAftermath = true
  }
}
