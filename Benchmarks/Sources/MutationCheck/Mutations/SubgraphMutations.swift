/// Lifetimes: subgraphs, their parents, their end, and flags.
extension Mutation {
  /// What can be broken in it.
  static let subgraphs: [Mutation] = [
    Mutation(
      mechanism: "order of the end", file: "Subgraphs/Subgraph.swift",
      original: "      if let child = work[last].children.popLast() {",
      replacement: "      if let child = work[last].children.isEmpty ? nil : work[last].children.removeFirst() {",
      why: "the child that was added first ends first"),
    Mutation(
      mechanism: "order of the end", file: "Subgraphs/Subgraph.swift",
      original: """
            return ending
          }
        """,
      replacement: """
            return ending.reversed()
          }
        """,
      why: "subgraphs end before their children"),
    Mutation(
      mechanism: "order of the end", file: "Subgraphs/Subgraph.swift",
      original: """
                work.append((child, child.takeChildren()))

        """,
      replacement: """
                ending.append(child)

        """,
      why: "grandchildren do not end"),
    Mutation(
      mechanism: "commits", file: "Subgraphs/Subgraph.swift",
      original: """
            commitAround {
              for remains
        """,
      replacement: """
            do {
              for remains
        """,
      why: "the end of a subgraph is no transaction"),
    Mutation(
      mechanism: "observers of the end", file: "Subgraphs/Subgraph.swift",
      original: """
                empty(remains.scope, as: Remains(name: name, isRule: false))

        """,
      replacement: """
                untracked { building(in: nil) { remains.observers.callAll() } }
                empty(remains.scope, as: Remains(name: name, isRule: false))

        """,
      why: "observers hear of an end before it has come"),
    Mutation(
      mechanism: "observers of the end", file: "Subgraphs/Subgraph.swift",
      original: """
            guard !isEnded else {
              action()

        """,
      replacement: """
            guard !isEnded else {

        """,
      why: "who asks after the end never hears of it"),
    Mutation(
      mechanism: "observers of the end", file: "Subgraphs/Subgraph.swift",
      original: "    return Subscription { [weak endObservers] in endObservers?.remove(id) }",
      replacement: "    return Subscription { _ = id }",
      why: "an observer of the end cannot be cancelled"),
    Mutation(
      mechanism: "several parents", file: "Subgraphs/Subgraph.swift",
      original: """
            for owner in left { owner.subgraph.emptyPlace(owner.place) }

        """,
      replacement: "",
      why: "the other parents keep a child that has ended"),
    Mutation(
      mechanism: "several parents", file: "Subgraphs/Subgraph.swift",
      original: """
            child.owners.append(Parent(self, place: places.count))

        """,
      replacement: "",
      why: "a child does not know its parents"),
    Mutation(
      mechanism: "several parents", file: "Subgraphs/Subgraph.swift",
      original: """
            emptyPlace(child.owners.remove(at: index).place)

        """,
      replacement: """
            child.owners.remove(at: index)

        """,
      why: "a child that was let go ends with its parent"),
    Mutation(
      mechanism: "several parents", file: "Subgraphs/Subgraph.swift",
      original: """
            for child in taken { child.owners.removeAll { $0.id == ObjectIdentifier(self) } }

        """,
      replacement: "",
      why: "a child on its way out looks for a parent that has gone"),
    Mutation(
      mechanism: "several parents", file: "Subgraphs/Subgraph.swift",
      original: "!child.isEnded, !child.owners.contains(where: { $0.id == ObjectIdentifier(self) }) else",
      replacement: "!child.isEnded else",
      why: "a child is added twice"),
    Mutation(
      mechanism: "ended subgraphs", file: "Subgraphs/Subgraph.swift",
      original: "    guard !isEnded else { return child.end() }",
      replacement: "    guard !isEnded else { return }",
      why: "what is added to an ended subgraph lives on"),
    Mutation(
      mechanism: "ended subgraphs", file: "Subgraphs/Subgraph.swift",
      original: #"""
            trap(unless: !isOwned(by: child), "Subgraph '\(child.name)' owns '\(name)'; it cannot end with it, too.")

        """#,
      replacement: "",
      why: "a subgraph can own itself"),
    Mutation(
      mechanism: "deferred ends", file: "Subgraphs/Subgraph.swift",
      original: "    let isPutOff = graph.state.fields.deferredEnds.depth > 0",
      replacement: "    let isPutOff = graph.state.fields.deferredEnds.depth > 1",
      why: "an end is not put off"),
    Mutation(
      mechanism: "deferred ends", file: "Subgraphs/Subgraph.swift",
      original: """
            if isPutOff { for subgraph in ending { subgraph.scope.retireHandles(in: graph.state) } }

        """,
      replacement: "",
      why: "handles live on while an end is put off"),
    Mutation(
      mechanism: "deferred ends", file: "Subgraphs/Subgraph.swift",
      original: "      if state.fields.deferredEnds.depth == 0 {",
      replacement: "      if state.fields.deferredEnds.depth >= 0 {",
      why: "an end that was put off comes when the inner closure returns"),
    Mutation(
      mechanism: "deferred ends", file: "Subgraphs/Subgraph.swift",
      original: """
                state.fields.deferredEnds.waiting = []

        """,
      replacement: "",
      why: "an end that was put off comes again and again"),
    Mutation(
      mechanism: "counts", file: "Subgraphs/Subgraph.swift",
      original: """
                fields.counters.subgraphs -= 1

        """,
      replacement: "",
      why: "ended subgraphs are counted as live"),
    Mutation(
      mechanism: "lifetime", file: "Subgraphs/Subgraph.swift",
      original: "  deinit { end() }",
      replacement: "  deinit { _ = isEnded }",
      why: "a subgraph that nobody holds does not end"),
    Mutation(
      mechanism: "flags", file: "Subgraphs/AttributeFlags.swift",
      original: """
              work.append(contentsOf: subgraph.children.reversed())

        """,
      replacement: "",
      why: "flagged attributes below are not found"),
    Mutation(
      mechanism: "flags", file: "Subgraphs/AttributeFlags.swift",
      original: "subgraph.children.reversed()",
      replacement: "subgraph.children",
      why: "flagged attributes are updated in the reverse order of their subgraphs"),
    Mutation(
      mechanism: "flags", file: "Subgraphs/AttributeFlags.swift",
      original: "guard let node = weak.node, !its.isDisjoint(with: flags)",
      replacement: "guard let node = weak.node, its.isSuperset(of: flags)",
      why: "an attribute must have all flags to be found"),
    Mutation(
      mechanism: "flags", file: "Subgraphs/Subgraph+Making.swift",
      original: """
              if !flags.isEmpty { flagged.append((WeakNode(node: node), flags)) }

        """,
      replacement: "",
      why: "flags are forgotten"),
    Mutation(
      mechanism: "adoption", file: "Subgraphs/Subgraph+Making.swift",
      original: """
            if let effect = node as? Effect { effect.stop() }

        """,
      replacement: "",
      why: "what an ended subgraph adopts is not cleaned up"),
    Mutation(
      mechanism: "adoption", file: "Subgraphs/Subgraph+Making.swift",
      original: """
            graph.state.end(reference)

        """,
      replacement: "",
      why: "what an ended subgraph adopts lives on"),
    Mutation(
      mechanism: "adoption", file: "Subgraphs/Subgraph+Making.swift",
      original: """
              if effect.owner !== scope { effect.owner = scope }

        """,
      replacement: "",
      why: "an adopted effect does not tell the subgraph when it stops"),
    Mutation(
      mechanism: "adoption", file: "Subgraphs/Subgraph+Making.swift",
      original: """
              if effect.traits.contains(.hasScope) { graph.state.fields.scopes[NodeReference(effect)]?.around = scope }

        """,
      replacement: "",
      why: "what the cleanup of an adopted effect makes does not belong to the subgraph"),
    Mutation(
      mechanism: "deferred ends", file: "Storage/Scope+Storage.swift",
      original: """
            unsafe uncheckedNodes.forgetSlots()

        """,
      replacement: "",
      why: "the places of handles are given up again when the end comes"),
    Mutation(
      mechanism: "ended subgraphs", file: "Subgraphs/Subgraph.swift",
      original: """
            scope.isClosed = true
            leaveOwners()
        """,
      replacement: "    leaveOwners()",
      why: "a subgraph that has ended does not know it"),
    Mutation(
      mechanism: "adoption", file: "Storage/Scope+Storage.swift",
      original: "    if unsafe !uncheckedNodes.give(slot, toLast: NodeReference(node)) { keep(node, slot: slot) }",
      replacement: "    _ = unsafe uncheckedNodes.give(slot, toLast: NodeReference(node))",
      why: "what was adopted is not kept"),
  ]
}
