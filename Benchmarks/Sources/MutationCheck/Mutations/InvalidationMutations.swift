/// How marks spread.
extension Mutation {
  /// What can be broken in it.
  static let invalidation: [Mutation] = [
    Mutation(
      mechanism: "marks", file: "Invalidation/Marking.swift",
      original: """
              mark.state = .checked
              let isChained
        """,
      replacement: """
              mark.state = .dirty
              let isChained
        """,
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
      original: """
              if !isChained { head = output }
              node = output
        """,
      replacement: "      return nil",
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
      original: """
            guard fields.evaluationStack.isEmpty else { return markOutputsUnderEvaluations(of: source) }

        """,
      replacement: "",
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
      original: "let isChained = output.asReader.inputCount == 1",
      replacement: "let isChained = true",
      why: "what has several inputs is updated by one of them alone"),
    Mutation(
      mechanism: "chains", file: "Invalidation/Marking.swift",
      original: """
              if !isChained { head = output }

        """,
      replacement: "",
      why: "a chain begins above what has several inputs"),
  ]
}
