import Foundation

/// The environment values on which the characters of texts depend that are not plain strings: the language, the
/// calendar, the time zone, and the style of symbols in a text. Such a text follows this object besides its
/// surroundings.
final class TextFormats: LayoutInput {
  private struct Values: Equatable {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone
    let symbolStyle: SymbolStyle

    init(_ values: EnvironmentValues) {
      (locale, calendar, timeZone) = (values.locale, values.calendar, values.timeZone)
      symbolStyle = values.symbolStyle
    }
  }

  private var current: Values

  /// Makes the values that texts of an environment read.
  init(_ values: EnvironmentValues) { current = Values(values) }

  /// Sets the values of an environment.
  func update(to values: EnvironmentValues) {
    let new = Values(values)
    guard new != current else { return }
    current = new
    notify()
  }
}
