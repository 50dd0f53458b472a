#if !canImport(Darwin)
import Foundation

/// The format of `.components(style:fields:)` and `.timeDuration`: the time between two dates in units of a calendar.
/// Its words are English.
///
/// Foundation's own `Date.ComponentsFormatStyle` is an empty type here, to which no style can be given, so the format
/// is a type of its own. The fields are Foundation's, the styles are `Date.ComponentsFormatStyle.Style`.
public struct DateRangeComponentsFormat: FormatStyle, Sendable {
  /// How the units are written.
  public var style: Date.ComponentsFormatStyle.Style
  /// The units in the text; nil for all. Zeros are left out.
  public var fields: Set<Date.ComponentsFormatStyle.Field>?
  /// The calendar in which months and days are counted.
  public var calendar: Calendar
  /// The locale of the numbers; the words are English.
  public var locale: Locale

  /// A format.
  public init(
    style: Date.ComponentsFormatStyle.Style, locale: Locale = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) {
    (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
  }

  /// The time from the first date to the second: "2 hours, 5 minutes". An empty range has none of the smallest unit.
  public func format(_ value: Range<Date>) -> String {
    let units = DurationUnit.allCases.filter { fields?.contains($0.field) ?? true }
    let components = calendar.dateComponents(
      Set(units.map(\.component)), from: value.lowerBound, to: value.upperBound)
    let parts = units.map { (count: components.value(for: $0.component) ?? 0, unit: $0) }
    var shown = style.width == .clock ? Array(parts.drop { $0.count == 0 }) : parts.filter { $0.count != 0 }
    if shown.isEmpty, let last = parts.last { shown = [last] }
    return style.width.unitsStyle.text(of: shown, locale: locale)
  }

  /// The format in another locale.
  public func locale(_ locale: Locale) -> DateRangeComponentsFormat {
    var format = self
    format.locale = locale
    return format
  }

  /// The format in another calendar.
  public func calendar(_ calendar: Calendar) -> DateRangeComponentsFormat {
    var format = self
    format.calendar = calendar
    return format
  }
}

extension Date.ComponentsFormatStyle {
  /// How the units of a duration are written.
  public struct Style: Codable, Hashable, Sendable {
    /// The form of the units.
    enum Width: Codable {
      case wide, abbreviated, condensedAbbreviated, narrow, spellOut
      /// Like a clock, as `.timeDuration` writes them.
      case clock

      /// The style of a `DateComponentsFormatter` with the same form.
      var unitsStyle: DateComponentsFormatter.UnitsStyle {
        switch self {
        case .wide: .full
        case .abbreviated: .short
        case .condensedAbbreviated: .brief
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        case .clock: .positional
        }
      }
    }

    let width: Width

    /// In full: "2 hours, 10 minutes".
    public static var wide: Style { Style(width: .wide) }
    /// Short: "2 hr, 10 min".
    public static var abbreviated: Style { Style(width: .abbreviated) }
    /// Short and without room: "2hr 10min".
    public static var condensedAbbreviated: Style { Style(width: .condensedAbbreviated) }
    /// As short as possible: "2h 10m".
    public static var narrow: Style { Style(width: .narrow) }
    /// With numbers in words: "two hours, ten minutes".
    public static var spellOut: Style { Style(width: .spellOut) }
  }
}

extension FormatStyle where Self == DateRangeComponentsFormat {
  /// A format of the time between two dates, in units of the calendar.
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }

  /// A format of the time between two dates like a clock: "1:05:20", "5:20", "20".
  public static var timeDuration: Self {
    Self(style: Date.ComponentsFormatStyle.Style(width: .clock), fields: [.hour, .minute, .second])
  }
}
#endif
