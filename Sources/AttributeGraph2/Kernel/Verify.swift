extension GraphReference {
  /// Makes a reader clean: runs its rule if an input changed, and nothing otherwise.
  ///
  /// Inputs are checked in the order in which they were read, and the check stops at the first that changed:
  /// what a rule would no longer read is not brought up to date for it. The walk up the known inputs keeps
  /// its own stack, so a chain of any length is updated in constant stack space. A rule that reads something
  /// stale for the first time nests natively; `continueOnLargerStack` sees to the depth of that.
  ///
  /// The reader may have ended when this returns, and with it the state of the graph.
  ///
  /// - Precondition: The reader is not part of a cycle; else it traps with the names along the cycle.
  /// - Complexity: O(stale nodes upstream and their edges), plus the rules that run.
  @usableFromInline
  func bringUpToDate(_ target: NodeReference) {
    let mark = target.mark
    if mark.isSettled {
      guard mark.state == .provisional else { return }
      takeExternalChanges()
      if target.state.isSettled { return }
    }
    if mark.state.rawValue >= NodeState.verifying.rawValue { trapOnUnready(target) }
    if isIdle {
      noteStack()
      retain()
      settleQuickly(target)
      didSettle()
      release()
    } else if hasStackLeft() {
      settleQuickly(target)
    } else {
      continueOnLargerStack { settle(target) }
    }
  }

  /// Tries the fast path before the loop.
  @inline(__always)
  func settleQuickly(_ target: NodeReference) {
    if !tryRunDue(target) { settle(target) }
  }

  /// The loop of `bringUpToDate`.
  ///
  /// - Parameters:
  ///   - target: The reader, which is checked or dirty.
  ///   - mayAbort: Whether the update can be given up.
  /// - Returns: Whether the reader is up to date; only an update that may be given up can end without.
  @discardableResult
  func settle(_ target: NodeReference, mayAbort: Bool = false) -> Bool {
    let base = fields.evaluation.stack.offset
    // A rule that was run by a fast path may have ended it, or brought it up to date.
    guard target.state == .checked || target.state == .dirty else { return true }
    push(target)
    var node = target
    while true {
      if _slowPath(mayAbort) && mustAbortPrefetch() {
        abort(downTo: base)
        return false
      }
      while let input = nextToVerify(for: node) {
        if !mayAbort && tryRunDue(input) {
          node = resume(after: input)
        } else {
          push(input)
          node = input
        }
      }
      if fields.evaluation.stack.current.mustRun {
        run(node)
      } else if node.state != .ended {
        guard validate(node) else { continue }
      }
      pop(node)
      if fields.evaluation.stack.offset == base { return true }
      node = resume(after: node)
    }
  }

  /// Puts a stale reader on the stack.
  @inline(__always)
  private func push(_ reader: NodeReference) {
    let mark = reader.mark
    reader.mark = mark.with(.verifying).adding(.isOnStack)
    fields.evaluation.stack.push(reader, index: mark.has(.checked, without: .sawCycle) ? 0 : ~Frame.noInput)
    if _slowPath(fields.evaluation.slow.contains(.watched)) {
      fields.evaluation.stack.current.flags.insert(.isNoted)
      noteUpdateBegan(reader)
    }
  }

  /// Looks for an input of the reader on top that has to be verified before it is known whether the rule has to run.
  ///
  /// - Returns: The input; nil where it is known, and the frame says whether the reader must run.
  @inline(__always)
  private func nextToVerify(for reader: NodeReference) -> NodeReference? {
    // SAFETY: there is a frame on top.
    let frame = unsafe fields.evaluation.stack.top
    var index = unsafe frame.pointee.index
    if index < 0 { return nil }
    let inputs = reader.inputs
    let verifiedAt = reader.verifiedAt
    while index < inputs.count {
      // A tombstone stands for an input that has ended: that is a change.
      guard let input = inputs.node(at: index) else { break }
      let mark = input.mark
      if !mark.isSettled {
        // An input that waits for this reader closes a cycle only if the rule really reads it again.
        if mark.state.rawValue >= NodeState.verifying.rawValue { break }
        unsafe frame.pointee.index = index
        return input
      }
      if mark.hasChanged(since: verifiedAt) { break }
      index &+= 1
    }
    unsafe frame.pointee.index = index < inputs.count ? ~index : index
    return nil
  }

  /// Goes on with the reader that waits for the one that was brought up to date.
  ///
  /// - Returns: That reader.
  @inline(__always)
  private func resume(after input: NodeReference) -> NodeReference {
    // SAFETY: there is a frame on top that has a node.
    let frame = unsafe fields.evaluation.stack.top
    let reader = unsafe frame.pointee.node.unsafelyUnwrapped
    let index = unsafe frame.pointee.index
    let mark = input.mark
    // Where the edge has gone, the search begins again at the index.
    if _slowPath(fields.evaluation.slow.contains(.disturbed)) {
      guard index < reader.inputs.count, reader.inputs[index].leads(to: input) else { return reader }
    }
    if mark.hasChanged(since: reader.verifiedAt) {
      unsafe frame.pointee.index = ~index
    } else {
      unsafe frame.pointee.index = index &+ 1
      if _slowPath(!mark.isSettled) { unsafe frame.pointee.flags.insert(.sawUnsettledInput) }
    }
    return reader
  }

  /// Takes the reader off the stack that was brought up to date, or has ended meanwhile.
  @inline(__always)
  func pop(_ node: NodeReference) {
    let isSlow =
      node.owners == 0 || fields.evaluation.slow.contains(.disturbed)
      || fields.evaluation.stack.current.flags.contains(.isNoted)
    if _slowPath(isSlow) { return popSlowly(node) }
    fields.evaluation.stack.pop()
  }

  /// Slow path: the reader may have ended or lost its last owner, or a listener is notified.
  @inline(never)
  private func popSlowly(_ node: NodeReference) {
    let isNoted = fields.evaluation.stack.current.flags.contains(.isNoted)
    if node.state == .dirty || node.state == .checked { node.flags.remove(.isOnStack) }
    let isUnheld = node.state != .ended && !node.isHeld
    node.owners += 1
    if isUnheld && node.flags.contains(.isEffect) { end(node) }
    if isNoted { noteUpdateEnded() }
    fields.evaluation.stack.pop()
    if node.state == .ended {
      node.flags.remove(.isOnStack)
      if node.flags.contains(.isOutdated) {
        node.flags.remove(.isOutdated)
        fields.nodes.kinds.with(node.kindID) { $0.dispose }(node)
      }
    }
    node.owners -= 1
    if node.state == .ended {
      freeIfUnused(node)
    } else if node.owners == 0 && (node.outputs.isEmpty || fields.nodes.mayHaveCycles) {
      collect(node)
    }
  }

  /// Settles a reader without running it.
  ///
  /// - Returns: Whether it is settled; false where something that was verified before is stale again.
  @inline(__always)
  private func validate(_ reader: NodeReference) -> Bool {
    let mark = reader.mark
    if _slowPath(mark.flags.contains(.isOutdated)) { return validateOutdated(reader) }
    var state = NodeState.clean
    if _slowPath(fields.evaluation.stack.current.flags.contains(.sawUnsettledInput)) {
      leaveUnsettled(reader)
      return true
    }
    if _slowPath(fields.evaluation.slow.contains(.observing)) { state = stateByInputs(of: reader) }
    reader.verifiedAt.number = fields.clock.revision.number | reader.verifiedAt.number & 0xffff
    reader.mark = mark.with(state).removing(.isOnStack)
    fields.clock.validations &+= 1
    return true
  }

  /// How often a reader goes back to inputs that became stale while others were verified.
  private static var verificationLimit: UInt64 { 100 }

  @inline(never)
  private func validateOutdated(_ reader: NodeReference) -> Bool {
    reader.flags.remove(.isOutdated)
    if !fields.evaluation.stack.current.flags.contains(.wentBack) {
      fields.evaluation.stack.current.flags.insert(.wentBack)
      fields.evaluation.stack.current.number = 0
    }
    guard fields.evaluation.stack.current.number < Self.verificationLimit else {
      leaveUnsettled(reader)
      return true
    }
    fields.evaluation.stack.current.number += 1
    fields.evaluation.stack.current.index = 0
    return false
  }

  /// Leaves a reader checked some of whose inputs make each other stale: the next read tries again.
  func leaveUnsettled(_ reader: NodeReference) {
    reader.mark = reader.mark.with(.checked).removing([.isOnStack, .isOutdated])
    if reader.flags.contains(.isEffect) {
      reader.state = .clean
      fields.evaluation.cancelled.append(WeakNode(reader))
      fields.evaluation.slow.insert(.deferredWork)
    }
  }

  /// Runs the rule or the body of the reader on top of the stack.
  @inline(__always)
  private func run(_ reader: NodeReference) {
    if _slowPath(!fields.evaluation.slow.isDisjoint(with: [.watched, .disturbed])) {
      guard reader.state != .ended else { return }
      // One that nobody owns or reads any more, since it waits, does not run.
      guard reader.isHeld else { return reader.state = .dirty }
      if fields.evaluation.stack.current.flags.contains(.isNoted) { noteRun(of: reader) }
    }
    reader.mark = reader.mark.with(.computing).removing([.isOutdated, .sawTransientValue, .sawCycle])
    fields.nodes.kinds.with(reader.kindID) { $0.run(reader) }
  }

  /// Takes the readers of an update that is given up off the stack; each is as stale as before.
  private func abort(downTo base: Int) {
    while fields.evaluation.stack.offset > base {
      guard let reader = fields.evaluation.stack.current.node else {
        fields.evaluation.stack.pop()
        continue
      }
      if reader.state != .ended {
        let state: NodeState = fields.evaluation.stack.current.mustRun ? .dirty : .checked
        reader.mark = reader.mark.with(state).removing([.isOnStack, .isOutdated])
      }
      popSlowly(reader)
    }
  }

  /// The state of a reader whose inputs are up to date: provisional if one of them is.
  ///
  /// - Complexity: O(inputs).
  func stateByInputs(of reader: NodeReference) -> NodeState {
    for index in 0..<reader.inputs.count where reader.input(at: index)?.state == .provisional { return .provisional }
    return .clean
  }

  /// Stops the program because a reader is needed that cannot be brought up to date.
  @inline(never)
  func trapOnUnready(_ reader: NodeReference) -> Never {
    if reader.state == .ended { trapOnEnded(reader) }
    trapOnCycle(at: reader)
  }

  /// Stops the program because a node was read that has ended.
  @usableFromInline
  func trapOnEnded(_ node: NodeReference) -> Never { fatalError(EndedNode.message(name: name(of: node))) }

  /// Does what is left to do when the outermost evaluation is over.
  @usableFromInline @inline(__always)
  func didSettle() {
    if _slowPath(fields.evaluation.slow.contains(.deferredWork)) { settleDeferredWork() }
    checkInvariantsIfAsked()
  }
}

/// The message about the read of a node that has ended.
enum EndedNode {
  static func message(name: String) -> String {
    """
    Attribute '\(name)' was read after its end: the subgraph that owned it has ended. \
    Read it through a weak handle, or make it in a subgraph that lives longer.
    """
  }
}
