#if !canImport(Combine)
import Foundation

extension Publishers {
  /// A publisher that sends what another sends where a scheduler runs it.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public let upstream: Upstream
    /// What runs it.
    public let scheduler: Context
    /// How it is to be run.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that sends where a scheduler runs it.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      DelayedSubscription(of: AnySubscriber(subscriber), to: upstream) { scheduler.schedule(options: options, $0) }
        .begin()
    }
  }

  /// A publisher that sends what another sends some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How exactly.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// What runs it.
    public let scheduler: Context
    /// How it is to be run.
    public let options: Context.SchedulerOptions?

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      DelayedSubscription(of: AnySubscriber(subscriber), to: upstream) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
      }
      .begin()
    }
  }
}

extension Publisher {
  /// Sends where a scheduler runs it.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Sends values and the end some time later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}

/// Hands on what comes when a scheduler runs it.
private final class DelayedSubscription<Upstream: Publisher>: Subscription, CustomStringConvertible,
  @unchecked Sendable
{
  private let publisher: Upstream
  private let schedule: (@escaping () -> Void) -> Void
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Upstream.Output, Upstream.Failure>?
  private var upstream: (any Subscription)?

  init(
    of subscriber: AnySubscriber<Upstream.Output, Upstream.Failure>, to publisher: Upstream,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.subscriber = subscriber
    self.publisher = publisher
    self.schedule = schedule
  }

  var description: String { "ReceiveOn" }

  func begin() {
    publisher.subscribe(
      AnySubscriber(receiveSubscription: receive, receiveValue: receive, receiveCompletion: receive))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let upstream = lock.withLock {
      subscriber = nil
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
  }

  private func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    currentSubscriber?.receive(subscription: self)
  }

  private func receive(_ value: Upstream.Output) -> Subscribers.Demand {
    schedule { [self] in
      guard let more = currentSubscriber?.receive(value), more > .none else { return }
      request(more)
    }
    return .none
  }

  private func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    schedule { [self] in
      let subscriber = currentSubscriber
      lock.withLock {
        self.subscriber = nil
        upstream = nil
      }
      subscriber?.receive(completion: completion)
    }
  }

  private var currentSubscriber: AnySubscriber<Upstream.Output, Upstream.Failure>? { lock.withLock { subscriber } }
}
#endif
