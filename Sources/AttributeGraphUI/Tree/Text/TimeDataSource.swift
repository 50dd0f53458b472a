import Foundation
import ThreadSupport

/// A value that changes with the time of a host: the current date, or the time from or to a date. A date that is not a
/// number counts as now.
nonisolated public struct TimeDataSource<Value>: Sendable {
  let origin: TimeOrigin
  let value: @Sendable (Date) -> Value

  private init(_ origin: TimeOrigin, _ value: @escaping @Sendable (Date) -> Value) {
    self.origin = origin
    self.value = value
  }
}

/// The kind of a time source, and its date.
enum TimeOrigin: Equatable {
  case now
  case durationSince(Date)
  case rangeFrom(Date)
  case rangeTo(Date)
}

extension TimeDataSource<Date> {
  /// The current date.
  public static var currentDate: TimeDataSource { TimeDataSource(.now) { $0 } }
}

extension TimeDataSource<Duration> {
  /// The time from a date to now; negative before the date.
  public static func durationOffset(to date: Date) -> TimeDataSource {
    TimeDataSource(.durationSince(date)) { .seconds($0.usableSeconds(since: date)) }
  }
}

extension TimeDataSource<Range<Date>> {
  /// The range from a date to now; empty before the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource {
    TimeDataSource(.rangeFrom(date)) { now in
      let start = date.ifNumber(or: now).ifNumber(or: .distantPast)
      return start..<max(start, now.ifNumber(or: start))
    }
  }

  /// The range from now to a date; empty after the date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource {
    TimeDataSource(.rangeTo(date)) { now in
      let end = date.ifNumber(or: now).ifNumber(or: .distantFuture)
      return min(end, now.ifNumber(or: end))..<end
    }
  }
}

extension Text {
  /// Makes a text of a value that follows the clock of the host, formatted for the locale of the environment.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(content: .timed(TimedValue(source, format) { AttributedString($0) }))
  }

  /// Makes a text of a value that follows the clock of the host, formatted for the locale of the environment into a
  /// string with attributes.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(content: .timed(TimedValue(source, format) { $0 }))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value that follows the clock of the host.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// Adds a value that follows the clock of the host, formatted into a string with attributes.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}

/// A value that changes with time, with a locale-aware format; their types are erased.
struct TimedValue: Equatable, Sendable {
  private let origin: TimeOrigin
  private let style: any TimedStyle

  /// A value in a format whose output becomes a string with attributes.
  init<F: FormatStyle>(
    _ source: TimeDataSource<F.FormatInput>, _ format: F,
    _ attributed: @escaping @Sendable (F.FormatOutput) -> AttributedString
  ) {
    origin = source.origin
    style = SourceStyle(format: LockedValue(format), value: source.value, attributed: attributed)
  }

  /// The value at a date, in the format of a locale.
  func output(at date: Date, in locale: Locale) -> AttributedString { style.output(at: date, in: locale) }

  static func == (one: TimedValue, other: TimedValue) -> Bool {
    one.origin == other.origin && one.style.isEqual(to: other.style)
  }
}

/// A format of some type, and the value for it.
private protocol TimedStyle: Sendable {
  func output(at date: Date, in locale: Locale) -> AttributedString
  func isEqual(to other: any TimedStyle) -> Bool
}

private struct SourceStyle<F: FormatStyle>: TimedStyle {
  /// The format, which no thread changes, although its type may not be `Sendable`.
  let format: LockedValue<F>
  let value: @Sendable (Date) -> F.FormatInput
  let attributed: @Sendable (F.FormatOutput) -> AttributedString

  func output(at date: Date, in locale: Locale) -> AttributedString {
    attributed(format.value.locale(locale).format(value(date)))
  }

  func isEqual(to other: any TimedStyle) -> Bool {
    (other as? SourceStyle<F>).map { format.value == $0.format.value } ?? false
  }
}
