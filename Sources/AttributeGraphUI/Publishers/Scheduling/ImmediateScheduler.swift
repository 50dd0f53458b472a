#if !canImport(Darwin)
/// A scheduler that runs everything at once. It has no time: it cannot wait.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There is nothing to be said about how closures run.
  public typealias SchedulerOptions = Never
  /// The clock is that of a virtual scheduler that nobody turns.
  public typealias SchedulerTimeType = VirtualScheduler.SchedulerTimeType

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// The only moment there is.
  public var now: SchedulerTimeType { SchedulerTimeType(elapsed: .nanoseconds(0)) }

  /// Moments do not matter.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs a closure at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs a closure at once, whatever the moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs a closure at once, and not again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
#endif
