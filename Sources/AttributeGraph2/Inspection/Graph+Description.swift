extension Graph: CustomStringConvertible, CustomReflectable {
  /// The graph in one line, as `graph (12 nodes, 20 edges, 34 evaluations)`.
  ///
  /// - Complexity: O(places in the source that have made nodes), as for ``statistics``.
  public var description: String {
    let statistics = statistics
    let counts = [
      counted(statistics.nodes, "node"), counted(statistics.edges, "edge"),
      counted(statistics.evaluations, "evaluation"),
    ]
    return "graph (\(counts.joined(separator: ", ")))"
  }

  /// The graph in parts: its statistics, and what it is doing.
  ///
  /// - Complexity: O(places in the source that have made nodes), as for ``statistics``.
  public var customMirror: Mirror {
    let parts: KeyValuePairs<String, Any> = [
      "statistics": statistics, "effects": state.fields.effects.waiting.inWords, "isEvaluatingRule": isEvaluatingRule,
    ]
    return Mirror(self, children: parts, displayStyle: .class)
  }
}

extension EffectQueue: CustomStringConvertible, CustomReflectable {
  /// The queue in one line, as `effect queue (effects wait)`.
  ///
  /// - Complexity: O(1).
  public var description: String { waiting.inWords }

  /// The queue in parts: whether effects wait in it, and whether it is being run.
  ///
  /// - Complexity: O(1).
  public var customMirror: Mirror {
    Mirror(self, children: ["isEmpty": isEmpty, "isRunning": waiting.isRunning], displayStyle: .class)
  }
}

extension WaitingEffects {
  fileprivate var inWords: String {
    if isRunning { return "effect queue (running)" }
    return isEmpty ? "effect queue (empty)" : "effect queue (effects wait)"
  }
}
