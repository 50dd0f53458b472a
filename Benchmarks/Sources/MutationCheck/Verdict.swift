/// What became of a mutant.
enum Verdict {
  /// A test failed.
  case failed(String)
  /// The tests crashed in a test.
  case crashed(String)
  /// The tests did not end.
  case timedOut(String)
  /// Nothing noticed.
  case survived
  /// The broken engine does not compile, so the mutation says nothing.
  case doesNotCompile(String)

  /// Whether some test showed that the engine is broken.
  var isKilled: Bool {
    switch self {
    case .failed, .crashed, .timedOut: true
    case .survived, .doesNotCompile: false
    }
  }

  /// The words of the table.
  var text: String {
    switch self {
    case .failed(let test): test
    case .crashed(let test): "crash in \(test)"
    case .timedOut(let test): "timed out in \(test)"
    case .survived: "SURVIVED"
    case .doesNotCompile(let message): "DOES NOT COMPILE: \(message)"
    }
  }
}
