#if !canImport(Darwin)
import Foundation

/// A formatter of durations, which Foundation has only on Apple platforms. Its text is English.
open class DateComponentsFormatter: Formatter {
  /// The style of the units.
  public enum UnitsStyle: Int, Sendable {
    /// Like a clock: 1:10.
    case positional
    /// Like 1h 10m.
    case abbreviated
    /// Like 1 hr, 10 min.
    case short
    /// Like 1 hour, 10 minutes.
    case full
    /// In words: one hour, ten minutes.
    case spellOut
    /// Like 1hr 10min.
    case brief
  }

  /// The zeros that are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Zeros by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default of the units style.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leading zeros.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros in the middle.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Trailing zeros.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All of them.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None: numbers have two digits like a clock's.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units in the text; none for those that fit the duration.
  open var allowedUnits: NSCalendar.Unit = []
  /// The style of the units.
  open var unitsStyle = UnitsStyle.positional
  /// The zeros that are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units in the text; 0 for all.
  open var maximumUnitCount = 0
  /// Whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// Whether the first unit may exceed its usual limit; ignored here.
  open var allowsFractionalUnits = false
  /// Whether smaller units are added to the last one in the text.
  open var collapsesLargestUnit = false
  /// The calendar.
  open var calendar: Calendar? = .current
  /// The date from which months and years are counted; here a month has 30 days.
  open var referenceDate: Date?

  /// The time in words.
  open func string(from timeInterval: TimeInterval) -> String? {
    guard timeInterval.isFinite else { return nil }
    let allowed = allowedUnits.isEmpty ? [.hour, .minute, .second] : allowedUnits
    var rest = abs(timeInterval).rounded()
    var parts: [(count: Int, unit: DurationUnit)] = []
    for unit in DurationUnit.allCases where allowed.contains(unit.calendarUnit) {
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      parts.append((Int(count), unit))
    }
    guard !parts.isEmpty else { return nil }
    if zeroFormattingBehavior != .pad {
      while parts.count > (unitsStyle == .positional ? 2 : 1), parts[0].count == 0 { parts.removeFirst() }
      if unitsStyle != .positional, parts.count > 1 {
        let nonZero = parts.filter { $0.count != 0 }
        parts = nonZero.isEmpty ? [parts[parts.count - 1]] : nonZero
      }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let text = unitsStyle.text(
      of: parts, isPadded: zeroFormattingBehavior == .pad, locale: calendar?.locale ?? .current)
    return phrase((timeInterval < 0 ? "-" : "") + text)
  }

  /// The duration between two dates as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// The duration of components as text.
  open func string(from components: DateComponents) -> String? {
    let counts = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour, components.minute,
      components.second,
    ]
    return string(from: zip(counts, DurationUnit.allCases).reduce(0) { $0 + Double($1.0 ?? 0) * $1.1.seconds })
  }

  /// The text for a number of seconds, or for components.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  /// The time in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func phrase(_ text: String) -> String {
    (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
#endif
