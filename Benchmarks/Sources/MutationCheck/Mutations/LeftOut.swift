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
      file: "Transactions/Flush.swift", what: "a stopped effect has a turn all the same that is out of the ordinary",
      reason: "It has no inputs any more, and runOnce asks again whether it was stopped."),
    LeftOut(
      file: "Evaluation/Prefetch.swift", what: "cancelUpdate is heard where no prefetch runs",
      reason: "Every prefetch begins with a mark of its own, so the mark that is left over is never looked at."),
    LeftOut(
      file: "Transactions/Write.swift", what: "a write after another one notes again who has read before",
      reason: "They are the same readers, and they have been noted."),
    LeftOut(
      file: "Storage/ClosureContext.swift",
      what: "what the closure of a reader owns is released under it while it runs",
      reason: "Where nothing is optimised, as in tests, the call itself keeps the closure that it runs."),
    LeftOut(
      file: "Evaluation/BringUpToDate.swift",
      what: "the way back takes a reader that ended in its own run for one that lives",
      reason: "Its end has made the verification that waits for it look back already."),
    LeftOut(
      file: "Tracking/Tracking.swift", what: "the two nodes that are known to have been read are not remembered",
      reason: "hasRead finds them. It costs a search at each read."),
    LeftOut(
      file: "Tracking/Tracking.swift", what: "a read that nobody tracks is taken for one that was not expected",
      reason: "It finds no reader then. It costs a call."),
    LeftOut(
      file: "Tracking/Tracking.swift", what: "the evaluation is not complete when it has linked a new input at the end",
      reason: "Settling the inputs finds nothing to do then. It costs a call."),
    LeftOut(
      file: "Transactions/Aftermath.swift", what: "the set of what was read is never emptied",
      reason: "Numbers of evaluations are never used again. It costs memory, and no figure tells."),
    LeftOut(
      file: "Transactions/Aftermath.swift", what: "nobody forgets that a verification has looked back",
      reason: "Every way back looks at the input again then, which is up to date."),
    LeftOut(
      file: "Transactions/Aftermath.swift", what: "nobody forgets that something was out of the ordinary",
      reason: "Everything takes the ways that look closer then, and they end the same. It costs time."),
    LeftOut(
      file: "Transactions/Flush.swift", what: "nobody forgets that observers have waited",
      reason: "Each flush looks for them then, and finds none. It costs that look."),
    LeftOut(
      file: "Invalidation/Marking.swift", what: "the outputs that wait to be followed are not turned round",
      reason: "Effects are sorted when they were not scheduled in the order of their creation."),
    LeftOut(
      file: "Invalidation/Marking.swift", what: "no reader is ever due",
      reason: "A look at its first input finds that it has changed. It costs that look."),
    LeftOut(
      file: "Storage/TrackingRecord.swift", what: "an untracked closure does not pause its record",
      reason: "Whoever has used the record before has left no reader in it."),
    LeftOut(
      file: "Subgraphs/Subgraph.swift", what: "places that are empty are never given up",
      reason: "Nobody sees them. It costs memory, and no figure tells."),
    LeftOut(
      file: "Storage/HandleSlot.swift", what: "the page of a graph that has gone keeps leading to it",
      reason: "Its first generation is that of the last handle then, and is looked at before."),
    LeftOut(
      file: "Outside/Attribute+Values.swift", what: "the observer of a stream that nobody reads is not stopped",
      reason: "The mail room lets go of it, which was its only owner, so it stops as it goes."),
    LeftOut(
      file: "Storage/NodeKind.swift", what: "no kind is remembered at its place",
      reason: "The table of all kinds finds it. It costs a look-up."),
    LeftOut(
      file: "Storage/NodeKind.swift", what: "kinds that differ in their variant alone are taken for one",
      reason: "No place in the source makes nodes of one class in two ways."),
    LeftOut(
      file: "Storage/GraphState.swift", what: "recorded causes are no reason to forget a node that goes",
      reason: "A graph that has recorded causes is watched, which is a reason."),
    LeftOut(
      file: "Storage/Possessions.swift", what: "what a scope still owns when it goes is not released",
      reason: "Every scope is emptied before it goes, and keeps nothing after that."),
    LeftOut(
      file: "Tracking/Tracking.swift", what: "the first read of an evaluation goes the way of all others",
      reason: "They end in the same edge and the same cursor. It costs a call."),
    LeftOut(
      file: "Tracking/Tracking.swift", what: "a read without inputs goes the fast way although reads are in the set",
      reason: "Whatever was read has ended then, and is out of the set."),
    LeftOut(
      file: "Evaluation/Sequel.swift", what: "what comes next is not asked whether its rule is its closure",
      reason: "It is of the same class, and whatever is of that class and of no subclass has such a rule."),
    LeftOut(
      file: "Evaluation/Sequel.swift", what: "the lowest of the readers that wait does not follow the one above it",
      reason: "The loop in which it waits runs it then. It costs a call."),
    LeftOut(
      file: "Storage/EffectTurns.swift", what: "a queue does not note how the edges were when its first effect came",
      reason: "No chain is followed then, and its effect is brought up to date like any other. It costs time."),
  ]
}
