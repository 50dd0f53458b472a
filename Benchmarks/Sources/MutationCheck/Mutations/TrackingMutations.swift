/// How reads become inputs, and both ends of their edges.
extension Mutation {
  /// What can be broken in it.
  static let tracking: [Mutation] = [
    Mutation(
      mechanism: "cursor", file: "Storage/TrackingRecord.swift",
      original: """
            unsafe next += 1
            return true
        """,
      replacement: "    return true",
      why: "the cursor stays where it is"),
    Mutation(
      mechanism: "cursor", file: "Storage/TrackingRecord.swift",
      original: "    end = inputs.end\n",
      replacement: "    end = min(inputs.end, unsafe UInt(bitPattern: inputs.start + 1))\n",
      why: "only the first input is expected again, so the same reads change edges"),
    Mutation(
      mechanism: "cursor", file: "Tracking/Tracking.swift",
      original: """
              fields.newInputs.push(node)
              fields.tracking.expectNothing()
        """,
      replacement: "      fields.newInputs.push(node)",
      why: "the cursor goes on after a read that was not expected"),
    Mutation(
      mechanism: "repeated reads", file: "Tracking/Tracking.swift",
      original: "    if hasRead(node, reader, &fields.tracking, newInputs) {",
      replacement: "    if false {",
      why: "an input counts as often as it is read"),
    Mutation(
      mechanism: "repeated reads", file: "Tracking/Tracking.swift",
      original: "for index in 0..<cursor where",
      replacement: "for index in 0..<reader.inputCount where",
      why: "what the last evaluation read counts as read by this one"),
    Mutation(
      mechanism: "reconciliation", file: "Tracking/Tracking.swift",
      original: """
            unlinkInputs(of: reader, from: fields.tracking.cursor(of: reader))

        """,
      replacement: "",
      why: "inputs that were not read again stay"),
    Mutation(
      mechanism: "reconciliation", file: "Tracking/Tracking.swift",
      original: "unlinkInputs(of: reader, from: fields.tracking.cursor(of: reader))",
      replacement: "unlinkInputs(of: reader, from: 0)",
      why: "the inputs that were read again are dropped where others differ"),
    Mutation(
      mechanism: "reconciliation", file: "Tracking/Tracking.swift",
      original: """
            }
            fields.newInputs.truncate(to: newInputs.lowerBound)
        """,
      replacement: "    }",
      why: "new inputs of one evaluation are left to the next"),
    Mutation(
      mechanism: "reconciliation", file: "Storage/TrackingRecord.swift",
      original: "Int(truncatingIfNeeded: word >> 1) - 1 : nil",
      replacement: "Int(truncatingIfNeeded: word >> 1) : nil",
      why: "the first of the inputs that an evaluation has read anew is left to the one around it"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: """
              moved.asReader.with { $0.inputs[movedPosition].position = position }

        """,
      replacement: "",
      why: "an output that moves does not tell its reader"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: "Edge(moved, position: movedPosition)",
      replacement: "Edge(moved, position: 0)",
      why: "an output that moves forgets its place at the reader"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: "let outputPosition = source.outputCount",
      replacement: "let outputPosition = 0",
      why: "every edge thinks that it is the first at its source"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: """
            reader.with { $0.inputs.truncate(to: start, &fields.edgeBlocks) }

        """,
      replacement: "",
      why: "inputs are let go at one end only"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: """
            fields.counters.edges &-= 1

        """,
      replacement: "",
      why: "edges that are gone are still counted"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: """
            fields.counters.edges &+= 1
            fields.edgeChanges &+= 2
        """,
      replacement: "    fields.counters.edges &+= 1",
      why: "new edges do not show to the hooks of observed nodes"),
    Mutation(
      mechanism: "notes about running evaluations", file: "Tracking/Tracking.swift",
      original: "      current = current.record.outer",
      replacement: "      current = fields.idleTracking",
      why: "only the innermost evaluation hears of what it has read"),
    Mutation(
      mechanism: "first read", file: "Tracking/Tracking.swift",
      original: """
              linkInline(reader, to: node)

        """,
      replacement: "",
      why: "the first read of an evaluation is no input"),
    Mutation(
      mechanism: "first read", file: "Tracking/Tracking.swift",
      original: "      return fields.tracking.setCursorToEnd(of: reader)",
      replacement: "      return",
      why: "the first input is dropped when there is a second"),
    Mutation(
      mechanism: "first read", file: "Tracking/Tracking.swift",
      original: "if reader.inputCount == 0 && newInputs.isEmpty",
      replacement: "if newInputs.isEmpty",
      why: "every read that was not expected is linked as if nothing was read before"),
    Mutation(
      mechanism: "first read", file: "Tracking/Tracking.swift",
      original: "== 0 && newInputs.isEmpty && fields",
      replacement: "== 0 && fields",
      why: "what was read anew is lost when everything has ended that was read before it"),
    Mutation(
      mechanism: "single edges", file: "Tracking/Edges.swift",
      original: ", source.with({ $0.outputs.isSingle }) {",
      replacement: " {",
      why: "a reader that goes takes the other readers of its input with it"),
    Mutation(
      mechanism: "single edges", file: "Tracking/Edges.swift",
      original: "if reader.with({ $0.inputs.isSingle }), let",
      replacement: "if reader.inputCount > 0, let",
      why: "only the first of several inputs hears that its only reader has gone"),
    Mutation(
      mechanism: "single edges", file: "Tracking/Edges.swift",
      original: """
              reader.with { $0.inputs = EdgeList() }

        """,
      replacement: "",
      why: "a reader that has ended keeps its only input"),
    Mutation(
      mechanism: "single edges", file: "Tracking/Edges.swift",
      original: """
              source.with { $0.outputs = EdgeList() }

        """,
      replacement: "",
      why: "an input keeps its only reader, which has gone"),
    Mutation(
      mechanism: "single edges", file: "Tracking/Edges.swift",
      original: """
              source.with { $0.outputs = EdgeList() }
              noteEdgeRemoved(from: source, to: reader)

        """,
      replacement: """
              source.with { $0.outputs = EdgeList() }

        """,
      why: "an edge that was the only one at both of its ends goes uncounted"),
    Mutation(
      mechanism: "single edges", file: "Tracking/Edges.swift",
      original: "    } else if reader.inputCount > 0 {",
      replacement: "    } else if reader.inputCount > 1 {",
      why: "a reader that goes stays at its only input where that has others"),
  ]
}
