/// What is told of a cycle, and what becomes of it when the cycle opens.
extension Mutation {
  /// What can be broken in it.
  static let cycles: [Mutation] = [
    Mutation(
      mechanism: "cycles that open", file: "Attributes/Computed.swift",
      original: """
              told.asNode.traits.insert(.sawCycle)

        """,
      replacement: "",
      why: "who was told of a cycle does not hear of a value that is the same as the one from before"),
    Mutation(
      mechanism: "cycles that open", file: "Evaluation/BringUpToDate.swift",
      original: "mark.has(.checked, without: .mustRun) ? hasChangedInput(reader) : true",
      replacement: "mark.has(.checked, without: .isDue) ? hasChangedInput(reader) : true",
      why: "an input that was told of a cycle is asked about its inputs"),
    Mutation(
      mechanism: "cycles that open", file: "Evaluation/Chain.swift",
      original: "if mark.has(.checked, without: [.isEffect, .sawCycle])",
      replacement: "if mark.has(.checked, without: .isEffect)",
      why: "an attribute of a chain that was told of a cycle is asked about its input"),
    Mutation(
      mechanism: "cycles that open", file: "Evaluation/Chain.swift",
      original: "} else if effect.asNode.traits.contains(.sawCycle) {",
      replacement: "} else if false {",
      why: "an effect behind a chain that was told of a cycle is asked about its input"),
    Mutation(
      mechanism: "cycles that open", file: "Transactions/Flush.swift",
      original: "if mark.traits.contains(.sawCycle) { bringUpToDate(reader) } else { validate(reader) }",
      replacement: "validate(reader)",
      why: "an effect that was told of a cycle is asked about its inputs"),
  ]
}
