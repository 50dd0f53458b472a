import ThreadSupport

/// Whether to continue after a value.
enum Gathered<Failure: Error> {
  /// More values are needed.
  case goesOn
  /// The result is known.
  case isEnough
  /// The operator fails.
  case fails(Failure)
}

/// Reduces many values to one: it has unlimited demand on its upstream, and sends the result when there is demand.
private final class GatheringSubscription<Input, Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct State {
    var subscriber: AnySubscriber<Output, Failure>?
    var upstream: (any Subscription)?
    var isAsked = false
    /// Whether no more values are added, so the result is known.
    var isComplete = false
  }

  private let state: LockedValue<State>
  private let add: (Input) -> Gathered<Failure>
  private let result: () -> Output?
  let description: String

  init(
    of subscriber: AnySubscriber<Output, Failure>, description: String,
    add: @escaping (Input) -> Gathered<Failure>, result: @escaping () -> Output?
  ) {
    state = LockedValue(State(subscriber: subscriber))
    self.description = description
    self.add = add
    self.result = result
  }

  func receive(subscription: any Subscription) {
    let subscriber = state.withLock { state -> AnySubscriber<Output, Failure>? in
      guard state.upstream == nil, let subscriber = state.subscriber else { return nil }
      state.upstream = subscription
      return subscriber
    }
    guard let subscriber else { return subscription.cancel() }
    subscriber.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard state.withLock({ $0.subscriber != nil && !$0.isComplete }) else { return .none }
    switch add(input) {
    case .goesOn: break
    case .isEnough:
      state.withLock { state -> (any Subscription)? in
        state.isComplete = true
        defer { state.upstream = nil }
        return state.upstream
      }?.cancel()
      sendResult()
    case .fails(let error):
      let old = state.exchange(State())
      old.upstream?.cancel()
      old.subscriber?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard case .failure = completion else {
      state.withLock { $0.isComplete = true }
      return sendResult()
    }
    let old = state.withLock { state -> State? in
      guard !state.isComplete else { return nil }
      defer { state = State() }
      return state
    }
    old?.subscriber?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.isAsked = true }
    sendResult()
  }

  func cancel() { state.exchange(State()).upstream?.cancel() }

  /// Sends the result, when it is known and there is demand.
  private func sendResult() {
    // The upstream is released outside of the lock.
    let old = state.withLock { state -> State? in
      guard state.isComplete, state.isAsked else { return nil }
      defer { state = State() }
      return state
    }
    guard let subscriber = old?.subscriber else { return }
    if let result = result() { _ = subscriber.receive(result) }
    subscriber.receive(completion: .finished)
  }
}

extension Publisher {
  /// A publisher that reduces the values of this one, all of them or as many as are enough, to one value.
  ///
  /// - Parameters:
  ///   - name: The name of its subscriptions.
  ///   - isOfMainActor: Whether values are added on the main actor.
  ///   - initial: The state before the first value.
  ///   - ending: Transforms the completion.
  ///   - add: Adds a value.
  ///   - result: The value that is sent; nil for none.
  /// - Returns: The publisher.
  private func gathering<Values, T, E: Error>(
    _ name: String, onMainActor isOfMainActor: Bool, from initial: Values,
    ending: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<E>,
    _ add: @escaping (inout Values, Output) -> Gathered<E>, result: @escaping (Values) -> T?
  ) -> Publishers._Derived<T, E> {
    Publishers._Derived { subscriber in
      // Values arrive one at a time, so this needs no lock.
      var values = initial
      let gathering = GatheringSubscription<Output, T, E>(
        of: subscriber, description: name, add: { add(&values, $0) }, result: { result(values) })
      self.subscribe(
        AnySubscriber(
          receiveSubscription: gathering.receive(subscription:), receiveValue: gathering.receive(_:),
          receiveCompletion: { gathering.receive(completion: ending($0)) }), onMainActor: isOfMainActor)
    }
  }

  /// A publisher that reduces the values of this one to one value. The closure adds a value, and returns whether there
  /// are enough.
  func gathering<Values, T>(
    _ name: String, onMainActor isOfMainActor: Bool = false, from initial: Values,
    _ add: @escaping (inout Values, Output) -> Bool, result: @escaping (Values) -> T?
  ) -> Publishers._Derived<T, Failure> {
    gathering(
      name, onMainActor: isOfMainActor, from: initial, ending: { $0 }, { add(&$0, $1) ? .isEnough : .goesOn },
      result: result)
  }

  /// The throwing variant: fails when the closure throws.
  func tryGathering<Values, T>(
    _ name: String, onMainActor isOfMainActor: Bool = false, from initial: Values,
    _ add: @escaping (inout Values, Output) throws -> Bool, result: @escaping (Values) -> T?
  ) -> Publishers._Derived<T, any Error> {
    gathering(
      name, onMainActor: isOfMainActor, from: initial, ending: { $0.mapError { $0 } },
      { values, value in
        do { return try add(&values, value) ? .isEnough : .goesOn } catch { return .fails(error) }
      }, result: result)
  }
}
