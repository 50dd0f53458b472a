import Foundation
import ThreadSupport

/// A value in a format that knows languages, of any type.
struct AnyFormattedValue: Equatable, Sendable {
  private let value: any FormattedValue

  /// A value in a format.
  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    value = StyledValue(content: LockedValue((input, format)))
  }

  /// The value as a locale writes it.
  func string(in locale: Locale) -> String { value.string(in: locale) }

  static func == (one: AnyFormattedValue, other: AnyFormattedValue) -> Bool { one.value.isEqual(to: other.value) }
}

/// A value in a format of some type.
private protocol FormattedValue: Sendable {
  func string(in locale: Locale) -> String
  func isEqual(to other: any FormattedValue) -> Bool
}

private struct StyledValue<F: FormatStyle>: FormattedValue where F.FormatInput: Equatable, F.FormatOutput == String {
  /// The value and the format, which no thread changes; their types do not say that they may be shared.
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
