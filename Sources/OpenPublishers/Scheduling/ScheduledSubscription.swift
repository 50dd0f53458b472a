import ThreadSupport

/// The base of subscriptions that forward events on a scheduler.
class ScheduledSubscription<Upstream: Publisher>: Subscription, CustomStringConvertible {
  typealias Downstream = AnySubscriber<Upstream.Output, Upstream.Failure>

  /// The state before the completion.
  struct Connection {
    var subscriber: Downstream?
    var upstream: (any Subscription)?
  }

  /// Runs a closure on the scheduler.
  let schedule: (@escaping () -> Void) -> Void
  let description: String
  private let publisher: Upstream
  private let connection: LockedValue<Connection>

  /// Makes a subscription, which starts with `begin()`.
  init(
    of subscriber: Downstream, to publisher: Upstream, description: String,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    connection = LockedValue(Connection(subscriber: subscriber))
    self.publisher = publisher
    self.description = description
    self.schedule = schedule
  }

  /// The subscriber; nil after the completion.
  final var subscriber: Downstream? { connection.value.subscriber }

  /// The subscription to the publisher; nil after the completion.
  final var upstream: (any Subscription)? { connection.value.upstream }

  /// Subscribes to the publisher.
  final func begin() {
    publisher.subscribe(
      AnySubscriber(receiveSubscription: receive, receiveValue: receive, receiveCompletion: receive))
  }

  /// Releases the subscriber and the upstream subscription.
  ///
  /// - Returns: Both.
  final func end() -> Connection { connection.exchange(Connection()) }

  final func cancel() { end().upstream?.cancel() }

  /// Receives the publisher's subscription, and sends this one to the subscriber.
  func receive(subscription: any Subscription) {
    connection.withLock { $0.upstream = subscription }
    subscriber?.receive(subscription: self)
  }

  /// Receives demand.
  func request(_ demand: Subscribers.Demand) {
    fatalError("\(type(of: self)) does not say what it asks for.")
  }

  /// Receives a value.
  func receive(_ value: Upstream.Output) -> Subscribers.Demand {
    fatalError("\(type(of: self)) does not say when it hands on.")
  }

  /// Receives the completion.
  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    fatalError("\(type(of: self)) does not say when it ends.")
  }
}
