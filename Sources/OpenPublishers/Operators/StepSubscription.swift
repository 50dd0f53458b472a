import ThreadSupport

/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
  /// Sends a value.
  case send(Output)
  /// Sends a value, and finishes.
  case sendLast(Output)
  /// Drops the value, and requests another one in its place.
  case skip
  /// Sends nothing yet: the value is a part of a later one.
  case keep
  /// Completes.
  case end(Subscribers.Completion<Failure>)
}

/// Applies a step to each value, and passes the demand of the subscriber to the upstream.
final class StepSubscription<Input, Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct State {
    var subscriber: AnySubscriber<Output, Failure>?
    var upstream: (any Subscription)?
    /// A subscription that is cancelled with this one.
    var companion: (any Subscription)?
  }

  private let state: LockedValue<State>
  private let inputsPerOutput: Int
  private let step: (Input) -> Step<Output, Failure>
  let description: String

  init(
    of subscriber: AnySubscriber<Output, Failure>, description: String, inputsPerOutput: Int = 1,
    step: @escaping (Input) -> Step<Output, Failure>
  ) {
    state = LockedValue(State(subscriber: subscriber))
    self.description = description
    self.inputsPerOutput = inputsPerOutput
    self.step = step
  }

  /// The subscriber of an upstream with the same failure.
  var subscriber: AnySubscriber<Input, Failure> {
    AnySubscriber(
      receiveSubscription: receive(subscription:), receiveValue: receive(_:),
      receiveCompletion: { self.receive(completion: $0) })
  }

  /// Receives the upstream's subscription, and sends itself to the subscriber.
  func receive(subscription: any Subscription) {
    let subscriber = state.withLock { state -> AnySubscriber<Output, Failure>? in
      guard state.upstream == nil, let subscriber = state.subscriber else { return nil }
      state.upstream = subscription
      return subscriber
    }
    guard let subscriber else { return subscription.cancel() }
    subscriber.receive(subscription: self)
  }

  /// Receives a value of the upstream.
  ///
  /// - Returns: The additional demand.
  func receive(_ input: Input) -> Subscribers.Demand {
    guard let subscriber = state.value.subscriber else { return .none }
    switch step(input) {
    case .send(let output): return subscriber.receive(output) * inputsPerOutput
    case .sendLast(let output):
      _ = subscriber.receive(output)
      finish(.finished)
    case .skip: return .max(1)
    case .keep: break
    case .end(let completion): finish(completion)
    }
    return .none
  }

  /// Receives the completion of the upstream, and sends a last value before it.
  func receive(completion: Subscribers.Completion<Failure>, last: Output? = nil) {
    let old = state.exchange(State())
    old.companion?.cancel()
    if let last { _ = old.subscriber?.receive(last) }
    old.subscriber?.receive(completion: completion)
  }

  /// Completes before the upstream does.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let old = state.exchange(State())
    old.upstream?.cancel()
    old.companion?.cancel()
    if old.upstream == nil { old.subscriber?.receive(subscription: Subscriptions.empty) }
    old.subscriber?.receive(completion: completion)
  }

  /// Cancels another subscription with this one.
  func accompany(_ subscription: any Subscription) {
    let isOver = state.withLock { state -> Bool in
      state.companion = state.subscriber == nil ? nil : subscription
      return state.subscriber == nil
    }
    if isOver { subscription.cancel() }
  }

  func request(_ demand: Subscribers.Demand) { state.value.upstream?.request(demand * inputsPerOutput) }

  func cancel() {
    let old = state.exchange(State())
    old.upstream?.cancel()
    old.companion?.cancel()
  }
}

extension Publisher {
  /// A publisher that applies a step to each value, and sends the rest when this one finishes.
  ///
  /// - Parameters:
  ///   - name: The name of its subscriptions.
  ///   - isOfMainActor: Whether the steps run on the main actor.
  ///   - inputsPerOutput: The number of values that make one output.
  ///   - ending: Transforms the completion.
  ///   - make: Makes the step and the rest for one subscriber.
  /// - Returns: The publisher.
  func stepping<T, E: Error>(
    _ name: String, onMainActor isOfMainActor: Bool, inputsPerOutput: Int = 1,
    ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<E>,
    _ make: @escaping () -> (step: (Output) -> Step<T, E>, rest: () -> T?)
  ) -> Publishers._Derived<T, E> {
    Publishers._Derived { subscriber in
      let (step, rest) = make()
      let steps = StepSubscription(
        of: subscriber, description: name, inputsPerOutput: inputsPerOutput, step: step)
      self.subscribe(
        AnySubscriber(
          receiveSubscription: steps.receive(subscription:), receiveValue: steps.receive(_:),
          receiveCompletion: { completion in
            if case .finished = completion {
              steps.receive(completion: ending(completion), last: rest())
            } else {
              steps.receive(completion: ending(completion))
            }
          }), onMainActor: isOfMainActor)
    }
  }

  /// A publisher that applies a step to each value, and completes as this one does.
  func stepping<T>(
    _ name: String, onMainActor isOfMainActor: Bool = false, _ make: @escaping () -> (Output) -> Step<T, Failure>
  ) -> Publishers._Derived<T, Failure> {
    stepping(name, onMainActor: isOfMainActor, ending: { $0 }) { (make(), { nil }) }
  }

  /// A publisher that applies a throwing step to each value, and fails when it throws.
  func tryStepping<T>(
    _ name: String, onMainActor isOfMainActor: Bool = false,
    _ make: @escaping () -> (Output) throws -> Step<T, any Error>
  ) -> Publishers._Derived<T, any Error> {
    stepping(name, onMainActor: isOfMainActor, ending: { $0.mapError { $0 } }) {
      let step = make()
      return (
        { value in
          do { return try step(value) } catch { return .end(.failure(error)) }
        }, { nil }
      )
    }
  }
}
