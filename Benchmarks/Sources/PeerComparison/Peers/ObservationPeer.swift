import Observation

/// The standard library's Observation, as it comes: derived values are computed properties, which run at each read.
///
/// An effect is a body in `withObservationTracking`, which is armed anew for each change. What it reports comes before
/// the change, so the effects wait for the end of the batch.
struct ObservationPeer: Peer {
  static let name = "Observation"

  private let scheduler = ObservationScheduler()

  func source(_ value: Int) -> ObservedSource { ObservedSource(value) }

  func derived(from inputs: [TrackedInput], _ rule: @escaping () -> Int) -> RecomputedValue<Int> {
    RecomputedValue(rule)
  }

  func derivedNumbers(from inputs: [TrackedInput], _ rule: @escaping () -> Numbers) -> RecomputedValue<Numbers> {
    RecomputedValue(rule)
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

/// A value that is set from outside: a property of an observable class.
@Observable
final class ObservedSource: Readable {
  var value: Int

  @ObservationIgnored var input: TrackedInput { TrackedInput() }

  init(_ value: Int) { self.value = value }
}

/// A computed property.
final class RecomputedValue<Content>: Readable {
  private let rule: () -> Content

  var value: Content { rule() }

  var input: TrackedInput { TrackedInput() }

  init(_ rule: @escaping () -> Content) { self.rule = rule }
}

/// The effects that wait for the end of a batch.
///
/// It is shared with closures that have to be `Sendable`; everything takes place on one thread.
final class ObservationScheduler: @unchecked Sendable {
  private var waiting: [ObservationEffect] = []
  private var made = 0

  /// The number of a new effect, in the order of their making.
  func nextNumber() -> Int {
    made += 1
    return made
  }

  /// Makes an effect wait, unless it does already.
  func add(_ effect: ObservationEffect) {
    guard !effect.isWaiting else { return }
    effect.isWaiting = true
    waiting.append(effect)
  }

  /// Runs what waits, in the order of its making.
  func runWaiting() {
    while !waiting.isEmpty {
      let due = waiting.count > 1 ? waiting.sorted { $0.number < $1.number } : waiting
      waiting.removeAll(keepingCapacity: true)
      for effect in due { effect.run() }
    }
  }
}

/// A body that is armed anew for each change.
final class ObservationEffect: @unchecked Sendable {
  /// Its place in the order of making.
  let number: Int
  /// Whether it is among those that wait; one run can answer several reports.
  var isWaiting = false
  private let scheduler: ObservationScheduler
  private let body: () -> Void

  /// Makes an effect and runs it.
  init(_ scheduler: ObservationScheduler, _ body: @escaping () -> Void) {
    (self.scheduler, self.body, number) = (scheduler, body, scheduler.nextNumber())
    run()
  }

  /// Runs the body and waits for the next change of what it reads.
  func run() {
    isWaiting = false
    withObservationTracking(body) { [weak self] in
      if let self { scheduler.add(self) }
    }
  }
}
