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
      original: "frame.nextInput = mark.state == .dirty ? Self.runsInAnyCase : 0",
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
              fields.newInputs.truncate(to: fields.tracking.newInputsBase)
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
            if graph.fields.tracking.reader?.asNode != reader.asNode { graph.recordRead(of: reader.asNode) }

        """,
      replacement: "",
      why: "the read that closes a cycle is no input, so nobody hears when it opens"),
    Mutation(
      mechanism: "cycles", file: "Attributes/Computed.swift",
      original: "    if graph.fields.tracking.reader?.asNode != reader.asNode { graph",
      replacement: "    if true { graph",
      why: "a rule that reads itself becomes its own input"),
    Mutation(
      mechanism: "cycles", file: "Evaluation/BringUpToDate.swift",
      original: """
            if target.state.rawValue >= NodeState.verifying.rawValue { trapOnUnready(target) }

        """,
      replacement: "",
      why: "a cycle that cannot be thrown runs on"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: "    guard fields.edgeChanges == chain.edgeChanges && !fields",
      replacement: "    guard !fields",
      why: "a chain is followed from a head that may be gone"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: " && !fields.oddities.contains(.observing) else {",
      replacement: " else {",
      why: "what depends on an observed object passes for clean where it is part of a chain"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: """
            runRule(of: reader, mark)
            return fields.edgeChanges == chain.edgeChanges
        """,
      replacement: """
            runRule(of: reader, mark)
            return true
        """,
      why: "a chain is followed on though an edge has gone"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: " && !current.mark.hasChanged(since: next.asReader.verifiedAt) {",
      replacement: " {",
      why: "no attribute of a chain runs but the first"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: " && !current.mark.hasChanged(since: next.asReader.verifiedAt) {",
      replacement: " && fields.isWatched {",
      why: "all attributes of a chain run"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: "    guard fields.isInChain, ",
      replacement: "    guard !fields.isInChain, ",
      why: "a read that closes a cycle in a chain traps instead of throwing"),
    Mutation(
      mechanism: "chains", file: "Evaluation/Chain.swift",
      original: """
            if mark.isSettled { return true }

        """,
      replacement: """
            return true

        """,
      why: "the head of a chain is taken for up to date"),
    Mutation(
      mechanism: "reads that run", file: "Evaluation/StaleRead.swift",
      original: "mark.has(.checked, with: .isPlainRule, without: .hasScope)",
      replacement: "mark.has(.checked, with: [], without: .hasScope)",
      why: "a read runs a rule of another form as if it were a closure"),
    Mutation(
      mechanism: "reads that run", file: "Evaluation/StaleRead.swift",
      original: "isOutermost ? isOnKnownStack() : hasStackLeft(),",
      replacement: "!isOutermost || isOnKnownStack(),",
      why: "reads nest in each other until the stack is full"),
    Mutation(
      mechanism: "reads that run", file: "Evaluation/StaleRead.swift",
      original: """
              didSettle()
              return
        """,
      replacement: "      return",
      why: "what the outermost evaluation leaves is done with the next"),
    Mutation(
      mechanism: "reads that run", file: "Evaluation/StaleRead.swift",
      original: "inputs.haveChanged(since: reader.verifiedAt) == true",
      replacement: "inputs.haveChanged(since: reader.verifiedAt) != nil",
      why: "a stale attribute that is read runs, changed inputs or not"),
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
