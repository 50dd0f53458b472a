import Foundation

/// Forwards the events of a publisher to a subject, until it is cancelled.
final class SubjectRelay<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let lock = NSLock()
  private var subject: S?
  private var upstream: (any Subscription)?

  /// Makes a relay to a subject.
  init(to subject: S) {
    self.subject = subject
  }

  /// Passes itself to the subject as the subscription. A second subscription is cancelled.
  func receive(subscription: any Subscription) {
    let subject = lock.withLock { () -> S? in
      guard upstream == nil else { return nil }
      upstream = subscription
      return self.subject
    }
    if let subject { subject.send(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    end().subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    end().upstream?.cancel()
  }

  /// The name of the kind of subscription.
  var description: String { "Subject" }

  private func end() -> (subject: S?, upstream: (any Subscription)?) {
    lock.withLock {
      defer { (subject, upstream) = (nil, nil) }
      return (subject, upstream)
    }
  }
}
