extension GraphReference {
  /// Makes a reader clean: runs its rule if an input changed, and nothing otherwise.
  ///
  /// Inputs are checked in the order in which they were read, and the check stops at the first that changed:
  /// what a rule would no longer read is not brought up to date for it. The walk up the known inputs keeps
  /// its own stack, so a chain of any length is updated in constant stack space. A rule that reads something
  /// stale for the first time nests natively; `continueOnRoomyStack` sees to the depth of that.
  ///
  /// - Precondition: The reader is not part of a cycle; else it traps with the names along the cycle.
  /// - Complexity: O(stale nodes upstream and their edges), plus the rules that run.
  @usableFromInline
  func bringUpToDate(_ target: ReaderReference) {
    if target.state == .provisional { return catchUp(target) }
    guard fields.evaluationStack.isEmpty ? isOnKnownStack() : hasStackLeft() else {
      return bringUpToDateElsewhere(target)
    }
    _ = settle(target, Unwatched.self)
  }

  /// The same where the fast way is barred: on a stack that is new or nearly full, or while somebody listens.
  @inline(never)
  private func bringUpToDateElsewhere(_ target: ReaderReference) {
    if fields.evaluationStack.isEmpty {
      noteStackBase()
    } else if !hasRealStackLeft() {
      return continueOnRoomyStack { bringUpToDate(target) }
    }
    if fields.isWatched {
      _ = settle(target, Watched.self)
    } else {
      _ = settle(target, Unwatched.self)
    }
  }

  /// Brings a reader up to date, or gives up where it may and is asked to.
  ///
  /// - Returns: Whether the reader is up to date.
  /// - Complexity: As for `bringUpToDate`.
  func prefetch(_ target: ReaderReference) -> Bool {
    if target.state == .provisional { takeNews() }
    guard !target.state.isSettled else { return true }
    if fields.evaluationStack.isEmpty {
      noteStackBase()
    } else if !hasRealStackLeft() {
      var isUpToDate = false
      continueOnRoomyStack { isUpToDate = prefetch(target) }
      return isUpToDate
    }
    return fields.isWatched ? settle(target, WatchedAbortable.self) : settle(target, Abortable.self)
  }

  /// The loop of `bringUpToDate`, compiled once for each way of watching it.
  ///
  /// - Returns: Whether the reader is up to date; only an abortable update can end without.
  @inline(__always)
  private func settle<Watch: EvaluationWatch>(_ target: ReaderReference, _ watch: Watch.Type) -> Bool {
    let base = fields.evaluationStack.count
    push(target, watch)
    while fields.evaluationStack.count > base {
      let top = fields.evaluationStack.count - 1
      guard let reader = fields.evaluationStack[top].reader else {
        watch.willDrop(in: self)
        fields.evaluationStack.truncate(to: top)
        continue
      }
      if watch.mustAbort(in: self) {
        abort(downTo: base, watch)
        return false
      }
      switch nextStep(for: reader, at: top, watch) {
      case .verifyFirst(let input):
        push(input, watch)
      case .recompute:
        reader.state = .computing
        watch.willRun(reader, in: self)
        reader.update()
        watch.didRun(at: top, in: self)
        fields.evaluationStack.truncate(to: top)
      case .alreadyUpToDate:
        reader.verifiedAt = fields.revision
        reader.state = settledState(of: reader)
        fields.counters.validations &+= 1
        watch.didValidate(reader, in: self)
        fields.evaluationStack.truncate(to: top)
      }
    }
    if base == 0 {
      if fields.hasAftermath { settleAftermath() }
      checkInvariantsIfAsked()
    }
    return true
  }

  /// Takes the readers of an update that is given up off the stack; each is as stale as before.
  private func abort<Watch: EvaluationWatch>(downTo base: Int, _ watch: Watch.Type) {
    while fields.evaluationStack.count > base {
      let top = fields.evaluationStack.count - 1
      if let reader = fields.evaluationStack[top].reader {
        reader.state = fields.evaluationStack[top].nextInput < 0 ? .dirty : .checked
      }
      watch.willDrop(in: self)
      fields.evaluationStack.truncate(to: top)
    }
    if base == 0 && fields.hasAftermath { settleAftermath() }
  }

  /// Brings the inputs of a rule up to date that the rule itself has made stale after it had read them.
  ///
  /// Only the end of a node can do that, as writes are refused. The rule does not run again for what it did itself, or
  /// it might never settle; but the inputs are made clean, so that their next change reaches it (invariant 4).
  @usableFromInline
  func refreshInputs(of reader: ReaderReference) {
    reader.asNode.traits.remove([.isOutdated, .sawPassingValue])
    var index = 0
    while readerOnTopLives && index < reader.inputCount {
      if let input = reader.input(at: index), !input.state.isSettled, !isRunning(input) {
        bringUpToDate(input.asReader)
      }
      index += 1
    }
  }

  /// Whether a node is being brought up to date by somebody further down in the stack.
  @inline(__always)
  private func isRunning(_ node: NodeReference) -> Bool { node.state == .verifying || node.state == .computing }

  /// What has to be done next to bring a reader up to date.
  private enum Step {
    /// This input may be stale itself.
    case verifyFirst(ReaderReference)
    /// An input changed, or the reader never ran.
    case recompute
    /// No input changed.
    case alreadyUpToDate
  }

  /// Decides on the next step for the reader of a stack frame, and moves the frame past the inputs that did not change.
  @inline(__always)
  private func nextStep<Watch: EvaluationWatch>(
    for reader: ReaderReference, at top: Int, _ watch: Watch.Type
  ) -> Step {
    // A reader that was dirty when it was pushed goes straight to its rule.
    var index = fields.evaluationStack[top].nextInput
    if index < 0 { return .recompute }
    let count = reader.inputCount
    let verifiedAt = reader.verifiedAt
    while index < count {
      // A tombstone stands for an input that is gone: that is a change.
      guard let input = reader.input(at: index) else {
        if watch.asksForReasons { fields.evaluationStack[top].nextInput = index }
        return .recompute
      }
      if !input.state.isSettled {
        fields.evaluationStack[top].nextInput = index
        // An input that waits for this reader closes a cycle only if the rule really reads it again.
        return isRunning(input) ? .recompute : .verifyFirst(input.asReader)
      }
      if verifiedAt < input.changedAt {
        if watch.asksForReasons { fields.evaluationStack[top].nextInput = index }
        return .recompute
      }
      index &+= 1
    }
    return .alreadyUpToDate
  }

  /// Puts a stale reader on the stack.
  @inline(__always)
  private func push<Watch: EvaluationWatch>(_ reader: ReaderReference, _ watch: Watch.Type) {
    var frame = EvaluationFrame(reader)
    switch reader.state {
    case .dirty: frame.nextInput = -1
    case .checked: break
    case .verifying, .computing: trapOnCycle(at: reader)
    case .ended: trapOnEnded(reader.asNode)
    case .clean, .provisional: break
    }
    reader.state = .verifying
    fields.evaluationStack.push(frame)
    watch.didPush(reader, in: self)
  }
}
