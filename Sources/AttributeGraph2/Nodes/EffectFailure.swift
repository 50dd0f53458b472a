/// An error of an effect or of a cleanup. It stops no effect: the nodes that the effect read before it failed are its
/// inputs, and it runs again when one of them changes.
public struct EffectFailure: CustomStringConvertible {
  /// The name of the effect, or of the rule or the subgraph whose cleanup failed.
  public let effect: String
  /// The error that it threw.
  public let error: any Error
  /// Whether a cleanup threw the error, and not the body of the effect.
  public internal(set) var isOfCleanup = false

  /// The effect or the cleanup, its error, and what comes next.
  public var description: String {
    let error = "\(error)"
    let subject = isOfCleanup ? "A cleanup of '\(effect)'" : "Effect '\(effect)'"
    let fact = "\(subject) failed: \(error)" + (error.utf8.last == UInt8(ascii: ".") ? "" : ".")
    return fact + (isOfCleanup ? " Other cleanups run all the same." : " It runs again when something it read changes.")
  }
}

extension Graph {
  /// Called for every effect that failed, after the flush; by default it writes a line on standard error.
  ///
  /// It is called when nothing runs, so it may use the graph. The graph owns it: a node that it captures keeps itself
  /// and the graph's state alive, so capture nodes weakly.
  public var onEffectFailure: (EffectFailure) -> Void {
    get { state.fields.effects.onFailure }
    set {
      // The old handler may own something that uses the graph, so it is released last.
      withExtendedLifetime(exchange(&state.fields.effects.onFailure, with: newValue)) {}
    }
  }
}

extension GraphReference {
  /// Keeps the error of an effect until nothing runs.
  func noteFailure(_ failure: EffectFailure) {
    fields.effects.failures.append(failure)
    fields.evaluation.slow.insert(.deferredWork)
  }

  /// Hands the errors of effects to the graph's handler, in the order in which they came.
  func reportFailures() {
    // The handler may bring more: they are the next pass.
    guard !fields.effects.isReportingFailures else { return }
    fields.effects.isReportingFailures = true
    retain()
    var passes = 0
    while let first = fields.effects.failures.first {
      let failures = exchange(&fields.effects.failures, with: [])
      passes += 1
      guard passes <= Self.runsPerFlush else {
        report(.failuresDoNotSettle(effect: first.effect, passes: Self.runsPerFlush))
        break
      }
      for failure in failures {
        let handler = fields.effects.onFailure
        handler(failure)
      }
    }
    fields.effects.isReportingFailures = false
    release()
  }
}
