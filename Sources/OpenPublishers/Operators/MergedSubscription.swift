import Foundation

/// Sends the values of several publishers to one subscriber, as its demand allows.
///
/// If the demand of the subscriber is unlimited, so is the demand on each publisher. Otherwise one value at a time is
/// requested from each publisher, and kept here until the subscriber has demand for it.
final class MergedSubscription<S: Subscriber>: Subscription, CustomStringConvertible {
  /// Subscribes to one of the publishers.
  typealias Start = (AnySubscriber<S.Input, S.Failure>) -> Void

  /// The state of one of the publishers.
  private struct Source {
    var subscription: (any Subscription)?
    /// The value that waits for demand.
    var waiting: S.Input?
    var isFinished = false
  }

  private let lock = NSLock()
  /// Serialises the calls to the subscriber.
  private let delivery = SerialDelivery()
  private let starts: [Start]
  private var subscriber: S?
  private var sources: [Source]
  private var demand = Subscribers.Demand.none

  /// Makes a subscription to several publishers.
  init(of subscriber: S, to starts: [Start]) {
    self.subscriber = subscriber
    self.starts = starts
    sources = starts.map { _ in Source() }
  }

  var description: String { "Merge" }

  /// Sends the subscriber its subscription, and subscribes to the publishers.
  func begin() {
    lock.withLock { subscriber }?.receive(subscription: self)
    for (index, start) in starts.enumerated() {
      start(
        AnySubscriber(
          receiveSubscription: { self.receive(subscription: $0, from: index) },
          receiveValue: { self.receive($0, from: index) },
          receiveCompletion: { self.receive(completion: $0, from: index) }))
    }
    finishIfDone()
  }

  /// - Precondition: The demand is at least one value.
  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else {
      fatalError("A merged subscription was asked for no value. Ask for `.max(1)` or more, or do not ask.")
    }
    let subscriptions = lock.withLock { () -> [any Subscription] in
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      return !wasUnlimited && self.demand == .unlimited ? sources.compactMap(\.subscription) : []
    }
    for subscription in subscriptions { subscription.request(.unlimited) }
    deliverWaiting()
  }

  func cancel() {
    for subscription in end().subscriptions { subscription.cancel() }
  }

  private func receive(subscription: any Subscription, from index: Int) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard subscriber != nil, sources[index].subscription == nil else { return nil }
      sources[index].subscription = subscription
      return self.demand == .unlimited ? .unlimited : .max(1)
    }
    if let demand { subscription.request(demand) } else { subscription.cancel() }
  }

  private func receive(_ value: S.Input, from index: Int) -> Subscribers.Demand {
    let (subscriber, isUnlimited) = lock.withLock { () -> (S?, Bool) in
      let isUnlimited = demand == .unlimited
      guard demand > .none else {
        sources[index].waiting = value
        return (nil, isUnlimited)
      }
      demand -= 1
      return (self.subscriber, isUnlimited)
    }
    guard let subscriber else { return .none }
    deliver(value, to: subscriber)
    return isUnlimited ? .none : .max(1)
  }

  private func receive(completion: Subscribers.Completion<S.Failure>, from index: Int) {
    switch completion {
    case .finished:
      // The subscription is released outside of the lock.
      _ = lock.withLock { () -> (any Subscription)? in
        defer { sources[index].subscription = nil }
        sources[index].isFinished = true
        return sources[index].subscription
      }
      finishIfDone()
    case .failure:
      let ended = end()
      for (other, subscription) in ended.subscriptionsByIndex where other != index { subscription.cancel() }
      if let subscriber = ended.subscriber { delivery.perform { subscriber.receive(completion: completion) } }
    }
  }

  private func deliver(_ value: S.Input, to subscriber: S) {
    delivery.perform {
      let more = subscriber.receive(value)
      if more > .none { self.request(more) }
    }
  }

  /// Delivers the waiting values as demand allows, and requests another one from the publisher of each.
  private func deliverWaiting() {
    while let (value, subscriber, source) = takeWaiting() {
      deliver(value, to: subscriber)
      source?.request(.max(1))
    }
    finishIfDone()
  }

  private func takeWaiting() -> (S.Input, S, (any Subscription)?)? {
    lock.withLock {
      guard demand > .none, let subscriber, let index = sources.firstIndex(where: { $0.waiting != nil }),
        let value = sources[index].waiting
      else { return nil }
      demand -= 1
      sources[index].waiting = nil
      return (value, subscriber, demand == .unlimited ? nil : sources[index].subscription)
    }
  }

  /// Finishes when all publishers have finished and no value waits.
  private func finishIfDone() {
    let subscriber = lock.withLock { () -> S? in
      guard sources.allSatisfy({ $0.isFinished && $0.waiting == nil }) else { return nil }
      defer { self.subscriber = nil }
      return self.subscriber
    }
    if let subscriber { delivery.perform { subscriber.receive(completion: .finished) } }
  }

  private func end() -> Ended {
    lock.withLock {
      defer {
        subscriber = nil
        sources = sources.map { _ in Source() }
      }
      return Ended(subscriber: subscriber, sources: sources)
    }
  }

  /// The state before the completion, to be released outside of the lock.
  private struct Ended {
    let subscriber: S?
    let sources: [Source]

    var subscriptionsByIndex: [(Int, any Subscription)] {
      sources.enumerated().compactMap { index, source in source.subscription.map { (index, $0) } }
    }

    var subscriptions: [any Subscription] { sources.compactMap(\.subscription) }
  }
}
