import AttributeGraph2

/// The reads of `@Observable` objects by a user's closure that is not a body: a change makes its effect run again.
@MainActor
final class ObservedReading: ObjectReader, Ending {
  /// The effect that runs the closure.
  var effect: Effect?
  let runtime: HostRuntime
  private let typeCounters: TypeCounters
  /// The number of the last reading; 0 if nothing was read.
  private var number = 0
  /// Whether something was read and has not changed since.
  var isWatching: Bool { number != 0 }

  /// Prepares readings for the content of a position, until the position ends.
  init(at position: ViewPosition) {
    runtime = position.runtime
    typeCounters = position.typeCounters
    position.own(self)
  }

  /// Runs a closure and records its reads, which replace the previous ones.
  func track<Value>(_ body: () -> Value) -> Value {
    let value: Value
    (value, number) = runtime.observations.track(replacing: number, for: self, of: typeCounters, body)
    return value
  }

  func objectsChanged(_ property: ObservedProperty?) { effect?.invalidate() }

  /// Ends the reading.
  func forget() {
    runtime.observations.forget(number)
    number = 0
  }

  func end() {
    forget()
    effect = nil
  }
}
