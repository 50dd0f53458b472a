import ThreadSupport

/// A subject that keeps its latest value, and sends it to each new subscriber first.
///
/// A subscriber that does not ask for a while gets the latest value when it asks again, and none of those between.
/// It may be used from any thread. Subscribers are called on the thread that sends, in the order in which they came.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let core = SubjectCore<Output, Failure>(isAsked: true)
  private let latest: LockedValue<Output>

  /// Makes a subject with a value.
  public init(_ value: Output) {
    latest = LockedValue(value)
  }

  /// The latest value; to set it is to send it. After the end it stays what it was.
  public var value: Output {
    get { latest.value }
    set { send(newValue) }
  }

  /// Takes a subscriber on, which gets the latest value first; one that comes after the end only receives the completion.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.add(AnySubscriber(subscriber), owner: self) { self.value }
  }

  /// Keeps a value, and sends it to all subscribers that ask for one.
  ///
  /// - Complexity: O(subscribers).
  public func send(_ value: Output) {
    guard !core.isEnded else { return }
    latest.value = value
    core.send(value)
  }

  /// Ends, and notifies all subscribers of it; what is sent from now on is lost.
  ///
  /// - Complexity: O(subscribers).
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }

  /// Takes the subscription of a publisher that sends through this subject, and asks it for all values.
  public func send(subscription: any Subscription) {
    core.add(upstream: subscription)
  }
}
