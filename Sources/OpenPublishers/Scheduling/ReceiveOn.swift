extension Publishers {
  /// A publisher that forwards the events of another on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's output.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose events are forwarded.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that forwards events on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      DelayedSubscription(of: AnySubscriber(subscriber), to: upstream, description: "ReceiveOn") {
        scheduler.schedule(options: options, $0)
      }
      .begin()
    }
  }

  /// A publisher that forwards the events of another after a delay.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's output.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose events are forwarded.
    public let upstream: Upstream
    /// The delay.
    public let interval: Context.SchedulerTimeType.Stride
    /// The tolerance.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      DelayedSubscription(of: AnySubscriber(subscriber), to: upstream, description: "ReceiveOn") {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
      }
      .begin()
    }
  }
}

extension Publisher {
  /// Forwards events on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Forwards values and the completion after a delay.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}

/// Forwards events on a scheduler.
final class DelayedSubscription<Upstream: Publisher>: ScheduledSubscription<Upstream> {
  override func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  override func receive(_ value: Upstream.Output) -> Subscribers.Demand {
    schedule { [self] in
      guard let more = subscriber?.receive(value), more > .none else { return }
      request(more)
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    schedule { [self] in end().subscriber?.receive(completion: completion) }
  }
}
