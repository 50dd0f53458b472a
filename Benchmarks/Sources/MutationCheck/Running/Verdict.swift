/// The verdict on a mutant.
enum Verdict: Sendable {
  /// A test failed.
  case failed(String)
  /// The tests crashed in a test.
  case crashed(String)
  /// The tests did not end.
  case timedOut(String)
  /// Nothing noticed.
  case survived
  /// No test reaches the broken code.
  case unreached
  /// It behaves as the engine does, as the list of equivalent mutants says.
  case equivalent(String)
  /// The broken engine does not compile, so the mutant says nothing.
  case uncompiled(String)

  /// Whether some test showed that the engine is broken.
  var isKilled: Bool {
    switch self {
    case .failed, .crashed, .timedOut: true
    case .survived, .unreached, .equivalent, .uncompiled: false
    }
  }

  /// Whether it counts against the tests.
  var isSurvivor: Bool {
    switch self {
    case .survived, .unreached: true
    case .failed, .crashed, .timedOut, .equivalent, .uncompiled: false
    }
  }

  /// The words of the report.
  var text: String {
    switch self {
    case .failed(let test): test
    case .crashed(let test): "crash in \(test)"
    case .timedOut(let test): "timed out in \(test)"
    case .survived: "SURVIVED"
    case .unreached: "SURVIVED: no test reaches it"
    case .equivalent(let reason): "equivalent: \(reason)"
    case .uncompiled(let message): "does not compile: \(message)"
    }
  }
}
