import Foundation
import ThreadSupport

/// Sends the latest values of several publishers to one subscriber.
///
/// Demand is passed to every publisher. A value that arrives without demand updates the latest values and is not sent
/// by itself.
final class CombinedSubscription<S: Subscriber>: Subscription, CustomStringConvertible {
  private struct Source {
    var subscription: (any Subscription)?
    var hasValue = false
    var isFinished = false
  }

  private let lock = NSLock()
  /// Serialises the calls to the subscriber.
  private let delivery = SerialDelivery()
  private let combine: () -> S.Input?
  private var starts: [() -> Void] = []
  private var sources: [Source] = []
  private var subscriber: S?
  private var demand = Subscribers.Demand.none

  /// Makes a subscription for a subscriber. The closure combines the latest values; nil before all have arrived.
  init(of subscriber: S, combine: @escaping () -> S.Input?) {
    self.subscriber = subscriber
    self.combine = combine
  }

  var description: String { "CombineLatest" }

  /// Adds a publisher, and the place of its latest value, which is nil before the first.
  func add<P: Publisher>(_ publisher: P, keeping latest: LockedValue<P.Output?>) where P.Failure == S.Failure {
    let index = sources.count
    sources.append(Source())
    starts.append {
      publisher.subscribe(
        AnySubscriber<P.Output, P.Failure>(
          receiveSubscription: { self.receive(subscription: $0, from: index) },
          receiveValue: { value in self.receive(from: index) { latest.exchange(value) } },
          receiveCompletion: { self.receive(completion: $0, from: index) }))
    }
  }

  /// Sends the subscriber its subscription, and subscribes to the publishers.
  func begin() {
    let starts = self.starts
    self.starts = []
    subscriber?.receive(subscription: self)
    for start in starts { start() }
  }

  /// - Precondition: The demand is at least one value.
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else {
      fatalError("A combined subscription was asked for no value. Ask for `.max(1)` or more, or do not ask.")
    }
    let subscriptions = lock.withLock {
      self.demand += demand
      return sources.compactMap(\.subscription)
    }
    for subscription in subscriptions { subscription.request(demand) }
  }

  func cancel() {
    for subscription in end().subscriptions { subscription?.cancel() }
  }

  private func receive(subscription: any Subscription, from index: Int) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard subscriber != nil, sources[index].subscription == nil else { return nil }
      sources[index].subscription = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    // Demand from before this publisher.
    if demand > .none { subscription.request(demand) }
  }

  private func receive<Value>(from index: Int, keep: () -> Value?) -> Subscribers.Demand {
    // The replaced value is released outside of the lock.
    let (_, due) = lock.withLock { () -> (replaced: Value?, due: (subscriber: S, value: S.Input)?) in
      let replaced = keep()
      sources[index].hasValue = true
      guard demand > .none, let subscriber, let value = combine() else { return (replaced, nil) }
      demand -= 1
      return (replaced, (subscriber, value))
    }
    guard let due else { return .none }
    delivery.perform {
      let more = due.subscriber.receive(due.value)
      if more > .none { self.request(more) }
    }
    return .none
  }

  private func receive(completion: Subscribers.Completion<S.Failure>, from index: Int) {
    // The subscription is released outside of the lock.
    let (_, isEnd) = lock.withLock { () -> ((any Subscription)?, isEnd: Bool) in
      defer { sources[index].subscription = nil }
      sources[index].isFinished = true
      let subscription = sources[index].subscription
      // If this publisher has sent no value, no combination is possible any more.
      if case .finished = completion, sources[index].hasValue, !sources.allSatisfy(\.isFinished) {
        return (subscription, false)
      }
      return (subscription, true)
    }
    guard isEnd else { return }
    let ended = end()
    for subscription in ended.subscriptions { subscription?.cancel() }
    if let subscriber = ended.subscriber { delivery.perform { subscriber.receive(completion: completion) } }
  }

  private func end() -> (subscriber: S?, subscriptions: [(any Subscription)?]) {
    lock.withLock {
      let before = (subscriber: subscriber, subscriptions: sources.map(\.subscription))
      subscriber = nil
      sources = sources.map { _ in Source() }
      return before
    }
  }
}
