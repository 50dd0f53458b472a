#if !canImport(Darwin)
import Foundation

extension DurationUnit {
  /// The unit in the options of a formatter.
  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The length in seconds where there is no date to count from: a month has 30 days.
  var seconds: Double {
    switch self {
    case .year: 31_536_000
    case .month: 2_592_000
    case .week: 604_800
    case .day: 86400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  /// The shortest form, and the short form for one unit.
  private var words: (narrow: String, short: String) {
    switch self {
    case .year: ("y", "yr")
    case .month: ("mo", "mth")
    case .week: ("w", "wk")
    case .day: ("d", "day")
    case .hour: ("h", "hr")
    case .minute: ("m", "min")
    case .second: ("s", "sec")
    }
  }

  /// The shortest form.
  var narrow: String { words.narrow }

  /// The short form: "1 yr", "2 yrs". Units shorter than a day have the same form for several: "2 hr".
  func short(_ count: Int) -> String {
    switch self {
    case .hour, .minute, .second: words.short
    case .year, .month, .week, .day: count == 1 ? words.short : words.short + "s"
    }
  }
}

extension DateComponentsFormatter.UnitsStyle {
  /// The counts of units in this style, the largest unit first, with the digits of a locale. If padded, the first
  /// number of a clock has two digits, like those after it.
  func text(of parts: [(count: Int, unit: DurationUnit)], isPadded: Bool = false, locale: Locale) -> String {
    func number(_ count: Int) -> String { count.formatted(.number.locale(locale)) }
    switch self {
    case .positional:
      return parts.enumerated().map { index, part in
        let digits = part.count.formatted(.number.grouping(.never).locale(locale))
        let zero = 0.formatted(.number.locale(locale))
        return (isPadded || index > 0) && part.count < 10 ? zero + digits : digits
      }.joined(separator: ":")
    case .abbreviated: return parts.map { number($0.count) + $0.unit.narrow }.joined(separator: " ")
    case .brief: return parts.map { number($0.count) + $0.unit.short($0.count) }.joined(separator: " ")
    case .short: return parts.map { "\(number($0.count)) \($0.unit.short($0.count))" }.joined(separator: ", ")
    case .full: return parts.map { $0.unit.words($0.count, locale: locale) }.joined(separator: ", ")
    case .spellOut:
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      speller.locale = Locale(identifier: "en_US")
      return parts.map { part in
        "\(speller.string(from: NSNumber(value: part.count)) ?? number(part.count)) \(part.unit.full(part.count))"
      }.joined(separator: ", ")
    }
  }
}
#endif
