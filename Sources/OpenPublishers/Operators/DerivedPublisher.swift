import ThreadSupport

/// Forwards values to a subscriber as its demand allows, and buffers the others.
///
/// The demand on its upstream is unlimited.
final class BufferedSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct State {
    var subscriber: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var waiting = Queue<Output>()
    var completion: Subscribers.Completion<Failure>?
    var isDelivering = false
    var upstreams: [Int: any Subscription] = [:]
    var numbers = 0
  }

  private let state: LockedValue<State>
  let description: String

  init(of subscriber: AnySubscriber<Output, Failure>, description: String) {
    state = LockedValue(State(subscriber: subscriber))
    self.description = description
  }

  /// Sends the subscriber its subscription.
  func begin() { state.value.subscriber?.receive(subscription: self) }

  /// Whether it was cancelled or has received a completion.
  var hasEnded: Bool { state.withLock { $0.subscriber == nil || $0.completion != nil } }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
    deliver()
  }

  /// Sends a value.
  func send(_ value: Output) {
    state.withLock { if $0.subscriber != nil, $0.completion == nil { $0.waiting.append(value) } }
    deliver()
  }

  /// Cancels the upstreams, and completes after the buffered values.
  func send(completion: Subscribers.Completion<Failure>) {
    let upstreams = state.withLock { state -> [any Subscription] in
      guard state.completion == nil else { return [] }
      state.completion = completion
      defer { state.upstreams = [:] }
      return Array(state.upstreams.values)
    }
    for upstream in upstreams { upstream.cancel() }
    deliver()
  }

  func cancel() {
    let old = state.exchange(State(subscriber: nil))
    for upstream in old.upstreams.values { upstream.cancel() }
  }

  /// A number for a publisher from which more values are requested later.
  func newNumber() -> Int {
    state.withLock {
      $0.numbers += 1
      return $0.numbers
    }
  }

  /// Subscribes to a publisher with a demand, unlimited by default.
  func follow<P: Publisher>(
    _ publisher: P, as number: Int? = nil, onMainActor: Bool = false, demand: Subscribers.Demand = .unlimited,
    receive: @escaping (P.Output) -> Void, completion end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    let number = number ?? newNumber()
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { [weak self] subscription in
          guard let self, !hasEnded else { return subscription.cancel() }
          state.withLock { $0.upstreams[number] = subscription }
          subscription.request(demand)
        },
        receiveValue: { value in
          receive(value)
          return .none
        },
        receiveCompletion: { [weak self] completion in
          _ = self?.state.withLock { $0.upstreams.removeValue(forKey: number) }
          end(completion)
        }), onMainActor: onMainActor)
  }

  /// Requests more values from a publisher that was followed.
  func request(_ demand: Subscribers.Demand, of number: Int) { state.value.upstreams[number]?.request(demand) }

  private func deliver() {
    let mayBegin = state.withLock { state -> Bool in
      guard !state.isDelivering else { return false }
      state.isDelivering = true
      return true
    }
    guard mayBegin else { return }
    while let (subscriber, value) = takeNext() {
      guard let value else { return finish(subscriber) }
      let more = subscriber.receive(value)
      state.withLock { $0.demand += more }
    }
  }

  /// The next value with demand; a nil value for the completion; nil if there is nothing to do.
  private func takeNext() -> (AnySubscriber<Output, Failure>, Output?)? {
    state.withLock { state in
      guard let subscriber = state.subscriber else { return nil }
      if state.demand > .none, let value = state.waiting.popFirst() {
        state.demand -= 1
        return (subscriber, value)
      }
      if state.waiting.isEmpty, state.completion != nil { return (subscriber, nil) }
      state.isDelivering = false
      return nil
    }
  }

  private func finish(_ subscriber: AnySubscriber<Output, Failure>) {
    guard let completion = state.exchange(State(subscriber: nil)).completion else { return }
    subscriber.receive(completion: completion)
  }
}

extension Publishers {
  /// A publisher that an operator derives from others.
  public struct _Derived<Output, Failure: Error>: Publisher {
    private let start: (AnySubscriber<Output, Failure>) -> Void

    /// Makes a publisher of the closure that attaches a subscriber.
    init(_ start: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.start = start }

    /// Makes a publisher with unlimited demand on its upstreams, which buffers the values without demand.
    init(_ name: String, _ start: @escaping (BufferedSubscription<Output, Failure>) -> Void) {
      self.init { subscriber in
        let subscription = BufferedSubscription(of: subscriber, description: name)
        subscription.begin()
        start(subscription)
      }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      start(AnySubscriber(subscriber))
    }
  }
}

extension Publisher {
  /// A publisher that transforms the values and the completion, and buffers the values without demand.
  func derived<T, E: Error>(
    _ name: String, onMainActor: Bool = false,
    _ make:
      @escaping (BufferedSubscription<T, E>) -> (
        receive: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> Publishers._Derived<T, E> {
    Publishers._Derived(name) { out in
      let (receive, end) = make(out)
      out.follow(self, onMainActor: onMainActor, receive: receive, completion: end)
    }
  }
}
