import Foundation

extension LocalizedStringKey {
  /// A literal with values in it, on its way to a key.
  nonisolated public struct StringInterpolation: StringInterpolationProtocol {
    /// The literal parts, with a specifier for each value.
    private(set) var key = ""
    /// The values.
    private(set) var arguments: [Argument] = []

    /// Makes room for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds a part as it is written.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(FormatPattern.percent) ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a string, as it is.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), specifier: "%@")
    }

    /// Adds a number, formatted for the locale.
    ///
    /// Most are `Int`, for which the specialisation needs no look at the conformances of its type.
    @_specialize(where T == Int)
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: value._specifier)
    }

    /// Adds a number, formatted as a specifier of C's `printf` says and for the locale.
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

    /// Adds a value as a formatter writes it, or its description where it cannot.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(.string(formatter.string(for: subject) ?? String(describing: subject)), specifier: "%@")
    }

    /// Adds a text with looks of its own.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

    /// Adds a string whose parts have attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) { append(Text(attributedString)) }

    /// Adds a moment, as a style shows it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style)) }

    /// Adds the time from one moment to another.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

    /// Adds the time from one moment to another.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

    /// Adds the time that is left in an interval, or that has passed.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// Adds the description of any other value. SwiftUI has no such form, and does not compile it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string(String(describing: value)), specifier: "%@")
    }

    private mutating func append(_ text: Text) { append(.text(text), specifier: "%@") }

    private mutating func append(_ argument: Argument, specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

/// The parts of a pattern in the form of `printf`: what is written as it is, and where values are put.
struct FormatPattern {
  /// A part.
  enum Piece: Equatable {
    /// Characters as they are.
    case literal(String)
    /// A value by its number, counted from 0, with the specifier without a number.
    case argument(Int, specifier: String)
  }

  /// The sign with which specifiers begin.
  static let percent = UInt8(ascii: "%")

  /// The parts, in order.
  private(set) var pieces: [Piece] = []

  /// Reads a pattern; the numbers of values in it (`%2$@`) count from 1, and those without are counted through.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - next: The number of the first value without one of its own.
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

  /// The number of the value after the last one that has no number of its own.
  let valueCount: Int
}
