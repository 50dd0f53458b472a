/// Rules that are types, projections, redirections, hooks, invalidation.
extension Mutation {
  /// What can be broken in it.
  static let attributes: [Mutation] = [
    Mutation(
      mechanism: "rule types", file: "Attributes/Rule.swift",
      original: """
              node.parametersChanged = false

        """,
      replacement: "",
      why: "a rule that was edited once counts as edited for ever"),
    Mutation(
      mechanism: "rule types", file: "Attributes/Rule.swift",
      original: """
              current = edited
              parametersChanged = true
        """,
      replacement: "      current = edited",
      why: "a rule is not told that it was edited"),
    Mutation(
      mechanism: "rule types", file: "Attributes/Rule.swift",
      original: """
            let result = changeQuietly(edit)
            invalidate()
        """,
      replacement: "    let result = changeQuietly(edit)",
      why: "an edited rule does not run again"),
    Mutation(
      mechanism: "rule types", file: "Attributes/Rule.swift",
      original: "      if graph.readerOnTopLives { reader.with(as: RuleAttribute.self) { $0.current = rule } }",
      replacement: "      if graph.readerOnTopLives { reader.with(as: RuleAttribute.self) { $0.current = taken } }",
      why: "a rule does not keep its state"),
    Mutation(
      mechanism: "initial values", file: "Attributes/Rule.swift",
      original: "initialValue: Body.initialValue, closure",
      replacement: "initialValue: nil, closure",
      why: "a rule type has no initial value"),
    Mutation(
      mechanism: "initial values", file: "Attributes/Rule.swift",
      original: "initialValue: initial, closure",
      replacement: "initialValue: nil, closure",
      why: "there is no first value before the rule has run"),
    Mutation(
      mechanism: "initial values", file: "Attributes/Rule.swift",
      original: "try step.held(stored ?? initial)",
      replacement: "try step.held(initial)",
      why: "a rule is given its first value each time"),
    Mutation(
      mechanism: "cutoff", file: "Storage/NodeKind+Making.swift",
      original: "isSame: { $0 == $1 }",
      replacement: "isSame: nil",
      why: "what its type can compare has no cutoff"),
    Mutation(
      mechanism: "redirection", file: "Attributes/RedirectableAttribute.swift",
      original: """
                if !newValue.isEnded { graph.link(reader, to: NodeReference(newValue)) }

        """,
      replacement: "",
      why: "a redirected attribute reads its new target only when it runs"),
    Mutation(
      mechanism: "redirection", file: "Attributes/RedirectableAttribute.swift",
      original: "        if !newValue.isEnded { graph.link",
      replacement: "        if true { graph.link",
      why: "a redirected attribute has an ended node among its inputs"),
    Mutation(
      mechanism: "redirection", file: "Attributes/RedirectableAttribute.swift",
      original: """
                graph.unlinkInputs(of: reader, from: 0)
                // A read
        """,
      replacement: "        // A read",
      why: "a redirected attribute stays a reader of its old target"),
    Mutation(
      mechanism: "redirection", file: "Attributes/RedirectableAttribute.swift",
      original: """
              graph.makeStale(
                reader, because: .redirected(to: newValue.name, transaction: graph.currentTransaction))

        """,
      replacement: "",
      why: "a redirected attribute keeps its old value"),
    Mutation(
      mechanism: "redirection", file: "Attributes/RedirectableAttribute.swift",
      original: """
              guard !graph.fields.isRuleRunning else { return graph.refuseWrite(to: NodeReference(self)) }

        """,
      replacement: "",
      why: "a rule may redirect an attribute"),
    Mutation(
      mechanism: "invalidation", file: "Attributes/Invalidation.swift",
      original: """
            guard !graph.fields.isRuleRunning else { return graph.refuseWrite(to: NodeReference(self)) }

        """,
      replacement: "",
      why: "a rule may invalidate others"),
    Mutation(
      mechanism: "invalidation", file: "Attributes/Invalidation.swift",
      original: """
            graph.didChange()

        """,
      replacement: "",
      why: "an invalidation does not run effects"),
    Mutation(
      mechanism: "observed hooks", file: "Attributes/Observed.swift",
      original: """
                } else if seen.insert(output).inserted {
                  work.append(output)

        """,
      replacement: """
                } else if seen.insert(output).inserted {

        """,
      why: "only what an effect reads itself is observed"),
    Mutation(
      mechanism: "observed hooks", file: "Attributes/Observed.swift",
      original: """
                  if output.traits.contains(.isStopped) { continue }

        """,
      replacement: "",
      why: "an effect that was stopped observes"),
    Mutation(
      mechanism: "observed hooks", file: "Attributes/Observed.swift",
      original: """
                guard isObserved != hook.isObserved else { continue }

        """,
      replacement: "",
      why: "hooks are told what they know"),
    Mutation(
      mechanism: "observed hooks", file: "Attributes/Observed.swift",
      original: """
                fields.observedHooks.hooks[index].isObserved = isObserved

        """,
      replacement: "",
      why: "hooks are told of the beginning again and of the end never"),
    Mutation(
      mechanism: "observed hooks", file: "Attributes/Observed.swift",
      original: "fields.evaluationStack.isEmpty && !fields.isFlushing && !fields",
      replacement: "fields.evaluationStack.isEmpty && !fields",
      why: "hooks are told in the middle of a flush"),
    Mutation(
      mechanism: "observed hooks", file: "Transactions/Flush.swift",
      original: """
            if !fields.observedHooks.hooks.isEmpty { settleHooks() }

        """,
      replacement: "",
      why: "hooks are not told after a commit"),
    Mutation(
      mechanism: "observed hooks", file: "Attributes/Observed.swift",
      original: """
            if !fields.observedHooks.hooks.isEmpty { fields.observedHooks.hooks.removeAll { $0.node == node } }

        """,
      replacement: "",
      why: "the hooks of a node that goes stay"),
  ]
}
