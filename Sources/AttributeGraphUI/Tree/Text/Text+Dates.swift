import Foundation

/// Texts of dates and of the time between them.
extension Text {
  /// The style of a date.
  nonisolated public struct DateStyle: Codable, Hashable, Sendable {
    enum Style: Codable {
      case time, date, relative, offset, timer
    }

    let style: Style

    /// The time of day: 3:07 PM.
    public static let time = DateStyle(style: .time)
    /// The day: June 3, 2019.
    public static let date = DateStyle(style: .date)
    /// The distance from now: 2 hours, 23 minutes.
    public static let relative = DateStyle(style: .relative)
    /// The distance from now, with a sign: +2 hours.
    public static let offset = DateStyle(style: .offset)
    /// The distance from now, like a stopwatch: 36:59:01.
    public static let timer = DateStyle(style: .timer)
  }

  /// Makes a text of a date; a style that counts from now follows the clock of the host.
  public nonisolated init(_ date: Date, style: DateStyle) {
    self.init(content: .date(date, style))
  }

  /// Makes a text of the time from one date to another.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
  }

  /// Makes a text of the time from one moment to another.
  public nonisolated init(_ interval: DateInterval) {
    self.init(content: .interval(interval))
  }

  /// Makes a text that counts through an interval as the host's clock advances.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The time at which the count pauses; nil for never.
  ///   - countsDown: Whether the remaining time is shown, and not the elapsed time.
  ///   - showsHours: Whether hours are shown apart from minutes.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      content: .timer(
        DateInterval(start: timerInterval.lowerBound, end: timerInterval.upperBound), pause: pauseTime,
        countsDown: countsDown, showsHours: showsHours))
  }
}

/// Formats dates for texts in an environment.
struct DateDescriber {
  /// The language and the formats.
  let locale: Locale
  /// The calendar for counting days.
  let calendar: Calendar
  /// The time zone.
  let timeZone: TimeZone
  /// The current date.
  let now: Date

  /// A moment in a style.
  func describe(_ date: Date, _ style: Text.DateStyle) -> String {
    switch style.style {
    // A time of `shortened` has a single digit before ten o'clock, in all locales.
    case .time: return date.formatted(format.hour().minute())
    case .date: return date.formatted(format.year().month(.wide).day())
    case .relative: return distance(to: date, parts: 2)
    case .offset:
      // How far now is from the date.
      let sign = now < date ? "-" : "+"
      return sign + distance(to: date, parts: 1)
    case .timer: return clock(wholeSeconds(from: now, to: date).magnitude, showsHours: true)
    }
  }

  /// The time from one date to another, in days and minutes.
  func describe(_ interval: DateInterval) -> String {
    var style = Date.IntervalFormatStyle(date: .numeric, time: .shortened, locale: locale, calendar: calendar)
    style.timeZone = timeZone
    // The style takes a non-empty range; both ends in one minute are shown once.
    return (interval.start..<max(interval.end, interval.start.addingTimeInterval(1))).formatted(style)
  }

  /// The current value of a count through an interval.
  func count(_ interval: DateInterval, pause: Date?, countsDown: Bool, showsHours: Bool) -> String {
    let moment = min(max(pause.map { min($0, now) } ?? now, interval.start), interval.end)
    let seconds =
      countsDown
      ? wholeSeconds(from: moment, to: interval.end) : wholeSeconds(from: interval.start, to: moment)
    return clock(seconds.magnitude, showsHours: showsHours)
  }

  private var format: Date.FormatStyle { Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone) }

  private func wholeSeconds(from one: Date, to other: Date) -> Int {
    Int(other.usableSeconds(since: one).rounded())
  }

  /// Hours, minutes and seconds, like a stopwatch.
  private func clock(_ seconds: UInt, showsHours: Bool) -> String {
    func twoDigits(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(twoDigits(rest))" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(rest))"
  }

  /// The largest parts of the time between now and a date, always in English: there are no tables for other languages.
  private func distance(to date: Date, parts: Int) -> String {
    let (earlier, later) = date < now ? (date, now) : (now, date)
    // Whole seconds are counted from the beginning, so that half a second does not show as one too few.
    let seconds = TimeInterval(wholeSeconds(from: earlier, to: later))
    let units: [(Calendar.Component, String)] = [
      (.year, "year"), (.month, "month"), (.day, "day"), (.hour, "hour"), (.minute, "minute"), (.second, "second"),
    ]
    var calendar = calendar
    calendar.timeZone = timeZone
    let components = calendar.dateComponents(
      Set(units.map(\.0)), from: earlier, to: earlier.addingTimeInterval(seconds))
    let counts = units.map { (components.value(for: $0.0) ?? 0, $0.1) }
    guard let first = counts.firstIndex(where: { $0.0 != 0 }) else { return "0 seconds" }
    let shown = counts[first..<min(first + parts, counts.count)].filter { $0.0 != 0 }
    return shown.map { count, name in "\(count) \(name)\(count == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}

extension Date {
  /// The seconds since another date, at most 1e15 in either direction; 0 where a date is not a number.
  func usableSeconds(since other: Date) -> TimeInterval {
    let seconds = timeIntervalSince(other)
    return seconds.isNaN ? 0 : max(min(seconds, 1e15), -1e15)
  }

  /// The date, or another one if it is not a number.
  func ifNumber(or other: Date) -> Date { timeIntervalSinceReferenceDate.isNaN ? other : self }
}
