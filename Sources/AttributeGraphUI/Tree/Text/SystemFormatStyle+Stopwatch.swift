import Foundation

extension SystemFormatStyle {
  /// A format that shows the time since a date like a stopwatch: "00:05.23", "01:00:00.00".
  ///
  /// Hours appear once there is one. A step is counted when it is over. Time is counted in
  /// microseconds, so a finer precision than one microsecond counts as one.
  ///
  /// With a precision of a minute or more, or with room for only one field, the units are written in words: "1 hour, 23
  /// minutes", "23 minutes".
  public struct Stopwatch: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private let startDate: Date
    private var dial: DurationDial

    /// Makes the format of a stopwatch.
    ///
    /// - Parameters:
    ///   - startDate: The date at which the count is zero; before it the stopwatch shows zero.
    ///   - showsHours: Whether hours are shown apart from minutes.
    ///   - maxFieldCount: The most fields that are shown at once, the smallest first left out: with four "01:23:45.67",
    ///     with three "01:23:45", with two "1:23". A number below one counts as one.
    ///   - maxPrecision: The smallest step of the count. Below a second it has as many digits as the step:
    ///     100 milliseconds have one.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.startDate = startDate
      dial = DurationDial(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, minimumDigits: 2)
    }

    /// The text at a date.
    public func format(_ value: Date) -> AttributedString { dial.text(of: reading(timeline.count(at: value))) }

    /// The last date before a date with another text; nil if there is none.
    public func discreteInput(before input: Date) -> Date? { timeline.lastChange(before: input, of: reading) }

    /// The first date after a date with another text; nil if there is none.
    public func discreteInput(after input: Date) -> Date? { timeline.firstChange(after: input, of: reading) }

    /// The format with the digits and separators of a locale.
    public func locale(_ locale: Locale) -> Stopwatch {
      var style = self
      style.dial.locale = locale
      return style
    }

    private var timeline: MicrosecondTimeline { MicrosecondTimeline(origin: startDate) }

    private func reading(_ count: Int) -> Int { dial.reading(max(0, count), isRoundedUp: false) }
  }
}

/// The way in which a stopwatch or a timer shows a duration. Durations are in microseconds.
struct DurationDial: Codable, Hashable, Sendable {
  private static let second = MicrosecondTimeline.second
  private static let minute = 60 * second
  private static let hour = 60 * minute

  let showsHours: Bool
  let maxFieldCount: Int
  let maxPrecision: Duration
  /// The digits of the largest field.
  let minimumDigits: Int
  var locale = Locale.autoupdatingCurrent

  /// The part of a duration that the text shows; equal parts have equal texts, other parts have others.
  func reading(_ duration: Int, isRoundedUp: Bool) -> Int {
    let step = step
    let steps = duration / step + (isRoundedUp && !duration.isMultiple(of: step) ? 1 : 0)
    let counted = steps * step
    return counted - counted % smallest(of: layout(of: counted))
  }

  /// The text of a reading.
  func text(of reading: Int) -> AttributedString {
    switch layout(of: reading) {
    case .words(let parts): AttributedString(parts.words(locale: locale))
    // The largest field is not padded when the smallest one is minutes, lest it look like minutes and seconds.
    case .hourMinute: clock(.hourMinute(padHourToLength: 1, roundSeconds: .down), reading)
    case .hourMinuteSecond(let digits):
      clock(.hourMinuteSecond(padHourToLength: minimumDigits, fractionalSecondsLength: digits), reading)
    case .minuteSecond(let digits):
      clock(.minuteSecond(padMinuteToLength: minimumDigits, fractionalSecondsLength: digits), reading)
    }
  }

  /// The fields of a text.
  private enum Layout {
    case words([DurationPart])
    case hourMinute
    case hourMinuteSecond(digits: Int)
    case minuteSecond(digits: Int)
  }

  private func layout(of duration: Int) -> Layout {
    if step >= Self.minute || maxFieldCount <= 1 { return .words(parts(of: duration)) }
    if showsHours && duration >= Self.hour {
      return maxFieldCount == 2 ? .hourMinute : .hourMinuteSecond(digits: maxFieldCount > 3 ? digits : 0)
    }
    return .minuteSecond(digits: maxFieldCount > 2 ? digits : 0)
  }

  /// The length of the smallest field.
  private func smallest(of layout: Layout) -> Int {
    switch layout {
    case .words(let parts): (parts.last?.unit.fixedSeconds ?? 1) * Self.second
    case .hourMinute: Self.minute
    case .hourMinuteSecond(digits: 0), .minuteSecond(digits: 0): Self.second
    case .hourMinuteSecond, .minuteSecond: 1
    }
  }

  private func parts(of duration: Int) -> [DurationPart] {
    let smallest: DurationUnit = step >= Self.hour && showsHours ? .hour : step >= Self.minute ? .minute : .second
    let units: [DurationUnit] = [.hour, .minute, .second].filter { $0 <= smallest && (showsHours || $0 != .hour) }
    var rest = duration / Self.second
    let parts = units.map { unit in
      let length = unit.fixedSeconds ?? 1
      defer { rest %= length }
      return DurationPart(unit: unit, count: rest / length)
    }
    return parts.largest(maxFieldCount)
  }

  private func clock(_ pattern: Duration.TimeFormatStyle.Pattern, _ reading: Int) -> AttributedString {
    AttributedString(
      Duration.microseconds(reading).formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale)))
  }

  /// The precision in microseconds, from one up.
  private var step: Int {
    let (seconds, attoseconds) = maxPrecision.components
    // A step of a millennium is as good as a longer one, and does not overflow.
    return max(1, Int(max(0, min(seconds, 100_000_000_000))) * Self.second + Int(attoseconds / 1_000_000_000_000))
  }

  /// The digits of a fraction of a second in a step.
  private var digits: Int {
    var (digits, rest) = (6, step)
    while digits > 0 && rest.isMultiple(of: 10) { (digits, rest) = (digits - 1, rest / 10) }
    return digits
  }
}
