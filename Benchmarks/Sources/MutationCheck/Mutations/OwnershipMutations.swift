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
              if isEffect { NodeReference(node).asReader.with(as: Effect.self) { $0.owner = scope } }

        """,
      replacement: "",
      why: "what a cleanup makes belongs to nobody"),
    Mutation(
      mechanism: "ownership", file: "Evaluation/Recompute.swift",
      original: """
            endLastEvaluation(of: reader)
            return readerOnTopLives
        """,
      replacement: "    return readerOnTopLives",
      why: "what a rule made outlives its next run"),
    Mutation(
      mechanism: "detached", file: "Subgraphs/Scope.swift",
      original: "    try state.building(in: nil, body)",
      replacement: "    try body()",
      why: "what is made detached belongs to the evaluation"),
    Mutation(
      mechanism: "builders", file: "Subgraphs/Scope.swift",
      original: """
        , builder.depth == fields.evaluationStack.count {
              builder
        """,
      replacement: """
         {
              builder
        """,
      why: "what a rule makes inside a build belongs to the subgraph"),
    Mutation(
      mechanism: "builders", file: "Subgraphs/Subgraph.swift",
      original: "  func endBuilding() { _ = graph.state.fields.builders.removeTop() }",
      replacement: "  func endBuilding() {}",
      why: "what is made after a build belongs to the subgraph"),
    Mutation(
      mechanism: "order of the end", file: "Storage/Scope+Storage.swift",
      original: "Possession? { unsafe uncheckedNodes.popLast() }",
      replacement: """
        Possession? {
            var isFirst = true
            return unsafe uncheckedNodes.takeAll { _ in
              defer { isFirst = false }
              return isFirst
            }.first
          }
        """,
      why: "what was made first ends first"),
    Mutation(
      mechanism: "order of cleanups", file: "Storage/Scope+Storage.swift",
      original: "{ cleanups.popLast() }",
      replacement: "{ cleanups.isEmpty ? nil : cleanups.removeFirst() }",
      why: "cleanups run in the order of being asked for"),
    Mutation(
      mechanism: "children first", file: "Subgraphs/Ending.swift",
      original: """
              if let inner = endNodes(of: current) {

        """,
      replacement: """
              if let cleanup = current.takeLastCleanup() {
                if remains.isRule {
                  refusingWrites { runCleanup(cleanup, for: remains.name, around: current.around) }
                } else {
                  runCleanup(cleanup, for: remains.name, around: current.around)
                }
              } else if let inner = endNodes(of: current) {

        """,
      why: "cleanups of an evaluation run before the end of what it made"),
    Mutation(
      mechanism: "children first", file: "Subgraphs/Ending.swift",
      original: """
                outer.append((current, maker, remains))

        """,
      replacement: """
                end(inner.maker.node)
                outer.append((current, maker, remains))

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
                remains.isRule = remains.isRule || isRule

        """,
      replacement: """
                _ = isRule

        """,
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
            node.state = .ended

        """,
      replacement: "",
      why: "a node that has ended can be read"),
    Mutation(
      mechanism: "ends", file: "Subgraphs/Ending.swift",
      original: """
              if traits.contains(.isEffect) { node.traits.insert(.isStopped) }

        """,
      replacement: "",
      why: "an effect runs while what it made ends"),
    Mutation(
      mechanism: "ends", file: "Subgraphs/Ending.swift",
      original: """
            guard node.state != .ended else { return }

        """,
      replacement: "",
      why: "a node ends as often as it is told to"),
    Mutation(
      mechanism: "ends", file: "Subgraphs/Ending.swift",
      original: """
              effect.turns.forget(order: effect.order)
              effect.traits
        """,
      replacement: "      effect.traits",
      why: "an effect that has ended waits in its queue"),
    Mutation(
      mechanism: "ends", file: "Subgraphs/Ending.swift",
      original: """
                fields.writeLog.forget(node)
                node
        """,
      replacement: "        node",
      why: "a cell that has ended is settled"),
    Mutation(
      mechanism: "scopes that end", file: "Subgraphs/Scope.swift",
      original: """
            if scope.isEnding {

        """,
      replacement: """
            if scope.isEnding && node.state == .ended {

        """,
      why: "what is made for an end is kept by it"),
    Mutation(
      mechanism: "scopes that end", file: "Subgraphs/Scope.swift",
      original: "    guard let scope = state.scopeForCleanups(), !scope.isEnding else {",
      replacement: "    guard let scope = state.scopeForCleanups() else {",
      why: "a cleanup that is asked for at the end waits for others"),
    Mutation(
      mechanism: "memory of owners", file: "Storage/Scope+Storage.swift",
      original: "takeAll { $0.traits.isSuperset(of: [.isEffect, .isStopped]) }",
      replacement: "takeAll { $0.traits.contains(.isEffect) && $0.state == .ended }",
      why: "stopped effects are kept to the end of their owner"),
    Mutation(
      mechanism: "memory of owners", file: "Storage/Scope+Storage.swift",
      original: """
              graph.fields.handles.retire(slot, name: graph.givenName(of: possession.node))

        """,
      replacement: """
              _ = (graph, slot)

        """,
      why: "the handle of an effect that was let go leads to where it was"),
    Mutation(
      mechanism: "ownership", file: "Storage/GraphState.swift",
      original: "    if !fields.evaluationStack.isEmpty || !fields.builders",
      replacement: "    if !fields.builders",
      why: "what an evaluation makes outside of builds is not its own"),
    Mutation(
      mechanism: "builders", file: "Storage/GraphState.swift",
      original: "isEmpty || !fields.builders.isEmpty { giveToOwner",
      replacement: "isEmpty { giveToOwner",
      why: "what a build outside of evaluations makes belongs to nobody"),
    Mutation(
      mechanism: "builders", file: "Subgraphs/Scope.swift",
      original: ", builder.depth == fields.evaluationStack.count { return",
      replacement: " { return",
      why: "a cleanup that a rule inside a build asks for belongs to the subgraph"),
    Mutation(
      mechanism: "detached", file: "Subgraphs/Scope.swift",
      original: """
              _ = fields.builders.removeTop()

        """,
      replacement: "",
      why: "what is made after a detached closure belongs to nobody"),
    Mutation(
      mechanism: "ends", file: "Subgraphs/Ending.swift",
      original: """
              if traits.contains(.hasScope), let inner = takeScope(of: node) { return (possession, inner) }

        """,
      replacement: "",
      why: "what a node made outlives its end"),
    Mutation(
      mechanism: "possessions", file: "Subgraphs/Ending.swift",
      original: """
            possession.release()

        """,
      replacement: "",
      why: "what has ended with its owner is never released"),
    Mutation(
      mechanism: "possessions", file: "Storage/Possessions.swift",
      original: ".passRetained(node)",
      replacement: ".passUnretained(node)",
      why: "what is owned is not kept alive"),
    Mutation(
      mechanism: "possessions", file: "Storage/Possessions.swift",
      original: "last.pointee.node == node && last.pointee.slot == nil",
      replacement: "last.pointee.node == node",
      why: "the second handle of a node takes the place of its first"),
    Mutation(
      mechanism: "possessions", file: "Storage/Possessions.swift",
      original: "last.pointee.node == node && last.pointee.slot == nil",
      replacement: "last.pointee.slot == nil",
      why: "what was made last gets the handles of something else"),
    Mutation(
      mechanism: "possessions", file: "Storage/Possessions.swift",
      original: """
            unsafe last.pointee.slot = slot

        """,
      replacement: "",
      why: "the handles of what was made last outlive it"),
    Mutation(
      mechanism: "possessions", file: "Storage/Possessions.swift",
      original: """
                unsafe entries.unsafelyUnwrapped[kept] = possession

        """,
      replacement: """
                _ = possession

        """,
      why: "what stays is mixed up with what is let go"),
    Mutation(
      mechanism: "possessions", file: "Storage/Possessions.swift",
      original: """
            count = kept

        """,
      replacement: "",
      why: "what was let go ends again with its owner"),
    Mutation(
      mechanism: "possessions", file: "Storage/Possessions.swift",
      original: """
              unsafe new.moveInitialize(from: old, count: count)

        """,
      replacement: "",
      why: "what is owned is lost when more comes"),
    Mutation(
      mechanism: "memory of owners", file: "Storage/Scope+Storage.swift",
      original: """
            for possession in gone { possession.release() }

        """,
      replacement: "",
      why: "an effect that was let go stays in memory"),
  ]
}
