import Foundation

/// The formats of the passing time: each turns a date, usually the current one, into a text that changes as time
/// passes, and knows when the text changes next.
///
/// The words of these formats are English; digits, separators and written dates follow the locale.
public enum SystemFormatStyle: Sendable {}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A stopwatch that counts up from a date.
  ///
  /// - Parameters:
  ///   - startDate: The date at which the count is zero; before it the stopwatch shows zero.
  ///   - showsHours: Whether hours are shown apart from minutes.
  ///   - maxFieldCount: The most fields that are shown at once.
  ///   - maxPrecision: The smallest step of the count.
  /// - Returns: The format.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A timer that shows the remaining time of an interval.
  ///
  /// - Parameters:
  ///   - interval: The interval; before it the timer shows its whole length, after it zero.
  ///   - showsHours: Whether hours are shown apart from minutes.
  ///   - maxFieldCount: The most fields that are shown at once.
  ///   - maxPrecision: The smallest step of the count.
  /// - Returns: The format.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// A timer that shows the elapsed time of an interval.
  ///
  /// - Parameters:
  ///   - interval: The interval; before it the timer shows zero, after it its whole length.
  ///   - showsHours: Whether hours are shown apart from minutes.
  ///   - maxFieldCount: The most fields that are shown at once.
  ///   - maxPrecision: The smallest step of the count.
  /// - Returns: The format.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The time from a date to the formatted date.
  ///
  /// Unlike the initializer, this shortcut has no weeks among its default fields.
  ///
  /// - Parameters:
  ///   - anchor: The date from which the time is measured.
  ///   - allowedFields: The units that may be shown.
  ///   - maxFieldCount: The most units that are shown at once.
  ///   - sign: When a sign shows whether the formatted date is before or after the anchor.
  /// - Returns: The format.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date, described as seen from the formatted date.
  ///
  /// - Parameters:
  ///   - date: The date that is described.
  ///   - allowedFields: The units that a relative description may use.
  ///   - maxFieldCount: The most fields of a written date.
  ///   - thresholdField: The largest unit of a relative description.
  /// - Returns: The format.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
