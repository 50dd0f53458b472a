/// What became of a peer at the gate: what it did wrong in some iterations of a workload.
struct Verdict {
  /// How many of the values that were read from outside were wrong.
  var wrongValues = 0
  /// How often a rule or an effect ran on half of a change.
  var glitches = 0
  /// How often rules and effects ran.
  var runs = Runs(rules: 0, effects: 0)
  /// How often they have to run.
  var exact = Runs(rules: 0, effects: 0)
  /// How long it took.
  var duration = Duration.zero

  /// How many times as often as they have to rules ran.
  var ruleRatio: Double { Double(runs.rules) / Double(max(exact.rules, 1)) }

  /// How many times as often as they have to effects ran.
  var effectRatio: Double { Double(runs.effects) / Double(max(exact.effects, 1)) }

  /// What a reader of the table has to know; nil where there is nothing.
  var remark: String? {
    var parts: [String] = []
    if wrongValues > 0 { parts.append("\(wrongValues) wrong values") }
    if glitches > 0 { parts.append("glitches") }
    if runs.rules > exact.rules { parts.append("recomputes ×\(Number.short(ruleRatio))") }
    if runs.rules < exact.rules { parts.append("computes only ×\(Number.short(ruleRatio))") }
    if runs.effects > exact.effects {
      parts.append(exact.effects == 0 ? "effects run" : "effects run ×\(Number.short(effectRatio))")
    }
    if runs.effects < exact.effects { parts.append("effects missing") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// What became of a peer at the gate.
enum GateOutcome {
  /// It was checked on the workload.
  case checked(Verdict)
  /// It was not, as a smaller version of the workload, which is named, took too much.
  case tooMuch(at: String, Verdict)
}
