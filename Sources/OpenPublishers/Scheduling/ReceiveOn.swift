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
      DelayedSubscription(of: AnySubscriber(subscriber), to: upstream, description: "ReceiveOn") {
        scheduler.schedule(options: options, $0)
      }
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
      DelayedSubscription(of: AnySubscriber(subscriber), to: upstream, description: "ReceiveOn") {
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
