/// Writes, and the transactions that they belong to.
extension Mutation {
  /// What can be broken in it.
  static let writes: [Mutation] = [
    Mutation(
      mechanism: "cutoff of cells", file: "Attributes/StateCell.swift",
      original: """
                if isTheSame(as: newValue) { return }

        """,
      replacement: "",
      why: "setting an equal value is a change"),
    Mutation(
      mechanism: "cutoff of cells", file: "Attributes/StateCell.swift",
      original: "    return graph.untracked { isSame(stored, value) }",
      replacement: "    return isSame(stored, value)",
      why: "what the comparison of a cell reads becomes an input of the effect that sets it"),
    Mutation(
      mechanism: "refused writes", file: "Attributes/StateCell.swift",
      original: """
              guard !graph.fields.isRuleRunning else {
                return graph.refuseWrite
        """,
      replacement: """
              guard !graph.fields.isRuleRunning || traits.contains(.hasComparison) else {
                return graph.refuseWrite
        """,
      why: "a rule may set a cell that is not compared by its type's own equality"),
    Mutation(
      mechanism: "refused writes", file: "Transactions/Write.swift",
      original: "      if reader.state == .computing && !reader.asNode.traits.contains(.isEffect) { return",
      replacement: "      if reader.state == .computing { return",
      why: "an effect inside a rule is named as the one whose write was refused"),
    Mutation(
      mechanism: "refused writes", file: "Evaluation/Recompute.swift",
      original: "in: tracking, isInRule: true)",
      replacement: "in: tracking, isInRule: fields.isRuleRunning)",
      why: "a rule may write"),
    Mutation(
      mechanism: "refused writes", file: "Attributes/Effect.swift",
      original: "nextTracking, isInRule: fields.isRuleRunning,",
      replacement: "nextTracking, isInRule: false,",
      why: "an effect that is made in a rule may write"),
    Mutation(
      mechanism: "refused writes", file: "Attributes/Effect.swift",
      original: "graph.nextTracking, isInRule: graph.fields.isRuleRunning,",
      replacement: "graph.nextTracking, isInRule: false,",
      why: "an effect that is made in a rule may write while somebody listens"),
    Mutation(
      mechanism: "refused writes", file: "Evaluation/Evaluation.swift",
      original: "tracking.record.begin(isInRule: fields.isRuleRunning)",
      replacement: "tracking.record.begin(isInRule: false)",
      why: "a rule may write in an untracked closure"),
    Mutation(
      mechanism: "refused writes", file: "Storage/TrackingRecord.swift",
      original: """
            surprises.isInRule = isInRule

        """,
      replacement: "",
      why: "nobody may write in an untracked closure"),
    Mutation(
      mechanism: "refused writes", file: "Storage/TrackingRecord.swift",
      original: """
            surprises.isInRule = false

        """,
      replacement: "",
      why: "nobody may write while nothing runs"),
    Mutation(
      mechanism: "refused writes", file: "Evaluation/Evaluation.swift",
      original: "defer { fields.isRuleRunning = wasInRule }",
      replacement: "defer { fields.isRuleRunning = false }",
      why: "a rule may write after a cleanup of another one has run in it"),
    Mutation(
      mechanism: "late writes", file: "Attributes/StateCell.swift",
      original: """
              guard state == .clean else { return graph.noteLateWrite(to: NodeReference(self)) }

        """,
      replacement: "",
      why: "a cell that has ended takes values"),
    Mutation(
      mechanism: "late writes", file: "Transactions/Write.swift",
      original: """
            fields.counters.lateWrites += 1

        """,
      replacement: "",
      why: "late writes are not counted"),
    Mutation(
      mechanism: "late writes", file: "Transactions/Write.swift",
      original: """
            emit(.lateWrite(cell: name))

        """,
      replacement: "",
      why: "listeners do not hear of late writes"),
    Mutation(
      mechanism: "changes", file: "Transactions/Write.swift",
      original: """
            fields.revision.advance()
            fields.counters.writes
        """,
      replacement: "    fields.counters.writes",
      why: "a write does not advance the clock"),
    Mutation(
      mechanism: "changes", file: "Transactions/Write.swift",
      original: """
            cell.changedAt = fields.revision

        """,
      replacement: "",
      why: "a write does not date the cell"),
    Mutation(
      mechanism: "changes", file: "Transactions/Write.swift",
      original: """
            markOutputsOfChanged(cell)

        """,
      replacement: "",
      why: "a write marks nothing"),
    Mutation(
      mechanism: "changes", file: "Transactions/Write.swift",
      original: """
            markOutputs(of: cell)

        """,
      replacement: "",
      why: "a write marks nothing while evaluations are running, or while somebody listens"),
    Mutation(
      mechanism: "changes", file: "Transactions/Write.swift",
      original: """
            fields.counters.writes &+= 1

        """,
      replacement: "",
      why: "writes are not counted"),
    Mutation(
      mechanism: "commits", file: "Transactions/Write.swift",
      original: "    if fields.transactionDepth == 0 { commitWrite() }",
      replacement: "    commitWrite()",
      why: "effects run in the middle of a transaction"),
    Mutation(
      mechanism: "commits", file: "Transactions/Transaction.swift",
      original: """
              fields.transactionDepth &-= 1
              return
        """,
      replacement: """
              fields.transactionDepth &-= 1
              if !fields.isRuleRunning { commit() }
              return
        """,
      why: "effects run at the end of an inner transaction"),
    Mutation(
      mechanism: "commits", file: "Transactions/Transaction.swift",
      original: "    guard fields.oddities.isEmpty && !fields.isRuleRunning else {",
      replacement: "    guard fields.oddities.isEmpty else {",
      why: "a transaction in a rule, which changes nothing, is counted"),
    Mutation(
      mechanism: "commits", file: "Transactions/Transaction.swift",
      original: """
            fields.counters.transactions &+= 1
            if !fields
        """,
      replacement: "    if !fields",
      why: "commits are not counted"),
    Mutation(
      mechanism: "commits", file: "Transactions/Transaction.swift",
      original: """
            fields.counters.transactions &+= 1
            if fields
        """,
      replacement: "    if fields",
      why: "commits about which something is out of the ordinary are not counted"),
    Mutation(
      mechanism: "net zero", file: "Transactions/Transaction.swift",
      original: """
            cell.changedAt = entry.changedAt

        """,
      replacement: "",
      why: "a cell that ends where it began has changed"),
    Mutation(
      mechanism: "net zero", file: "Transactions/Transaction.swift",
      original: """
              guard sawPassingValue && reader.state == .checked else { continue }
              reader.state = .dirty

        """,
      replacement: """
              guard sawPassingValue && reader.state == .checked else { continue }

        """,
      why: "who saw a value that never came to be keeps what came of it"),
    Mutation(
      mechanism: "net zero", file: "Transactions/Transaction.swift",
      original: "entry.revision < reader.verifiedAt && reader.verifiedAt < lastWrite",
      replacement: "entry.revision < reader.verifiedAt",
      why: "a reader that ran after the last write runs again for nothing"),
    Mutation(
      mechanism: "net zero", file: "Storage/NodeTraits.swift",
      original: "[.isLogged, .wasWrittenAgain, .isWatchedForReads, .wasReadSince]",
      replacement: "[.wasWrittenAgain, .isWatchedForReads, .wasReadSince]",
      why: "a cell is logged in its first transaction only"),
    Mutation(
      mechanism: "net zero", file: "Transactions/Transaction.swift",
      original: "refusingWrites { isBackWhereItBegan(entry) }",
      replacement: "isBackWhereItBegan(entry)",
      why: "the comparison at the end of a transaction may write"),
    Mutation(
      mechanism: "net zero", file: "Transactions/Transaction.swift",
      original: "if fields.transactionDepth == 1 { settleWrites() }",
      replacement: "settleWrites()",
      why: "an inner transaction settles the writes of the outer one"),
    Mutation(
      mechanism: "net zero", file: "Transactions/Transaction.swift",
      original: """
            guard fields.writeLog.isEmpty else { return endOddTransaction() }

        """,
      replacement: "",
      why: "writes that cancel each other are settled only where something is out of the ordinary"),
    Mutation(
      mechanism: "net zero", file: "Storage/WriteLog.swift",
      original: """
            if cell.traits.contains(.isLogged) {
              cell.traits.insert(.wasWrittenAgain)
              return
            }

        """,
      replacement: "",
      why: "each write of a transaction is logged as the first"),
    Mutation(
      mechanism: "net zero", file: "Storage/WriteLog.swift",
      original: """
            if !fields.evaluationStack.isEmpty { noteFirstWrite(to: NodeReference(cell)) }

        """,
      replacement: "",
      why: "a read before the first write of an effect counts as one between two"),
    Mutation(
      mechanism: "passing values", file: "Transactions/Write.swift",
      original: """
            note(.sawPassingValue, aboutReadersOf: cell)

        """,
      replacement: "",
      why: "an effect that read between its own writes keeps what it saw"),
    Mutation(
      mechanism: "lifetime of logged cells", file: "Storage/StateCell+Storage.swift",
      original: """
            if traits.contains(.isLogged) { graph.fields.writeLog.forget(NodeReference(self)) }

        """,
      replacement: "",
      why: "a cell that goes in a transaction stays in its log"),
    Mutation(
      mechanism: "write log", file: "Storage/WriteLog.swift",
      original: "isDisjoint(with: [.wasWrittenAgain, .hasComparison])",
      replacement: "isDisjoint(with: .hasComparison)",
      why: "what is back where it began counts as changed"),
    Mutation(
      mechanism: "write log", file: "Storage/WriteLog.swift",
      original: "isDisjoint(with: [.wasWrittenAgain, .hasComparison])",
      replacement: "isDisjoint(with: .wasWrittenAgain)",
      why: "a comparison of its own is not asked at the end of a transaction"),
    Mutation(
      mechanism: "write log", file: "Storage/WriteLog.swift",
      original: "guard unsafe entry.pointee.isPlain, let cell",
      replacement: "guard let cell",
      why: "the first values of objects are never released"),
  ]
}
