import ThreadSupport

/// Forwards the values of one publisher after the other; unsatisfied demand is passed to the next.
final class RelayingSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct State {
    var subscriber: AnySubscriber<Output, Failure>?
    var upstream: (any Subscription)?
    /// A subscription to the publisher that sends the publishers.
    var companion: (any Subscription)?
    var demand = Subscribers.Demand.none
    /// The number of the followed publisher, which distinguishes it from those before it.
    var number = 0
    var hasBegun = false
  }

  private let state: LockedValue<State>
  let description: String

  init(of subscriber: AnySubscriber<Output, Failure>, description: String) {
    state = LockedValue(State(subscriber: subscriber))
    self.description = description
  }

  /// Whether a publisher is followed.
  var isFollowing: Bool { state.withLock { $0.upstream != nil } }

  /// Sends the subscriber its subscription before there is a publisher to follow. The companion is cancelled with it.
  func begin(with companion: any Subscription) {
    let subscriber = state.withLock { state -> AnySubscriber<Output, Failure>? in
      guard state.subscriber != nil, !state.hasBegun else { return nil }
      (state.companion, state.hasBegun) = (companion, true)
      return state.subscriber
    }
    guard let subscriber else { return companion.cancel() }
    subscriber.receive(subscription: self)
  }

  /// Follows a publisher in place of the one before.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - isOfMainActor: Whether the completion is received on the main actor.
  ///   - end: Called with its completion, unless another publisher is followed meanwhile.
  func follow<P: Publisher>(
    _ publisher: P, onMainActor isOfMainActor: Bool = false,
    end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let (old, number) = state.withLock { state -> ((any Subscription)?, Int) in
      state.number += 1
      defer { state.upstream = nil }
      return (state.upstream, state.number)
    }
    old?.cancel()
    publisher.subscribe(
      AnySubscriber<Output, P.Failure>(
        receiveSubscription: { self.receive($0, from: number) }, receiveValue: { self.receive($0, from: number) },
        receiveCompletion: { completion in
          let isCurrent = self.state.withLock { state -> Bool in
            guard state.number == number, state.subscriber != nil else { return false }
            state.upstream = nil
            return true
          }
          if isCurrent { end(completion) }
        }), onMainActor: isOfMainActor)
  }

  private func receive(_ subscription: any Subscription, from number: Int) {
    let (subscriber, demand) = state.withLock {
      state -> (AnySubscriber<Output, Failure>?, Subscribers.Demand?) in
      guard state.number == number, let subscriber = state.subscriber else { return (nil, nil) }
      state.upstream = subscription
      defer { state.hasBegun = true }
      return (state.hasBegun ? nil : subscriber, state.demand)
    }
    guard let demand else { return subscription.cancel() }
    subscriber?.receive(subscription: self)
    if subscriber == nil && demand > .none { subscription.request(demand) }
  }

  private func receive(_ value: Output, from number: Int) -> Subscribers.Demand {
    let subscriber = state.withLock { state -> AnySubscriber<Output, Failure>? in
      guard state.number == number else { return nil }
      if state.demand > .none { state.demand -= 1 }
      return state.subscriber
    }
    guard let subscriber else { return .none }
    let more = subscriber.receive(value)
    state.withLock { $0.demand += more }
    return more
  }

  /// Cancels the upstream and the companion, and completes.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let old = state.exchange(State())
    old.upstream?.cancel()
    old.companion?.cancel()
    old.subscriber?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { state -> (any Subscription)? in
      state.demand += demand
      return state.upstream
    }?.request(demand)
  }

  func cancel() {
    let old = state.exchange(State())
    old.upstream?.cancel()
    old.companion?.cancel()
  }
}

extension Publisher {
  /// A publisher that follows this one first. The closure receives its completion, and may follow another publisher.
  func relaying<E: Error>(
    _ name: String, onMainActor isOfMainActor: Bool = false,
    end: @escaping (Subscribers.Completion<Failure>, RelayingSubscription<Output, E>) -> Void
  ) -> Publishers._Derived<Output, E> {
    Publishers._Derived { subscriber in
      let relay = RelayingSubscription<Output, E>(of: subscriber, description: name)
      relay.follow(self, onMainActor: isOfMainActor) { end($0, relay) }
    }
  }
}
