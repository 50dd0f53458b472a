import ThreadSupport

/// The parts of every subject: subscribers in the order in which they came, publishers that send through it, an end.
///
/// Its lock is never held while code of a user runs.
final class SubjectCore<Output, Failure: Error>: Sendable {
  private struct State {
    var subscriptions = OrderedSubscriptions<SubjectSubscription<Output, Failure>>()
    var completion: Subscribers.Completion<Failure>?
    var upstreams: [any Subscription] = []
    /// Whether the publishers that send through the subject are asked for all their values.
    var isAsked: Bool
  }

  private let state: LockedValue<State>

  /// Makes a core without subscribers.
  ///
  /// - Parameter isAsked: Whether the publishers that send through the subject are asked at once, because the subject
  ///   keeps the values; otherwise they are when a subscriber first asks.
  init(isAsked: Bool) {
    state = LockedValue(State(isAsked: isAsked))
  }

  deinit {
    for upstream in state.value.upstreams { upstream.cancel() }
  }

  /// Whether the subject has ended.
  var isEnded: Bool { state.withLock { $0.completion != nil } }

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
    state.withLock { state in
      guard state.completion == nil else { return state.completion }
      subscription.ticket = state.subscriptions.append(subscription)
      return nil
    }
  }

  /// Forgets a subscription.
  ///
  /// - Complexity: O(log subscribers), amortised.
  func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    state.withLock {
      if let ticket = subscription.ticket { $0.subscriptions.remove(ticket) }
    }
  }

  /// Sends a value to those who ask; one that subscribes meanwhile does not get it, nor does one that leaves.
  func send(_ value: Output) {
    for subscription in state.withLock({ $0.subscriptions.elements }) { subscription.offer(value) }
  }

  /// Ends; a second end does nothing.
  func send(completion: Subscribers.Completion<Failure>) {
    let subscriptions = state.withLock { state -> [SubjectSubscription<Output, Failure>] in
      guard state.completion == nil else { return [] }
      state.completion = completion
      defer { state.subscriptions = OrderedSubscriptions() }
      return state.subscriptions.elements
    }
    for subscription in subscriptions { subscription.finish(completion) }
  }

  /// Keeps the subscription of a publisher that sends through the subject, until the subject goes.
  func add(upstream: any Subscription) {
    let isAsked = state.withLock {
      $0.upstreams.append(upstream)
      return $0.isAsked
    }
    if isAsked { upstream.request(.unlimited) }
  }

  /// A subscriber has asked for values: whoever sends through the subject is asked for all of theirs, once.
  func ask() {
    let upstreams = state.withLock { state in
      defer { state.isAsked = true }
      return state.isAsked ? [] : state.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}
