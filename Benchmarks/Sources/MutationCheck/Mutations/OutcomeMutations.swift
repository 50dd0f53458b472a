/// What becomes of the outcome of a run.
extension Mutation {
  /// What can be broken in it.
  static let outcomes: [Mutation] = [
    Mutation(
      mechanism: "cutoff", file: "Evaluation/Recompute.swift",
      original: "_slowPath(isSame(reader.with(as: type) { $0.presentValue }, new))",
      replacement: "false",
      why: "an equal value counts as a change"),
    Mutation(
      mechanism: "cutoff", file: "Evaluation/Recompute.swift",
      original: """
              if finishReads(tracking), let isSame, hasValue || reader.with(as: type, { $0.stored != nil }),
                _slowPath(isSame(reader.with(as: type) { $0.presentValue }, new))
              {

        """,
      replacement: """
              var isCutoff = false
              if let isSame, let old = reader.with(as: type, { $0.stored }) { isCutoff = isSame(old, new) }
              if finishReads(tracking) && isCutoff {

        """,
      why: "what a comparison reads becomes an input"),
    Mutation(
      mechanism: "cutoff", file: "Evaluation/Recompute.swift",
      original: """
                fields.counters.cutoffs &+= 1

        """,
      replacement: "",
      why: "cutoffs are not counted"),
    Mutation(
      mechanism: "cutoff", file: "Evaluation/Recompute.swift",
      original: "tracking, .same) { state in",
      replacement: "tracking, .changed) { state in",
      why: "a rule runs that follows another one whose value has stayed the same"),
    Mutation(
      mechanism: "revision comparison", file: "Evaluation/Recompute.swift",
      original: """
              reader.verifiedAt = fields.revision
              settle(.clean)
        """,
      replacement: "      settle(.clean)",
      why: "a run is not dated, so its inputs seem to have changed after it"),
    Mutation(
      mechanism: "cached errors", file: "Evaluation/Recompute.swift",
      original: """
            graph.releaseLater(replaceStored(by: nil))

        """,
      replacement: "",
      why: "after an error the old value is read"),
    Mutation(
      mechanism: "cached errors", file: "Evaluation/Recompute.swift",
      original: """
            changedAt = graph.fields.revision
            graph.releaseLater(replaceStored
        """,
      replacement: "    graph.releaseLater(replaceStored",
      why: "an error is no change"),
    Mutation(
      mechanism: "cached errors", file: "Evaluation/Recompute.swift",
      original: """
            state = graph.settledState(of: ReaderReference(self))

        """,
      replacement: """
            state = .dirty

        """,
      why: "an error is not cached"),
    Mutation(
      mechanism: "cached errors", file: "Evaluation/Recompute.swift",
      original: """
                if Failure.self != Never.self { reader.with(as: type) { $0.forgetFailure() } }

        """,
      replacement: "",
      why: "an old error is kept beside a new value"),
    Mutation(
      mechanism: "cancellation", file: "Evaluation/Recompute.swift",
      original: """
            if error is CancellationError { graph.comeBack(to: ReaderReference(self), .cancelled) }

        """,
      replacement: "",
      why: "a cancellation is cached"),
    Mutation(
      mechanism: "cancellation", file: "Transactions/Aftermath.swift",
      original: "    guard !fields.isFlushing && fields.firstRuns == 0 else {",
      replacement: "    guard fields.firstRuns == 0 else {",
      why: "an effect that saw a cancellation runs again in the same flush"),
    Mutation(
      mechanism: "cancellation", file: "Transactions/Aftermath.swift",
      original: "    guard !fields.isFlushing && fields.firstRuns == 0 else {",
      replacement: "    guard !fields.isFlushing else {",
      why: "an effect that saw a cancellation in its first run runs again at once"),
    Mutation(
      mechanism: "left alone", file: "Transactions/Flush.swift",
      original: "if isUpToDate {",
      replacement: "if true {",
      why: "an effect that is left alone passes for clean, though an input was written meanwhile"),
    Mutation(
      mechanism: "left alone", file: "Transactions/Aftermath.swift",
      original: "reason == .cancelled || !reader",
      replacement: "true || !reader",
      why: "an effect of a framework's queue that is left alone gets turns for ever"),
    Mutation(
      mechanism: "left alone", file: "Transactions/Aftermath.swift",
      original: "      case .leftAlone: schedule(next.reader)",
      replacement: "      case .leftAlone: break",
      why: "an effect that was left alone while it was stale hears of nothing any more"),
    Mutation(
      mechanism: "ends during evaluation", file: "Evaluation/Recompute.swift",
      original: """
            guard readerOnTopLives else { return nil }
            if
        """,
      replacement: "    if",
      why: "the outcome of a rule whose attribute has gone is stored"),
    Mutation(
      mechanism: "release of old values", file: "Evaluation/BringUpToDate.swift",
      original: "    return isOutermost ? didSettle() : fields.oddities",
      replacement: "    return fields.oddities",
      why: "what a read leaves behind waits for the next commit"),
  ]
}
