import ThreadSupport

extension Publishers {
  /// A publisher that sends a value of its upstream when no other value has arrived for an interval.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The upstream's output.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are debounced.
    public let upstream: Upstream
    /// The interval without values before a value is sent.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that debounces its upstream.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      DebouncedSubscription(of: AnySubscriber(subscriber), to: upstream, description: "Debounce") { action in
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options, action)
      }
      .begin()
    }
  }
}

extension Publisher {
  /// Sends a value when no other value has arrived for an interval.
  ///
  /// A value that still waits at the completion is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// Forwards the latest value after an interval without values, if there is demand then.
private final class DebouncedSubscription<Upstream: Publisher>: ScheduledSubscription<Upstream> {
  private struct State {
    var demand = Subscribers.Demand.none
    /// The number of the latest value. A scheduled value with another number is out of date.
    var lastNumber: UInt64 = 0
  }

  private let state = LockedValue(State())

  override func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  override func receive(subscription: any Subscription) {
    super.receive(subscription: subscription)
    // Every value restarts the interval, whether or not there is demand for it.
    subscription.request(.unlimited)
  }

  override func receive(_ value: Upstream.Output) -> Subscribers.Demand {
    let number = state.withLock {
      $0.lastNumber += 1
      return $0.lastNumber
    }
    schedule { [self] in
      guard let subscriber, takesDemand(forValue: number) else { return }
      request(subscriber.receive(value))
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    end().subscriber?.receive(completion: completion)
  }

  /// Takes one value from the demand, if there is demand and the value of a number is still the latest.
  private func takesDemand(forValue number: UInt64) -> Bool {
    state.withLock {
      guard number == $0.lastNumber, $0.demand > .none else { return false }
      $0.demand -= 1
      return true
    }
  }
}
