#if !canImport(Combine)
import Foundation

/// What all subjects have in common: subscribers in the order in which they came, those who send through it, an end.
///
/// Its lock guards its own fields only and is never held while somebody else's code runs.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var subscriptions = OrderedSubscriptions<SubjectSubscription<Output, Failure>>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  /// Whether those who send through the subject are asked for all their values.
  private var isAsked: Bool

  /// Makes a core without subscribers.
  ///
  /// - Parameter isAsked: Whether those who send through the subject are asked at once, as the subject keeps what they
  ///   send; otherwise they are when a subscriber first asks.
  init(isAsked: Bool) {
    self.isAsked = isAsked
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// Whether the subject has ended.
  var isEnded: Bool { lock.withLock { completion != nil } }

  /// Takes a subscriber on, or tells it of the end.
  ///
  /// - Parameters:
  ///   - subscriber: Who asks.
  ///   - owner: The subject, which lives as long as the subscription.
  ///   - latest: The value that the subscriber gets first, at the time when it asks; nil where none is kept.
  func add(_ subscriber: AnySubscriber<Output, Failure>, owner: AnyObject, latest: (() -> Output)? = nil) {
    let subscription = SubjectSubscription(of: subscriber, to: self, owner: owner, latest: latest)
    if let completion = admit(subscription) {
      subscription.cancel()
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: subscription)
    }
  }

  /// Keeps a subscription, unless the subject has ended.
  ///
  /// - Returns: How the subject has ended, if it has.
  private func admit(_ subscription: SubjectSubscription<Output, Failure>) -> Subscribers.Completion<Failure>? {
    lock.withLock {
      guard completion == nil else { return completion }
      subscription.ticket = subscriptions.append(subscription)
      return nil
    }
  }

  /// Forgets a subscription.
  ///
  /// - Complexity: O(log subscribers), amortised.
  func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    lock.withLock {
      if let ticket = subscription.ticket { subscriptions.remove(ticket) }
    }
  }

  /// Sends a value to those who ask; one that subscribes meanwhile does not get it, nor does one that leaves.
  func send(_ value: Output) {
    for subscription in lock.withLock({ subscriptions.elements }) { subscription.offer(value) }
  }

  /// Ends; a second end does nothing.
  func send(completion: Subscribers.Completion<Failure>) {
    let subscriptions = lock.withLock { () -> [SubjectSubscription<Output, Failure>] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { self.subscriptions = OrderedSubscriptions() }
      return self.subscriptions.elements
    }
    for subscription in subscriptions { subscription.finish(completion) }
  }

  /// Keeps the subscription of a publisher that sends through the subject, until the subject goes.
  func add(upstream: any Subscription) {
    let isAsked = lock.withLock {
      upstreams.append(upstream)
      return self.isAsked
    }
    if isAsked { upstream.request(.unlimited) }
  }

  /// A subscriber has asked for values: whoever sends through the subject is asked for all of theirs, once.
  func ask() {
    let upstreams = lock.withLock {
      defer { isAsked = true }
      return isAsked ? [] : self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}
#endif
