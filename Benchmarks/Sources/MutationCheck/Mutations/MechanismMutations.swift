/// The way back to a verification that waits, marks in a word, kinds, contexts of closures, places, oddities, records.
extension Mutation {
  /// What can be broken in it.
  static let mechanisms: [Mutation] = [
    Mutation(
      mechanism: "way back", file: "Invalidation/Marking.swift",
      original: """
            fields.hasLookedBack = true

        """,
      replacement: "",
      why: "a verification that has looked back goes on where it was"),
    Mutation(
      mechanism: "way back", file: "Evaluation/BringUpToDate.swift",
      original: "          if reader.asNode.mark.hasChanged(since: waiting.verifiedAt) {",
      replacement: "          if false {",
      why: "a change of an input that had to be verified goes unseen"),
    Mutation(
      mechanism: "way back", file: "Evaluation/BringUpToDate.swift",
      original: "            if !watch.asksForReasons { index = Self.runsInAnyCase }",
      replacement: "            index = Self.runsInAnyCase",
      why: "a listener does not hear which verified input had changed"),
    Mutation(
      mechanism: "marks in a word", file: "Storage/NodeMark.swift",
      original: "{ bits = bits & (Self.traitsMask | Self.stateMask) | newValue.number }",
      replacement: "{ bits = bits & Self.stateMask | newValue.number }",
      why: "a node that changes forgets what is true of it"),
    Mutation(
      mechanism: "marks in a word", file: "Storage/NodeMark.swift",
      original: "{ bits & 6 == 0 }",
      replacement: "{ bits & 7 == 0 }",
      why: "a provisional node counts as stale"),
    Mutation(
      mechanism: "marks in a word", file: "Storage/NodeMark.swift",
      original: "mark.bits = (bits | 3) &- 1",
      replacement: "mark.bits = bits | 2",
      why: "a provisional node that is marked runs, changed or not"),
    Mutation(
      mechanism: "kinds", file: "Storage/NodeKind.swift",
      original: """
            numbers[key] = id

        """,
      replacement: "",
      why: "a place gets another kind whenever a different one was used in between"),
    Mutation(
      mechanism: "kinds", file: "Storage/NodeKind.swift",
      original: """
            for index in 0..<records.count { unsafe records[index].kind.release() }

        """,
      replacement: "",
      why: "the kinds of a graph outlive it"),
    Mutation(
      mechanism: "kinds", file: "Storage/NodeKind.swift",
      original: "line: line, type: UInt(bitPattern: type), variant",
      replacement: "line: line, type: 1, variant",
      why: "nodes of two types that one line makes update alike"),
    Mutation(
      mechanism: "counts", file: "Evaluation/Evaluation.swift",
      original: """
            if _slowPath(evaluations == 0) { carryEvaluations(of: reader) }

        """,
      replacement: "",
      why: "a reader forgets 2^32 evaluations"),
    Mutation(
      mechanism: "counts", file: "Storage/Reader.swift",
      original: """
            if !graph.fields.evaluationCarries.isEmpty { graph.fields.evaluationCarries[NodeReference(self)] = nil }

        """,
      replacement: "",
      why: "the carried evaluations of a reader outlive it"),
    Mutation(
      mechanism: "release of contexts", file: "Storage/ClosureContext.swift",
      original: "MemoryLayout<UInt>.stride + 48 }",
      replacement: "MemoryLayout<UInt>.stride + 40 }",
      why: "the closure of a reader is looked for in the wrong place"),
    Mutation(
      mechanism: "release of contexts", file: "Storage/ClosureContext.swift",
      original: """
            unsafe words.pointee.context = 0

        """,
      replacement: "",
      why: "what a closure owns is released twice"),
    Mutation(
      mechanism: "release of contexts", file: "Storage/Reader.swift",
      original: """
            if !graph.fields.contextsToRelease.isEmpty { graph.releaseContexts() }

        """,
      replacement: "",
      why: "what a closure owned is released with the next reader that goes, or never"),
    Mutation(
      mechanism: "release of contexts", file: "Transactions/Aftermath.swift",
      original: """
            releaseContextsOfEnded()

        """,
      replacement: "",
      why: "what the closure of a reader owned that ended in its own run is never released"),
    Mutation(
      mechanism: "write log", file: "Storage/WriteLog.swift",
      original: """
            _ = unsafe fields.kinds.settle(entry.kind, place, .releasing)

        """,
      replacement: """
            _ = unsafe place

        """,
      why: "first values of a transaction are never released"),
    Mutation(
      mechanism: "places of children", file: "Subgraphs/Subgraph.swift",
      original: """
              child.owners[index].place = place

        """,
      replacement: "",
      why: "children that move up do not know their new places"),
    Mutation(
      mechanism: "places of children", file: "Subgraphs/Subgraph.swift",
      original: """
            places[place] = nil

        """,
      replacement: "",
      why: "a child that was let go keeps its place"),
    Mutation(
      mechanism: "errors of rules", file: "Storage/Computed+Storage.swift",
      original: """
            if !graph.fields.failuresOfRules.isEmpty { graph.fields.failuresOfRules[NodeReference(self)] = nil }

        """,
      replacement: "",
      why: "the error of a rule outlives its attribute"),
    Mutation(
      mechanism: "kinds", file: "Storage/NodeKind.swift",
      original: "if known.file == key.file && known.line",
      replacement: "if known.line",
      why: "places at one line of two files are taken for one"),
    Mutation(
      mechanism: "kinds", file: "Storage/NodeKind.swift",
      original: "known.line == key.line && known.type",
      replacement: "known.type",
      why: "places of one file whose lines are sixteen apart are taken for one"),
    Mutation(
      mechanism: "kinds", file: "Storage/NodeKind.swift",
      original: "known.type == key.type && known.variant",
      replacement: "known.variant",
      why: "nodes of two types that one line makes update alike where one place remembers both"),
    Mutation(
      mechanism: "kinds", file: "Storage/NodeKind.swift",
      original: "variant: key.variant, number: id.number)",
      replacement: "variant: key.variant, number: 0)",
      why: "what is remembered of a kind is the number of the first"),
    Mutation(
      mechanism: "oddities", file: "Storage/Oddities.swift",
      original: "[.lookedBack, .unsettledReads, .observing, .watched]",
      replacement: "[.unsettledReads, .observing, .watched]",
      why: "a read does not see that the rule which ran for it has ended its own attribute"),
    Mutation(
      mechanism: "oddities", file: "Storage/Oddities.swift",
      original: "{ [.ofRules, .aftermath] }",
      replacement: "{ .ofRules }",
      why: "a read from outside does not see that the release of an old value has ended what it reads"),
    Mutation(
      mechanism: "oddities", file: "Storage/Oddities.swift",
      original: "set(.observing, observedSources != 0)",
      replacement: "set(.observing, observedSources > 1)",
      why: "where one object alone is observed, what depends on it passes for clean"),
    Mutation(
      mechanism: "oddities", file: "Storage/Oddities.swift",
      original: "set(.attended, mailRoom != nil || !observedHooks.hooks.isEmpty)",
      replacement: "set(.attended, !observedHooks.hooks.isEmpty)",
      why: "commits pass over the ways in and out"),
    Mutation(
      mechanism: "oddities", file: "Storage/Oddities.swift",
      original: "set(.attended, mailRoom != nil || !observedHooks.hooks.isEmpty)",
      replacement: "set(.attended, mailRoom != nil)",
      why: "commits pass over the hooks"),
    Mutation(
      mechanism: "records of evaluations", file: "Transactions/Aftermath.swift",
      original: """
            if fields.hasDeepRecords { forgetDeepRecords() }

        """,
      replacement: "",
      why: "the records that a long chain needed which was read cold are kept"),
  ]
}
