extension GraphReference {
  /// Makes a reader clean: runs its rule if an input changed, and nothing otherwise. The reader may have ended when
  /// this returns, and with it the state of the graph.
  ///
  /// Inputs are checked in the order in which they were read, up to the first that changed: the rule might not read the
  /// next ones again. The walk up the known inputs keeps its own stack; a rule that reads a stale attribute for the
  /// first time nests natively, and `continueOnLargerStack` bounds the depth of that.
  ///
  /// - Complexity: O(stale nodes upstream and their edges), plus the rules that run.
  @usableFromInline @inline(never) func bringUpToDate(_ target: NodeReference) {
    if _slowPath(fields.evaluation.slow.contains(.observing)) && !takeExternalChanges(before: target) { return }
    let mark = target.mark
    if mark.isSettled { return }
    if mark.state.rawValue >= NodeState.verifying.rawValue { trapOnUnready(target) }
    evaluate { settleTarget(target) }
  }

  /// Runs an evaluation as the outermost one, or inside another where the stack has room.
  @inline(__always) func evaluate(_ evaluation: () -> Void) {
    guard !isIdle else {
      retain()
      runOutermost(evaluation)
      return release()
    }
    if hasStackLeft() { evaluation() } else { continueOnLargerStack(evaluation) }
  }

  @inline(never) func settleTarget(_ target: NodeReference) { settle(target) }

  /// Brings a reader up to date; false if the prefetch was given up between two rules.
  @inline(never) func settleUnlessAborted(_ target: NodeReference) -> Bool { settle(target, mayAbort: true) }

  /// Brings a reader up to date, specialised for updates that can be given up, which give false, and those that cannot.
  @inline(__always) @discardableResult func settle(_ target: NodeReference, mayAbort: Bool = false) -> Bool {
    let mark = target.mark
    guard mark.state == .checked || mark.state == .dirty else { return true }
    fields.evaluation.stack.push()
    defer { fields.evaluation.stack.pop() }
    return verify(target, runsTarget: true, mayAbort: mayAbort) != nil
  }

  /// Verifies a stale reader: the only loop that climbs to inputs. The result is below 0 if the reader must run and
  /// `runsTarget` is false, with its update on top, and nil if the update was given up; else the reader is up to date.
  @inline(__always) func verify(_ target: NodeReference, runsTarget: Bool, mayAbort: Bool = false) -> Int? {
    var node = target
    var index = begin(target, target.mark)
    while true {
      if mayAbort && mustAbortPrefetch() {
        fields.evaluation.updates.current.index = Int32(truncatingIfNeeded: index)
        abort()
        return nil
      }
      if index >= 0 { climb(from: &node, &index, mayAbort ? .comesBack : .none) }
      if index < 0 {
        if !runsTarget && node == target { return index }
        run(node, because: index)
        if endUpdate(of: &node) { return 0 }
        index = resume(after: &node)
      } else if validate(&node, &index) {
        return 0
      }
    }
  }

  /// Begins the update of a stale reader, and returns its index.
  @inline(__always)
  private func begin(_ reader: NodeReference, _ mark: NodeMark, _ flags: UpdateFlags = .ofTarget) -> Int {
    reader.mark = mark.with(.verifying).adding(.isOnStack)
    let index = mark.has(.checked, without: .sawCycle) ? 0 : ~Int(Update.noInput)
    fields.evaluation.updates.push(Update(reader, index: Int32(truncatingIfNeeded: index), flags))
    if _slowPath(fields.evaluation.slow.contains(.watched)) { noteUpdateBegan(reader) }
    return index
  }

  /// Climbs from a reader to its first unverified input, to an input of that, and so on, up to the first reader that is
  /// known to have to run, or to be unchanged: `node`. Then `index` is the complement of its changed input, or the
  /// number of its inputs.
  @inline(__always) private func climb(from node: inout NodeReference, _ index: inout Int, _ flags: UpdateFlags) {
    // No other code accesses the stack in this loop, so its top stays in a register.
    var top = unsafe fields.evaluation.updates.top
    defer { unsafe fields.evaluation.updates.top = top }
    while true {
      // A reader of one input, as in a chain, has no further input.
      if index == 0 && node.inputs.isSingle && !fields.evaluation.slow.contains(.watched),
        let input = Edge(bits: node.inputs.word).node
      {
        let mark = input.mark
        if mark.has(.checked, without: .sawCycle) {
          input.mark = mark.beginningToVerify
          unsafe fields.evaluation.updates.push(Update(input, index: 0, flags), above: &top)
          node = input
          continue
        }
        if mark.isSettled { return index = mark.hasChanged(since: node.verifiedAt) ? ~0 : 1 }
      }
      let inputs = node.inputs
      let count = inputs.count
      while true {
        if index >= count { return }
        // A tombstone is an input that has ended, which is a change.
        guard let input = inputs[index].node else { return index = ~index }
        let mark = input.mark
        if mark.has(.checked, without: .sawCycle) {
          unsafe top.pointee.index = Int32(truncatingIfNeeded: index)
          index = 0
          node = input
          input.mark = mark.beginningToVerify
          unsafe fields.evaluation.updates.push(Update(input, index: 0, flags), above: &top)
          if _slowPath(fields.evaluation.slow.contains(.watched)) {
            unsafe fields.evaluation.updates.top = top
            noteUpdateBegan(input)
          }
          break
        }
        if mark.isSettled {
          if mark.hasChanged(since: node.verifiedAt) { return index = ~index }
          index &+= 1
          continue
        }
        // An input that waits for this reader closes a cycle only if the rule reads it again.
        if mark.state.rawValue >= NodeState.verifying.rawValue { return index = ~index }
        unsafe top.pointee.index = Int32(truncatingIfNeeded: index)
        unsafe fields.evaluation.updates.top = top
        node = input
        index = begin(input, mark, flags)
        unsafe top = fields.evaluation.updates.top
        return
      }
    }
  }

  /// Resumes the reader that waits for the one that was brought up to date, and makes it `node`. The result is the
  /// index from which to verify it, below 0 where it must run.
  @inline(__always) private func resume(after node: inout NodeReference) -> Int {
    // SAFETY: there is an update on top.
    let update = unsafe fields.evaluation.updates.top
    let reader = unsafe update.pointee.node
    let index = unsafe Int(update.pointee.index)
    let input = node
    node = reader
    // If the edge is gone, the verification resumes at the index.
    if _slowPath(fields.evaluation.slow.contains(.disturbed)) {
      guard index < reader.inputs.count, reader.inputs[index].leads(to: input) else { return index }
    }
    let mark = input.mark
    if mark.hasChanged(since: reader.verifiedAt) { return ~index }
    if _slowPath(!mark.isSettled) { unsafe update.pointee.flags.insert(.sawUnsettledInput) }
    return index &+ 1
  }

  /// Ends the update on top, and returns whether it was the target's. Its reader becomes `node`: readers of the same
  /// type may have run in between, and it may have ended meanwhile.
  @inlinable @inline(__always) func endUpdate(of node: inout NodeReference) -> Bool {
    let update = fields.evaluation.updates.current
    node = update.node
    if _slowPath(!fields.evaluation.slow.isDisjoint(with: .watched | .disturbed)) {
      endUpdateSlowly(of: node)
    } else {
      fields.evaluation.updates.pop()
    }
    return update.flags.contains(.isTarget)
  }

  /// Slow path: the reader may have ended or lost its last owner, or a listener is notified.
  @usableFromInline @inline(never) func endUpdateSlowly(of node: NodeReference) {
    let isNoted = fields.evaluation.updates.current.flags.contains(.isNoted)
    if node.state == .dirty || node.state == .checked { node.flags.remove(.isOnStack) }
    let isUnheld = node.state != .ended && !node.isHeld
    node.owners += 1
    if isUnheld && node.flags.contains(.isEffect) { end(node) }
    if isNoted { noteUpdateEnded() }
    fields.evaluation.updates.pop()
    if node.state == .ended {
      fields.evaluation.slow.insert(.disturbed | .deferredWork)
      node.flags.remove(.isOnStack)
      if node.flags.contains(.isOutdated) {
        node.flags.remove(.isOutdated)
        fields.nodes.kinds.with(node.kindID) { $0.dispose(node) }
      }
    }
    node.owners -= 1
    if node.state == .ended { freeIfUnused(node) } else { collect(node) }
  }

  /// Settles the reader on top of the stack without running it, then the one that waits for it, and so on, while all
  /// inputs are unchanged. Each keeps the revision at which it was verified. True if the target is settled; otherwise
  /// `node` and `index` say where to continue, below 0 where that reader must run.
  @inline(__always) private func validate(_ node: inout NodeReference, _ index: inout Int) -> Bool {
    if _slowPath(!fields.evaluation.slow.isDisjoint(with: .watched | .disturbed | .observing)) {
      return validateSlowly(&node, &index)
    }
    // Neither user code nor a slow path runs in this loop, so no event is due and no reader becomes outdated.
    var update = unsafe fields.evaluation.updates.top
    var reader = node
    while true {
      // An input becomes stale under an update only where user code ran.
      assert(unsafe !update.pointee.flags.contains(.sawUnsettledInput))
      let mark = reader.mark.with(.clean).removing(.isOnStack)
      reader.mark = mark
      fields.clock.validations &+= 1
      let isTarget = unsafe update.pointee.flags.contains(.isTarget)
      // SAFETY: below an update that is not the target's there is the one of its reader.
      unsafe update -= 1
      unsafe fields.evaluation.updates.top = update
      if isTarget { return true }
      reader = unsafe update.pointee.node
      index = unsafe Int(update.pointee.index)
      // `climb` finds the same input, which has changed.
      if mark.hasChanged(since: reader.verifiedAt) { break }
      index &+= 1
      if index < reader.inputs.count { break }
    }
    node = reader
    return false
  }

  /// Slow path: settles one reader, which may have ended, become outdated, or have an input that is not settled.
  @inline(never) private func validateSlowly(_ node: inout NodeReference, _ index: inout Int) -> Bool {
    if node.state != .ended {
      if node.flags.contains(.isOutdated) {
        node.flags.remove(.isOutdated)
        if fields.evaluation.updates.current.returns < Self.verificationLimit {
          fields.evaluation.updates.current.returns += 1
          index = 0
          fields.evaluation.updates.current.index = 0
          return false
        }
        leaveUnsettled(node)
      } else if fields.evaluation.updates.current.flags.contains(.sawUnsettledInput) {
        leaveUnsettled(node)
      } else {
        let state = fields.evaluation.slow.contains(.observing) ? stateByInputs(of: node) : .clean
        node.mark = node.mark.with(state).removing(.isOnStack)
        fields.clock.validations &+= 1
      }
    }
    if endUpdate(of: &node) { return true }
    index = resume(after: &node)
    return false
  }

  /// How often a reader re-verifies inputs that became stale while others were verified.
  private static var verificationLimit: UInt16 { 100 }

  /// Leaves a reader checked because its inputs make each other stale; the next read tries again.
  func leaveUnsettled(_ reader: NodeReference) {
    reader.mark = reader.mark.with(.checked).removing(.isOnStack | .isOutdated)
    if reader.flags.contains(.isEffect) {
      reader.state = .clean
      makeStaleLater(reader)
    }
  }

  @inline(__always) func run(_ reader: NodeReference, because index: Int) {
    if _slowPath(!fields.evaluation.slow.isDisjoint(with: .watched | .disturbed)) {
      fields.evaluation.updates.current.index = Int32(truncatingIfNeeded: index)
      if fields.evaluation.updates.current.flags.contains(.isNoted) { noteRun(of: reader) }
      guard reader.state != .ended else { return }
      // A reader that lost its last owner and output while it waited does not run.
      guard reader.isHeld else { return reader.state = .dirty }
    }
    let mark = reader.mark
    reader.mark = mark.beginningToRun
    if mark.flags.contains(.isEffect) {
      runTargetEffect(reader)
    } else {
      fields.nodes.kinds.with(reader.kindID) { $0.run(reader) }
    }
  }

  /// Runs the target effect, whose inputs may have run in the same frame before.
  @inline(never) private func runTargetEffect(_ effect: NodeReference) {
    // SAFETY: the frame of an update lies above another one.
    unsafe fields.evaluation.stack.top.pointee.inRule = (fields.evaluation.stack.top - 1).pointee.inRule
    runEffect(effect)
  }

  /// Ends an update that was given up; each of its readers is as stale as before.
  private func abort() {
    while true {
      let update = fields.evaluation.updates.current
      let reader = update.node
      if reader.state != .ended {
        reader.mark = reader.mark.with(update.isOfDirty ? .dirty : .checked).removing(.isOnStack | .isOutdated)
      }
      endUpdateSlowly(of: reader)
      if update.flags.contains(.isTarget) { return }
    }
  }

  /// The state of a reader whose inputs are up to date: provisional if one of them is.
  func stateByInputs(of reader: NodeReference) -> NodeState {
    for index in 0..<reader.inputs.count where reader.inputs[index].node?.state == .provisional { return .provisional }
    return .clean
  }

  @inline(never) func trapOnUnready(_ reader: NodeReference) -> Never {
    if reader.state == .ended { trapOnEnded(reader) }
    trapOnCycle(at: reader)
  }

  @inline(__always) func runOutermost(_ evaluation: () -> Void) {
    noteStack()
    beginOutermost()
    // Evaluations of other graphs may have nearly filled the stack.
    if _fastPath(hasStackLeft()) { evaluation() } else { continueOnLargerStack(evaluation) }
    didSettle()
  }

  /// Does the deferred work after an outermost evaluation.
  @usableFromInline @inline(__always) func didSettle() {
    if _slowPath(hasOthers) { leaveThread() }
    if _slowPath(fields.evaluation.slow.contains(.deferredWork)) { settleDeferredWork() }
    checkInvariantsIfAsked()
  }
}
