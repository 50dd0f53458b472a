/// Edges in memory, values that wait for their release, stacks, counts.
extension Mutation {
  /// What can be broken in it.
  static let storage: [Mutation] = [
    Mutation(
      mechanism: "edge lists", file: "Storage/EdgeList.swift",
      original: """
              unsafe new.initialize(from: block, count: count)

        """,
      replacement: """
              for index in 0..<count { unsafe new[index] = Edge(bits: block[index].bits & ~0xfffff) }

        """,
      why: "the positions of edges are lost when their list grows"),
    Mutation(
      mechanism: "edge lists", file: "Storage/EdgeList.swift",
      original: """
              unsafe new.initialize(to: Edge(bits: word))

        """,
      replacement: """
              unsafe new.initialize(to: Edge(bits: word & ~0xfffff))

        """,
      why: "the position of the first edge is lost when there is a second"),
    Mutation(
      mechanism: "edge lists", file: "Storage/EdgeList.swift",
      original: """
            if newCount > 0 {

        """,
      replacement: """
            if newCount > 0 || usesBlock {

        """,
      why: "an emptied list keeps its block"),
    Mutation(
      mechanism: "stacks", file: "Storage/PlainStack.swift",
      original: """
            while position > index {
              self[position] = self[position - 1]

        """,
      replacement: """
            while position > index + 1 {
              self[position] = self[position - 1]

        """,
      why: "an element is lost when another is inserted"),
    Mutation(
      mechanism: "release of old values", file: "Storage/OldValues.swift",
      original: """
            fields.oldValues.append(value)
            fields.hasAftermath = true

        """,
      replacement: "",
      why: "old values end in the middle of an evaluation"),
    Mutation(
      mechanism: "release of old values", file: "Storage/OldValues.swift",
      original: """
            if fields.oldValues.isReleasing { return }

        """,
      replacement: "",
      why: "old values end inside each other"),
    Mutation(
      mechanism: "release of contexts", file: "Storage/ClosureContext.swift",
      original: """
            guard !fields.isReleasingContexts else { return }

        """,
      replacement: "",
      why: "a long chain is released one rule inside the other"),
    Mutation(
      mechanism: "release of bodies", file: "Storage/Reader.swift",
      original: """
            if state != .ended { graph.dropEdges(of: ReaderReference(self)) }

        """,
      replacement: "",
      why: "a reader that goes leaves its edges"),
    Mutation(
      mechanism: "release of bodies", file: "Storage/Reader.swift",
      original: """
            if traits.contains(.hasScope) { graph.endScope(of: ReaderReference(self)) }

        """,
      replacement: "",
      why: "a reader that goes leaves what it made"),
    Mutation(
      mechanism: "roomy stack", file: "Storage/RoomyStack.swift",
      original: "  func hasRealStackLeft() -> Bool { stackAddress() > fields.stackLimit }",
      replacement: "  func hasRealStackLeft() -> Bool { stackAddress() > fields.stackLimit &- (1 << 40) }",
      why: "rules nest on the stack of the caller until it is full"),
    Mutation(
      mechanism: "roomy stack", file: "Storage/RoomyStack.swift",
      original: """
            fields.stackLimit = limit

        """,
      replacement: "",
      why: "after deep rules the wrong stack is looked at"),
    Mutation(
      mechanism: "roomy stack", file: "Evaluation/BringUpToDate.swift",
      original: """
              continueOnRoomyStack { isUpToDate = prefetch(target) }

        """,
      replacement: """
              isUpToDate = settle(target, Abortable.self)

        """,
      why: "a prefetch nests on the stack of the caller"),
    Mutation(
      mechanism: "watched mode", file: "Storage/RoomyStack.swift",
      original: """
            fields.barrier = fields.isWatched ? .max : fields.stackLimit
            fields.stack =
        """,
      replacement: """
            fields.barrier = fields.stackLimit
            fields.stack =
        """,
      why: "a listener hears of outermost evaluations only"),
    Mutation(
      mechanism: "watched mode", file: "Inspection/Watchers.swift",
      original: """
            raiseBarrier(StackBounds(low: .max, high: 0))

        """,
      replacement: "",
      why: "a listener hears nothing of evaluations on the stack at hand"),
    Mutation(
      mechanism: "watched mode", file: "Inspection/Watchers.swift",
      original: """
            guard isWatched != fields.isWatched else { return }
            fields.isWatched = isWatched

        """,
      replacement: """
            guard isWatched && !fields.isWatched else { return }
            fields.isWatched = isWatched

        """,
      why: "evaluations go the watched way when nobody listens any more"),
    Mutation(
      mechanism: "names", file: "Storage/GraphState.swift",
      original: """
              fields.names[node] = name

        """,
      replacement: """
              _ = name

        """,
      why: "given names are forgotten"),
    Mutation(
      mechanism: "names", file: "Storage/NodeKind.swift",
      original: "known.file == key.file && known.line == key.line && known.type == key.type",
      replacement: "known.type == key.type",
      why: "nodes of one type are named after the place of the first"),
    Mutation(
      mechanism: "names", file: "Inspection/CreationSite.swift",
      original: "name.given ?? CreationSiteTable",
      replacement: "name.given?.lowercased() ?? CreationSiteTable",
      why: "names are not told as they were given"),
    Mutation(
      mechanism: "counts", file: "Inspection/CreationSite.swift",
      original: """
            fields.counters.nodesCreated &+= 1

        """,
      replacement: "",
      why: "made nodes are not counted"),
    Mutation(
      mechanism: "counts", file: "Inspection/CreationSite.swift",
      original: """
            fields.counters.nodes &-= 1

        """,
      replacement: "",
      why: "nodes that have gone are counted as live"),
    Mutation(
      mechanism: "counts", file: "Inspection/CreationSite.swift",
      original: """
            fields.counters.bytes &-= bytes

        """,
      replacement: """
            _ = bytes

        """,
      why: "the memory of nodes that have gone is counted"),
    Mutation(
      mechanism: "lifetime of the graph", file: "Storage/GraphState.swift",
      original: """
            fields.isAbandoned = true
            if fields.counters.residents == 0 { release() }
        """,
      replacement: "    release()",
      why: "the state of a graph goes before its nodes"),
    Mutation(
      mechanism: "lifetime of the graph", file: "Storage/GraphState.swift",
      original: """
            fields.mailRoom?.close()

        """,
      replacement: "",
      why: "ways in and out outlive the graph"),
    Mutation(
      mechanism: "forgetting", file: "Storage/GraphState.swift",
      original: """
            if fields.lastCellWritten == node { fields.lastCellWritten = nil }

        """,
      replacement: "",
      why: "a report names a cell that has gone"),
    Mutation(
      mechanism: "forgetting", file: "Storage/GraphState.swift",
      original: """
            forgetToComeBack(to: node)

        """,
      replacement: "",
      why: "what has gone is come back to"),
    Mutation(
      mechanism: "ledger of creation sites", file: "Storage/NodeKind.swift",
      original: """
            unsafe record.pointee.live &-= 1

        """,
      replacement: "",
      why: "nodes that have gone stay in the ledger"),
    Mutation(
      mechanism: "names", file: "Storage/GraphState.swift",
      original: "    if name != nil || fields.registry != nil",
      replacement: "    if fields.registry != nil",
      why: "given names are forgotten where the graph keeps no list of its nodes"),
    Mutation(
      mechanism: "list of nodes", file: "Storage/GraphState.swift",
      original: "name != nil || fields.registry != nil || fields.isWatched {",
      replacement: "name != nil || fields.isWatched {",
      why: "nodes without names are missing from the list"),
    Mutation(
      mechanism: "list of nodes", file: "Storage/GraphState.swift",
      original: "fields.isWatched || fields.registry != nil || !fields.watchers",
      replacement: "fields.isWatched || !fields.watchers",
      why: "nodes that have gone stay in the list"),
    Mutation(
      mechanism: "forgetting", file: "Storage/GraphState.swift",
      original: "      || !fields.observedHooks.hooks.isEmpty || !fields.putOff",
      replacement: "      || !fields.putOff",
      why: "the hooks of a node outlive it where the graph keeps no list of its nodes"),
    Mutation(
      mechanism: "forgetting", file: "Storage/GraphState.swift",
      original: "|| !fields.putOff.isEmpty || fields.last",
      replacement: "|| fields.last",
      why: "what is come back to outlives its node where the graph keeps no list of its nodes"),
    Mutation(
      mechanism: "forgetting", file: "Storage/GraphState.swift",
      original: """
         || fields.lastCellWritten == node
            {
        """,
      replacement: """

            {
        """,
      why: "the cell that was written last outlives itself where the graph keeps no list of its nodes"),
    Mutation(
      mechanism: "ledger of creation sites", file: "Storage/NodeKind.swift",
      original: """
            unsafe record.pointee.live &+= 1

        """,
      replacement: "",
      why: "new nodes do not come into the ledger"),
    Mutation(
      mechanism: "counts", file: "Storage/NodeKind.swift",
      original: """
            if unsafe record.pointee.bytes == 0 { unsafe record.pointee.bytes = node.allocatedSize }

        """,
      replacement: "",
      why: "the memory of nodes is not counted"),
  ]
}
