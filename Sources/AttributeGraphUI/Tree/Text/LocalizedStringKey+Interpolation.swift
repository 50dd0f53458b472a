import Foundation

extension LocalizedStringKey {
  /// A literal with values in it, from which a key is made.
  nonisolated public struct StringInterpolation: StringInterpolationProtocol {
    /// The literal parts, with a specifier for each value.
    private(set) var key = ""
    /// The values.
    private(set) var arguments: [Argument] = []

    /// Reserves capacity for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(FormatPattern.percent) ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a string, unchanged.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), specifier: "%@")
    }

    /// Adds a number, formatted for the locale.
    ///
    /// Most are `Int`, for which the specialised code needs no conformance lookup.
    @_specialize(where T == Int)
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Adds a number, formatted for the locale with a `printf` specifier.
    @_specialize(where T == Int)
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      guard let number = (value as? any FormatNumberConvertible)?.formatNumber else {
        return append(.string(String(describing: value)), specifier: "%@")
      }
      append(.number(number, specifier: specifier), specifier: specifier)
    }

    /// Adds a value, formatted for the locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format))
    }

    /// Adds a value formatted by a formatter, or its description if the formatter cannot format it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(.string(formatter.string(for: subject) ?? String(describing: subject)), specifier: "%@")
    }

    /// Adds a text with its own formatting.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

    /// Adds a string whose parts have attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) { append(Text(attributedString)) }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style)) }

    /// Adds the time from one date to another.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

    /// Adds the time from one moment to another.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

    /// Adds the remaining or elapsed time of an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// Adds the description of any other value. SwiftUI has no such overload, so this does not compile there.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string(String(describing: value)), specifier: "%@")
    }

    private mutating func append(_ text: Text) { append(.text(TextPiece(text)), specifier: "%@") }

    private mutating func append(_ argument: Argument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// The parts of a `printf` format: literal text, and the places of values.
struct FormatPattern {
  /// A part.
  enum Piece: Equatable {
    /// Characters as they are.
    case literal(String)
    /// A value by its index, counted from 0, with the specifier without a number.
    case argument(Int, specifier: String)
  }

  /// The character with which specifiers begin.
  static let percent = UInt8(ascii: "%")

  /// The parts, in order.
  private(set) var pieces: [Piece] = []

  /// Parses a format; explicit indices of values (`%2$@`) count from 1, and values without one are numbered in order.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - next: The index of the first value without one of its own.
  init<S: StringProtocol>(_ pattern: S, countingFrom next: Int = 0) {
    var next = next
    var literal = ""
    var rest = pattern[...]
    while let sign = rest.firstIndex(of: "%") {
      literal += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@dDuUxXoOfFeEgGcCsSaAi".contains($0) }) else {
        literal += "%"
        continue
      }
      var specifier = String(rest[...end])
      var index = next
      let digits = specifier.prefix(while: \.isNumber)
      if specifier.dropFirst(digits.count).first == "$", let number = Int(digits) {
        index = number - 1
        specifier.removeFirst(digits.count + 1)
      } else {
        next += 1
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.argument(index, specifier: "%" + specifier))
      rest = rest[rest.index(after: end)...]
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    valueCount = next
  }

  /// The index after the last value that has none of its own.
  let valueCount: Int
}
