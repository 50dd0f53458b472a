/// An effect, or a cleanup of one, that ended with an error.
///
/// It has stopped no other effect, and its own next run comes as if nothing had been: what it read before it failed are
/// its inputs.
public struct EffectFailure: CustomStringConvertible {
  /// The name of the effect.
  public let effect: String
  /// The error that it threw.
  public let error: any Error

  /// Who failed, and with what.
  public var description: String {
    let error = "\(error)"
    let fact = "Effect '\(effect)' failed: \(error)" + (error.utf8.last == UInt8(ascii: ".") ? "" : ".")
    return "\(fact) It runs again when something it read changes."
  }

  /// Writes a failure as a line on standard error: what a graph does with it by default.
  static func writeToStandardError(_ failure: EffectFailure) { StandardError.print(failure.description) }
}

extension Graph {
  /// Hears of every effect that failed, after the flush in which it did; by default it is a line on standard error.
  ///
  /// The handler is called when nothing runs, so it may use the graph. The graph owns it: a node that it captures keeps
  /// itself and the graph's state alive, so capture nodes weakly.
  public var onEffectFailure: (EffectFailure) -> Void {
    get { state.fields.effects.onFailure }
    set {
      // What the old handler owned may read it when it goes.
      let old = state.fields.effects.onFailure
      state.fields.effects.onFailure = newValue
      withExtendedLifetime(old) {}
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
      let failures = fields.effects.failures
      fields.effects.failures = []
      passes += 1
      guard passes <= Self.runsPerFlush else {
        report(.effectDoesNotSettle(effect: first.effect, cell: lastCellName, runs: Self.runsPerFlush))
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
