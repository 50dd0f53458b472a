/// What watches the rules and effects of a workload.
///
/// A workload is timed with one that does nothing and is compiled away, and is checked with one that looks at each run.
protocol Meter {
  /// Whether it watches nothing.
  static var isSilent: Bool { get }
  /// Gives a rule or an effect its number, in the order of making.
  func newMark() -> Int
  /// A rule has run and gave something.
  func ranRule(_ mark: Int, giving value: Int)
  /// The effect of a number is about to run.
  func willRunEffect(_ mark: Int)
  /// The effect that runs has read something.
  func effectSaw(_ value: Int)
  /// A batch of writes is about to be made.
  func beginBatch()
}

/// The meter that does nothing.
struct SilentMeter: Meter {
  static var isSilent: Bool { true }
  func newMark() -> Int { 0 }
  func ranRule(_ mark: Int, giving value: Int) {}
  func willRunEffect(_ mark: Int) {}
  func effectSaw(_ value: Int) {}
  func beginBatch() {}
}
