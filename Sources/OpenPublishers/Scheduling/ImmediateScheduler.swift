/// A scheduler that runs every closure at once. It has no clock, so it cannot delay.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// There are no options.
  public typealias SchedulerOptions = Never
  /// A moment of a clock that stands still.
  public typealias SchedulerTimeType = _SystemMoment

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// The only moment there is.
  public var now: SchedulerTimeType { SchedulerTimeType(nanoseconds: 0) }

  /// The tolerance: zero, because moments are ignored.
  public var minimumTolerance: _SystemStride { .nanoseconds(0) }

  /// Runs a closure at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs a closure at once, whatever the moment.
  public func schedule(
    after date: SchedulerTimeType, tolerance: _SystemStride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs a closure at once, and not again.
  public func schedule(
    after date: SchedulerTimeType, interval: _SystemStride, tolerance: _SystemStride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
