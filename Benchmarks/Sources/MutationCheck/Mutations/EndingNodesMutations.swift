/// What becomes of the edges of a node that ends.
extension Mutation {
  /// What can be broken in it.
  static let endingNodes: [Mutation] = [
    Mutation(
      mechanism: "tombstones", file: "Tracking/EndingNodes.swift",
      original: """
              reader.with { $0.inputs[position] = .tombstone }

        """,
      replacement: "",
      why: "a reader keeps a node that is gone among its inputs"),
    Mutation(
      mechanism: "tombstones", file: "Tracking/EndingNodes.swift",
      original: """
            fields.revision.advance()
            markOutputs(of: node)
            for
        """,
      replacement: """
            fields.revision.advance()
            for
        """,
      why: "readers do not hear of the end of an input"),
    Mutation(
      mechanism: "tombstones", file: "Tracking/EndingNodes.swift",
      original: "      case .checked: reader.state = .dirty",
      replacement: "      case .checked: break",
      why: "a reader of an ended input brings others up to date before it runs"),
    Mutation(
      mechanism: "tombstones", file: "Evaluation/BringUpToDate.swift",
      original: """
              guard let input = inputs.node(at: index) else { return nil }

        """,
      replacement: """
              guard let input = inputs.node(at: index) else {
                index &+= 1
                continue
              }

        """,
      why: "the end of an input does not make its reader run"),
    Mutation(
      mechanism: "stand-ins", file: "Tracking/EndingNodes.swift",
      original: "(0..<reader.inputCount).compactMap { reader.input(at: $0) } : []",
      replacement: "([] as [NodeReference]) : []",
      why: "nothing stands in for an attribute that an evaluation read and dropped"),
    Mutation(
      mechanism: "stand-ins", file: "Tracking/EndingNodes.swift",
      original: "for input in standIns where !hasRead(input, reader, &tracking, newInputs) {",
      replacement: "for input in standIns {",
      why: "a stand-in that was read anew counts twice"),
    Mutation(
      mechanism: "stand-ins", file: "Tracking/EndingNodes.swift",
      original: "guard let base = tracking",
      replacement: "guard tracking == fields.innermost, let base = tracking",
      why: "the inputs of evaluations inside are mixed up by a stand-in"),
    Mutation(
      mechanism: "ends during evaluation", file: "Tracking/EndingNodes.swift",
      original: """
            if isOnStacks { forgetOnStacks(reader) }

        """,
      replacement: "",
      why: "a reader that ends while it runs stays on the stacks"),
    Mutation(
      mechanism: "ends during evaluation", file: "Tracking/EndingNodes.swift",
      original: """
            forEachRecord { if $0.record.reader?.asNode == reader.asNode { $0.record.pause() } }

        """,
      replacement: "",
      why: "the reads of a reader that has ended go on making inputs"),
    Mutation(
      mechanism: "tombstones", file: "Tracking/EndingNodes.swift",
      original: "    if node.outputCount > 0 || !fields",
      replacement: "    if !fields",
      why: "outside evaluations readers do not hear of the end of an input"),
    Mutation(
      mechanism: "ends during evaluation", file: "Tracking/EndingNodes.swift",
      original: "    if node.outputCount > 0 || !fields.evaluationStack.isEmpty {",
      replacement: "    if node.outputCount > 0 {",
      why: "an evaluation does not hear of the end of what it has read and not linked yet"),
    Mutation(
      mechanism: "stand-ins", file: "Tracking/EndingNodes.swift",
      original: """
            if !fields.evaluationStack.isEmpty {
              dropEdgesInEvaluations
        """,
      replacement: """
            if fields.evaluationStack.count > 1 {
              dropEdgesInEvaluations
        """,
      why: "nothing stands in for an attribute that an outermost evaluation read and dropped"),
  ]
}
