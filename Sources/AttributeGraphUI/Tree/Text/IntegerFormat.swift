import Foundation
import ThreadSupport

/// How a locale writes whole numbers: its digits, and what stands around and between them.
///
/// Foundation takes some fifty times as long for one number, so a locale is asked once for each count of digits.
nonisolated final class IntegerFormat {
  /// What stands around the digits of numbers of one sign and count of digits: before the first, and after each.
  private typealias Pattern = [String]

  /// The formats of the locales that were asked for. Locales that change by themselves are not kept.
  private static let known = LockedValue<[Locale: IntegerFormat]>([:])

  private let locale: Locale
  /// The digits from 0 to 9; none where the locale does not write one character for each.
  private let digits: [Character]
  /// The patterns by count of digits, those of negative numbers below zero.
  private var patterns: [Int: Pattern] = [:]

  /// The number as Foundation writes it with `%lld`.
  static func format(_ number: Int64, in locale: Locale) -> String {
    guard locale != .autoupdatingCurrent else { return formatByFoundation(number, locale) }
    let written = known.withLock { known in
      let format = known[locale] ?? IntegerFormat(locale)
      known[locale] = format
      return format.write(number)
    }
    return written ?? formatByFoundation(number, locale)
  }

  private static func formatByFoundation(_ number: Int64, _ locale: Locale) -> String {
    String(format: "%lld", locale: locale, number)
  }

  private init(_ locale: Locale) {
    self.locale = locale
    let written = Self.formatByFoundation(1_234_567_890, locale).filter { $0.wholeNumberValue != nil }
    let isUsual = written.map(\.wholeNumberValue) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    digits = isUsual ? Array(written.suffix(1) + written.dropLast()) : []
  }

  private func write(_ number: Int64) -> String? {
    guard !digits.isEmpty else { return nil }
    let values = String(number.magnitude).utf8.map { Int($0 - UInt8(ascii: "0")) }
    let key = number < 0 ? -values.count : values.count
    let pattern = patterns[key] ?? pattern(of: values.count, isNegative: number < 0)
    patterns[key] = pattern
    guard pattern.count == values.count + 1 else { return nil }
    var written = pattern[0]
    for (index, value) in values.enumerated() {
      written.append(digits[value])
      written += pattern[index + 1]
    }
    return written
  }

  /// The pattern of numbers; empty where the locale writes other digits for some of them.
  private func pattern(of count: Int, isNegative: Bool) -> Pattern {
    let values = (1...count).map { $0 % 10 }
    let magnitude = values.reduce(0) { $0 * 10 + Int64($1) }
    var pattern = [""]
    var found: [Int] = []
    for character in Self.formatByFoundation(isNegative ? -magnitude : magnitude, locale) {
      if let value = character.wholeNumberValue {
        found.append(value)
        pattern.append("")
      } else {
        pattern[pattern.count - 1].append(character)
      }
    }
    return found == values ? pattern : []
  }
}
