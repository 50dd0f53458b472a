import ThreadSupport

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
      DebouncedSubscription(of: AnySubscriber(subscriber), to: upstream, description: "Debounce") { action in
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
private final class DebouncedSubscription<Upstream: Publisher>: ScheduledSubscription<Upstream> {
  private struct State {
    var demand = Subscribers.Demand.none
    /// The number of the value that came last; one that is due later than another came is out of date.
    var lastNumber: UInt64 = 0
  }

  private let state = LockedValue(State())

  override func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  override func receive(subscription: any Subscription) {
    super.receive(subscription: subscription)
    // Every value counts for the quiet, whether or not the subscriber wants it.
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

  /// Takes one value from the demand, if the value of a number is still the last and is asked for.
  private func takesDemand(forValue number: UInt64) -> Bool {
    state.withLock {
      guard number == $0.lastNumber, $0.demand > .none else { return false }
      $0.demand -= 1
      return true
    }
  }
}
