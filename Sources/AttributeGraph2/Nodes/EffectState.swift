struct EffectState: ~Copyable {
  /// The effects that wait for the next commit.
  let waiting = WaitingEffects()
  /// The effects that run when those have settled: observers, which report changes to the outside.
  let observers = WaitingEffects()
  /// The number of nested first runs of effects.
  var firstRuns = 0
  /// The limit of nested first runs, and of effects that make each other in the run of a framework's queue.
  var mostFirstRuns = 200_000
  /// Whether that limit was reached, so that no further effect runs until the outermost has returned.
  var refusesFirstRuns = false
  var runningQueues = 0
  /// How many effects of these runs have made each other, up to the one that runs: also by what their changes set off.
  var queueGeneration = 0
  /// How often effects of these runs have changed observed objects.
  var queuePasses = 0
  /// Queues that became nonempty and whose frameworks are to be notified.
  var queuesToWake: [EffectQueue] = []
  /// Whether they are notified later, because several nodes change as one.
  var holdsWakes = false
  /// The graphs whose effects wait for the end of a rule of this one: this one, and others.
  var postponed: [GraphReference] = []
  /// Whether the graph is among the postponed ones of some graph.
  var isPostponed = false
  /// Errors of effects, to be reported when nothing runs.
  var failures: [EffectFailure] = []
  /// Whether they are being reported.
  var isReportingFailures = false
  var onFailure: (EffectFailure) -> Void = { Platform.print($0.description) }
}

extension GraphReference {
  /// Postpones the flush of this graph or another one until the rule of this one that is running is over.
  @inline(never) func postponeFlush(of graph: GraphReference) {
    guard !graph.fields.effects.isPostponed else { return }
    graph.fields.effects.isPostponed = true
    graph.retain()
    fields.effects.postponed.append(graph)
    fields.evaluation.slow.insert(.deferredWork)
  }

  /// Flushes the graphs that have waited for this one. The end of an open transaction or of a first run flushes, too,
  /// and a graph waits again if the rule of a third one is running.
  @inline(never) func flushPostponed() {
    for graph in exchange(&fields.effects.postponed, with: []) {
      graph.fields.effects.isPostponed = false
      if graph.fields.transaction.depth == 0 && graph.fields.effects.firstRuns == 0 { graph.flushAsTransaction() }
      graph.release()
    }
  }

  /// Counts the update of an effect as a run with writes, because a rule that it needs has ended or invalidated a node.
  /// The run of its body is counted separately.
  func countChangeInVerification() {
    guard !fields.evaluation.updates.isEmpty else { return }
    let update = fields.evaluation.updates[1]
    guard update.node.state == .verifying, update.node.flags.contains(.isEffect), !update.flags.contains(.isCounted)
    else { return }
    fields.evaluation.updates[1].flags.insert(.isCounted)
    queue(of: update.node).countRunWithWrites(of: update.node)
  }

  /// Notes the generation of an effect that runs in the run of a framework's queue.
  @inline(never) func noteQueueGeneration(of effect: NodeReference) {
    fields.effects.queueGeneration = evaluations(of: effect) == 0 ? effect.generationOfFirstRun : 0
  }
}
