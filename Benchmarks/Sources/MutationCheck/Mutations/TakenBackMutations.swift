/// Values that a transaction takes back, values that are told once, and what rarer attributes own.
extension Mutation {
  /// What can be broken in it.
  static let takenBack: [Mutation] = [
    Mutation(
      mechanism: "values taken back", file: "Storage/WriteLog.swift",
      original: "_withUnsafeGuaranteedRef { unsafe $0.takeBack(place) }",
      replacement: "_withUnsafeGuaranteedRef { _ in false }",
      why: "a cell that ends where it began keeps the value that was passing"),
    Mutation(
      mechanism: "values taken back", file: "Transactions/Transaction.swift",
      original: "if isAnotherValue && lastWrite <= reader.verifiedAt {",
      replacement: "if false {",
      why: "who has read the value last that is taken back keeps what came of it"),
    Mutation(
      mechanism: "values taken back", file: "Transactions/Transaction.swift",
      original: "takeBack(entry, cell) && fields.evaluationStack.isEmpty",
      replacement: "takeBack(entry, cell)",
      why: "an effect runs again for what it has written first and read afterwards"),
    Mutation(
      mechanism: "values taken back", file: "Collections/KeyedElements.swift",
      original: """
              contents[key] = first

        """,
      replacement: "",
      why: "keyed cells keep the value of an element that was passing"),
    Mutation(
      mechanism: "values taken back", file: "Collections/KeyedElements.swift",
      original: "if firstValues.index(forKey: key) == nil { firstValues",
      replacement: "firstValues",
      why: "the value before the last write of a transaction is taken for the first"),
    Mutation(
      mechanism: "told once", file: "Outside/LastTold.swift",
      original: "if let last, isSame(last, new) { return false }",
      replacement: "_ = last",
      why: "what is told again is nothing new"),
    Mutation(
      mechanism: "belongings", file: "Storage/Belonging.swift",
      original: """
            let keeper = Keeper(content)
            content = nil

        """,
      replacement: """
            let keeper = Keeper(content)

        """,
      why: "a long chain of rarer attributes is released by itself, and overflows the stack"),
  ]
}
