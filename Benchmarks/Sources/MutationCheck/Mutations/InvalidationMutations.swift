/// How marks spread.
extension Mutation {
  /// What can be broken in it.
  static let invalidation: [Mutation] = [
    Mutation(
      mechanism: "marks", file: "Invalidation/Marking.swift",
      original: """
            marked.state = .checked

        """,
      replacement: """
            marked.state = .dirty

        """,
      why: "whatever lies downstream of a write runs, changed or not"),
    Mutation(
      mechanism: "marks", file: "Invalidation/Marking.swift",
      original: "      if following == nil { following = output } else { fields.markStack.push(output) }",
      replacement: "      if following == nil { following = output }",
      why: "of several outputs one is followed"),
    Mutation(
      mechanism: "marks", file: "Invalidation/Marking.swift",
      original: "      if following == nil { following = output } else { fields.markStack.push(output) }",
      replacement: "      _ = output",
      why: "marks reach direct readers only"),
    Mutation(
      mechanism: "marks", file: "Invalidation/Marking.swift",
      original: """
              schedule(output.asReader)

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
  ]
}
