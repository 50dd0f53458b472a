import Foundation

extension SystemFormatStyle {
  /// A format that shows the time from an anchor to a date: "3 minutes, 42 seconds", "-5 seconds", "1:05:32".
  ///
  /// The time is positive after the anchor. It is cut off, not rounded: a second that has not passed is not counted, on
  /// either side of the anchor.
  ///
  /// The text is like a clock if only minutes and seconds are allowed and there is room for both, or only hours,
  /// minutes and seconds and there is room for all three; hours appear once there is one. Otherwise the largest units
  /// are written in words, and zeros are left out.
  public struct DateOffset: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// Makes the format of the time from an anchor.
    ///
    /// - Parameters:
    ///   - anchor: The date from which the time is measured.
    ///   - allowedFields: The units that may be shown. Without any the text is empty.
    ///   - maxFieldCount: The most units that are shown at once: 1 hour, 34 minutes and 23 seconds are "1 hour, 34
    ///     minutes" with two, "1 hour" with one. A number below one counts as one.
    ///   - sign: When a sign shows whether the formatted date is before or after the anchor. Time that is too short to
    ///     show is zero.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      (self.anchor, self.allowedFields, self.maxFieldCount, self.sign) = (anchor, allowedFields, maxFieldCount, sign)
    }

    /// The text at a date.
    public func format(_ value: Date) -> AttributedString {
      let reading = reading(timeline.count(at: value))
      let text =
        switch reading.content {
        case .clock(let seconds):
          Duration.seconds(seconds).formatted(
            Duration.TimeFormatStyle(
              pattern: allowedFields.contains(.hour) && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond,
              locale: locale))
        case .words(let parts): parts.words(locale: locale)
        }
      return AttributedString(text.isEmpty ? "" : signText(reading.signum) + text)
    }

    /// The last date before a date with another text; nil if there is none.
    public func discreteInput(before input: Date) -> Date? { timeline.lastChange(before: input, of: reading) }

    /// The first date after a date with another text; nil if there is none.
    public func discreteInput(after input: Date) -> Date? { timeline.firstChange(after: input, of: reading) }

    /// The format with the digits of a locale; the words are English.
    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style.locale = locale
      return style
    }

    /// The format with the days, weeks, months and years of a calendar and its time zone.
    public func calendar(_ calendar: Calendar) -> DateOffset {
      var style = self
      style.calendar = calendar
      return style
    }

    /// The content of a text; equal readings have equal texts.
    private struct Reading: Equatable {
      enum Content: Equatable {
        case clock(Int)
        case words([DurationPart])
      }

      let content: Content
      /// 1 after the anchor, -1 before it, 0 if no time is shown.
      let signum: Int
    }

    private var timeline: MicrosecondTimeline { MicrosecondTimeline(origin: anchor) }

    private var isClock: Bool {
      switch allowedFields {
      case [.minute, .second]: maxFieldCount >= 2
      case [.hour, .minute, .second]: maxFieldCount >= 3
      default: false
      }
    }

    private func reading(_ count: Int) -> Reading {
      let seconds = count / MicrosecondTimeline.second
      if isClock { return Reading(content: .clock(abs(seconds)), signum: seconds.signum()) }
      let units = DurationUnit.allCases.filter { allowedFields.contains($0.field) }
      let parts = timeline.parts(at: count, in: units, calendar: calendar).largest(maxFieldCount)
      return Reading(content: .words(parts), signum: parts.contains { $0.count != 0 } ? seconds.signum() : 0)
    }

    /// The sign before a text: what the strategy adds to a number.
    private func signText(_ signum: Int) -> String {
      let digit = abs(signum).formatted(.number.locale(locale))
      return signum.formatted(.number.locale(locale).sign(strategy: sign)).replacingOccurrences(of: digit, with: "")
    }
  }
}
