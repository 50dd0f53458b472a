import ThreadSupport

/// Hands values on to a subscriber as far as it asks for them; those that it does not ask for wait here.
///
/// Its upstream is asked for everything.
final class BufferedSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct State {
    var subscriber: AnySubscriber<Output, Failure>?
    var demand = Subscribers.Demand.none
    var waiting: [Output] = []
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

  /// Gives the subscriber its subscription.
  func begin() { state.value.subscriber?.receive(subscription: self) }

  /// Whether nobody receives any more.
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

  /// Ends after what waits, and follows nothing any more.
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

  /// Follows a publisher, which is asked for everything.
  ///
  /// - Returns: The number by which it is left.
  @discardableResult
  func follow<P: Publisher>(
    _ publisher: P, onMainActor: Bool = false, receive: @escaping (P.Output) -> Void,
    completion end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Int {
    let number = state.withLock {
      $0.numbers += 1
      return $0.numbers
    }
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { [weak self] subscription in
          guard let self, !hasEnded else { return subscription.cancel() }
          state.withLock { $0.upstreams[number] = subscription }
          subscription.request(.unlimited)
        },
        receiveValue: { value in
          receive(value)
          return .none
        },
        receiveCompletion: { [weak self] completion in
          _ = self?.state.withLock { $0.upstreams.removeValue(forKey: number) }
          end(completion)
        }), onMainActor: onMainActor)
    return number
  }

  /// Follows a publisher no more.
  func leave(_ number: Int) { state.withLock { $0.upstreams.removeValue(forKey: number) }?.cancel() }

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

  /// The next value that is asked for; no value at the end; nil where there is nothing to do.
  private func takeNext() -> (AnySubscriber<Output, Failure>, Output?)? {
    state.withLock { state in
      guard let subscriber = state.subscriber else { return nil }
      if state.demand > .none, !state.waiting.isEmpty {
        state.demand -= 1
        return (subscriber, state.waiting.removeFirst())
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
  /// A publisher that an operator makes of others: it asks them for everything, and keeps what nobody asks for yet.
  public struct _Derived<Output, Failure: Error>: Publisher {
    let name: String
    let start: (BufferedSubscription<Output, Failure>) -> Void

    init(_ name: String, _ start: @escaping (BufferedSubscription<Output, Failure>) -> Void) {
      self.name = name
      self.start = start
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = BufferedSubscription(of: AnySubscriber(subscriber), description: name)
      subscription.begin()
      start(subscription)
    }
  }
}

extension Publisher {
  /// A publisher that makes something of each value and of the end.
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

  /// A publisher that makes something of each value, and ends as this one does.
  func derived<T>(
    _ name: String, onMainActor: Bool = false, _ make: @escaping (BufferedSubscription<T, Failure>) -> (Output) -> Void
  ) -> Publishers._Derived<T, Failure> {
    derived(name, onMainActor: onMainActor) { out in (make(out), { out.send(completion: $0) }) }
  }

  /// A publisher that makes something of each value by a closure that may fail.
  func trying<T>(
    _ name: String, onMainActor: Bool = false,
    _ make: @escaping (Output, BufferedSubscription<T, any Error>) throws -> Void
  ) -> Publishers._Derived<T, any Error> {
    derived(name, onMainActor: onMainActor) { out in
      (
        { value in
          do { try make(value, out) } catch { out.send(completion: .failure(error)) }
        }, { out.send(completion: $0.mapError { $0 }) }
      )
    }
  }
}
