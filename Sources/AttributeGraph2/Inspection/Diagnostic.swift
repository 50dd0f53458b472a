/// A mistake in the use of a graph that was refused or bounded.
public enum Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A rule set a cell, or changed another node. The change was dropped.
  ///
  /// A listener, a comparison and the description of a value count as rules; `rule` says so in place of a name.
  case writeDuringRule(rule: String, cell: String)
  /// A rule read a node of another graph. It does not run when that changes; each such pair is reported once.
  case readOfAnotherGraph(rule: String, node: String)
  /// An effect kept invalidating itself, directly or through others. It is left alone until its inputs change again.
  ///
  /// `cell` is the cell that changed last of those on which the effect depends, nil if none has changed since the last
  /// run began, and `runs` how often the effect ran.
  case effectDoesNotSettle(effect: String, cell: String?, runs: Int)
  /// The handler of failures kept making effects fail again. The failures that remain are dropped.
  ///
  /// `effect` is one of these effects, and `passes` how often the handler was called for all that had failed.
  case failuresDoNotSettle(effect: String, passes: Int)
  /// Effects made each other in their first runs, one the next, without end. The last one does not run.
  ///
  /// `generations` is how many there were.
  case effectsMakeEachOther(effect: String, generations: Int)
  /// Observed objects kept changing while a flush ran the effects on them. It goes on with the next commit.
  ///
  /// `place` is where one of them is observed, and `passes` how often the flush has gone on because of it.
  case observedObjectsDoNotSettle(place: String, passes: Int)
  /// Actions of `onObservedChange` kept changing what is observed. Those that are due wait for the next change.
  ///
  /// `node` is a node whose action is due, nil where it has ended, and `passes` how often the actions were called.
  case observedHooksDoNotSettle(node: String?, passes: Int)

  /// The fact, the culprit and the cure.
  public var description: String {
    switch self {
    case .writeDuringRule(let rule, let cell):
      """
      Rule '\(rule)' changed '\(cell)' while it was running; the change was dropped. \
      Return the value from the rule, or write in an effect.
      """
    case .readOfAnotherGraph(let rule, let node):
      """
      Rule '\(rule)' read '\(node)' of another graph, so it does not run when that changes. \
      Make both in one graph, set a cell of the rule's graph in an effect of the other one, or read it with `untracked { }`.
      """
    case .effectDoesNotSettle(let effect, let cell, let runs):
      """
      Effect '\(effect)' ran \(runs) times in one flush and is still invalidated\
      \(cell.map { ", last by a write to '\($0)'" } ?? ""); it waits for the next change. \
      Write only what differs, or read with `untracked { }` what the effect itself writes.
      """
    case .failuresDoNotSettle(let effect, let passes):
      """
      Effect '\(effect)' failed again after \(passes) passes of onEffectFailure, because the handler \
      makes effects fail; the failures that remain are dropped. Do not write in the handler what a failing effect reads.
      """
    case .effectsMakeEachOther(let effect, let generations):
      """
      Effects made each other in their first runs, \(generations) in a row; the last one, '\(effect)', does not run. \
      End the recursion with a condition.
      """
    case .observedObjectsDoNotSettle(let place, let passes):
      """
      An object observed at '\(place)' changed again in each of \(passes) passes of one flush; the rest waits for the \
      next commit. Do not change an object in a rule or an effect that observes it.
      """
    case .observedHooksDoNotSettle(let node, let passes):
      """
      Calls of onObservedChange changed which nodes are observed\(node.map { " ('\($0)' among them)" } ?? "") in each \
      of \(passes) passes; the remaining calls wait for the next change. Do not start or stop in such an action what \
      observes the node that it belongs to.
      """
    }
  }
}

extension GraphReference {
  /// Passes a diagnostic to the graph's handler; with `once` only if the same one was not reported so before. Those
  /// that the handler itself causes follow when it has returned; after a hundred calls the rest is dropped, and the
  /// first of it is a line on standard error.
  func report(_ diagnostic: Diagnostic, once: Bool = false) {
    #if !hasFeature(Embedded)
    if once && !fields.inspection.reportedOnce.insert(diagnostic).inserted { return }
    #endif
    fields.inspection.waitingDiagnostics.append(diagnostic)
    guard !fields.inspection.isReporting else { return }
    fields.inspection.isReporting = true
    for _ in 0..<Self.runsPerFlush where !fields.inspection.waitingDiagnostics.isEmpty {
      let (handler, next) = (fields.inspection.onDiagnostic, fields.inspection.waitingDiagnostics.removeFirst())
      untracked { handler(next) }
    }
    if let rest = fields.inspection.waitingDiagnostics.first { Platform.print(rest.description) }
    fields.inspection.waitingDiagnostics = []
    fields.inspection.isReporting = false
  }
}
