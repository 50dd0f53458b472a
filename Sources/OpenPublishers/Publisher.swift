/// Sends values over time to its subscribers, and perhaps a completion.
///
/// A publisher is a description: nothing happens before a subscriber is attached. A subscriber receives one
/// subscription, then at most as many values as it requested, then at most one completion.
///
/// It is Combine's protocol, for platforms that have no Combine.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error with which it may end; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Programs call `subscribe(_:)`, which calls this.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber, which receives a subscription and requests values through it.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which forwards the values and the completion of this publisher.
  ///
  /// - Returns: A subscription that ends when it is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let relay = SubjectRelay(to: subject)
    subscribe(relay)
    return AnyCancellable(relay)
  }
}
