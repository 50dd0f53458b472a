/// A subject that keeps nothing: a value reaches the subscribers with demand at that moment, and is lost for all others.
///
/// It may be used from any thread. Subscribers are called on the thread that sends, in the order in which they came.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>(isAsked: false)

  /// Makes a subject without subscribers.
  public init() {}

  /// Takes a subscriber on; one that comes after the end only receives the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.add(AnySubscriber(subscriber), owner: self)
  }

  /// Sends a value to all subscribers that ask for one.
  ///
  /// - Complexity: O(subscribers).
  public func send(_ value: Output) {
    core.send(value)
  }

  /// Ends, and notifies all subscribers of it; what is sent from now on is lost.
  ///
  /// - Complexity: O(subscribers).
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  /// Takes the subscription of a publisher that sends through this subject; it is asked for values when a subscriber asks.
  public func send(subscription: any Subscription) {
    core.add(upstream: subscription)
  }
}
