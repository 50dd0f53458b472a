/// Something that sends values over time to those who subscribe to it, and perhaps an end.
///
/// A publisher is a description: nothing happens before a subscriber asks. What then happens has an order that every
/// publisher keeps: one subscription, then at most as many values as were requested, then at most one completion.
///
/// It is Combine's protocol, for platforms that have no Combine.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error with which it may end; `Never` where it cannot fail.
  associatedtype Failure: Error

  /// Takes a subscriber on. Programs call `subscribe(_:)`, which calls this.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Takes a subscriber on: it gets a subscription, by which it asks for values.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Has a subject send on what this publisher sends, its completion too.
  ///
  /// - Returns: What ends that when it is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let relay = SubjectRelay(to: subject)
    subscribe(relay)
    return AnyCancellable(relay)
  }
}
