import Combine
import Foundation
import SwiftUI

/// Times of schedulers, and closures that run at them, as programs write them.
@MainActor
enum SchedulerSpellings {
  static func onMainQueue() {
    let when = DispatchQueue.SchedulerTimeType(DispatchTime.now() + 0.5)
    DispatchQueue.main.schedule(after: when) {}
    DispatchQueue.main.schedule(after: when, tolerance: 0.016) {}
    DispatchQueue.main.schedule(after: when.advanced(by: .milliseconds(5)), tolerance: .milliseconds(1)) {}
    DispatchQueue.main.asyncAfter(deadline: when.dispatchTime) {}
    DispatchQueue.main.asyncAfter(deadline: .now() + DispatchQueue.SchedulerTimeType.Stride(0.5).timeInterval) {}
    print(DispatchQueue.SchedulerTimeType.Stride(.milliseconds(300)).timeInterval)
    print(when.distance(to: DispatchQueue.main.now).magnitude)
  }

  static func repeated() -> [any Cancellable] {
    let now = DispatchQueue.main.now
    return [
      DispatchQueue.main.schedule(after: now.advanced(by: .seconds(1)), interval: .seconds(1)) {},
      DispatchQueue.main.schedule(after: now, interval: .seconds(1), tolerance: .milliseconds(10)) {},
      RunLoop.main.schedule(after: RunLoop.SchedulerTimeType(Date()), interval: 0.5, tolerance: 0.1) {},
      OperationQueue.main.schedule(after: .init(Date()), interval: .seconds(2)) {},
    ]
  }

  static func dates() -> [Date] {
    RunLoop.main.schedule(after: .init(Date(timeIntervalSinceNow: 2))) {}
    RunLoop.main.schedule(after: .init(Date()), tolerance: 0.5) {}
    return [
      RunLoop.SchedulerTimeType(Date()).date, OperationQueue.SchedulerTimeType(Date.distantFuture).date,
      RunLoop.main.now.date,
    ]
  }

  static func wait<S: Scheduler>(on scheduler: S, for length: S.SchedulerTimeType.Stride) {
    scheduler.schedule(after: scheduler.now.advanced(by: length), tolerance: scheduler.minimumTolerance) {}
  }
}
