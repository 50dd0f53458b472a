/// What evaluations own, and the order of its end.
extension Mutation {
  /// What can be broken in it.
  static let ownership: [Mutation] = [
    Mutation(
      mechanism: "ownership", file: "Subgraphs/Scope.swift",
      original: """
              scope.keep(node)

        """,
      replacement: "",
      why: "what an evaluation makes is not its own"),
    Mutation(
      mechanism: "ownership", file: "Subgraphs/Scope.swift",
      original: """
              (node as? Effect)?.owner = scope

        """,
      replacement: "",
      why: "what a cleanup makes belongs to nobody"),
    Mutation(
      mechanism: "ownership", file: "Evaluation/Recompute.swift",
      original: """
            if reader.asNode.traits.contains(.hasScope) {
              endLastEvaluation(of: reader)

        """,
      replacement: """
            if reader.asNode.traits.contains(.hasScope) {

        """,
      why: "what a rule made outlives its next run"),
    Mutation(
      mechanism: "detached", file: "Subgraphs/Scope.swift",
      original: "    try state.building(in: nil, body)",
      replacement: "    try body()",
      why: "what is made detached belongs to the evaluation"),
    Mutation(
      mechanism: "builders", file: "Subgraphs/Scope.swift",
      original: ", builder.depth == fields.evaluationStack.count {",
      replacement: " {",
      why: "what a rule makes inside a build belongs to the subgraph"),
    Mutation(
      mechanism: "builders", file: "Subgraphs/Scope.swift",
      original: """
            defer { fields.builders.removeLast() }

        """,
      replacement: "",
      why: "what is made after a build belongs to the subgraph"),
    Mutation(
      mechanism: "order of the end", file: "Subgraphs/Scope.swift",
      original: "Possession? { nodes.popLast() }",
      replacement: "Possession? { nodes.isEmpty ? nil : nodes.removeFirst() }",
      why: "what was made first ends first"),
    Mutation(
      mechanism: "order of cleanups", file: "Subgraphs/Scope.swift",
      original: "{ cleanups.popLast() }",
      replacement: "{ cleanups.isEmpty ? nil : cleanups.removeFirst() }",
      why: "cleanups run in the order of being asked for"),
    Mutation(
      mechanism: "children first", file: "Subgraphs/Ending.swift",
      original: """
              if let possession = current.takeLastNode() {

        """,
      replacement: """
              if current.cleanups.isEmpty, let possession = current.takeLastNode() {

        """,
      why: "cleanups of an evaluation run before the end of what it made"),
    Mutation(
      mechanism: "children first", file: "Subgraphs/Ending.swift",
      original: """
                  work.append((inner, possession.node, below))
                } else
        """,
      replacement: """
                  end(possession.node)
                  work.append((inner, nil, below))
                } else
        """,
      why: "a node ends before what it made"),
    Mutation(
      mechanism: "cleanups of rules", file: "Subgraphs/Ending.swift",
      original: "isRule: !node.traits.contains(.isEffect))",
      replacement: "isRule: false)",
      why: "the cleanup of a rule may write"),
    Mutation(
      mechanism: "cleanups of rules", file: "Subgraphs/Ending.swift",
      original: """
                  below.isRule = below.isRule || remains.isRule

        """,
      replacement: "",
      why: "the cleanup of an effect that a rule made may write when the rule runs again"),
    Mutation(
      mechanism: "cleanups", file: "Subgraphs/Ending.swift",
      original: """
            untracked {
              building(in: around, isCleanup: true) {
        """,
      replacement: """
            do {
              building(in: around, isCleanup: true) {
        """,
      why: "what a cleanup reads is an input of the evaluation around it"),
    Mutation(
      mechanism: "cleanups", file: "Subgraphs/Ending.swift",
      original: "      building(in: around, isCleanup: true) {",
      replacement: "      building(in: nil, isCleanup: true) {",
      why: "what a cleanup makes is owned by nobody"),
    Mutation(
      mechanism: "cleanups", file: "Subgraphs/Ending.swift",
      original: "      building(in: around, isCleanup: true) {",
      replacement: "      building(in: around) {",
      why: "a cleanup that is asked for in another belongs to the evaluation around it"),
    Mutation(
      mechanism: "cleanups", file: "Subgraphs/Ending.swift",
      original: """
              if fields.hasAftermath && fields.evaluationStack.isEmpty { settleAftermath() }
            } else {
        """,
      replacement: "    } else {",
      why: "errors of the cleanups of a rule that goes are not reported"),
    Mutation(
      mechanism: "cleanups", file: "Subgraphs/Ending.swift",
      original: #"""
                  noteFailure(EffectFailure(effect: name.map { self.name($0) } ?? "a cleanup", error: error))

        """#,
      replacement: """
                  _ = error

        """,
      why: "errors of cleanups are swallowed"),
    Mutation(
      mechanism: "cleanups", file: "Subgraphs/Ending.swift",
      original: "      commitAround { empty(scope, as: remains) }",
      replacement: "      empty(scope, as: remains)",
      why: "the end of an effect is no transaction"),
    Mutation(
      mechanism: "ends", file: "Subgraphs/Ending.swift",
      original: """
            reference.state = .ended

        """,
      replacement: "",
      why: "a node that has ended can be read"),
    Mutation(
      mechanism: "ends", file: "Subgraphs/Ending.swift",
      original: """
                if reference.traits.contains(.isEffect) { reference.traits.insert(.isStopped) }

        """,
      replacement: "",
      why: "an effect runs while what it made ends"),
    Mutation(
      mechanism: "ends", file: "Subgraphs/Ending.swift",
      original: """
            guard reference.state != .ended else { return }

        """,
      replacement: "",
      why: "a node ends as often as it is told to"),
    Mutation(
      mechanism: "ends", file: "Subgraphs/Ending.swift",
      original: """
              effect.turns.forget(ReaderReference(effect), order: effect.order, at: effect.place)
              effect.traits
        """,
      replacement: "      effect.traits",
      why: "an effect that has ended waits in its queue"),
    Mutation(
      mechanism: "ends", file: "Subgraphs/Ending.swift",
      original: """
                fields.writeLog.forget(reference)
                reference
        """,
      replacement: "        reference",
      why: "a cell that has ended is settled"),
    Mutation(
      mechanism: "scopes that end", file: "Subgraphs/Scope.swift",
      original: """
            if scope.isEnding {
              if node
        """,
      replacement: """
            if false {
              if node
        """,
      why: "what is made for an end is kept by it"),
    Mutation(
      mechanism: "scopes that end", file: "Subgraphs/Scope.swift",
      original: "    guard let scope = state.scopeForCleanups(), !scope.isEnding else {",
      replacement: "    guard let scope = state.scopeForCleanups() else {",
      why: "a cleanup that is asked for at the end waits for others"),
    Mutation(
      mechanism: "memory of owners", file: "Subgraphs/Scope.swift",
      original: "      guard let effect = possession.node as? Effect, effect.isStopped else { return false }",
      replacement: "      guard let effect = possession.node as? Effect, effect.isEnded else { return false }",
      why: "stopped effects are kept to the end of their owner"),
    Mutation(
      mechanism: "memory of owners", file: "Subgraphs/Scope.swift",
      original: """
                effect.graph.fields.handles.retire(slot, name: effect.graph.called(NodeReference(effect)).given)

        """,
      replacement: """
                _ = slot

        """,
      why: "the handle of an effect that was let go leads to where it was"),
  ]
}
