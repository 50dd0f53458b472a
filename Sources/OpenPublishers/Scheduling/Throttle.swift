import ThreadSupport

extension Publisher {
  /// Sends at most one value in each interval: the first at once, then the latest or the first of each interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers._Derived<Output, Failure> {
    derived("Throttle") { out in
      let state = LockedValue((last: S.SchedulerTimeType?.none, waiting: Output?.none, isScheduled: false))
      func sendWaiting() {
        let now = scheduler.now
        let value = state.withLock { state -> Output? in
          state.isScheduled = false
          guard let waiting = state.waiting else { return nil }
          (state.last, state.waiting) = (now, nil)
          return waiting
        }
        if let value { out.send(value) }
      }
      return (
        { value in
          let now = scheduler.now
          var wakeAt: S.SchedulerTimeType?
          // The replaced value is released outside of the lock.
          let (isFree, replaced) = state.withLock { state -> (Bool, Output?) in
            guard let last = state.last, last.distance(to: now) < interval else {
              state.last = now
              return (true, nil)
            }
            let old = state.waiting
            if latest || old == nil { state.waiting = value }
            if !state.isScheduled {
              state.isScheduled = true
              wakeAt = last.advanced(by: interval)
            }
            return (false, old)
          }
          withExtendedLifetime(replaced) {}
          if isFree { out.send(value) }
          if let wakeAt { scheduler.schedule(after: wakeAt, sendWaiting) }
        },
        { completion in
          sendWaiting()
          out.send(completion: completion)
        }
      )
    }
  }

  /// Fails or finishes when no value arrives for an interval.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers._Derived<Output, Failure> {
    derived("Timeout") { out in
      let number = LockedValue(0)
      func wait() {
        let current = number.withLock { number -> Int in
          number += 1
          return number
        }
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          guard number.value == current else { return }
          out.send(completion: customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      return (
        { value in
          wait()
          out.send(value)
        }, { out.send(completion: $0) }
      )
    }
  }

  /// Subscribes to the upstream on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers._Derived<Output, Failure> {
    Publishers._Derived("SubscribeOn") { out in
      scheduler.schedule(options: options) {
        out.follow(self, receive: { out.send($0) }) { out.send(completion: $0) }
      }
    }
  }
}
