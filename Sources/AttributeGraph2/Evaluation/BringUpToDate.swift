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
    var reader = target
    // The first input that is not known to be up to date and unchanged; negative for a reader that runs in any case.
    var index = push(reader, watch)
    repeat {
      if watch.mustAbort(in: self) {
        abort(downTo: base, watch)
        return false
      }
      switch nextStep(for: reader, from: &index) {
      case .verifyFirst(let input):
        fields.evaluationStack[fields.evaluationStack.count &- 1].nextInput = index
        reader = input
        index = push(input, watch)
        continue
      case .recompute:
        let top = fields.evaluationStack.count &- 1
        if watch.asksForReasons { fields.evaluationStack[top].nextInput = index }
        reader.state = .computing
        watch.willRun(reader, in: self)
        run(reader)
        watch.didRun(at: top, in: self)
        fields.evaluationStack.truncate(to: top)
      case .alreadyUpToDate:
        reader.verifiedAt = fields.revision
        reader.state = settledState(of: reader)
        fields.counters.validations &+= 1
        watch.didValidate(reader, in: self)
        fields.evaluationStack.truncate(to: fields.evaluationStack.count &- 1)
      }
    } while returnToReader(&reader, &index, base: base, watch)
    if base == 0 {
      if fields.hasAftermath { settleAftermath() }
      checkInvariantsIfAsked()
    }
    return true
  }

  /// Goes back to the reader that waits for what was brought up to date.
  ///
  /// - Returns: Whether there is one.
  @inline(__always)
  private func returnToReader<Watch: EvaluationWatch>(
    _ reader: inout ReaderReference, _ index: inout Int, base: Int, _ watch: Watch.Type
  ) -> Bool {
    while fields.evaluationStack.count > base {
      let frame = fields.evaluationStack[fields.evaluationStack.count &- 1]
      if let waiting = frame.reader {
        reader = waiting
        index = frame.nextInput
        return true
      }
      // It has ended meanwhile.
      watch.willDrop(in: self)
      fields.evaluationStack.truncate(to: fields.evaluationStack.count &- 1)
    }
    return false
  }

  /// Runs the rule or the body of the reader on top of the stack.
  @inline(__always)
  private func run(_ reader: ReaderReference) {
    if reader.asNode.mark.traits.contains(.isEffect) {
      reader.with(as: Effect.self) { $0.runOnce() }
    } else {
      fields.kinds.update(reader)
    }
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

  /// Decides on the next step for a reader, and moves the index past the inputs that did not change.
  @inline(__always)
  private func nextStep(for reader: ReaderReference, from index: inout Int) -> Step {
    if index < 0 { return .recompute }
    let inputs = reader.with { $0.inputs }
    let verifiedAt = reader.verifiedAt
    while index < inputs.count {
      // A tombstone stands for an input that is gone: that is a change.
      guard let input = inputs.node(at: index) else { return .recompute }
      let mark = input.mark
      if !mark.isSettled {
        // An input that waits for this reader closes a cycle only if the rule really reads it again.
        return isRunning(input) ? .recompute : .verifyFirst(input.asReader)
      }
      if mark.hasChanged(since: verifiedAt) { return .recompute }
      index &+= 1
    }
    return .alreadyUpToDate
  }

  /// Puts a stale reader on the stack.
  ///
  /// - Returns: The index of its first input; a negative number where it is dirty, and goes straight to its rule.
  @inline(__always)
  private func push<Watch: EvaluationWatch>(_ reader: ReaderReference, _ watch: Watch.Type) -> Int {
    let state = reader.state
    if state.rawValue >= NodeState.verifying.rawValue { trapOnUnready(reader) }
    var frame = EvaluationFrame(reader)
    frame.nextInput = state == .dirty ? -1 : 0
    reader.state = .verifying
    fields.evaluationStack.push(frame)
    watch.didPush(reader, in: self)
    return frame.nextInput
  }

  /// Stops the program because a reader is needed that cannot be brought up to date.
  @inline(never)
  private func trapOnUnready(_ reader: ReaderReference) -> Never {
    if reader.state == .ended { trapOnEnded(reader.asNode) }
    trapOnCycle(at: reader)
  }
}
