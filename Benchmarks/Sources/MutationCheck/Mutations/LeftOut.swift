/// A break that is not in the list, because no test could tell, or none should.
struct LeftOut {
  /// The file, below `Sources/AttributeGraph2`.
  let file: String
  /// What would be broken.
  let what: String
  /// Why nobody can tell.
  let reason: String

  /// All of them.
  static let all: [LeftOut] = [
    LeftOut(
      file: "Evaluation/BringUpToDate.swift", what: "a verification is not dated",
      reason: "None of the inputs has changed since the older date either, so every later comparison ends the same."),
    LeftOut(
      file: "Evaluation/BringUpToDate.swift", what: "a verification begins again after each input",
      reason: "The inputs before are up to date by then. It costs time and changes no count."),
    LeftOut(
      file: "Tracking/EndingNodes.swift", what: "dropOutputs does not make a verification come back",
      reason: "markOutputs, which is called before, has made it come back already."),
    LeftOut(
      file: "Tracking/EndingNodes.swift", what: "what a rule that ends in its own run has read so far stands in for it",
      reason: "It shows as a needless run only, and only where an effect reads a rule twice that drops itself."),
    LeftOut(
      file: "Transactions/Flush.swift", what: "a stopped effect has its turn all the same",
      reason: "It has no inputs any more, and runOnce asks again whether it was stopped."),
    LeftOut(
      file: "Transactions/Flush.swift", what: "runFirst runs an effect that is stopped already",
      reason: "runOnce asks again whether it was stopped."),
    LeftOut(
      file: "Evaluation/Prefetch.swift", what: "cancelUpdate is heard where no prefetch runs",
      reason: "Every prefetch begins with a mark of its own, so the mark that is left over is never looked at."),
    LeftOut(
      file: "Transactions/Write.swift", what: "a write after another one notes again who has read before",
      reason: "They are the same readers, and they have been noted."),
    LeftOut(
      file: "Storage/ReaderBody.swift", what: "the body of a reader that ends while it runs is released under it",
      reason: "Where nothing is optimised, as in tests, the call itself keeps the closure that it runs."),
  ]
}
