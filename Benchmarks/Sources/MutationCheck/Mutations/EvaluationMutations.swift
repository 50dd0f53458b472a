/// Bringing a node up to date.
extension Mutation {
  /// What can be broken in it.
  static let evaluation: [Mutation] = [
    Mutation(
      mechanism: "revision comparison", file: "Evaluation/BringUpToDate.swift",
      original: "if mark.hasChanged(since: reader.verifiedAt) { return nil }",
      replacement: "if mark.hasChanged(since: reader.verifiedAt) && index > 0 { return nil }",
      why: "a change of the first input goes unseen"),
    Mutation(
      mechanism: "revision comparison", file: "Storage/NodeMark.swift",
      original: "{ bits > revision.number | 0xffff }",
      replacement: "{ bits >= revision.number }",
      why: "an input that changed before the last run counts as changed"),
    Mutation(
      mechanism: "order of reads", file: "Evaluation/BringUpToDate.swift",
      original: """
            while index < inputs.count {

        """,
      replacement: """
            for later in index..<inputs.count {
              if let input = inputs.node(at: later), !input.state.isSettled, !isRunning(input) { return input }
            }
            while index < inputs.count {

        """,
      why: "all inputs are brought up to date before the first is compared"),
    Mutation(
      mechanism: "order of reads", file: "Evaluation/BringUpToDate.swift",
      original: "if !mark.isSettled { return isRunning(input) ? nil : input }",
      replacement: "if !mark.isSettled { return nil }",
      why: "a rule runs because an input may be stale"),
    Mutation(
      mechanism: "running inputs", file: "Evaluation/BringUpToDate.swift",
      original: "if !mark.isSettled { return isRunning(input) ? nil : input }",
      replacement: "if !mark.isSettled { return input }",
      why: "an input that waits for its reader is taken for a cycle"),
    Mutation(
      mechanism: "first run", file: "Evaluation/BringUpToDate.swift",
      original: "frame.nextInput = mark.has(.checked, without: .sawCycle) ? 0 : Self.runsInAnyCase",
      replacement: "frame.nextInput = 0",
      why: "a rule that must run is asked about its inputs"),
    Mutation(
      mechanism: "counts", file: "Evaluation/BringUpToDate.swift",
      original: """
            fields.counters.validations &+= 1

        """,
      replacement: "",
      why: "what turned out not to be stale is not counted"),
    Mutation(
      mechanism: "refreshed inputs", file: "Evaluation/Recompute.swift",
      original: """
              refreshInputs(of: reader)
              guard readerOnTopLives else { return nil }

        """,
      replacement: "",
      why: "inputs that a rule itself made stale stay so"),
    Mutation(
      mechanism: "refreshed inputs", file: "Evaluation/LookBacks.swift",
      original: "while refreshInputsOnce(of: reader) { countLookBack(of: reader) }",
      replacement: "_ = refreshInputsOnce(of: reader)",
      why: "an input that a later one makes stale again stays so"),
    Mutation(
      mechanism: "looking back", file: "Evaluation/LookBacks.swift",
      original: "100 + UInt64(count) * UInt64(count)",
      replacement: "0",
      why: "inputs that make each other stale for a while are taken for some that do so for ever"),
    Mutation(
      mechanism: "tracking of nested evaluations", file: "Evaluation/Evaluation.swift",
      original: "    fields.innermost = tracking.record.outer",
      replacement: """
            fields.innermost = tracking.record.outer
            fields.tracking.pause()
        """,
      why: "reads after an inner evaluation are not tracked"),
    Mutation(
      mechanism: "untracked reads", file: "Evaluation/Evaluation.swift",
      original: """
            fields.innermost = tracking
            defer { endTracking(tracking) }

        """,
      replacement: "",
      why: "untracked reads make inputs"),
    Mutation(
      mechanism: "untracked reads", file: "Evaluation/Evaluation.swift",
      original: """
            defer { endTracking(tracking) }

        """,
      replacement: "",
      why: "reads after an untracked closure make no inputs"),
    Mutation(
      mechanism: "ends during evaluation", file: "Tracking/Tracking.swift",
      original: """
              fields.newInputs.truncate(to: newInputs.lowerBound)
              return false
        """,
      replacement: "      return false",
      why: "what an ended evaluation read is left to others"),
    Mutation(
      mechanism: "cycles", file: "Evaluation/Cycle.swift",
      original: """
              if path.isEmpty && frame.asNode != reader.asNode { continue }

        """,
      replacement: "",
      why: "those who only lead to a cycle are named as part of it"),
    Mutation(
      mechanism: "cycles", file: "Evaluation/Cycle.swift",
      original: """
            path.append(name(of: reader.asNode))
            return path
        """,
      replacement: "    return path",
      why: "the path of a cycle does not end where it began"),
    Mutation(
      mechanism: "cycles", file: "Attributes/Computed.swift",
      original: """
              graph.recordRead(of: reader.asNode)
              // Whatever value the attribute has when this is over, who was told of the cycle has not seen it.

        """,
      replacement: "",
      why: "the read that closes a cycle is no input, so nobody hears when it opens"),
    Mutation(
      mechanism: "cycles", file: "Attributes/Computed.swift",
      original: "let told = graph.fields.tracking.reader, told.asNode != reader.asNode {",
      replacement: "let told = graph.fields.tracking.reader {",
      why: "a rule that reads itself becomes its own input"),
    Mutation(
      mechanism: "cycles", file: "Evaluation/BringUpToDate.swift",
      original: """
            if target.state.rawValue >= NodeState.verifying.rawValue { trapOnUnready(target) }

        """,
      replacement: "",
      why: "a cycle that cannot be thrown runs on"),
    Mutation(
      mechanism: "chains", file: "Tracking/EndingNodes.swift",
      original: "      || fields.evaluationStack[0].reader?.asNode == reader.asNode",
      replacement: "",
      why: "the effect at the end of a chain that a rule of the chain drops is brought up to date"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: "    guard fields.edgeChanges == chain.edgeChanges else { return bringUpToDate(effect) }",
      replacement: "",
      why: "a chain is followed from a head that may be gone"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: "    return fields.edgeChanges == chain.edgeChanges ? last.asNode : nil",
      replacement: "    return last.asNode",
      why: "a chain is followed on though an edge has gone"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: """
                && !current.mark.hasChanged(since: next.asReader.verifiedAt)

        """,
      replacement: "",
      why: "no attribute of a chain runs that is not like the one before it"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: "&& !current.mark.hasChanged(since: next.asReader.verifiedAt)",
      replacement: "&& fields.isWatched",
      why: "all attributes of a chain run"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: "    guard isInChain, ",
      replacement: "    guard !isInChain, ",
      why: "a read that closes a cycle in a chain traps instead of throwing"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: """
            if mark.isSettled { return head }

        """,
      replacement: """
            return head

        """,
      why: "the head of a chain is taken for up to date"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: "    return lowest.state == .checked || lowest.state == .dirty",
      replacement: "    return false",
      why: "nobody knows that a chain is being updated"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: """
            guard lives else { return }

        """,
      replacement: "",
      why: "an effect runs that a rule of its chain has ended"),
    Mutation(
      mechanism: "chains", file: "Transactions/Flush.swift",
      original: """
            reader.with(as: Effect.self) { $0.chainHead = head }

        """,
      replacement: """
            if let head { reader.with(as: Effect.self) { $0.chainHead = head } }

        """,
      why: "an effect that waits for something else follows the chain that ended at it before"),
    Mutation(
      mechanism: "chains", file: "Storage/EffectTurns.swift",
      original: "    if fields.turns.isEmpty { fields.edgeChanges = edgeChanges }",
      replacement: "    fields.edgeChanges = edgeChanges",
      why: "a chain that has lost an edge passes for whole when another effect comes to wait"),
    Mutation(
      mechanism: "alike rules", file: "Evaluation/Sequel.swift",
      original: """
            guard next.isOfSameClass(as: reader.asNode) else { return nil }

        """,
      replacement: "",
      why: "a rule of one type goes on with that of another type as if it were its own"),
    Mutation(
      mechanism: "alike rules", file: "Evaluation/Sequel.swift",
      original: "mark.has(state, with: .isPlainRule, without: .hasScope)",
      replacement: "mark.has(state, with: .isPlainRule, without: [])",
      why: "what a rule made outlives its next run where that follows the run of another"),
    Mutation(
      mechanism: "alike rules", file: "Evaluation/Sequel.swift",
      original: "    if fields.edgeChanges == sequel.word {",
      replacement: "    if sequel.word & 1 == 1 && sequel.word != .max {",
      why: "a rule goes on with its chain though it has made an edge go"),
    Mutation(
      mechanism: "alike rules", file: "Evaluation/Sequel.swift",
      original: """
            fields.evaluationStack.pop()
            waiting
        """,
      replacement: "    waiting",
      why: "a reader that has waited runs with the one above it still on the stack"),
    Mutation(
      mechanism: "alike rules", file: "Evaluation/Sequel.swift",
      original: "truncatingIfNeeded: base + 2) << 1",
      replacement: "truncatingIfNeeded: base + 1) << 1",
      why: "the last of those that waited goes on with what lies below it"),
    Mutation(
      mechanism: "alike rules", file: "Evaluation/Sequel.swift",
      original: "{ Sequel(word: .max) }",
      replacement: "{ Sequel(word: 0) }",
      why: "where nothing comes next, whoever lies below on the stack does"),
    Mutation(
      mechanism: "alike rules", file: "Evaluation/BringUpToDate.swift",
      original: "watch.asksForReasons ? .none : Sequel(waitingAbove: base)",
      replacement: "Sequel(waitingAbove: base)",
      why: "a listener does not hear of a rule that follows another"),
    Mutation(
      mechanism: "alike rules", file: "Evaluation/BringUpToDate.swift",
      original: "        reader = run(reader,",
      replacement: "        _ = run(reader,",
      why: "who waits for the last of several rules asks the first whether it has changed"),
    Mutation(
      mechanism: "reads that run", file: "Evaluation/StaleRead.swift",
      original: "mark.has(.checked, with: .isPlainRule, without: .hasScope)",
      replacement: "mark.has(.checked, with: [], without: .hasScope)",
      why: "a read runs a rule of another form as if it were a closure"),
    Mutation(
      mechanism: "reads that run", file: "Evaluation/StaleRead.swift",
      original: "fields.evaluationStack.isEmpty ? isOnKnownStack() : hasStackLeft(),",
      replacement: "!fields.evaluationStack.isEmpty || isOnKnownStack(),",
      why: "reads nest in each other until the stack is full"),
    Mutation(
      mechanism: "reads that run", file: "Evaluation/StaleRead.swift",
      original: "    if fields.evaluationStack.isEmpty && !didSettle() { return .ranOddly }",
      replacement: "",
      why: "what the outermost evaluation leaves is done with the next"),
    Mutation(
      mechanism: "reads that run", file: "Evaluation/StaleRead.swift",
      original: "inputs.haveChanged(since: reader.verifiedAt) == true",
      replacement: "inputs.haveChanged(since: reader.verifiedAt) != nil",
      why: "a stale attribute that is read runs, changed inputs or not"),
    Mutation(
      mechanism: "reads that run", file: "Evaluation/StaleRead.swift",
      original: "    case .ranOddly: return nil",
      replacement: "    case .ranOddly: break",
      why: "a read does not look whether the rule that it ran has ended its own attribute"),
    Mutation(
      mechanism: "odd reads", file: "Evaluation/StaleRead.swift",
      original: "    case .didNotRun: guard graph.settleToRead(reader) else { return nil }",
      replacement: "    case .didNotRun: _ = graph.settleToRead(reader)",
      why: "the read of an attribute that has gone in its own run is recorded"),
    Mutation(
      mechanism: "odd reads", file: "Evaluation/StaleRead.swift",
      original: """
            graph.recordRead(of: NodeReference(self))

        """,
      replacement: "",
      why: "a read about which something is out of the ordinary makes no input"),
    Mutation(
      mechanism: "odd reads", file: "Evaluation/StaleRead.swift",
      original: """
            if state == .ended { graph.trapOnEnded(NodeReference(self)) }

        """,
      replacement: "",
      why: "an attribute that its own rule has ended is read like any other"),
    Mutation(
      mechanism: "odd reads", file: "Evaluation/StaleRead.swift",
      original: "{ return fields.oddities.isDisjoint(with: .ofRules) }",
      replacement: "{ return true }",
      why: "a clean attribute is read as if no listener could end it that hears of the new edge"),
    Mutation(
      mechanism: "odd reads", file: "Evaluation/StaleRead.swift",
      original: "    return outcome == .odd ? .ranOddly : .ran",
      replacement: "    return .ran",
      why: "a nested read does not see that the rule which ran for it has ended its own attribute"),
    Mutation(
      mechanism: "reads at once", file: "Evaluation/BringUpToDate.swift",
      original: """
                  case .needsLoop:
                    settleHigher(target, from: fields.hasLookedBack ? 0 : index)
                    return false
        """,
      replacement: "          case .needsLoop: break",
      why: "inputs that are stale themselves pass for unchanged"),
    Mutation(
      mechanism: "reads at once", file: "Evaluation/BringUpToDate.swift",
      original: """
                if mark.hasChanged(since: verifiedAt) { break }

        """,
      replacement: "",
      why: "inputs that have changed pass for unchanged"),
    Mutation(
      mechanism: "reads at once", file: "Evaluation/BringUpToDate.swift",
      original: "    guard mark.state == .checked || mark.state == .dirty, let mustRun",
      replacement: "    guard let mustRun",
      why: "an input that is running runs again"),
    Mutation(
      mechanism: "reads at once", file: "Evaluation/BringUpToDate.swift",
      original: "    return fields.hasLookedBack ? .needsLoop : .settled",
      replacement: "    return .settled",
      why: "what is read for the first time by an input makes no reader look back"),
    Mutation(
      mechanism: "reads at once", file: "Storage/InputRow.swift",
      original: """
              if !mark.isSettled { return nil }

        """,
      replacement: "",
      why: "an input of an input that is stale passes for unchanged"),
  ]
}
