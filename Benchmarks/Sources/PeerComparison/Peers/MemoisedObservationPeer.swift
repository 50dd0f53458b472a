import Observation

/// The standard library's Observation with values that are kept until something that they were derived from changes.
///
/// It is what one writes by hand: a value is derived in `withObservationTracking`, and forgotten when that reports a
/// change. It does not compare: what depends on a forgotten value is forgotten, too, even if the value comes out equal.
struct MemoisedObservationPeer: Peer {
  static let name = "Observation, memoised"

  private let scheduler = ObservationScheduler()

  func source(_ value: Int) -> ObservedSource { ObservedSource(value) }

  func derived(from inputs: [TrackedInput], _ rule: @escaping () -> Int) -> MemoisedValue<Int> { MemoisedValue(rule) }

  func derivedNumbers(from inputs: [TrackedInput], _ rule: @escaping () -> Numbers) -> MemoisedValue<Numbers> {
    MemoisedValue(rule)
  }

  func effect(from inputs: [TrackedInput], _ body: @escaping () -> Void) -> ObservationEffect {
    ObservationEffect(scheduler, body)
  }

  func write(_ value: Int, to source: ObservedSource) { source.value = value }

  func batch(_ writes: () -> Void) {
    writes()
    scheduler.runWaiting()
  }
}

/// A derived value that is kept until something that its rule read changes.
///
/// It is shared with closures that have to be `Sendable`; everything takes place on one thread.
final class MemoisedValue<Content>: Readable, Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let rule: () -> Content
  private var kept: Content?

  init(_ rule: @escaping () -> Content) { self.rule = rule }

  var value: Content {
    registrar.access(self, keyPath: \.value)
    if let kept { return kept }
    let fresh = withObservationTracking(rule) { [weak self] in self?.forget() }
    kept = fresh
    return fresh
  }

  var input: TrackedInput { TrackedInput() }

  /// Drops the value, which tells whatever has read it; once, although several changes are reported.
  private func forget() {
    guard kept != nil else { return }
    registrar.withMutation(of: self, keyPath: \.value) { kept = nil }
  }
}
