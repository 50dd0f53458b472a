/// The flush, and what comes after it.
extension Mutation {
  /// What can be broken in it.
  static let flushing: [Mutation] = [
    Mutation(
      mechanism: "order of effects", file: "Storage/EffectTurns.swift",
      original: """
            if fields.isOutOfOrder { sort() }
            let head
        """,
      replacement: "    let head",
      why: "effects run in the order in which they became due"),
    Mutation(
      mechanism: "order of effects", file: "Storage/EffectTurns.swift",
      original: "{ $0.order < $1.order }",
      replacement: "{ $0.order > $1.order }",
      why: "effects run in the reverse order of their creation"),
    Mutation(
      mechanism: "order of effects", file: "Storage/Effect+Storage.swift",
      original: ", order: turns.nextOrder())",
      replacement: ")",
      why: "effects have no places in the order of creation"),
    Mutation(
      mechanism: "leaving a queue", file: "Storage/EffectTurns.swift",
      original: "if fields.isOutOfOrder { fields.departed.push(order) } else { takeOut(order) }",
      replacement: "takeOut(order)",
      why: "an effect that ends is looked for by its order among those that are out of order"),
    Mutation(
      mechanism: "leaving a queue", file: "Storage/EffectTurns.swift",
      original: "while let order = fields.departed.pop() { takeOut(order) }",
      replacement: "fields.departed.truncate(to: 0)",
      why: "an effect that ends while turns are out of order has its turn all the same"),
    Mutation(
      mechanism: "order of effects", file: "Storage/EffectTurns.swift",
      original: "fields.turns[middle].order <= order ?",
      replacement: "fields.turns[middle].order < order ?",
      why: "an effect is looked for in the wrong half"),
    Mutation(
      mechanism: "order of effects", file: "Storage/EffectTurns.swift",
      original: """
            fields.isOutOfOrder = false

        """,
      replacement: "",
      why: "a queue that was out of order once is sorted when it is empty, too"),
    Mutation(
      mechanism: "leaving a queue", file: "Storage/EffectTurns.swift",
      original: "var waiting = fields.head..<",
      replacement: "var waiting = 0..<",
      why: "an effect that ends is looked for among those that have had their turns"),
    Mutation(
      mechanism: "first run", file: "Transactions/Flush.swift",
      original: "[.observers, .aftermath, .attended]",
      replacement: "[.observers, .attended]",
      why: "the error of an effect's first run is reported with the next change"),
    Mutation(
      mechanism: "first run", file: "Transactions/Flush.swift",
      original: "[.observers, .aftermath, .attended]",
      replacement: "[.aftermath, .attended]",
      why: "observers are told with the next change of what an effect's first run has written"),
    Mutation(
      mechanism: "leaving a queue", file: "Storage/EffectTurns.swift",
      original: "    fields.turns[waiting.lowerBound].effect = nil\n",
      replacement: "",
      why: "an effect that goes stays in its queue"),
    Mutation(
      mechanism: "leaving a queue", file: "Storage/EffectTurns.swift",
      original: """
              if let effect = takeFirstLiving() { return effect }

        """,
      replacement: "",
      why: "an effect that goes takes those with it that wait behind it"),
    Mutation(
      mechanism: "queues", file: "Storage/EffectTurns.swift",
      original: "fields.wakes && fields.turns.count == fields.head &+ 1 && !fields.isRunning",
      replacement: "fields.wakes && !fields.isRunning",
      why: "who runs a queue is called for each effect"),
    Mutation(
      mechanism: "queues", file: "Storage/EffectTurns.swift",
      original: "fields.wakes && fields.turns.count == fields.head &+ 1 && !fields.isRunning",
      replacement: "fields.wakes && fields.turns.count == fields.head &+ 1",
      why: "who runs a queue is called for what becomes due in its run"),
    Mutation(
      mechanism: "queues", file: "Transactions/Flush.swift",
      original: "    guard !queue.isRunning && !fields.isRuleRunning else { return }",
      replacement: "    guard !fields.isRuleRunning else { return }",
      why: "an effect that runs its own queue runs others inside itself"),
    Mutation(
      mechanism: "queues", file: "Transactions/Flush.swift",
      original: "    guard !queue.isRunning && !fields.isRuleRunning else { return }",
      replacement: "    guard !queue.isRunning else { return }",
      why: "a rule that runs a queue runs its effects"),
    Mutation(
      mechanism: "queues", file: "Transactions/Flush.swift",
      original: """
            if !fields.isFlushing && fields.transactionDepth == 0 { flush() }

        """,
      replacement: "",
      why: "the effects of the graph do not follow those of a queue"),
    Mutation(
      mechanism: "queues", file: "Transactions/Flush.swift",
      original: "let isOutermost = fields.evaluationStack.isEmpty && isOnKnownStack()",
      replacement: "let isOutermost = isOnKnownStack()",
      why: "a queue that an effect runs takes that effect off the stack"),
    Mutation(
      mechanism: "lifetime of queues", file: "Storage/EffectTurns.swift",
      original: "{ _ = unsafe fields.queue?.retain() }",
      replacement: "{}",
      why: "a queue goes before its effects"),
    Mutation(
      mechanism: "lifetime of queues", file: "Storage/EffectTurns.swift",
      original: "{ unsafe fields.queue?.release() }",
      replacement: "{}",
      why: "a queue outlives its last effect"),
    Mutation(
      mechanism: "cap", file: "Storage/Effect+Storage.swift",
      original: "runsWithWrites.count < limit ||",
      replacement: "runsWithWrites.count <= limit ||",
      why: "an effect may run once more than it may"),
    Mutation(
      mechanism: "cap", file: "Storage/Effect+Storage.swift",
      original: "round != turns.round ? 1 : count < .max ? count + 1 : .max",
      replacement: "count < .max ? count + 1 : .max",
      why: "the runs of all flushes count together"),
    Mutation(
      mechanism: "cap", file: "Attributes/Effect.swift",
      original: "    if revision < graph.fields.revision { countRunWithWrites() }",
      replacement: "    countRunWithWrites()",
      why: "runs that change nothing count, too"),
    Mutation(
      mechanism: "cap", file: "Transactions/Flush.swift",
      original: "      effect.mark = effect.mark.settled(.clean)",
      replacement: "",
      why: "an effect that was left alone is never due again"),
    Mutation(
      mechanism: "cap", file: "Transactions/Flush.swift",
      original: "    guard hasChanged && !effect.isStopped else { return }",
      replacement: "    guard !effect.isStopped else { return }",
      why: "an effect that has settled at last is reported"),
    Mutation(
      mechanism: "cap", file: "Transactions/Flush.swift",
      original: """
              if let input = effect.inputs.node(at: index), !input.state.isSettled { bringUpToDate(input.asReader) }

        """,
      replacement: "",
      why: "the inputs of an effect that is left alone stay stale"),
    Mutation(
      mechanism: "cap", file: "Transactions/Flush.swift",
      original: "fields.lastCellWritten.map { name(of: $0) }",
      replacement: "nil",
      why: "the report does not name the cell"),
    Mutation(
      mechanism: "turns", file: "Storage/EffectTurns.swift",
      original: "if order < fields.latest { fields.isOutOfOrder = true } else { fields.latest = order }",
      replacement: "fields.latest = order",
      why: "effects run in the order in which they became due"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: """
            case true?: runOutermost(reader, mark, inputs, tracking)

        """,
      replacement: """
            case true?: runIfNeeded(reader)

        """,
      why: "an effect that had its turn goes on counting as one that waits"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: "      guard mark.has(.checked, without: [.isStopped, .hasScope]),",
      replacement: "      guard mark.has(.checked, without: .isStopped),",
      why: "what an effect made outlives its next run"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: "      guard mark.has(.checked, without: [.isStopped, .hasScope]),",
      replacement: "      guard mark.has(.checked, without: .hasScope),",
      why: "an effect that is due runs though it was stopped while it waited"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: "        reader.with(as: Effect.self, { $0.hasTurnsLeft(of: Self.runsPerFlush) })",
      replacement: "        true",
      why: "an effect that writes what it reads is never left alone"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: """
              let mark = reader.asNode.mark.removing(.isScheduled)
              guard
        """,
      replacement: """
              let mark = reader.asNode.mark
              guard
        """,
      why: "an effect becomes due once in its life"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: """
            let mark = reader.asNode.mark.removing(.isScheduled)
            reader
        """,
      replacement: """
            let mark = reader.asNode.mark
            reader
        """,
      why: "an effect becomes due no more when its turn was out of the ordinary"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: "mark.traits.isDisjoint(with: [.isStopped, .hasScope])",
      replacement: "mark.traits.isDisjoint(with: .hasScope)",
      why: "an effect runs that was stopped by a rule which ran for it"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: "{ bringUpToDate(reader) } else { validate(reader) }",
      replacement: "{ bringUpToDate(reader) }",
      why: "an effect whose inputs turn out unchanged is never due again"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: """
              didSettle()
              flushAfterTurn()
        """,
      replacement: "      flushAfterTurn()",
      why: "what the turn of an effect leaves to be done waits until another one has had its turn"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: """
              if fields.oddities != ordinary { return queue.takeFirst() }

        """,
      replacement: "",
      why: "who begins to listen in an effect hears nothing of those that run after it in the flush"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: "guard next == nil && fields.oddities == .flushing else",
      replacement: "guard next == nil else",
      why: "what is out of the ordinary when all effects have had their turns is forgotten"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: "guard next == nil && fields.oddities == .flushing else",
      replacement: "guard fields.oddities == .flushing else",
      why: "a flush ends at the first effect about whose turn something is out of the ordinary"),
    Mutation(
      mechanism: "turns", file: "Transactions/Flush.swift",
      original: """
            var next = first

        """,
      replacement: """
            var next: ReaderReference?

        """,
      why: "the effect at which a flush has ceased to be ordinary has no turn"),
    Mutation(
      mechanism: "first run", file: "Transactions/Flush.swift",
      original: """
            fields.firstRuns -= 1
            if fields.transactionDepth == 0 && hasWorkForFlush { flush() }
        """,
      replacement: "    fields.firstRuns -= 1",
      why: "what an effect writes in its first run reaches nobody"),
    Mutation(
      mechanism: "first run", file: "Graph+Making.swift",
      original: """
            state.schedule(ReaderReference(effect))
            return effect
        """,
      replacement: "    return effect",
      why: "an effect on a queue never runs for the first time"),
    Mutation(
      mechanism: "first run", file: "Transactions/Flush.swift",
      original: """
            guard !effect.isStopped else { return }

        """,
      replacement: "",
      why: "an effect runs once that is made for a scope which ends"),
    Mutation(
      mechanism: "observers", file: "Transactions/Flush.swift",
      original: """
            fields.isFlushing = true
            run(fields.effectTurns)
        """,
      replacement: """
            fields.isFlushing = true
            _ = runNextObserver()
            run(fields.effectTurns)
        """,
      why: "observers are called before effects have settled"),
    Mutation(
      mechanism: "observers", file: "Transactions/Flush.swift",
      original: "fields.mailRoom != nil && takeNews(inRound: &rounds) || runNextObserver()",
      replacement: "runNextObserver() || fields.mailRoom != nil && takeNews(inRound: &rounds)",
      why: "observers are called before effects have dealt with the news of the flush"),
    Mutation(
      mechanism: "observers", file: "Transactions/Flush.swift",
      original: "isDisjoint(with: [.attended, .observers]) && goOn",
      replacement: "isDisjoint(with: .attended) && goOn",
      why: "observers are called only where the graph has ways in and out, or hooks"),
    Mutation(
      mechanism: "observers", file: "Transactions/Flush.swift",
      original: "    if !turns.isRunning { turns.beginRound() }",
      replacement: "    turns.beginRound()",
      why: "an observer that changes what it observes is never left alone"),
    Mutation(
      mechanism: "observers", file: "Transactions/Flush.swift",
      original: """
            schedule(ReaderReference(effect))
            if fields.transactionDepth == 0 { flush() }
            return
        """,
      replacement: """
            schedule(ReaderReference(effect))
            flush()
            return
        """,
      why: "an observer made in a transaction is called in it"),
    Mutation(
      mechanism: "failures", file: "Transactions/Aftermath.swift",
      original: "    if fields.isFlushing || fields.transactionDepth > 0 || fields.firstRuns > 0 {",
      replacement: "    if fields.transactionDepth > 0 || fields.firstRuns > 0 {",
      why: "errors of effects are reported in the middle of a flush"),
    Mutation(
      mechanism: "failures", file: "Transactions/Aftermath.swift",
      original: "    if fields.isFlushing || fields.transactionDepth > 0 || fields.firstRuns > 0 {",
      replacement: "    if fields.isFlushing || fields.firstRuns > 0 {",
      why: "errors of effects are reported in the middle of a transaction"),
    Mutation(
      mechanism: "failures", file: "Transactions/Aftermath.swift",
      original: """
              let failure = fields.failures[next]
              next += 1

        """,
      replacement: """
              guard let failure = fields.failures.popLast() else { break }

        """,
      why: "errors of effects are reported in the reverse order"),
    Mutation(
      mechanism: "failures", file: "Attributes/Effect.swift",
      original: "catch { graph.noteFailureOfEffect(error) }",
      replacement: "catch {}",
      why: "errors of effects are swallowed"),
    Mutation(
      mechanism: "failures", file: "Transactions/Aftermath.swift",
      original: """
            while next < fields.failures.count {

        """,
      replacement: """
            let count = fields.failures.count
            while next < count {

        """,
      why: "errors that come while errors are reported are lost"),
    Mutation(
      mechanism: "failures", file: "Transactions/Aftermath.swift",
      original: """
            guard !fields.isReportingFailures else { return }

        """,
      replacement: "",
      why: "an error that a handler causes is reported inside that call of the handler"),
    Mutation(
      mechanism: "making stale", file: "Transactions/Aftermath.swift",
      original: """
            fields.revision.advance()
            reader.state = .dirty
        """,
      replacement: "    reader.state = .dirty",
      why: "an invalidation is older than what it invalidates"),
    Mutation(
      mechanism: "making stale", file: "Transactions/Aftermath.swift",
      original: """
            guard reader.state.isSettled || reader.state == .checked else { return }

        """,
      replacement: "",
      why: "an invalidation by hand reaches what is running"),
    Mutation(
      mechanism: "making stale", file: "Transactions/Aftermath.swift",
      original: "{ schedule(reader) } else { markOutputs(of: reader.asNode) }",
      replacement: "{ schedule(reader) }",
      why: "who reads what was invalidated does not hear of it"),
    Mutation(
      mechanism: "order of effects", file: "Storage/EffectTurns.swift",
      original: "    for index in 0..<fields.places.count {",
      replacement: "    for index in (0..<fields.places.count).reversed() {",
      why: "effects that were made one after the other run in the reverse order"),
  ]
}
