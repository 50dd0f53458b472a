#if !canImport(Darwin)
import Foundation

/// A formatter of times between moments, which Foundation has on Apple's platforms alone. Its words are English.
open class DateComponentsFormatter: Formatter {
  /// How the units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As a clock: 1:10.
    case positional
    /// As 1h 10m.
    case abbreviated
    /// As 1 hr, 10 min.
    case short
    /// As 1 hour, 10 minutes.
    case full
    /// In words; the numbers are digits here.
    case spellOut
    /// As 1hr 10min.
    case brief
  }

  /// Which zeros are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Zeros by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As the style of the units wants.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first number.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those in the middle.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those behind the last number.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All of them.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None: numbers of a clock have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units that are written; none for those that the time asks for.
  open var allowedUnits: NSCalendar.Unit = []
  /// How the units are written.
  open var unitsStyle = UnitsStyle.positional
  /// Which zeros are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most; 0 for all.
  open var maximumUnitCount = 0
  /// Whether "About" stands before the time.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands behind the time.
  open var includesTimeRemainingPhrase = false
  /// Whether the first unit may be larger than its usual end; no difference here.
  open var allowsFractionalUnits = false
  /// Whether smaller units count into the last one that is written.
  open var collapsesLargestUnit = false
  /// The calendar.
  open var calendar: Calendar? = .current
  /// The moment from which months and years are counted; a month counts as 30 days here.
  open var referenceDate: Date?

  private static let units: [(unit: NSCalendar.Unit, seconds: Double, names: [String])] = [
    (.year, 31_536_000, ["y", "yr", "year"]), (.month, 2_592_000, ["mo", "mth", "month"]),
    (.weekOfMonth, 604_800, ["w", "wk", "week"]), (.day, 86400, ["d", "day", "day"]),
    (.hour, 3600, ["h", "hr", "hour"]), (.minute, 60, ["m", "min", "minute"]), (.second, 1, ["s", "sec", "second"]),
  ]

  /// The time in words.
  open func string(from timeInterval: TimeInterval) -> String? {
    guard timeInterval.isFinite else { return nil }
    let allowed = allowedUnits.isEmpty ? [.hour, .minute, .second] : allowedUnits
    var rest = abs(timeInterval).rounded()
    var parts: [(count: Int, names: [String])] = []
    for (unit, seconds, names) in Self.units where allowed.contains(unit) {
      let count = (rest / seconds).rounded(.down)
      rest -= count * seconds
      parts.append((Int(count), names))
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
    return phrase((timeInterval < 0 ? "-" : "") + written(parts))
  }

  /// The time from one moment to another in words.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// The time of parts in words.
  open func string(from components: DateComponents) -> String? {
    let counts = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour, components.minute,
      components.second,
    ]
    return string(from: zip(counts, Self.units).reduce(0) { $0 + Double($1.0 ?? 0) * $1.1.seconds })
  }

  /// The text for an interval as a number, or for parts of a date.
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

  private func written(_ parts: [(count: Int, names: [String])]) -> String {
    func plural(_ count: Int, _ name: String) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }
    switch unitsStyle {
    case .positional:
      return parts.enumerated().map { index, part in
        let isPadded = index > 0 || zeroFormattingBehavior == .pad
        return isPadded && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return parts.map { "\($0.count)\($0.names[0])" }.joined(separator: " ")
    case .brief: return parts.map { "\($0.count)\($0.names[1])" }.joined(separator: " ")
    case .short: return parts.map { "\($0.count) \($0.names[1])" }.joined(separator: ", ")
    case .full, .spellOut: return parts.map { plural($0.count, $0.names[2]) }.joined(separator: ", ")
    }
  }

  private func phrase(_ text: String) -> String {
    (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
#endif
