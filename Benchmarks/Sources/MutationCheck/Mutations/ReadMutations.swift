/// What an evaluation has read already.
extension Mutation {
  /// What can be broken in it.
  static let reads: [Mutation] = [
    Mutation(
      mechanism: "repeated reads", file: "Tracking/Tracking.swift",
      original: "for index in newInputs where fields.newInputs[index] == node { return true }",
      replacement: "for index in newInputs where fields.newInputs[index] == node { return false }",
      why: "what was read anew counts as often as it is read"),
    Mutation(
      mechanism: "repeated reads", file: "Storage/TrackingRecord.swift",
      original: """
            self.reader = reader
            surprises = Surprises()
        """,
      replacement: """
            self.reader = reader
            let knownReads = surprises.knownReads
            surprises = Surprises()
            surprises.knownReads = knownReads
        """,
      why: "what the last evaluation has read twice counts as read"),
    Mutation(
      mechanism: "repeated reads", file: "Storage/TrackingRecord.swift",
      original: """
            self.reader = reader
            surprises = Surprises()
        """,
      replacement: """
            self.reader = reader
            let number = surprises.number
            surprises = Surprises()
            surprises.number = number
        """,
      why: "evaluations share a number"),
    Mutation(
      mechanism: "repeated reads", file: "Tracking/Edges.swift",
      original: """
            source.traits.insert(.wasRead)

        """,
      replacement: "",
      why: "a node that was linked counts as never read"),
    Mutation(
      mechanism: "repeated reads", file: "Tracking/Tracking.swift",
      original: """
              node.traits.insert(.wasRead)

        """,
      replacement: "",
      why: "a node that was read anew counts as never read"),
    Mutation(
      mechanism: "wide evaluations", file: "Tracking/Tracking.swift",
      original: """
            number(reader, &tracking, newInputs)

        """,
      replacement: "",
      why: "what was read after the first look into the set is not in it"),
    Mutation(
      mechanism: "wide evaluations", file: "Tracking/Tracking.swift",
      original: """
            tracking.numbered = cursor + newInputs.count

        """,
      replacement: "",
      why: "each read of a wide evaluation goes through all before it"),
    Mutation(
      mechanism: "read set", file: "Storage/ReadSet.swift",
      original: """
            latest += 1

        """,
      replacement: "",
      why: "evaluations have no numbers of their own"),
    Mutation(
      mechanism: "read set", file: "Storage/ReadSet.swift",
      original: """
            floor = latest + 1

        """,
      replacement: "",
      why: "the read set is never emptied, and takes itself for empty"),
    Mutation(
      mechanism: "read set", file: "Storage/ReadSet.swift",
      original: "entries[index].evaluation == evaluation && entries[index].node == node",
      replacement: "entries[index].node == node",
      why: "what one evaluation has read counts as read by others"),
    Mutation(
      mechanism: "read set", file: "Storage/ReadSet.swift",
      original: "{ unsafe entries[index].node = Self.gone }",
      replacement: "{ _ = index }",
      why: "a node that lies where one lay that was read counts as read"),
    Mutation(
      mechanism: "read set", file: "Storage/ReadSet.swift",
      original: """
              unsafe entries[place(of: old[index].node, old[index].evaluation)] = old[index]

        """,
      replacement: "",
      why: "a read set that grows forgets"),
    Mutation(
      mechanism: "nodes that end while they are read", file: "Tracking/EndingNodes.swift",
      original: """
            tracking.surprises.knownReads = KnownReads()

        """,
      replacement: "",
      why: "a node that lies where one lay that was read twice is no input"),
    Mutation(
      mechanism: "nodes that end while they are read", file: "Tracking/EndingNodes.swift",
      original: """
            fields.readSet.remove(node, tracking.surprises.number)

        """,
      replacement: "",
      why: "a node that lies where one lay that a wide evaluation read is no input"),
    Mutation(
      mechanism: "nodes that end while they are read", file: "Tracking/EndingNodes.swift",
      original: """
            // What stands in for it is yet to come into the set.
            tracking.numbered = 0

        """,
      replacement: "",
      why: "what stands in for an input of a wide evaluation is not among its reads"),
    Mutation(
      mechanism: "nodes that end while they are read", file: "Tracking/EndingNodes.swift",
      original: """
              tracking.setCursorToEnd(of: reader)

        """,
      replacement: "",
      why: "the cursor stays in a list that stand-ins have changed"),
    Mutation(
      mechanism: "nodes that end while they are read", file: "Tracking/EndingNodes.swift",
      original: """
              let fresh = standIns.filter { input in !newInputs.contains { fields.newInputs[$0] == input } }

        """,
      replacement: """
              let fresh = standIns

        """,
      why: "a stand-in among the inputs that is read anew, too, counts twice"),
    Mutation(
      mechanism: "nodes that end while they are read", file: "Tracking/EndingNodes.swift",
      original: "guard let base = tracking",
      replacement: "guard tracking != fields.innermost, let base = tracking",
      why: "the inputs of the innermost evaluation are mixed up by a stand-in"),
    Mutation(
      mechanism: "notes about running evaluations", file: "Tracking/Tracking.swift",
      original: """
              end = newInputs.lowerBound

        """,
      replacement: "",
      why: "what an evaluation inside has read counts as read by the one around it"),
    Mutation(
      mechanism: "notes about running evaluations", file: "Storage/TrackingRecord.swift",
      original: """
            pause()
            surprises = Surprises()
            surprises
        """,
      replacement: """
            pause()
            surprises
        """,
      why: "an evaluation does not hear in its untracked closures of what it has read anew"),
    Mutation(
      mechanism: "reads since a write", file: "Transactions/Write.swift",
      original: """
            if cell.traits.contains(.isWatchedForReads) { cell.traits.insert(.wasReadSince) }

        """,
      replacement: "",
      why: "a read between two writes of an effect is not noted"),
    Mutation(
      mechanism: "reads since a write", file: "Storage/NodeMark.swift",
      original: "UInt64(present.rawValue | absent.rawValue)",
      replacement: "UInt64(present.rawValue)",
      why: "a cell that is watched for reads is read like any other"),
    Mutation(
      mechanism: "reads since a write", file: "Storage/NodeTraits.swift",
      original: "[.isLogged, .wasWrittenAgain, .isWatchedForReads, .wasReadSince]",
      replacement: "[.isLogged, .wasWrittenAgain]",
      why: "a cell is watched for reads after its transaction"),
    Mutation(
      mechanism: "repeated reads", file: "Evaluation/Evaluation.swift",
      original: "    fields.innermost = tracking.record.outer",
      replacement: """
            fields.innermost = tracking.record.outer
            fields.tracking.surprises.knownReads = tracking.record.surprises.knownReads
        """,
      why: "what an inner evaluation has read counts as read by the outer one"),
  ]
}
