import Foundation

extension SystemFormatStyle {
  /// A format that shows the remaining or the elapsed time of an interval: "4:32", "1:23:45".
  ///
  /// Hours appear while there is one. The elapsed time counts a step when it is over. The remaining time is
  /// rounded up, so that a timer shows zero only when its interval has ended.
  ///
  /// With a precision of a minute or more, or with room for only one field, the units are written in words: "5
  /// minutes".
  public struct Timer: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private var dial: DurationDial

    /// Makes the format of a timer that shows the remaining time.
    ///
    /// - Parameters:
    ///   - interval: The interval; before it the timer shows its whole length, after it zero.
    ///   - showsHours: Whether hours are shown apart from minutes.
    ///   - maxFieldCount: The most fields that are shown at once, the smallest first left out: with three "1:23:45",
    ///     with two "1:23". A number below one counts as one.
    ///   - maxPrecision: The smallest step of the count. Below a second it has as many digits as the step.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        interval, countsDown: true,
        DurationDial(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, minimumDigits: 1))
    }

    /// Makes the format of a timer that shows the elapsed time.
    ///
    /// - Parameters:
    ///   - interval: The interval; before it the timer shows zero, after it its whole length.
    ///   - showsHours: Whether hours are shown apart from minutes.
    ///   - maxFieldCount: The most fields that are shown at once, the smallest first left out: with three "1:23:45",
    ///     with two "1:23". A number below one counts as one.
    ///   - maxPrecision: The smallest step of the count. Below a second it has as many digits as the step.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        interval, countsDown: false,
        DurationDial(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, minimumDigits: 1))
    }

    private init(_ interval: Range<Date>, countsDown: Bool, _ dial: DurationDial) {
      (self.interval, self.countsDown, self.dial) = (interval, countsDown, dial)
    }

    /// The text at a date.
    public func format(_ value: Date) -> AttributedString { dial.text(of: reading(timeline.count(at: value))) }

    /// The last date before a date with another text; nil if there is none.
    public func discreteInput(before input: Date) -> Date? { timeline.lastChange(before: input, of: reading) }

    /// The first date after a date with another text; nil if there is none.
    public func discreteInput(after input: Date) -> Date? { timeline.firstChange(after: input, of: reading) }

    /// The format with the digits and separators of a locale.
    public func locale(_ locale: Locale) -> Timer {
      var style = self
      style.dial.locale = locale
      return style
    }

    private var timeline: MicrosecondTimeline { MicrosecondTimeline(origin: interval.lowerBound) }

    private func reading(_ count: Int) -> Int {
      let length = timeline.count(at: interval.upperBound)
      let elapsed = max(0, min(count, length))
      return dial.reading(countsDown ? length - elapsed : elapsed, isRoundedUp: countsDown)
    }
  }
}
