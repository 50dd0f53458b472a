import AttributeGraph2

/// What a closure of the user, other than a body, has read of `@Observable` objects: a change has its effect run again.
@MainActor
final class ObservedReading: ObjectReader, Ending {
  /// The effect that runs the closure.
  var effect: Effect?
  let runtime: HostRuntime
  private let tally: Tally
  /// The number of the last reading; 0 where nothing was read.
  private var number = 0
  /// Whether something was read that has not changed since.
  var isWatching: Bool { number != 0 }

  /// Prepares to read for what stands at a position, until that ends.
  init(at position: ViewPosition) {
    runtime = position.runtime
    tally = position.tally
    position.own(self)
  }

  /// Runs a closure and notes what it reads, in place of what was read before.
  func track<Value>(_ body: () -> Value) -> Value {
    let value: Value
    (value, number) = runtime.observations.track(replacing: number, for: self, of: tally, body)
    return value
  }

  func objectsChanged(_ property: ObservedProperty?) { effect?.invalidate() }

  /// Forgets what was read.
  func forget() {
    runtime.observations.forget(number)
    number = 0
  }

  func end() {
    forget()
    effect = nil
  }
}
