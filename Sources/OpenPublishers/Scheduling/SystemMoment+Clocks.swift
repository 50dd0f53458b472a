import Foundation

// Conversions between moments of the schedulers, times of Dispatch and dates.
//
// Programs make such a time from the system's clock (`DispatchTime.now() + 0.5`), while delayed work follows the clock
// of a host. So the distance from now is converted: half a second ahead by one clock is half a second ahead by the
// other. Without a host both clocks are the same.

extension _SystemMoment {
  /// The moment at the distance of a time of Dispatch from now.
  public init(_ time: DispatchTime) {
    self.init(
      nanosecondsAhead: Int(clamping: time.uptimeNanoseconds) - Int(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  /// The moment at the distance of a date from now.
  public init(_ date: Date) {
    self.init(nanosecondsAhead: _SystemStride.seconds(date.timeIntervalSinceNow).nanoseconds)
  }

  /// The moment as a time of Dispatch.
  public var dispatchTime: DispatchTime { .now() + .nanoseconds(nanosecondsAhead) }

  /// The moment as a date.
  public var date: Date { Date(timeIntervalSinceNow: Double(nanosecondsAhead) / 1_000_000_000) }

  /// The farthest moment from now, 146 years: schedulers can still add to it and subtract from it.
  private static let farthest = Int.max / 2

  private init(nanosecondsAhead distance: Int) {
    self.init(nanoseconds: SystemTime.now + min(max(distance, -Self.farthest), Self.farthest))
  }

  private var nanosecondsAhead: Int {
    let (difference, overflows) = nanoseconds.subtractingReportingOverflow(SystemTime.now)
    guard !overflows else { return nanoseconds < 0 ? -Self.farthest : Self.farthest }
    return min(max(difference, -Self.farthest), Self.farthest)
  }
}
