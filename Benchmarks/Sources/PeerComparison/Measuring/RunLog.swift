/// The meter that counts runs, and either records what each rule and effect gives in each batch, or compares it with
/// what another log has recorded.
///
/// What happens before the check starts is not looked at.
final class RunLog: Meter {
  /// What each rule gave or each effect saw in one batch, by their numbers.
  typealias Batch = [Int: Int]

  static var isSilent: Bool { false }

  /// How often rules and effects ran.
  private(set) var runs = Runs(rules: 0, effects: 0)
  /// How often a rule or an effect ran on something that is there neither before a batch nor after it.
  private(set) var glitches = 0
  private let expected: [Batch]?
  private var recorded: [Batch] = []
  private var batch = 0
  private var marks = 0
  private var runningEffect = 0
  private var isChecking = false

  /// Makes a log that records.
  init() { expected = nil }

  /// Makes a log that compares with another one, which has recorded the same batches.
  init(comparingWith reference: RunLog) { expected = reference.recorded }

  /// Counts, records and compares from now on.
  func startCheck() {
    isChecking = true
    recorded = [[:]]
  }

  func newMark() -> Int {
    marks += 1
    return marks
  }

  func ranRule(_ mark: Int, giving value: Int) {
    runs.rules += 1
    note(value, of: mark)
  }

  func willRunEffect(_ mark: Int) {
    runs.effects += 1
    runningEffect = mark
  }

  func effectSaw(_ value: Int) { note(value, of: runningEffect) }

  func beginBatch() {
    guard isChecking else { return }
    batch += 1
    recorded.append([:])
  }

  /// Sets the counts back to zero.
  func forgetCounts() {
    runs = Runs(rules: 0, effects: 0)
    glitches = 0
  }

  private func note(_ value: Int, of mark: Int) {
    guard isChecking else { return }
    guard let expected else {
      recorded[batch][mark] = value
      return
    }
    if expected[batch][mark] != value { glitches += 1 }
  }
}
