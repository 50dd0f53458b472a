/// The runs of effects, and their end.
extension Mutation {
  /// What can be broken in it.
  static let effects: [Mutation] = [
    Mutation(
      mechanism: "stop", file: "Attributes/Effect.swift",
      original: "    if state != .computing { finishStop() }",
      replacement: "    finishStop()",
      why: "an effect that stops itself ends in the middle of its body"),
    Mutation(
      mechanism: "stop", file: "Attributes/Effect.swift",
      original: """
            graph.unlinkInputs(of: reader, from: 0)

        """,
      replacement: "",
      why: "a stopped effect is still observed to read"),
    Mutation(
      mechanism: "stop", file: "Attributes/Effect.swift",
      original: "isDisjoint(with: [.isOutdated, .sawPassingValue, .isStopped])",
      replacement: "isDisjoint(with: [.isOutdated, .sawPassingValue])",
      why: "an effect that stopped itself goes on"),
    Mutation(
      mechanism: "stop", file: "Attributes/Effect.swift",
      original: """
            if traits.contains(.hasScope) { graph.endScope(of: reader) }

        """,
      replacement: "",
      why: "a stopped effect leaves its cleanups and what it made"),
    Mutation(
      mechanism: "coming again", file: "Attributes/Effect.swift",
      original: """
              comeAgain(unlessUnchangedSince: revision)

        """,
      replacement: """
              state = .clean
              verifiedAt = graph.fields.revision

        """,
      why: "an effect that wrote what it had read does not run again"),
    Mutation(
      mechanism: "coming again", file: "Attributes/Effect.swift",
      original: """
            state = traits.contains(.sawPassingValue) ? .dirty : .checked

        """,
      replacement: """
            state = .checked

        """,
      why: "an effect that saw a passing value is asked about its inputs only"),
    Mutation(
      mechanism: "coming again", file: "Attributes/Effect.swift",
      original: """
            verifiedAt = revision

        """,
      replacement: """
            verifiedAt = graph.fields.revision

        """,
      why: "what an effect read before its own write seems unchanged"),
    Mutation(
      mechanism: "coming again", file: "Attributes/Effect.swift",
      original: """
            traits.remove([.isOutdated, .sawPassingValue])

        """,
      replacement: "",
      why: "an effect that came again once does so for ever"),
    Mutation(
      mechanism: "cleanups", file: "Attributes/Effect.swift",
      original: """
            graph.endLastEvaluation(of: ReaderReference(self))

        """,
      replacement: "",
      why: "what the last run left is not cleaned up before the next"),
    Mutation(
      mechanism: "cleanups", file: "Attributes/Effect.swift",
      original: "    let runs = graph.readerOnTopLives && !isStopped\n",
      replacement: "    let runs = graph.readerOnTopLives\n",
      why: "an effect runs after its cleanup has stopped it"),
    Mutation(
      mechanism: "memory of owners", file: "Attributes/Effect.swift",
      original: """
            owner?.noteStoppedEffect()

        """,
      replacement: "",
      why: "a long run keeps all effects that it made and stopped"),
  ]
}
