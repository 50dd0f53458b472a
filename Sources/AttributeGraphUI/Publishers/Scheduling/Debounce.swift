#if !canImport(Combine)
import Foundation

extension Publishers {
  /// A publisher that sends a value of another when no other one has come for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are chosen from.
    public let upstream: Upstream
    /// How long it has to be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// What measures the time.
    public let scheduler: Context
    /// How it is to be run.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that waits for quiet.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      DebouncedSubscription(of: AnySubscriber(subscriber), to: upstream) { action in
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options, action)
      }
      .begin()
    }
  }
}

extension Publisher {
  /// Sends a value when no other one has come for some time.
  ///
  /// A value that waits when the publisher ends is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// Hands on the last value when it has been quiet for some time, if it is asked for then.
private final class DebouncedSubscription<Upstream: Publisher>: Subscription, CustomStringConvertible,
  @unchecked Sendable
{
  private let publisher: Upstream
  private let schedule: (@escaping () -> Void) -> Void
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Upstream.Output, Upstream.Failure>?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  /// The number of the value that came last; one that is due later than another came is out of date.
  private var lastNumber: UInt64 = 0

  init(
    of subscriber: AnySubscriber<Upstream.Output, Upstream.Failure>, to publisher: Upstream,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.subscriber = subscriber
    self.publisher = publisher
    self.schedule = schedule
  }

  var description: String { "Debounce" }

  func begin() {
    publisher.subscribe(
      AnySubscriber(receiveSubscription: receive, receiveValue: receive, receiveCompletion: receive))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    end().upstream?.cancel()
  }

  private func receive(subscription: any Subscription) {
    let subscriber = lock.withLock {
      upstream = subscription
      return self.subscriber
    }
    subscriber?.receive(subscription: self)
    // Every value counts for the quiet, whether or not the subscriber wants it.
    subscription.request(.unlimited)
  }

  private func receive(_ value: Upstream.Output) -> Subscribers.Demand {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    schedule { [self] in
      guard let subscriber = takeDemand(forValue: number) else { return }
      let more = subscriber.receive(value)
      lock.withLock { demand += more }
    }
    return .none
  }

  private func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    end().subscriber?.receive(completion: completion)
  }

  private func takeDemand(forValue number: UInt64) -> AnySubscriber<Upstream.Output, Upstream.Failure>? {
    lock.withLock {
      guard number == lastNumber, demand > .none else { return nil }
      demand -= 1
      return subscriber
    }
  }

  private func end() -> (
    subscriber: AnySubscriber<Upstream.Output, Upstream.Failure>?, upstream: (any Subscription)?
  ) {
    lock.withLock {
      defer { (subscriber, upstream) = (nil, nil) }
      return (subscriber, upstream)
    }
  }
}
#endif
