import Foundation

/// A unit of a written duration, from the largest to the smallest. Its words are English.
enum DurationUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  static func < (one: DurationUnit, other: DurationUnit) -> Bool { one.rawValue < other.rawValue }

  /// The unit for a field of Foundation; nil for another field.
  init?(_ field: Date.ComponentsFormatStyle.Field) {
    guard let unit = Self.allCases.first(where: { $0.field == field }) else { return nil }
    self = unit
  }

  /// The unit among the fields of Foundation.
  var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The unit in components of dates.
  var component: Calendar.Component {
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

  /// The length in seconds; nil for a unit of the calendar.
  var fixedSeconds: Int? {
    switch self {
    case .year, .month, .week, .day: nil
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  /// The word for one.
  var name: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }

  /// The full form of the word: "year" for one, "years" for several.
  func full(_ count: Int) -> String { count == 1 ? name : name + "s" }

  /// A number of units in words: "1 hour", "5 minutes".
  func words(_ count: Int, locale: Locale) -> String { "\(count.formatted(.number.locale(locale))) \(full(count))" }
}

/// A number of units.
struct DurationPart: Equatable {
  let unit: DurationUnit
  let count: Int
}

extension [DurationPart] {
  /// The time between two dates that are whole seconds apart, in units from the largest to the smallest.
  init(_ units: [DurationUnit], from earlier: Date, to later: Date, calendar: Calendar) {
    let ofCalendar = Set(units.filter { $0.fixedSeconds == nil }.map(\.component))
    let components = calendar.dateComponents(ofCalendar, from: earlier, to: later)
    // Not every calendar counts as many seconds as there are in a century, so the shorter units are divided here.
    let reached = ofCalendar.isEmpty ? earlier : calendar.date(byAdding: components, to: earlier) ?? later
    var rest = Swift.max(0, Int(later.timeIntervalSince(reached)))
    self = units.map { unit in
      guard let length = unit.fixedSeconds else {
        return DurationPart(unit: unit, count: components.value(for: unit.component) ?? 0)
      }
      defer { rest %= length }
      return DurationPart(unit: unit, count: rest / length)
    }
  }

  /// At most so many units, from the largest one that is not zero; zeros are left out. If all are zero, the smallest.
  func largest(_ maxCount: Int) -> [DurationPart] {
    guard let first = firstIndex(where: { $0.count != 0 }) else { return suffix(1) }
    return self[first...].prefix(Swift.max(1, maxCount)).filter { $0.count != 0 }
  }

  /// The units in words: "1 hour, 5 minutes".
  func words(locale: Locale) -> String { map { $0.unit.words($0.count, locale: locale) }.joined(separator: ", ") }
}
