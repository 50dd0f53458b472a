import Foundation

extension SystemFormatStyle {
  /// A format that describes a date as seen from the formatted date: "in 5 minutes", "tomorrow", "Monday, June 3",
  /// "June 2019".
  ///
  /// A near date is described by its distance, in one unit. Hours, minutes and seconds are cut off, not rounded; days,
  /// weeks, months and years are those of the calendar, so that "in 2 days" is the day after tomorrow, even if that is
  /// only 25 hours away. A distance of less than a day is described in days only if no smaller unit is allowed.
  ///
  /// A far date is written, beginning with its year. A date in the year of the formatted date begins with its month, a
  /// date on the day of the formatted date with its hour. A written day without a year and an hour has its weekday. The
  /// names of months and weekdays follow the locale.
  public struct DateReference: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private let date: Date
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>
    private let maxFieldCount: Int
    private let thresholdField: Date.RelativeFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// Makes the format of a description.
    ///
    /// - Parameters:
    ///   - date: The date that is described.
    ///   - allowedFields: The units that a relative description may use. The threshold is always among them, a larger
    ///     unit than the threshold never.
    ///   - maxFieldCount: The most fields of a written date, the largest first: "June 2019" with two, "June 3, 2019"
    ///     with three. A number below one counts as one.
    ///   - thresholdField: The largest unit of a relative description. A date that is at least one of the next larger
    ///     unit away is written. Weeks are not counted: after days come months.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      (self.date, self.allowedFields, self.maxFieldCount, self.thresholdField) =
        (date, allowedFields, maxFieldCount, thresholdField)
    }

    /// The description as seen from a date.
    public func format(_ value: Date) -> AttributedString {
      switch reading(timeline.count(at: value)) {
      case .relative(let part): AttributedString(words(part))
      case .absolute(let start, _): AttributedString(written(from: start))
      }
    }

    /// The last date before a date with another text; nil if there is none.
    public func discreteInput(before input: Date) -> Date? { timeline.lastChange(before: input, of: reading) }

    /// The first date after a date with another text; nil if there is none.
    public func discreteInput(after input: Date) -> Date? { timeline.firstChange(after: input, of: reading) }

    /// The format with the digits and written dates of a locale; the words of a distance are English.
    public func locale(_ locale: Locale) -> DateReference {
      var style = self
      style.locale = locale
      return style
    }

    /// The format with the days, weeks, months and years of a calendar and its time zone.
    public func calendar(_ calendar: Calendar) -> DateReference {
      var style = self
      style.calendar = calendar
      return style
    }

    /// The content of a text. Readings on one side of the date are equal if their texts are. The side is a part of a
    /// reading, because a date is often written in the same way before and after the time of relative descriptions.
    private enum Reading: Equatable {
      /// A distance, positive if the date is in the future.
      case relative(DurationPart)
      /// The date, written from a field on.
      case absolute(from: WrittenField, isPast: Bool)
    }

    /// A field of a written date.
    private enum WrittenField: CaseIterable {
      case year, month, day, hour, minute, second
    }

    private var timeline: MicrosecondTimeline { MicrosecondTimeline(origin: date) }

    /// The described date within what a calendar counts.
    private var target: Date { timeline.calendarDate(at: 0) }

    /// The threshold; a day for a field that is not known.
    private var threshold: DurationUnit { DurationUnit(thresholdField) ?? .day }

    /// The next larger unit than the threshold.
    private var limit: DurationUnit? {
      switch threshold {
      case .year: nil
      case .month: .year
      case .week, .day: .month
      case .hour: .day
      case .minute: .hour
      case .second: .minute
      }
    }

    private func reading(_ count: Int) -> Reading {
      let input = timeline.calendarDate(at: count)
      if let limit, timeline.parts(at: count, in: [limit], calendar: calendar)[0].count > 0 {
        return .absolute(from: firstWrittenField(from: input), isPast: count > 0)
      }
      let units = DurationUnit.allCases.filter {
        $0 == threshold || $0 > threshold && allowedFields.contains($0.field)
      }
      let part = timeline.parts(at: count, in: units, calendar: calendar).largest(1)[0]
      let distance =
        part.unit.fixedSeconds == nil ? calendarDistance(in: part.unit, from: input) : -count.signum() * part.count
      return .relative(DurationPart(unit: part.unit, count: distance))
    }

    /// The units of the calendar from that of a date to that of the described date.
    private func calendarDistance(in unit: DurationUnit, from input: Date) -> Int {
      let component = unit == .week ? .weekOfYear : unit.component
      guard let from = calendar.dateInterval(of: component, for: input)?.start,
        let to = calendar.dateInterval(of: component, for: target)?.start
      else { return 0 }
      return calendar.dateComponents([component], from: from, to: to).value(for: component) ?? 0
    }

    private func firstWrittenField(from input: Date) -> WrittenField {
      if calendar.isDate(input, equalTo: target, toGranularity: .day) { return .hour }
      return calendar.isDate(input, equalTo: target, toGranularity: .year) ? .month : .year
    }

    private func words(_ distance: DurationPart) -> String {
      let isOfCalendar = distance.unit.fixedSeconds == nil
      switch (distance.unit, distance.count) {
      case (_, 0) where !isOfCalendar: return "now"
      case (.day, 0): return "today"
      case (.day, 1): return "tomorrow"
      case (.day, -1): return "yesterday"
      case (let unit, 0): return "this \(unit.name)"
      case (let unit, 1) where isOfCalendar: return "next \(unit.name)"
      case (let unit, -1) where isOfCalendar: return "last \(unit.name)"
      case (let unit, let count):
        let words = unit.words(abs(count), locale: locale)
        return count > 0 ? "in \(words)" : "\(words) ago"
      }
    }

    private func written(from first: WrittenField) -> String {
      let fields = WrittenField.allCases.drop { $0 != first }.prefix(max(1, maxFieldCount))
      var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
      for field in fields {
        style =
          switch field {
          case .year: style.year()
          case .month: style.month(.wide)
          case .day: style.day()
          case .hour: style.hour()
          case .minute: style.minute()
          case .second: style.second()
          }
      }
      if first == .month && fields.last == .day { style = style.weekday(.wide) }
      return target.formatted(style)
    }
  }
}
