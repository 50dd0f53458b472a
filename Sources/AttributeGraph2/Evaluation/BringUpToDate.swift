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
  func bringUpToDate(_ target: ReaderReference) { _ = bringUpToDateInline(target) }

  /// Brings an attribute up to date for a read that was not expected, and records that.
  @usableFromInline
  func prepareRead(of reader: ReaderReference) {
    if reader.state != .clean {
      _ = bringUpToDateInline(reader)
      // Its own rule may have ended it.
      if reader.state == .ended { trapOnEnded(reader.asNode) }
    }
    recordRead(of: reader.asNode)
  }

  /// The body of `bringUpToDate`, of which a read that needs it is to be one function.
  ///
  /// - Returns: Whether the reader is clean, and nothing is out of the ordinary.
  @inline(__always)
  func bringUpToDateInline(_ target: ReaderReference) -> Bool {
    let mark = target.asNode.mark
    if mark.state == .provisional {
      catchUp(target)
      return false
    }
    let isOutermost = fields.evaluationStack.isEmpty
    guard isOutermost ? isOnKnownStack() : hasStackLeft() else {
      bringUpToDateElsewhere(target)
      return false
    }
    if mark.state.rawValue >= NodeState.verifying.rawValue { trapOnUnready(target) }
    settleUnwatched(target, mark)
    return isOutermost ? didSettle() : fields.oddities.isDisjoint(with: .ofRules)
  }

  /// Brings a stale reader up to date, as long as nobody listens.
  ///
  /// Most of those that rules read have inputs that are up to date already, as far as they matter: the inputs of both
  /// are often the same. Most others have one that has such inputs. They need no loop, which takes three times as long.
  ///
  /// - Parameters:
  ///   - target: The reader.
  ///   - mark: Its mark, which is checked or dirty.
  /// - Complexity: As for `bringUpToDate`.
  @inline(__always)
  func settleUnwatched(_ target: ReaderReference, _ mark: NodeMark) {
    guard hasToRun(target, mark) else { return }
    fields.evaluationStack.push(target)
    _ = run(target, target.asNode.mark, .none)
    fields.evaluationStack.pop()
  }

  /// Brings the inputs of a stale reader up to date, as far as they matter, as long as nobody listens.
  ///
  /// - Parameters:
  ///   - target: The reader.
  ///   - mark: Its mark, which is checked or dirty.
  /// - Returns: Whether the reader has to run, and has not done so; else it is up to date, or has gone.
  @inline(__always)
  func hasToRun(_ target: ReaderReference, _ mark: NodeMark) -> Bool {
    if mark.has(.checked, without: .mustRun) {
      var inputs = target.with { $0.inputs }
      let verifiedAt = target.verifiedAt
      var index = 0
      while true {
        if index == inputs.count {
          validate(target)
          return false
        }
        // A tombstone stands for an input that is gone: that is a change.
        guard let input = inputs.node(at: index) else { break }
        var mark = input.mark
        if !mark.isSettled {
          switch settleInput(input, mark, of: target) {
          case .settled:
            mark = input.mark
            inputs = target.with { $0.inputs }
          case .needsLoop:
            settleHigher(target, from: fields.hasLookedBack ? 0 : index)
            return false
          case .lostReader: return false
          }
        }
        if mark.hasChanged(since: verifiedAt) { break }
        index &+= 1
      }
    }
    return true
  }

  /// Brings a stale input up to date whose own inputs are up to date, as far as they matter.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - mark: Its mark.
  ///   - target: Its reader, which is being verified.
  /// - Returns: What has come of it.
  private func settleInput(
    _ input: NodeReference, _ mark: NodeMark, of target: ReaderReference
  ) -> InputOutcome {
    guard mark.state == .checked || mark.state == .dirty, let mustRun = mustRun(input.asReader, mark) else {
      return .needsLoop
    }
    if !mustRun {
      validate(input.asReader)
      return .settled
    }
    target.state = .verifying
    fields.evaluationStack.push(target)
    fields.evaluationStack.push(input.asReader)
    _ = runRule(of: input.asReader, mark, .none)
    fields.evaluationStack.pop()
    let lives = fields.evaluationStack.top.reader != nil
    fields.evaluationStack.pop()
    guard lives else { return .lostReader }
    target.state = .checked
    return fields.hasLookedBack ? .needsLoop : .settled
  }

  /// What comes of an attempt to bring an input up to date without the loop.
  private enum InputOutcome {
    /// It is up to date, and all that was known of the inputs before it still holds.
    case settled
    /// It was not tried, or something that was known holds no more.
    case needsLoop
    /// The reader has ended meanwhile.
    case lostReader
  }

  /// Whether a stale reader has to run; nil where that depends on an input that is stale itself.
  @inline(__always)
  private func mustRun(_ reader: ReaderReference, _ mark: NodeMark) -> Bool? {
    mark.has(.checked, without: .mustRun) ? hasChangedInput(reader) : true
  }

  /// Whether an input of a reader that is not dirty has changed; nil where that depends on an input that is stale itself.
  @inline(__always)
  func hasChangedInput(_ reader: ReaderReference) -> Bool? {
    InputRow(of: reader).haveChanged(since: reader.verifiedAt)
  }

  /// The way of those that lie higher, as long as nobody listens. It is a function of its own, as it needs more room.
  @inline(never)
  private func settleHigher(_ target: ReaderReference, from firstStale: Int) {
    if isInOpenChain(target) { trapOnCycle(at: target) }
    _ = settle(target, from: firstStale, Unwatched.self)
  }

  /// Does what is left to do when the outermost evaluation is over.
  ///
  /// - Returns: Whether nothing was out of the ordinary.
  @discardableResult
  @inlinable @inline(__always)
  func didSettle() -> Bool {
    let isOrdinary = fields.oddities.isDisjoint(with: .ofOutermostReads)
    if fields.hasAftermath { settleAftermath() }
    checkInvariantsIfAsked()
    return isOrdinary
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
    if fields.evaluationStack.isEmpty { didSettle() }
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
    let isUpToDate = fields.isWatched ? settle(target, WatchedAbortable.self) : settle(target, Abortable.self)
    if fields.evaluationStack.isEmpty { didSettle() }
    return isUpToDate
  }

  /// The loop of `bringUpToDate`, compiled once for each way of watching it.
  ///
  /// - Parameters:
  ///   - target: The reader.
  ///   - firstStale: The first of its inputs that is not known to be up to date and unchanged, unless it is dirty.
  ///   - watch: How it is watched.
  /// - Returns: Whether the reader is up to date; only an abortable update can end without.
  @inline(__always)
  private func settle<Watch: EvaluationWatch>(
    _ target: ReaderReference, from firstStale: Int = 0, _ watch: Watch.Type
  ) -> Bool {
    if target.state.rawValue >= NodeState.verifying.rawValue { trapOnUnready(target) }
    var reader = target
    // How many frames are not the loop's own.
    let base = fields.evaluationStack.count
    // The first input that is not known to be up to date and unchanged; negative for a reader that runs in any case.
    var index = push(reader, reader.asNode.mark, watch)
    if index == 0 { index = firstStale }
    repeat {
      if watch.mustAbort(in: self) {
        abort(downTo: base, watch)
        return false
      }
      while let input = nextToVerify(for: reader, from: &index) {
        if index > 0 { fields.evaluationStack.top.nextInput = index }
        reader = input.asReader
        index = push(reader, input.mark, watch)
      }
      if index == Self.allVerified {
        validate(reader)
        watch.didValidate(reader, in: self)
      } else {
        if watch.asksForReasons { fields.evaluationStack.top.nextInput = index }
        watch.willRun(reader, in: self)
        reader = run(reader, reader.asNode.mark, watch.asksForReasons ? .none : Sequel(waitingAbove: base))
        watch.didRun(in: self)
      }
    } while returnFrom(&reader, to: &index, downTo: base, watch)
    return true
  }

  /// What `nextToVerify` makes of the index when all inputs are up to date and none has changed.
  private static var allVerified: Int { .max }
  /// What it stands for that the rule runs, whatever the inputs are.
  private static var runsInAnyCase: Int { -1 }

  /// Looks for an input of a reader that has to be verified before it is known whether the reader's rule has to run.
  ///
  /// - Parameters:
  ///   - reader: The reader on top of the stack.
  ///   - index: The first input that is not known to be up to date and unchanged. It moves on to the input that is
  ///     returned, or to the one because of which the rule runs, or to `allVerified`.
  /// - Returns: The input; nil where it is known.
  @inline(__always)
  private func nextToVerify(for reader: ReaderReference, from index: inout Int) -> NodeReference? {
    if index < 0 { return nil }
    let inputs = reader.with { $0.inputs }
    while index < inputs.count {
      // A tombstone stands for an input that is gone: that is a change.
      guard let input = inputs.node(at: index) else { return nil }
      let mark = input.mark
      // An input that waits for this reader closes a cycle only if the rule really reads it again.
      if !mark.isSettled { return isRunning(input) ? nil : input }
      if mark.hasChanged(since: reader.verifiedAt) { return nil }
      index &+= 1
    }
    index = Self.allVerified
    return nil
  }

  /// Takes the reader off the stack that was brought up to date, and goes back to the one that waits for it.
  ///
  /// - Returns: Whether there is one.
  @inline(__always)
  private func returnFrom<Watch: EvaluationWatch>(
    _ reader: inout ReaderReference, to index: inout Int, downTo base: Int, _ watch: Watch.Type
  ) -> Bool {
    // A reader that ends makes those who verify it look back, so it lives where nobody has.
    let isIntact = !fields.hasLookedBack
    assert(!isIntact || fields.evaluationStack.count == base + 1 || fields.evaluationStack.top.reader != nil)
    while true {
      fields.evaluationStack.pop()
      if fields.evaluationStack.count == base { return false }
      let frame = fields.evaluationStack.top
      if let waiting = frame.reader {
        index = frame.nextInput
        if isIntact {
          // The input at the index is the one that was just brought up to date.
          if reader.asNode.mark.hasChanged(since: waiting.verifiedAt) {
            if !watch.asksForReasons { index = Self.runsInAnyCase }
          } else {
            index &+= 1
          }
        }
        reader = waiting
        return true
      }
      // It has ended meanwhile.
      watch.willDrop(in: self)
    }
  }

  /// Settles a reader without running it.
  @inline(__always)
  func validate(_ reader: ReaderReference) { validate(reader, reader.asNode.mark, as: settledState(of: reader)) }

  /// The same where the mark and the state are known: clean, as long as nothing is observed outside the graph.
  @inline(__always)
  func validate(_ reader: ReaderReference, _ mark: NodeMark, as state: NodeState) {
    reader.verifiedAt = fields.revision
    reader.asNode.mark = mark.settled(state)
    fields.counters.validations &+= 1
  }

  /// Runs the rule or the body of the reader on top of the stack, whose mark is given, and what is next, see `Sequel`.
  ///
  /// - Returns: The last reader that has run, which may be gone.
  @inline(__always)
  func run(_ reader: ReaderReference, _ mark: NodeMark, _ sequel: Sequel) -> ReaderReference {
    guard mark.traits.contains(.isEffect) else { return runRule(of: reader, mark, sequel) }
    reader.asNode.mark = mark.computing
    reader.with(as: Effect.self) { $0.runOnce() }
    return reader
  }

  /// The same for an attribute.
  @inline(__always)
  func runRule(of reader: ReaderReference, _ mark: NodeMark, _ sequel: Sequel) -> ReaderReference {
    reader.asNode.mark = mark.computing
    return fields.kinds.update(reader, sequel)
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
  }

  /// Whether a node is being brought up to date by somebody further down in the stack.
  @inline(__always)
  func isRunning(_ node: NodeReference) -> Bool { node.state == .verifying || node.state == .computing }

  /// Puts a stale reader on the stack.
  ///
  /// - Returns: The index of its first input; a negative number where it is dirty, or was told of a cycle, and goes straight
  ///   to its rule.
  @inline(__always)
  private func push<Watch: EvaluationWatch>(_ reader: ReaderReference, _ mark: NodeMark, _ watch: Watch.Type) -> Int {
    var verifying = mark
    verifying.state = .verifying
    reader.asNode.mark = verifying
    var frame = EvaluationFrame(reader)
    frame.nextInput = mark.has(.checked, without: .sawCycle) ? 0 : Self.runsInAnyCase
    fields.evaluationStack.push(frame)
    watch.didPush(reader, in: self)
    return frame.nextInput
  }

  /// Stops the program because a reader is needed that cannot be brought up to date.
  @inline(never)
  func trapOnUnready(_ reader: ReaderReference) -> Never {
    if reader.state == .ended { trapOnEnded(reader.asNode) }
    trapOnCycle(at: reader)
  }
}
