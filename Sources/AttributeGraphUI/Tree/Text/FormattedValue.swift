import Foundation
import ThreadSupport

/// A value with a locale-aware format, with their types erased.
struct AnyFormattedValue: Equatable, Sendable {
  private let value: any FormattedValue

  /// A value in a format.
  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    value = StyledValue(content: LockedValue((input, format)))
  }

  /// The value in the format of a locale.
  func string(in locale: Locale) -> String { value.string(in: locale) }

  static func == (one: AnyFormattedValue, other: AnyFormattedValue) -> Bool { one.value.isEqual(to: other.value) }
}

/// A value in a format of some type.
private protocol FormattedValue: Sendable {
  func string(in locale: Locale) -> String
  func isEqual(to other: any FormattedValue) -> Bool
}

private struct StyledValue<F: FormatStyle>: FormattedValue where F.FormatInput: Equatable, F.FormatOutput == String {
  /// The value and the format, which no thread changes, although their types are not `Sendable`.
  let content: LockedValue<(input: F.FormatInput, format: F)>

  func string(in locale: Locale) -> String {
    let (input, format) = content.value
    return format.locale(locale).format(input)
  }

  func isEqual(to other: any FormattedValue) -> Bool {
    guard let other = other as? StyledValue<F> else { return false }
    let (one, two) = (content.value, other.content.value)
    return one.input == two.input && one.format == two.format
  }
}
