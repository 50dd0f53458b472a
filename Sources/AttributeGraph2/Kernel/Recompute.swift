extension GraphReference {
  /// Runs the rule of the reader on top of the evaluation stack, and stores its outcome if it changed; with `goesOn` it
  /// continues with waiting readers of the same type. Without `isSame` every value counts as changed.
  ///
  /// It is inlined into the closure of a kind, which the creating call makes, and specialised there.
  @inlinable @inline(__always) func recompute<Value, Failure: Error>(
    _ first: NodeReference, goesOn: Bool, rule: (NodeReference) throws(Failure) -> Value,
    isSame: ((Value, Value) -> Bool)?
  ) {
    var node = first
    while true {
      if _slowPath(node.flags.contains(.hasScope)) {
        guard endLastEvaluation(of: node) else { return }
      }
      beginReads(of: node, isInRule: true)
      do throws(Failure) {
        let new = try rule(node)
        finishReads()
        var isUnchanged = false
        if let isSame, let old = Outcome<Value, Failure>.value(of: node) {
          // The comparison is the user's code, like the rule: it may not write, and its reads are nobody's inputs.
          isUnchanged = isSame(old, new)
        }
        var state = NodeState.clean
        var isSlow = false
        if _slowPath(!fields.evaluation.slow.isDisjoint(with: .ofRules)) {
          guard let slowState = endSlowRule(node) else { return releaseLater(new) }
          state = slowState
          isSlow = true
        }
        let revision = fields.clock.revision
        node.verifiedAt = revision
        let mark = node.mark
        if isUnchanged {
          node.mark = mark.with(state).removing(.isOnStack)
          fields.clock.cutoffs &+= 1
          return releaseLater(new)
        }
        if isSlow && fields.evaluation.slow.contains(.writesLogged) {
          keepFirstOutcome(of: node, as: Outcome<Value, Failure>.self)
        }
        node.mark = mark.ran(state, at: revision)
        Outcome<Value, Failure>.store(new, in: node, of: self, isFirst: !mark.flags.contains(.hasOutcome))
        guard goesOn && !isSlow, let next = nextAlike(after: node) else { return }
        node = next
      } catch {
        if !Outcome<Value, Failure>.neverFails { store(error, in: node, as: Value.self) }
        return
      }
    }
  }

  /// Ends the run of a rule that has thrown.
  @inlinable @inline(never)
  func store<Value, Failure: Error>(_ error: Failure, in node: NodeReference, as type: Value.Type) {
    finishReads()
    guard let state = endSlowRule(node) else { return }
    if fields.evaluation.slow.contains(.writesLogged) { keepFirstOutcome(of: node, as: Outcome<Value, Failure>.self) }
    let mark = node.mark
    node.mark = NodeMark(state, mark.removing(.isOnStack).adding(.hasOutcome).flags, changedAt: fields.clock.revision)
    node.verifiedAt = fields.clock.revision
    #if !hasFeature(Embedded)
    if error is CancellationError { makeStaleLater(node) }
    #endif
    Outcome<Value, Failure>.store(error, in: node, of: self, isFirst: !mark.flags.contains(.hasOutcome))
  }

  /// Slow path: ends a rule that may have ended its node, become outdated, or observed the outside. Nil where it has
  /// ended.
  @usableFromInline @inline(never) func endSlowRule(_ node: NodeReference) -> NodeState? {
    guard node.state != .ended else { return nil }
    if node.flags.contains(.isOutdated) {
      node.flags.remove(.isOutdated)
      refreshInputs(of: node)
      guard node.state != .ended else { return nil }
    }
    if node.hasStaleInput { return .checked }
    return fields.evaluation.slow.contains(.observing) ? stateByInputs(of: node) : .clean
  }

  /// Brings inputs up to date that became stale after the running evaluation read them; the reader does not run again.
  func refreshInputs(of reader: NodeReference) {
    compactInputs(of: reader)
    var index = 0
    while index < reader.inputs.count {
      let input = reader.inputs[index].node
      if let input, input.state == .checked || input.state == .dirty { bringUpToDate(input) }
      index += 1
    }
  }

  /// Makes a reader whose evaluation was cancelled stale as soon as nothing runs.
  @usableFromInline func makeStaleLater(_ node: NodeReference) {
    fields.evaluation.cancelled.append(WeakNode(node))
    fields.evaluation.slow.insert(.deferredWork)
  }

  /// Keeps a value that an evaluation has replaced until the outermost evaluation is over.
  @inlinable @inline(__always) func releaseLater<Value>(_ value: consuming Value) {
    // Decided at compile time: plain data cost nothing.
    if _isPOD(Value.self) { return }
    fields.releases.append(value)
    fields.evaluation.slow.insert(.deferredWork)
  }
}
