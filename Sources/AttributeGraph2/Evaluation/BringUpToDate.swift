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
    guard fields.evaluationStack.isEmpty || hasStackLeft() else {
      return continueOnRoomyStack { bringUpToDate(target) }
    }
    if fields.evaluationStack.isEmpty { noteStackBase() }
    let base = fields.evaluationStack.count
    push(target)
    while fields.evaluationStack.count > base {
      let top = fields.evaluationStack.count - 1
      guard let reader = fields.evaluationStack[top].reader else {
        fields.evaluationStack.truncate(to: top)
        continue
      }
      switch nextStep(for: reader, at: top) {
      case .verifyFirst(let input):
        push(input)
      case .recompute:
        reader.state = .computing
        reader.update()
        fields.evaluationStack.truncate(to: top)
      case .alreadyUpToDate:
        reader.verifiedAt = fields.revision
        reader.state = .clean
        fields.counters.validations &+= 1
        fields.evaluationStack.truncate(to: top)
      }
    }
    if base == 0 {
      releaseEndedBodies()
      if !fields.oldValues.isEmpty { releaseOldValues() }
      checkInvariantsIfAsked()
    }
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
      if let input = reader.input(at: index), input.state != .clean { bringUpToDate(input.asReader) }
      index += 1
    }
  }

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
  private func nextStep(for reader: ReaderReference, at top: Int) -> Step {
    // A reader that was dirty when it was pushed goes straight to its rule.
    var index = fields.evaluationStack[top].nextInput
    if index < 0 { return .recompute }
    let count = reader.inputCount
    let verifiedAt = reader.verifiedAt
    while index < count {
      // A tombstone stands for an input that is gone: that is a change.
      guard let input = reader.input(at: index) else { return .recompute }
      if input.state != .clean {
        fields.evaluationStack[top].nextInput = index
        return .verifyFirst(input.asReader)
      }
      if verifiedAt < input.changedAt { return .recompute }
      index &+= 1
    }
    return .alreadyUpToDate
  }

  /// Puts a stale reader on the stack.
  @inline(__always)
  private func push(_ reader: ReaderReference) {
    var frame = EvaluationFrame(reader)
    switch reader.state {
    case .dirty: frame.nextInput = -1
    case .checked: break
    case .verifying, .computing: trapOnCycle(at: reader)
    case .clean: break
    }
    reader.state = .verifying
    fields.evaluationStack.push(frame)
  }
}
