extension GraphReference {
  /// How often an effect may run in one flush before it is reported and left alone until its inputs change again.
  static var runsPerFlush: Int { 100 }

  /// Puts an effect into its queue, unless it waits there already or was stopped.
  @usableFromInline
  func schedule(_ reader: ReaderReference) {
    guard reader.asNode.traits.isDisjoint(with: [.isScheduled, .isStopped]) else { return }
    reader.asNode.traits.insert(.isScheduled)
    reader.with(as: Effect.self) { $0.queue.add(reader.asNode, order: $0.order) }
  }

  /// Runs the effects that wait in the graph's own queue, until none does.
  func flush() {
    guard !fields.isFlushing && !fields.effects.isEmpty && fields.rulesRunning == 0 else { return }
    fields.isFlushing = true
    run(fields.effects)
    fields.isFlushing = false
    checkInvariantsIfAsked()
  }

  /// Runs the effects that wait in a queue in the order of their creation, until none does.
  func run(_ queue: EffectQueue) {
    fields.flushes += 1
    while let reader = queue.takeFirst() {
      reader.asNode.traits.remove(.isScheduled)
      guard reader.state != .clean && !reader.asNode.traits.contains(.isStopped) else { continue }
      if reader.with(as: Effect.self, isAllowedToRun) {
        bringUpToDate(reader)
        // An effect of a framework's queue has committed: the graph's own effects follow at once.
        if fields.transactionDepth == 0 { flush() }
      }
    }
  }

  /// Runs an effect for the first time.
  func runFirst(_ effect: Effect) {
    bringUpToDate(ReaderReference(effect))
    if fields.transactionDepth == 0 { flush() }
  }

  /// Counts an effect's turn, and reports it instead where it has had too many.
  private func isAllowedToRun(_ effect: Effect) -> Bool {
    if effect.lastFlush != fields.flushes {
      effect.lastFlush = fields.flushes
      effect.runsInFlush = 0
    }
    effect.runsInFlush += 1
    guard effect.runsInFlush > Self.runsPerFlush else { return true }
    // Its inputs are brought up to date and it passes for clean, so that their next change schedules it again.
    for index in 0..<effect.inputs.count {
      if let input = effect.inputs.node(at: index), input.state != .clean { bringUpToDate(input.asReader) }
    }
    effect.verifiedAt = fields.revision
    effect.state = .clean
    report(
      .effectDoesNotSettle(
        effect: name(of: NodeReference(effect)), cell: fields.lastCellWrittenByEffect.map { name(of: $0) },
        runs: Self.runsPerFlush))
    return false
  }

  /// Whether an input of a reader changed, or may have changed, since the reader was verified.
  func anyInputChanged(of reader: ReaderReference) -> Bool {
    for index in 0..<reader.inputCount {
      guard let input = reader.input(at: index) else { return true }
      if input.state != .clean || reader.verifiedAt < input.changedAt { return true }
    }
    return false
  }
}

extension EffectQueue {
  /// Runs the effects that wait, in the order of their creation, until none does.
  ///
  /// An effect runs only if something that it read really changed. Effects of the graph's own queue that these
  /// effects invalidate run after each of their writes, as after any commit.
  ///
  /// - Complexity: O(waiting effects and what is stale upstream of them), plus their bodies and rules.
  public func run() {
    graph?.state.run(self)
  }
}
