/// How marks spread, and which readers are due because of them.
extension Mutation {
  /// What can be broken in it.
  static let invalidation: [Mutation] = [
    Mutation(
      mechanism: "marks", file: "Storage/NodeMark.swift",
      original: "mark.bits = (bits | 3) &- 1",
      replacement: "mark.bits = bits | 3",
      why: "whatever lies downstream of a write runs, changed or not"),
    Mutation(
      mechanism: "marks", file: "Invalidation/Marking.swift",
      original: "if let fork = follow(from: output) { fields.markStack.push(fork) }",
      replacement: """
        if let fork = follow(from: output), fields.markStack.count == waiting { fields.markStack.push(fork) }
        """,
      why: "of several outputs one is followed"),
    Mutation(
      mechanism: "marks", file: "Invalidation/Marking.swift",
      original: "    return follow(from: output, behind: isChained(output) ? source : output)",
      replacement: "    return nil",
      why: "marks reach direct readers only"),
    Mutation(
      mechanism: "marks", file: "Invalidation/Marking.swift",
      original: """
            if !mark.traits.contains(.isScheduled) { enqueue(effect.asReader, behind: head) }

        """,
      replacement: "",
      why: "effects are marked and not scheduled"),
    Mutation(
      mechanism: "marks under evaluations", file: "Invalidation/Marking.swift",
      original: "{ markOutputsAtRest(of: source) } else { markOutputsUnderEvaluations(of: source) }",
      replacement: "{ markOutputsAtRest(of: source) } else { markOutputsAtRest(of: source) }",
      why: "running evaluations do not hear of writes"),
    Mutation(
      mechanism: "marks under evaluations", file: "Invalidation/Marking.swift",
      original: """
            note(.isOutdated, aboutReadersOf: source)

        """,
      replacement: "",
      why: "an effect does not run again for its own later write"),
    Mutation(
      mechanism: "marks under evaluations", file: "Invalidation/Marking.swift",
      original: """
                note(.isOutdated, aboutReadersOf: output)

        """,
      replacement: "",
      why: "an effect does not run again for what its write makes stale"),
    Mutation(
      mechanism: "verification that comes back", file: "Invalidation/Marking.swift",
      original: "min(fields.evaluationStack[index].nextInput, position)",
      replacement: "fields.evaluationStack[index].nextInput",
      why: "a verification that has passed an input does not come back to it"),
    Mutation(
      mechanism: "deferred effects", file: "Transactions/Flush.swift",
      original: """
            reader.asNode.traits.insert(.isScheduled)

        """,
      replacement: "",
      why: "an effect waits in its queue several times"),
    Mutation(
      mechanism: "chains", file: "Invalidation/Marking.swift",
      original: "{ node.asReader.with { $0.inputs.isSingle } }",
      replacement: "{ true }",
      why: "what has several inputs is updated by one of them alone"),
    Mutation(
      mechanism: "chains", file: "Invalidation/Marking.swift",
      original: """
              if !isChained(output) { head = output }

        """,
      replacement: "",
      why: "a chain begins above what has several inputs"),
    Mutation(
      mechanism: "due readers", file: "Storage/Edge.swift",
      original: "{ bits & Self.positionMask == 0 }",
      replacement: "{ true }",
      why: "who reads a written cell runs before what it has read earlier is looked at"),
    Mutation(
      mechanism: "due readers", file: "Invalidation/Marking.swift",
      original: "from source: NodeReference, firstReadersAre facts: NodeTraits = []",
      replacement: "from source: NodeReference, firstReadersAre facts: NodeTraits = .isDue",
      why: "who reads something first that may be stale runs, changed or not"),
    Mutation(
      mechanism: "due readers", file: "Storage/NodeMark.swift",
      original: "(Self.stateMask | UInt64(NodeTraits.mustRun.rawValue)) | UInt64(NodeState",
      replacement: "Self.stateMask | UInt64(NodeState",
      why: "a reader that was due once runs whenever something upstream is written"),
    Mutation(
      mechanism: "due readers", file: "Storage/NodeMark.swift",
      original: "(Self.stateMask | UInt64(NodeTraits.isDue.rawValue)) | UInt64(state",
      replacement: "Self.stateMask | UInt64(state",
      why: "an effect that is left alone when it is due runs whenever something upstream is written"),
    Mutation(
      mechanism: "due readers", file: "Transactions/Transaction.swift",
      original: """
              reader.asNode.traits.remove(.isDue)

        """,
      replacement: "",
      why: "who reads a cell first that is back where it began runs"),
  ]
}
