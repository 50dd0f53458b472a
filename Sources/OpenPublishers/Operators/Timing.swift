import ThreadSupport

/// The grouping of values by time.
extension Publishers {
  /// When a group of values is complete.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After each interval, or as soon as there is a number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

/// Operators that depend on the time between values.
extension Publisher {
  /// Sends the values of each interval in a group; an interval without values sends nothing.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers._Derived<[Output], Failure> {
    let (scheduler, interval, count): (S, S.SchedulerTimeType.Stride, Int) =
      switch strategy {
      case .byTime(let scheduler, let interval): (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    return derived("CollectByTime") { out in
      let waiting = LockedValue([Output]())
      func sendGroup() {
        let group = waiting.exchange([])
        if !group.isEmpty { out.send(group) }
      }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
        options: options, sendGroup)
      return (
        { value in
          let isFull = waiting.withLock { waiting -> Bool in
            waiting.append(value)
            return waiting.count >= count
          }
          if isFull { sendGroup() }
        },
        { completion in
          timer.cancel()
          if case .finished = completion { sendGroup() }
          out.send(completion: completion)
        }
      )
    }
  }

  /// Sends the time between values, and first the time from the subscription to the first value.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers._Derived<S.SchedulerTimeType.Stride, Failure> {
    stepping("MeasureInterval") {
      var last = scheduler.now
      return { _ in
        let now = scheduler.now
        defer { last = now }
        return .send(last.distance(to: now))
      }
    }
  }
}
