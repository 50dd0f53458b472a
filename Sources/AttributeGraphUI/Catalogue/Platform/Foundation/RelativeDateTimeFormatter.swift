#if !canImport(Darwin)
import Foundation

/// A formatter of the time between two dates, which Foundation has only on Apple platforms. Its text is English.
open class RelativeDateTimeFormatter: Formatter {
  /// How near dates are described.
  public enum DateTimeStyle: Int, Sendable {
    /// Numerically: 1 day ago.
    case numeric
    /// By name if there is one: yesterday.
    case named
  }

  /// The style of the units.
  public enum UnitsStyle: Int, Sendable {
    /// In full: 2 months ago.
    case full
    /// In words: two months ago; here with digits.
    case spellOut
    /// Short: 2 mo. ago.
    case short
    /// Shorter: 2 mo. ago.
    case abbreviated
  }

  /// How near dates are described.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of the units.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence; ignored here.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The locale; the text is English.
  open var locale: Locale! = .current

  private static let units: [(seconds: Double, name: String, short: String)] = [
    (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."), (86400, "day", "day"),
    (3600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
  ]

  /// The text for a time from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let distance = abs(timeInterval).rounded()
    let unit = Self.units.first { distance >= $0.seconds } ?? Self.units[Self.units.count - 1]
    let count = Int((distance / unit.seconds).rounded(.down))
    if dateTimeStyle == .named {
      if count == 0 { return "now" }
      if count == 1, unit.name == "day" { return timeInterval < 0 ? "yesterday" : "tomorrow" }
      if count == 1, unit.seconds > 86400 { return (timeInterval < 0 ? "last " : "next ") + unit.name }
    }
    let words: String
    switch unitsStyle {
    case .full, .spellOut: words = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
    case .short, .abbreviated: words = "\(count) \(unit.short)\(unit.short == "day" && count != 1 ? "s" : "")"
    }
    return timeInterval < 0 ? "\(words) ago" : "in \(words)"
  }

  /// The text for a date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// The text for components relative to now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// The text for a date relative to now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// A formatter of lists, which Foundation has only on Apple platforms.
open class ListFormatter: Formatter {
  /// The locale.
  open var locale: Locale! = .current
  /// The formatter of the items.
  open var itemFormatter: Formatter?

  /// The items in words.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  /// The items as text; nil for no list.
  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale))
  }

  /// The items in words; nil for no list.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
#endif
