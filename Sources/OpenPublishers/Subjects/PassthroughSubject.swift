/// A subject that keeps no value: a value is sent to the subscribers with demand at that moment, and lost for all
/// others.
///
/// It may be used from any thread. Subscribers are called on the sending thread, in the order of subscription.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>(isAsked: false)

  /// Makes a subject without subscribers.
  public init() {}

  /// Attaches a subscriber; after the completion, it receives only the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.add(AnySubscriber(subscriber), owner: self)
  }

  /// Sends a value to all subscribers with demand.
  ///
  /// - Complexity: O(subscribers).
  public func send(_ value: Output) {
    core.send(value)
  }

  /// Sends the completion to all subscribers. Later values are lost.
  ///
  /// - Complexity: O(subscribers).
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  /// Receives the subscription of a publisher that sends through this subject. Values are requested when a subscriber
  /// first requests some.
  public func send(subscription: any Subscription) {
    core.add(upstream: subscription)
  }
}
