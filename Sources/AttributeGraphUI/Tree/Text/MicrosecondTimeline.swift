import Foundation

/// The time before and after a date in whole microseconds, in which the live formats count.
///
/// A `Date` is a binary fraction: the date 5.23 seconds after another one may be a little less than that away. Whole
/// microseconds hide the difference.
struct MicrosecondTimeline {
  static let second = 1_000_000
  /// About 6,300 years. Time beyond is cut off, because not every calendar counts that far.
  private static let limit = 200_000_000_000 * second

  /// The date of the count zero.
  let origin: Date

  /// The microseconds from the origin to a date. A date that is not a number counts as the origin.
  func count(at date: Date) -> Int {
    let count = (date.timeIntervalSince(origin) * Double(Self.second)).rounded()
    guard !count.isNaN else { return 0 }
    return Int(max(min(count, Double(Self.limit)), -Double(Self.limit)))
  }

  /// The date of a count for a calendar.
  func calendarDate(at count: Int) -> Date {
    let limit = TimeInterval(Self.limit / Self.second)
    let seconds = origin.timeIntervalSinceReferenceDate
    return Date(
      timeIntervalSinceReferenceDate: (seconds.isNaN ? 0 : max(min(seconds, limit), -limit))
        + TimeInterval(count) / TimeInterval(Self.second))
  }

  /// The time between the origin and a count in units from the largest to the smallest, without the rest of a second.
  func parts(at count: Int, in units: [DurationUnit], calendar: Calendar) -> [DurationPart] {
    // Sums of whole seconds are exact. Without its fraction the origin is as far from every other date as before.
    let start = Date(timeIntervalSinceReferenceDate: calendarDate(at: 0).timeIntervalSinceReferenceDate.rounded(.down))
    let other = start.addingTimeInterval(TimeInterval(count / Self.second))
    return [DurationPart](units, from: min(start, other), to: max(start, other), calendar: calendar)
  }

  /// The first date after a date at which a reading of the timeline differs; nil if it never does.
  ///
  /// - Precondition: A reading that was left does not come back.
  func firstChange<Reading: Equatable>(after date: Date, of reading: (Int) -> Reading) -> Date? {
    firstChange(from: date, direction: 1, of: reading)
  }

  /// The last date before a date at which a reading of the timeline differs; nil if it never does.
  ///
  /// - Precondition: A reading that was left does not come back.
  func lastChange<Reading: Equatable>(before date: Date, of reading: (Int) -> Reading) -> Date? {
    firstChange(from: date, direction: -1, of: reading)
  }

  private func firstChange<Reading: Equatable>(
    from date: Date, direction: Int, of reading: (Int) -> Reading
  ) -> Date? {
    guard origin.timeIntervalSinceReferenceDate.isFinite, !date.timeIntervalSinceReferenceDate.isNaN else { return nil }
    let start = count(at: date)
    let old = reading(start)
    // Steps that double until the reading has changed, then halves of the last one.
    var (same, changed) = (0, Self.second)
    while reading(start + direction * changed) == old {
      guard changed <= 2 * Self.limit else { return nil }
      (same, changed) = (changed, 2 * changed)
    }
    while changed - same > 1 {
      let middle = same + (changed - same) / 2
      if reading(start + direction * middle) == old { same = middle } else { changed = middle }
    }
    let target = start + direction * changed
    guard abs(target) <= Self.limit else { return nil }
    let zero = origin.timeIntervalSinceReferenceDate
    var seconds = zero + Double(target) / Double(Self.second)
    // Far from 2001 two dates are more than a microsecond apart.
    while direction * (count(at: Date(timeIntervalSinceReferenceDate: seconds)) - target) < 0 {
      seconds += Double(direction) * max(zero.ulp, seconds.ulp, 0.1 / Double(Self.second))
    }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}
