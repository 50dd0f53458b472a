import ThreadSupport

/// The state of every subject: its subscribers in order, the publishers that send through it, and its completion.
///
/// Its lock is never held while user code runs.
final class SubjectCore<Output, Failure: Error>: Sendable {
  private struct State {
    var subscriptions = OrderedSubscriptions<SubjectSubscription<Output, Failure>>()
    var completion: Subscribers.Completion<Failure>?
    var upstreams: [any Subscription] = []
    /// Whether all values were requested from the publishers that send through the subject.
    var isAsked: Bool
  }

  private let state: LockedValue<State>

  /// Makes a core without subscribers.
  ///
  /// - Parameter isAsked: Whether values are requested from the publishers that send through the subject at once,
  ///   because the subject keeps the latest; otherwise with the first request of a subscriber.
  init(isAsked: Bool) {
    state = LockedValue(State(isAsked: isAsked))
  }

  deinit {
    for upstream in state.value.upstreams { upstream.cancel() }
  }

  /// Whether the subject has completed.
  var isEnded: Bool { state.withLock { $0.completion != nil } }

  /// Attaches a subscriber, or sends it the completion.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - owner: The subject, which the subscription retains.
  ///   - latest: The value that the subscriber receives first, read when it is requested; nil if none is kept.
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

  /// Keeps a subscription, unless the subject has completed.
  ///
  /// - Returns: The completion of the subject, if it has completed.
  private func admit(_ subscription: SubjectSubscription<Output, Failure>) -> Subscribers.Completion<Failure>? {
    state.withLock { state in
      guard state.completion == nil else { return state.completion }
      subscription.ticket = state.subscriptions.append(subscription)
      return nil
    }
  }

  /// Removes a subscription.
  ///
  /// - Complexity: O(log subscribers), amortised.
  func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    state.withLock {
      if let ticket = subscription.ticket { $0.subscriptions.remove(ticket) }
    }
  }

  /// Sends a value to the subscribers with demand, except those that subscribe or cancel meanwhile.
  func send(_ value: Output) {
    for subscription in state.withLock({ $0.subscriptions.elements }) { subscription.offer(value) }
  }

  /// Completes. A second completion does nothing.
  func send(completion: Subscribers.Completion<Failure>) {
    let subscriptions = state.withLock { state -> [SubjectSubscription<Output, Failure>] in
      guard state.completion == nil else { return [] }
      state.completion = completion
      defer { state.subscriptions = OrderedSubscriptions() }
      return state.subscriptions.elements
    }
    for subscription in subscriptions { subscription.finish(completion) }
  }

  /// Keeps the subscription of a publisher that sends through the subject, until the subject is released.
  func add(upstream: any Subscription) {
    let isAsked = state.withLock {
      $0.upstreams.append(upstream)
      return $0.isAsked
    }
    if isAsked { upstream.request(.unlimited) }
  }

  /// Requests all values from the publishers that send through the subject, at the first request of a subscriber.
  func ask() {
    let upstreams = state.withLock { state in
      defer { state.isAsked = true }
      return state.isAsked ? [] : state.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}
