import Foundation
import ThreadSupport

/// A value with a locale-aware format, with their types erased.
struct AnyFormattedValue: Equatable, Sendable {
  /// The output of a format.
  enum Output {
    case string(String)
    case attributed(AttributedString)
  }

  private let value: any FormattedValue

  /// A value in a format that writes a string.
  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    value = StyledValue(content: LockedValue((input, format))) { .string($0) }
  }

  /// A value in a format that writes a string with attributes.
  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    value = StyledValue(content: LockedValue((input, format))) { .attributed($0) }
  }

  /// The value in the format of a locale.
  func output(in locale: Locale) -> Output { value.output(in: locale) }

  static func == (one: AnyFormattedValue, other: AnyFormattedValue) -> Bool { one.value.isEqual(to: other.value) }
}

/// A value in a format of some type.
private protocol FormattedValue: Sendable {
  func output(in locale: Locale) -> AnyFormattedValue.Output
  func isEqual(to other: any FormattedValue) -> Bool
}

private struct StyledValue<F: FormatStyle>: FormattedValue where F.FormatInput: Equatable {
  /// The value and the format, which no thread changes, although their types are not `Sendable`.
  let content: LockedValue<(input: F.FormatInput, format: F)>
  let wrap: @Sendable (F.FormatOutput) -> AnyFormattedValue.Output

  func output(in locale: Locale) -> AnyFormattedValue.Output {
    let (input, format) = content.value
    return wrap(format.locale(locale).format(input))
  }

  func isEqual(to other: any FormattedValue) -> Bool {
    guard let other = other as? StyledValue<F> else { return false }
    let (one, two) = (content.value, other.content.value)
    return one.input == two.input && one.format == two.format
  }
}
