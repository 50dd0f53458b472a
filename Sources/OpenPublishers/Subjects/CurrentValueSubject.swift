import ThreadSupport

/// A subject that keeps its latest value, and sends it to each new subscriber first.
///
/// A subscriber that had no demand receives only the latest value with its next request. The subject may be used from
/// any thread. Subscribers are called on the sending thread, in the order of subscription.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>(isAsked: true)
  private let latest: LockedValue<Output>

  /// Makes a subject with a value.
  public init(_ value: Output) {
    latest = LockedValue(value)
  }

  /// The latest value. Setting it sends it; after the completion it does not change.
  public var value: Output {
    get { latest.value }
    set { send(newValue) }
  }

  /// Attaches a subscriber, which receives the latest value first; after the completion, only the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.add(AnySubscriber(subscriber), owner: self) { self.value }
  }

  /// Keeps a value, and sends it to all subscribers with demand.
  ///
  /// - Complexity: O(subscribers).
  public func send(_ value: Output) {
    guard !core.isEnded else { return }
    latest.value = value
    core.send(value)
  }

  /// Sends the completion to all subscribers. Later values are lost.
  ///
  /// - Complexity: O(subscribers).
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  /// Receives the subscription of a publisher that sends through this subject, and requests unlimited demand.
  public func send(subscription: any Subscription) {
    core.add(upstream: subscription)
  }
}
