/// Edges in memory, their blocks, and positions that have no room in them.
extension Mutation {
  /// What can be broken in it.
  static let edgeStorage: [Mutation] = [
    Mutation(
      mechanism: "edges in a word", file: "Storage/Edge.swift",
      original: "bits >> 16 & ~15",
      replacement: "bits >> 16",
      why: "a high position runs into the address of the node"),
    Mutation(
      mechanism: "edges in a word", file: "Storage/Edge.swift",
      original: """
            bits |= UInt64(min(position, Self.farPosition))

        """,
      replacement: """
            bits |= UInt64(position)

        """,
      why: "a new edge whose position has no room leads elsewhere"),
    Mutation(
      mechanism: "edges in a word", file: "Storage/Edge.swift",
      original: "| UInt64(min(newValue, Self.farPosition)) }",
      replacement: "| UInt64(newValue) }",
      why: "an edge that gets a position without room leads elsewhere"),
    Mutation(
      mechanism: "far positions", file: "Tracking/Edges.swift",
      original: "return position == Edge.farPosition ? farPosition(end) : position",
      replacement: "return position",
      why: "positions beyond the room of an edge are all the same"),
    Mutation(
      mechanism: "far positions", file: "Tracking/Edges.swift",
      original: """
              noteFar(outputPosition, at: .input(of: reader, inputPosition))

        """,
      replacement: "",
      why: "an input does not know where it is in a long list of outputs"),
    Mutation(
      mechanism: "far positions", file: "Tracking/Edges.swift",
      original: """
              noteFar(inputPosition, at: .output(of: source, outputPosition))

        """,
      replacement: "",
      why: "an output does not know where it is in a long list of inputs"),
    Mutation(
      mechanism: "far positions", file: "Tracking/Edges.swift",
      original: """
              noteFar(movedPosition, at: .output(of: source, position))

        """,
      replacement: "",
      why: "an output that moves loses its place in a long list of inputs"),
    Mutation(
      mechanism: "far positions", file: "Tracking/Edges.swift",
      original: """
              noteFar(position, at: .input(of: moved.asReader, movedPosition))

        """,
      replacement: "",
      why: "an output that moves in a long list does not tell its reader"),
    Mutation(
      mechanism: "far positions", file: "Tracking/Edges.swift",
      original: """
              forgetFar(.input(of: reader, index))

        """,
      replacement: "",
      why: "a far position of an input outlives it"),
    Mutation(
      mechanism: "far positions", file: "Tracking/Edges.swift",
      original: """
            forgetFar(.output(of: source, last))

        """,
      replacement: "",
      why: "a far position of an output outlives it"),
    Mutation(
      mechanism: "far positions", file: "Tracking/Edges.swift",
      original: "fields.farPositions[end] = position } else { forgetFar(end) }",
      replacement: "fields.farPositions[end] = position }",
      why: "a position that has room again is kept beside its edge, too"),
    Mutation(
      mechanism: "far positions", file: "Tracking/Edges.swift",
      original: """
              for index in 0..<node.outputCount { forgetFar(.output(of: node, index)) }

        """,
      replacement: """
              _ = node

        """,
      why: "far positions outlive the outputs of a node that goes"),
    Mutation(
      mechanism: "edge lists", file: "Storage/EdgeList.swift",
      original: """
              unsafe blocks.giveBack(block, size: size)
            } else
        """,
      replacement: "    } else",
      why: "a list that grows keeps its old block, too"),
    Mutation(
      mechanism: "edge lists", file: "Storage/EdgeList.swift",
      original: """
              if usesBlock { unsafe blocks.giveBack(block, size: size) }

        """,
      replacement: "",
      why: "an emptied list does not give its block back"),
    Mutation(
      mechanism: "edge blocks", file: "Storage/EdgeBlocks.swift",
      original: """
              unsafe free[size] = UInt(block.pointee.bits)

        """,
      replacement: "",
      why: "a block is given to two lists"),
    Mutation(
      mechanism: "edge blocks", file: "Storage/EdgeBlocks.swift",
      original: """
            unsafe free[size] = UInt(bitPattern: block)

        """,
      replacement: "",
      why: "blocks that were given back are not used again"),
    Mutation(
      mechanism: "edge blocks", file: "Storage/EdgeBlocks.swift",
      original: """
            unsafe block.pointee = Edge(bits: UInt64(free[size]))

        """,
      replacement: """
            unsafe block.pointee = Edge(bits: 0)

        """,
      why: "of the blocks that were given back one is remembered"),
    Mutation(
      mechanism: "edge blocks", file: "Storage/EdgeBlocks.swift",
      original: """
            unsafe rest = block + size

        """,
      replacement: """
            unsafe rest = block

        """,
      why: "blocks lie on top of each other"),
    Mutation(
      mechanism: "edge blocks", file: "Storage/EdgeBlocks.swift",
      original: """
            bytes -= MemoryLayout<Edge>.stride << size

        """,
      replacement: "",
      why: "blocks that were given back are counted"),
    Mutation(
      mechanism: "edge lists", file: "Storage/EdgeList.swift",
      original: "{ countAndSize == 1 }",
      replacement: "{ count == 1 }",
      why: "a list with a block and one edge passes for one without a block, which is lost"),
  ]
}
