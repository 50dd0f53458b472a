/// Handles, which lead nowhere after the end.
extension Mutation {
  /// What can be broken in it.
  static let handles: [Mutation] = [
    Mutation(
      mechanism: "generations", file: "Storage/HandleSlot.swift",
      original: "load(ordering: .acquiring) == generation else { return nil }",
      replacement: "load(ordering: .acquiring) >= generation else { return nil }",
      why: "a handle leads to whatever stands in its place"),
    Mutation(
      mechanism: "generations", file: "Storage/HandleSlot.swift",
      original: "    return moveOn() < HandleTable",
      replacement: "    return unsafe place.pointee.generation.load(ordering: .relaxed) < HandleTable",
      why: "a place that is vacated keeps its generation"),
    Mutation(
      mechanism: "generations", file: "Subgraphs/Ending.swift",
      original: """
              if let slot = possession.slot { fields.handles.retire(slot, name: givenName(of: node)) }

        """,
      replacement: "",
      why: "handles outlive what they lead to"),
    Mutation(
      mechanism: "names after the end", file: "Storage/HandleSlot.swift",
      original: "    if name != nil || !fields.lastNames.isEmpty { fields.lastNames[slot] = name }",
      replacement: "    if name == nil && !fields.lastNames.isEmpty { fields.lastNames[slot] = name }",
      why: "a dead handle forgets its name"),
    Mutation(
      mechanism: "names after the end", file: "Storage/HandleSlot.swift",
      original: "    if name != nil || !fields.lastNames.isEmpty { fields.lastNames[slot] = name }",
      replacement: "    if name != nil { fields.lastNames[slot] = name }",
      why: "a dead handle tells the name of one that lived there before"),
    Mutation(
      mechanism: "names after the end", file: "Storage/HandleSlot.swift",
      original: """
            guard unsafe place.pointee.generation.load(ordering: .relaxed) == generation &+ 1 else { return nil }

        """,
      replacement: "",
      why: "a dead handle tells the name of another that is dead"),
    Mutation(
      mechanism: "late writes", file: "Subgraphs/Handle.swift",
      original: "      guard let cell else { return address.noteLateWrite() }",
      replacement: "      guard let cell else { return }",
      why: "late writes through handles are not counted"),
    Mutation(
      mechanism: "end of the graph", file: "Storage/HandleSlot.swift",
      original: """
              unsafe header.pointee.firstGeneration.store(latest, ordering: .releasing)

        """,
      replacement: "",
      why: "a handle takes the next graph in its page for its own"),
    Mutation(
      mechanism: "end of the graph", file: "Storage/HandleSlot.swift",
      original: """
                unsafe (places + index).pointee.generation.store(latest, ordering: .releasing)

        """,
      replacement: "",
      why: "a handle of another graph fits again when its page is used again"),
    Mutation(
      mechanism: "weak handles", file: "Subgraphs/Handle.swift",
      original: "  public var value: Value? { (address.upToDateNode() as? any Attribute<Value>)?.value }",
      replacement: "  public var value: Value? { (address.node as? any Attribute<Value>)?.value }",
      why: "a weak handle traps where its rule ends itself"),
    Mutation(
      mechanism: "weak handles", file: "Subgraphs/Handle.swift",
      original: "{ slot.node(generation).flatMap { $0.isEnded ? nil : $0 } }",
      replacement: "{ slot.node(generation) }",
      why: "a handle leads to a node that has ended and is kept"),
    Mutation(
      mechanism: "effects through handles", file: "Subgraphs/Handle.swift",
      original: "{ effect.map { !$0.isStopped } ?? false }",
      replacement: "{ effect != nil }",
      why: "a stopped effect seems alive"),
    Mutation(
      mechanism: "places", file: "Subgraphs/Subgraph+Making.swift",
      original: """
              scope.give(slot, to: node)

        """,
      replacement: """
              scope.keep(node, slot: slot)

        """,
      why: "an adopted node is kept twice"),
  ]
}
