/// How reads become inputs, and both ends of their edges.
extension Mutation {
  /// What can be broken in it.
  static let tracking: [Mutation] = [
    Mutation(
      mechanism: "cursor", file: "Tracking/Tracking.swift",
      original: """
              node.readBy = fields.tracking.stamp
              advanceCursor()
        """,
      replacement: "      node.readBy = fields.tracking.stamp",
      why: "the cursor stays where it is"),
    Mutation(
      mechanism: "cursor", file: "Tracking/Tracking.swift",
      original: "next < reader.inputCount ? reader.input(at: next) : nil",
      replacement: "next < reader.inputCount ? nil : nil",
      why: "only the first input is expected again, so the same reads change edges"),
    Mutation(
      mechanism: "cursor", file: "Tracking/Tracking.swift",
      original: """
              fields.newInputs.push(node)
              fields.tracking.expected = nil
        """,
      replacement: "      fields.newInputs.push(node)",
      why: "the cursor goes on after a read that was not expected"),
    Mutation(
      mechanism: "stamp", file: "Tracking/Tracking.swift",
      original: "fields.tracking.reader != nil && node.readBy != fields.tracking.stamp",
      replacement: "fields.tracking.reader != nil",
      why: "an input counts as often as it is read"),
    Mutation(
      mechanism: "stamp", file: "Tracking/Tracking.swift",
      original: """
            if fields.tracking.stamp < node.readBy
              &&
        """,
      replacement: """
            if node.readBy < fields.tracking.stamp
              &&
        """,
      why: "a node read by an evaluation inside is taken for unread"),
    Mutation(
      mechanism: "stamp", file: "Tracking/Tracking.swift",
      original: """
        < tracking.cursor
              }
            } else
        """,
      replacement: """
        < reader.inputCount
              }
            } else
        """,
      why: "what the last evaluation read counts as read by this one"),
    Mutation(
      mechanism: "reconciliation", file: "Tracking/Tracking.swift",
      original: "fields.tracking.cursor != reader.inputCount || fields",
      replacement: "fields",
      why: "inputs that were not read again stay"),
    Mutation(
      mechanism: "reconciliation", file: "Tracking/Tracking.swift",
      original: "unlinkInputs(of: reader, from: fields.tracking.cursor)",
      replacement: "unlinkInputs(of: reader, from: 0)",
      why: "the inputs that were read again are dropped where others differ"),
    Mutation(
      mechanism: "reconciliation", file: "Tracking/Tracking.swift",
      original: """
            }
            fields.newInputs.truncate(to: fields.tracking.newInputsBase)
        """,
      replacement: "    }",
      why: "new inputs of one evaluation are left to the next"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: """
              moved.asReader.with { $0.inputs.setPosition(position, at: movedPosition) }

        """,
      replacement: "",
      why: "an output that moves does not tell its reader"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: """
              source.with { $0.outputs.setPosition(movedPosition, at: position) }

        """,
      replacement: "",
      why: "an output that moves forgets its place at the reader"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: "let outputPosition = source.with { $0.outputs.count }",
      replacement: "let outputPosition = 0",
      why: "every edge thinks that it is the first at its source"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: """
            reader.with { $0.inputs.truncate(to: start, bytes: &fields.counters.bytes) }

        """,
      replacement: "",
      why: "inputs are let go at one end only"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: """
            fields.counters.edges -= 1

        """,
      replacement: "",
      why: "edges that are gone are still counted"),
    Mutation(
      mechanism: "edges", file: "Tracking/Edges.swift",
      original: """
            fields.counters.edges += 1
            fields.edgeChanges &+= 1
        """,
      replacement: "    fields.counters.edges += 1",
      why: "new edges do not show to the hooks of observed nodes"),
    Mutation(
      mechanism: "notes about running evaluations", file: "Tracking/Tracking.swift",
      original: "guard let reader = tracking.reader, !(node.readBy < tracking.stamp)",
      replacement: "guard level == 0, let reader = tracking.reader, !(node.readBy < tracking.stamp)",
      why: "only the outermost evaluation hears of what it has read"),
  ]
}
