import ThreadSupport

/// What the subscriptions have in common that hand on what comes when a scheduler runs it.
class ScheduledSubscription<Upstream: Publisher>: Subscription, CustomStringConvertible {
  typealias Downstream = AnySubscriber<Upstream.Output, Upstream.Failure>

  /// What there is until the end.
  struct Connection {
    var subscriber: Downstream?
    var upstream: (any Subscription)?
  }

  /// Has a closure run by the scheduler.
  let schedule: (@escaping () -> Void) -> Void
  let description: String
  private let publisher: Upstream
  private let connection: LockedValue<Connection>

  /// Makes a subscription, which begins with `begin()`.
  init(
    of subscriber: Downstream, to publisher: Upstream, description: String,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    connection = LockedValue(Connection(subscriber: subscriber))
    self.publisher = publisher
    self.description = description
    self.schedule = schedule
  }

  /// The subscriber, until the end.
  final var subscriber: Downstream? { connection.value.subscriber }

  /// The subscription to the publisher, until the end.
  final var upstream: (any Subscription)? { connection.value.upstream }

  /// Subscribes to the publisher.
  final func begin() {
    publisher.subscribe(
      AnySubscriber(receiveSubscription: receive, receiveValue: receive, receiveCompletion: receive))
  }

  /// Lets go of both sides.
  ///
  /// - Returns: Who they were.
  final func end() -> Connection { connection.exchange(Connection()) }

  final func cancel() { end().upstream?.cancel() }

  /// Takes the publisher's subscription, and gives the subscriber this one.
  func receive(subscription: any Subscription) {
    connection.withLock { $0.upstream = subscription }
    subscriber?.receive(subscription: self)
  }

  /// The subscriber asks for values.
  func request(_ demand: Subscribers.Demand) {
    fatalError("\(type(of: self)) does not say what it asks for.")
  }

  /// A value has come.
  func receive(_ value: Upstream.Output) -> Subscribers.Demand {
    fatalError("\(type(of: self)) does not say when it hands on.")
  }

  /// The publisher has ended.
  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    fatalError("\(type(of: self)) does not say when it ends.")
  }
}
