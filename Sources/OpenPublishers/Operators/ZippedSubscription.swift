import ThreadSupport

/// Sends the first values of two publishers to one subscriber, then the second ones, and so on.
///
/// It passes each request on to both publishers, because a pair takes one value of each.
final class ZippedSubscription<First, Second, Failure: Error>: Subscription, CustomStringConvertible {
  /// The state of one of the publishers.
  private struct Source<Output> {
    var subscription: (any Subscription)?
    var values = Queue<Output>()
    var isFinished = false

    /// Whether no value is left and none can arrive.
    var isOver: Bool { isFinished && values.isEmpty }
  }

  private struct State {
    var subscriber: AnySubscriber<(First, Second), Failure>?
    var first = Source<First>()
    var second = Source<Second>()
    /// The number of publishers that have sent a subscription. The subscriber receives its own after the last.
    var begun = 0
    /// The failure of a publisher.
    var failure: Subscribers.Completion<Failure>?

    /// The completion, when no further pair is possible.
    var completion: Subscribers.Completion<Failure>? {
      guard begun == 2 else { return nil }
      return failure ?? (first.isOver || second.isOver ? .finished : nil)
    }
  }

  private let state: LockedValue<State>
  /// Serialises the calls to the subscriber.
  private let delivery = SerialDelivery()

  init(of subscriber: AnySubscriber<(First, Second), Failure>) {
    state = LockedValue(State(subscriber: subscriber))
  }

  var description: String { "Zip" }

  /// Subscribes to both publishers.
  func begin<A: Publisher<First, Failure>, B: Publisher<Second, Failure>>(_ first: A, _ second: B) {
    follow(first, \.first)
    follow(second, \.second)
  }

  private func follow<Output>(
    _ publisher: some Publisher<Output, Failure>, _ source: WritableKeyPath<State, Source<Output>>
  ) {
    publisher.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { self.receive($0, source) },
        receiveValue: { value in
          self.state.withLock { if $0.subscriber != nil { $0[keyPath: source].values.append(value) } }
          self.deliver()
          return .none
        },
        receiveCompletion: { completion in
          self.state.withLock { state in
            state[keyPath: source].isFinished = true
            if case .failure = completion { state.failure = completion }
          }
          self.deliver()
        }))
  }

  private func receive<Output>(
    _ subscription: any Subscription, _ source: WritableKeyPath<State, Source<Output>>
  ) {
    let (isWanted, subscriber) = state.withLock { state -> (Bool, AnySubscriber<(First, Second), Failure>?) in
      guard let subscriber = state.subscriber, state[keyPath: source].subscription == nil else { return (false, nil) }
      state[keyPath: source].subscription = subscription
      state.begun += 1
      return (true, state.begun == 2 ? subscriber : nil)
    }
    guard isWanted else { return subscription.cancel() }
    guard let subscriber else { return }
    subscriber.receive(subscription: self)
    // A publisher may have completed before.
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    let (first, second) = state.withLock { ($0.first.subscription, $0.second.subscription) }
    first?.request(demand)
    second?.request(demand)
  }

  func cancel() {
    let old = state.exchange(State())
    old.first.subscription?.cancel()
    old.second.subscription?.cancel()
  }

  /// Sends the complete pairs, and the completion when no further pair is possible.
  private func deliver() {
    delivery.perform { [self] in
      while let (subscriber, pair) = takePair() {
        let more = subscriber.receive(pair)
        if more > .none { request(more) }
      }
      if let completion = state.withLock({ $0.completion }) { end(with: completion) }
    }
  }

  private func takePair() -> (AnySubscriber<(First, Second), Failure>, (First, Second))? {
    state.withLock { state in
      guard let subscriber = state.subscriber, !state.first.values.isEmpty, !state.second.values.isEmpty,
        let first = state.first.values.popFirst(), let second = state.second.values.popFirst()
      else { return nil }
      return (subscriber, (first, second))
    }
  }

  /// Completes inside a delivery.
  private func end(with completion: Subscribers.Completion<Failure>) {
    let old = state.exchange(State())
    guard let subscriber = old.subscriber else { return }
    subscriber.receive(completion: completion)
    if !old.first.isFinished { old.first.subscription?.cancel() }
    if !old.second.isFinished { old.second.subscription?.cancel() }
  }
}
