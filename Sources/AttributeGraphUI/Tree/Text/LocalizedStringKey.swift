import Foundation

/// A text to be looked up in the tables of a bundle, with values that are formatted for a locale.
///
/// A key that no table has stands for itself. Its Markdown is rendered: emphasis, strong emphasis, strikethrough, code
/// and links.
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The key to look up: the literal parts, with a specifier for each value.
  let key: String
  /// The values, in the order of the specifiers.
  let arguments: [Argument]

  /// A value in a key.
  enum Argument: Equatable, Sendable {
    /// A string, as it is.
    case string(String)
    /// A number, formatted by the specifier.
    case number(FormatNumber, specifier: String)
    /// A text with its own formatting.
    case text(TextPiece)

    /// The characters, where they are the same in all surroundings.
    var stringInAllSurroundings: String? {
      switch self {
      case .string(let string): string
      case .number(.integer(let number), "%lld") where (-999...999).contains(number): String(number)
      case .number, .text: nil
      }
    }
  }

  /// Makes a key with the values of another one.
  init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  /// Makes a key from a string, whose Markdown is rendered.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Makes a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The string, if it is the same in all locales and has no Markdown; otherwise nil.
  ///
  /// Integers below 1,000 are written with the digits 0 to 9 in all locales, so that most texts need not read their
  /// environment. This rule is ours.
  var stringInAllSurroundings: String? {
    // Many keys are a value and nothing else.
    if arguments.count == 1, key == "%lld" || key == "%@" { return arguments[0].stringInAllSurroundings }
    guard !InlineMarkdown.mayBeIn(key) else { return nil }
    guard !arguments.isEmpty else { return key }
    var strings: [String] = []
    strings.reserveCapacity(arguments.count)
    for argument in arguments {
      guard let string = argument.stringInAllSurroundings else { return nil }
      strings.append(string)
    }
    return plainlyAssembled(by: key) { index, _ in strings[index] } ?? assembled(of: strings)
  }

  /// Puts strings in place of the specifiers of a pattern without Markdown.
  ///
  /// - Parameters:
  ///   - pattern: The key, or what a table has in its place.
  ///   - string: The string for the value at an index and its specifier; nil if it has a formatting of its own.
  /// - Returns: The string, if the specifiers are `%@` and `%lld`, as in nearly all patterns; otherwise nil.
  func plainlyAssembled(by pattern: String, _ string: (Int, _ specifier: String) -> String?) -> String? {
    guard !arguments.isEmpty else { return pattern }
    let bytes = pattern.utf8
    var (assembled, next) = ("", 0)
    var (start, place) = (bytes.startIndex, bytes.startIndex)
    while place < bytes.endIndex {
      guard bytes[place] == FormatPattern.percent else {
        bytes.formIndex(after: &place)
        continue
      }
      assembled += pattern[start..<place]
      let rest = bytes[place...].dropFirst()
      let specifier = rest.first == UInt8(ascii: "@") ? "%@" : rest.starts(with: "lld".utf8) ? "%lld" : ""
      guard !specifier.isEmpty, next < arguments.count, let value = string(next, specifier) else { return nil }
      assembled += value
      next += 1
      place = bytes.index(place, offsetBy: specifier.utf8.count)
      start = place
    }
    return assembled + pattern[start...]
  }

  private func assembled(of strings: [String]) -> String {
    var string = ""
    for piece in FormatPattern(key).pieces {
      switch piece {
      case .literal(let literal): string += literal
      case .argument(let index, _): string += strings.indices.contains(index) ? strings[index] : ""
      }
    }
    return string
  }
}

/// A number in a key.
enum FormatNumber: Equatable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A whole number that is not negative.
  case unsigned(UInt64)
  /// Any number.
  case real(Double)

  /// The number in the format of a `printf` specifier and the conventions of a locale.
  ///
  /// A format style gives the same as `String(format:locale:)` for the specifiers of nearly all texts, in a twentieth
  /// of the time.
  func formatted(_ specifier: String, _ locale: Locale) -> String {
    switch self {
    case .integer(let number) where specifier == "%lld": number.formatted(.number.locale(locale))
    case .integer(let number): String(format: specifier, locale: locale, number)
    // Given a locale, `String(format:locale:)` writes numbers above the signed range as negative.
    case .unsigned(let number) where specifier == "%llu": number.formatted(.number.locale(locale))
    case .unsigned(let number): String(format: specifier, locale: locale, number)
    case .real(let number):
      if let digits = Self.fractionDigits(of: specifier) {
        number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
      } else {
        String(format: specifier, locale: locale, number)
      }
    }
  }

  /// The number of digits behind the point that a specifier such as `%lf` or `%.2f` asks for; nil for other specifiers.
  private static func fractionDigits(of specifier: String) -> Int? {
    if specifier == "%lf" || specifier == "%f" { return 6 }
    guard specifier.hasPrefix("%."), specifier.hasSuffix("f") else { return nil }
    let digits = specifier.dropFirst(2).dropLast(specifier.hasSuffix("lf") ? 2 : 1)
    return digits.utf8.count == 1 ? digits.first?.wholeNumberValue : nil
  }
}

/// A type whose values can be in keys of localised texts.
public protocol _FormatSpecifiable: Equatable {
  /// The `printf` specifier for a value of the type.
  nonisolated var _specifier: String { get }
}

/// A type of numbers that a key can hold.
protocol FormatNumberConvertible {
  /// The number.
  nonisolated var formatNumber: FormatNumber { get }
}

extension Int: _FormatSpecifiable, FormatNumberConvertible {
  /// `%lld`.
  public nonisolated var _specifier: String { "%lld" }
  nonisolated var formatNumber: FormatNumber { .integer(Int64(self)) }
}
extension Int8: _FormatSpecifiable, FormatNumberConvertible {
  /// `%d`.
  public nonisolated var _specifier: String { "%d" }
  nonisolated var formatNumber: FormatNumber { .integer(Int64(self)) }
}
extension Int16: _FormatSpecifiable, FormatNumberConvertible {
  /// `%d`.
  public nonisolated var _specifier: String { "%d" }
  nonisolated var formatNumber: FormatNumber { .integer(Int64(self)) }
}
extension Int32: _FormatSpecifiable, FormatNumberConvertible {
  /// `%d`.
  public nonisolated var _specifier: String { "%d" }
  nonisolated var formatNumber: FormatNumber { .integer(Int64(self)) }
}
extension Int64: _FormatSpecifiable, FormatNumberConvertible {
  /// `%lld`.
  public nonisolated var _specifier: String { "%lld" }
  nonisolated var formatNumber: FormatNumber { .integer(self) }
}
extension UInt: _FormatSpecifiable, FormatNumberConvertible {
  /// `%llu`.
  public nonisolated var _specifier: String { "%llu" }
  nonisolated var formatNumber: FormatNumber { .unsigned(UInt64(self)) }
}
extension UInt8: _FormatSpecifiable, FormatNumberConvertible {
  /// `%u`.
  public nonisolated var _specifier: String { "%u" }
  nonisolated var formatNumber: FormatNumber { .unsigned(UInt64(self)) }
}
extension UInt16: _FormatSpecifiable, FormatNumberConvertible {
  /// `%u`.
  public nonisolated var _specifier: String { "%u" }
  nonisolated var formatNumber: FormatNumber { .unsigned(UInt64(self)) }
}
extension UInt32: _FormatSpecifiable, FormatNumberConvertible {
  /// `%u`.
  public nonisolated var _specifier: String { "%u" }
  nonisolated var formatNumber: FormatNumber { .unsigned(UInt64(self)) }
}
extension UInt64: _FormatSpecifiable, FormatNumberConvertible {
  /// `%llu`.
  public nonisolated var _specifier: String { "%llu" }
  nonisolated var formatNumber: FormatNumber { .unsigned(self) }
}
extension Float: _FormatSpecifiable, FormatNumberConvertible {
  /// `%f`.
  public nonisolated var _specifier: String { "%f" }
  nonisolated var formatNumber: FormatNumber { .real(Double(self)) }
}
extension Double: _FormatSpecifiable, FormatNumberConvertible {
  /// `%lf`.
  public nonisolated var _specifier: String { "%lf" }
  nonisolated var formatNumber: FormatNumber { .real(self) }
}
extension CGFloat: _FormatSpecifiable, FormatNumberConvertible {
  /// `%lf`.
  public nonisolated var _specifier: String { "%lf" }
  nonisolated var formatNumber: FormatNumber { .real(Double(self)) }
}
