import Foundation

/// A whole number with a comma between groups of three digits, in every locale.
package func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  var text = ""
  for (offset, digit) in digits.enumerated() {
    if offset > 0, (digits.count - offset).isMultiple(of: 3) { text += "," }
    text.append(digit)
  }
  return number < 0 ? "-\(text)" : text
}

/// A number of things with their noun: `no bodies`, `1 body`, `2 bodies`.
package func counted(_ number: Int, _ one: String, _ many: String) -> String {
  switch number {
  case 0: "no \(many)"
  case 1: "1 \(one)"
  default: "\(grouped(number)) \(many)"
  }
}

/// A number with a number of decimals and a decimal point, in every locale.
package func fixed(_ number: Double, decimals: Int) -> String {
  String(format: "%.\(decimals)f", number)
}

/// A time in a unit, with at least three significant digits but at most five decimals.
///
/// - Parameters:
///   - nanoseconds: The time in nanoseconds.
///   - unit: The unit of the text, which the text does not contain.
/// - Returns: The number alone.
package func timeText(_ nanoseconds: Double, in unit: TimeUnit) -> String {
  let value = nanoseconds / unit.nanoseconds
  let decimals =
    switch value {
    case 100...: 1
    case 10..<100: 2
    case 0.1..<10: 3
    case 0.01..<0.1: 4
    default: 5
    }
  return fixed(value, decimals: decimals)
}

/// A ratio with three significant digits, such as `0.98`, `7.61` or `131`.
package func ratioText(_ ratio: Double) -> String {
  fixed(ratio, decimals: ratio < 9.995 ? 2 : ratio < 99.95 ? 1 : 0)
}

/// Bytes with one decimal; a value that rounds to zero has no sign.
package func bytesText(_ bytes: Double) -> String {
  fixed(abs(bytes) < 0.05 ? 0 : bytes, decimals: 1)
}

/// The alignment of a cell in its column.
package enum CellAlignment: Sendable {
  /// At the start, for text.
  case leading

  /// At the end, for numbers.
  case trailing
}

extension String {
  /// The text padded with spaces to a width in characters; a wider text does not change.
  package func padded(to width: Int, alignment: CellAlignment) -> String {
    let padding = String(repeating: " ", count: max(0, width - count))
    switch alignment {
    case .leading: return self + padding
    case .trailing: return padding + self
    }
  }

  /// The text, its middle replaced by an ellipsis if it is longer than `width`.
  ///
  /// The middle is removed because the names of scenarios differ at both ends.
  package func shortened(to width: Int) -> String {
    guard count > width, width > 0 else { return self }
    let kept = width - 1
    return prefix(kept - kept / 2) + "…" + suffix(kept / 2)
  }

  /// The text in lines of at most `width` characters, broken between words; a longer word is broken anywhere.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      var rest = word[...]
      if !line.isEmpty, line.count + 1 + rest.count > width {
        lines.append(line)
        line = ""
      }
      while rest.count > width {
        lines.append(String(rest.prefix(width)))
        rest = rest.dropFirst(width)
      }
      line += line.isEmpty ? String(rest) : " \(rest)"
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }
}
