/// Events, reasons, and the check of the invariants.
extension Mutation {
  /// What can be broken in it.
  static let inspection: [Mutation] = [
    Mutation(
      mechanism: "events", file: "Tracking/Edges.swift",
      original: """
            if fields.isWatched { emit(.edgeAdded(input: label(of: source), reader: label(of: reader.asNode))) }

        """,
      replacement: "",
      why: "listeners do not hear of new edges"),
    Mutation(
      mechanism: "events", file: "Tracking/Edges.swift",
      original: """
            if fields.isWatched { emit(.edgeRemoved(input: label(of: source), reader: label(of: reader.asNode))) }

        """,
      replacement: "",
      why: "listeners do not hear of edges that go"),
    Mutation(
      mechanism: "events", file: "Storage/GraphState.swift",
      original: """
            if fields.isWatched { emit(.nodeMade(label(of: node))) }

        """,
      replacement: "",
      why: "listeners do not hear of new nodes"),
    Mutation(
      mechanism: "events", file: "Storage/GraphState.swift",
      original: """
            if fields.isWatched { emit(.nodeEnded(label(of: node))) }

        """,
      replacement: "",
      why: "listeners do not hear of nodes that go"),
    Mutation(
      mechanism: "events", file: "Transactions/Transaction.swift",
      original: """
            if fields.isWatched { emit(.committed(transaction: fields.counters.transactions)) }

        """,
      replacement: "",
      why: "listeners do not hear of commits"),
    Mutation(
      mechanism: "events", file: "Inspection/Watchers.swift",
      original: """
            emit(.written(label(of: cell), transaction: currentTransaction))

        """,
      replacement: "",
      why: "listeners do not hear of writes"),
    Mutation(
      mechanism: "events", file: "Inspection/Watchers.swift",
      original: """
            if changed && update.hadRun { emit(.valueDiffers(update.label)) }

        """,
      replacement: "",
      why: "listeners do not hear that a value differs"),
    Mutation(
      mechanism: "events", file: "Inspection/Watchers.swift",
      original: """
            emit(.updateEnded(update.label, changed: changed))

        """,
      replacement: "",
      why: "listeners do not hear of the end of an update"),
    Mutation(
      mechanism: "events", file: "Inspection/Watchers.swift",
      original: """
            emit(.updateBegan(update.label))

        """,
      replacement: "",
      why: "listeners do not hear of the beginning of an update"),
    Mutation(
      mechanism: "events", file: "Subgraphs/Subgraph.swift",
      original: """
                if fields.isWatched { emit(.subgraphEnded(name: remains.name)) }

        """,
      replacement: "",
      why: "listeners do not hear of the end of a subgraph"),
    Mutation(
      mechanism: "events", file: "Inspection/Watchers.swift",
      original: "listeners.removeAll { $0.id == id }",
      replacement: "_ = id",
      why: "a listener cannot be cancelled"),
    Mutation(
      mechanism: "reasons", file: "Inspection/Watchers.swift",
      original: """
            if !update.hadRun {
              reason = .first
            } else if
        """,
      replacement: "    if",
      why: "a first run has no reason"),
    Mutation(
      mechanism: "reasons", file: "Inspection/Watchers.swift",
      original: """
                reason = .changed(label(of: input))

        """,
      replacement: "",
      why: "the input that changed is not named"),
    Mutation(
      mechanism: "reasons", file: "Inspection/Watchers.swift",
      original: """
            } else if (0..<reader.inputCount).contains(where: { reader.input(at: $0) == nil }) {
              reason = .inputEnded

        """,
      replacement: """


        """,
      why: "the end of an input is not told as the reason"),
    Mutation(
      mechanism: "reasons", file: "Inspection/Watchers.swift",
      original: """
              } else {
                reason = .inputEnded

        """,
      replacement: """
              } else {

        """,
      why: "the end of an input is told as an invalidation"),
    Mutation(
      mechanism: "check of the invariants", file: "Inspection/CheckInvariants.swift",
      original: "      if !isMutual { broken",
      replacement: "      if false && !isMutual { broken",
      why: "edges that are not mutual pass the check"),
    Mutation(
      mechanism: "counts", file: "Transactions/Transaction.swift",
      original: "fields.transactionDepth == 0 && !fields.isFlushing && fields.counters.writes != writes",
      replacement: "fields.transactionDepth == 0 && fields.counters.writes != writes",
      why: "each run of an effect that writes counts as a transaction"),
    Mutation(
      mechanism: "causes", file: "Transactions/Aftermath.swift",
      original: """
            recordStaleness(of: reader, origin())

        """,
      replacement: "",
      why: "nobody can say why a node was made stale"),
    Mutation(
      mechanism: "causes", file: "Transactions/Transaction.swift",
      original: """
              if fields.isWatched { settleRecordedWrites(to: cell) }

        """,
      replacement: "",
      why: "a write that was taken back passes for a cause"),
    Mutation(
      mechanism: "causes", file: "Tracking/EndingNodes.swift",
      original: """
              if reader.state != .computing {
                recordStaleness(of: reader, .inputEnded(name(of: node), transaction: currentTransaction))
              }

        """,
      replacement: "",
      why: "the end of an input passes for no cause"),
    Mutation(
      mechanism: "reading what ended", file: "Evaluation/BringUpToDate.swift",
      original: """
              // Its own rule may have ended it.
              if reader.state == .ended { trapOnEnded(reader.asNode) }

        """,
      replacement: "",
      why: "a read of an attribute that its own rule ended gives the old value"),
    Mutation(
      mechanism: "observed hooks", file: "Attributes/Observed.swift",
      original: """
            guard fields.transactionDepth == 0 else { return }

        """,
      replacement: "",
      why: "hooks are told in the middle of a transaction"),
    Mutation(
      mechanism: "observed hooks", file: "Storage/Reader.swift",
      original: """
            if traits.contains(.isEffect) && !graph.fields.observedHooks.hooks.isEmpty { graph.settleHooks() }

        """,
      replacement: "",
      why: "hooks are not told when an effect goes"),
    Mutation(
      mechanism: "events", file: "Storage/GraphState.swift",
      original: "fields.registry != nil || fields.isWatched { note",
      replacement: "fields.registry != nil { note",
      why: "listeners do not hear of new nodes without names where the graph keeps no list of its nodes"),
    Mutation(
      mechanism: "events", file: "Storage/GraphState.swift",
      original: "    if fields.isWatched || fields.registry != nil",
      replacement: "    if fields.registry != nil",
      why: "listeners do not hear of nodes that go where the graph keeps no list of its nodes"),
  ]
}
